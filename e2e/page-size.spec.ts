// How much a page of a battle asks of its reader: controls in the first screen, screens on a phone, and where the two cards stand.
import { games } from '@oddsmith/games';
import type { Page } from '@playwright/test';
import { expect, needsChromium, test } from './calculator.ts';

needsChromium();

const ids = games.flatMap((game) => game.calculators).map(({ id }) => id);

/** What can be touched within the first screen. The counters of Axis & Allies come besides. */
function controlsInSight(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [role=radio], [role=slider], [role=tab], [role=button]',
      ),
    ]
      .filter((element) => {
        const { width, height, top, bottom } = element.getBoundingClientRect();
        const isCounter = element.closest('[data-counters]') !== null;
        return !isCounter && element.checkVisibility() && width > 0 && height > 0 && top < innerHeight && bottom > 0;
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''),
  );
}

/** What comes after the answer is there too. */
async function openWhole(page: Page, id: string): Promise<void> {
  await page.goto(`/#/${id}`);
  await expect(page.getByTestId('answer')).toHaveAttribute('data-stale', 'false');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'What would change it' })).toHaveAttribute('data-settled', 'true');
}

for (const id of ids) {
  test(`${id} asks for at most 40 controls in the first screen of a desk`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openWhole(page, id);
    const controls = await controlsInSight(page);
    expect(controls.length, controls.join(' | ')).toBeLessThanOrEqual(40);
  });

  test.describe(() => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`${id} asks for at most 24 on a phone, both cards and the figure stand within 560 px, the page is four screens`, async ({
      page,
    }) => {
      await openWhole(page, id);
      const controls = await controlsInSight(page);
      expect(controls.length, controls.join(' | ')).toBeLessThanOrEqual(24);
      const bottoms = await page
        .locator('[data-testid=big-number], [data-card]')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
      expect(bottoms.length).toBeGreaterThanOrEqual(2);
      expect(Math.max(...bottoms)).toBeLessThanOrEqual(560);
      const { screens, within } = await page.evaluate(() => ({
        screens: document.documentElement.scrollHeight / innerHeight,
        within: [...document.querySelectorAll('main *')].filter(
          (part) =>
            part.checkVisibility() &&
            part.scrollHeight > part.clientHeight + 4 &&
            /auto|scroll/.test(getComputedStyle(part).overflowY),
        ).length,
      }));
      expect(screens).toBeLessThanOrEqual(4);
      // One scroll: that of the page.
      expect(within).toBe(0);
    });
  });
}
