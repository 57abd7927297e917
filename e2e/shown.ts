// When something is drawn for the first time, by the page's own clock, and what had been asked for or had come until then.
import type { Page } from '@playwright/test';

/** To be called before a page is opened. */
export async function noteWhenShown(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(wanted) === null) return;
      performance.mark('shown');
      observer.disconnect();
    });
    observer.observe(document, { attributes: true, childList: true, subtree: true });
  }, selector);
}

/** Paths of what had been asked for, and when the last of what was there by then had come. */
export async function loadedUntilShown(page: Page) {
  const { names, lastByte } = await page.evaluate(() => {
    const { startTime: shown } = performance.getEntriesByName('shown')[0];
    const loads = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const ends = loads.map((load) => (load as PerformanceResourceTiming).responseEnd);
    return {
      names: loads.filter(({ startTime }) => startTime <= shown).map(({ name }) => name),
      lastByte: Math.max(...ends.filter((end) => end <= shown)),
    };
  });
  return { paths: new Set(names.map((name) => new URL(name).pathname)), lastByte };
}
