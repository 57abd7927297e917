// First visit: all JavaScript a page needs to answer. Calculators open on a battle that was answered when the site was built, so the
// engine is not among it, and here it never arrives: panels that ask further questions fetch it, or the first sign of a hand.
import { gzipSync } from 'node:zlib';
import { games } from '@oddsmith/games';
import type { Page } from '@playwright/test';
import { expect, needsChromium, test } from './calculator.ts';

needsChromium();

/** Gzipped bytes by path; complete once the network is idle. */
function scriptsOf(page: Page): Map<string, number> {
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    const body = await response.body().catch(() => '');
    sizes.set(pathname, gzipSync(body).length);
  });
  return sizes;
}

function total(sizes: Map<string, number>): number {
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'first load', description: `${bytes} bytes: ${JSON.stringify([...sizes])}` });
  return bytes;
}

/** To be called before a page is opened: notes when the answer is drawn. */
async function noteTheAnswer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('[data-testid=answer][data-stale=false]') === null) return;
      performance.mark('answered');
      observer.disconnect();
    });
    observer.observe(document, { attributes: true, childList: true, subtree: true });
  });
}

/** Paths of what had been asked for until then. */
async function beforeTheAnswer(page: Page): Promise<ReadonlySet<string>> {
  const names = await page.evaluate(() => {
    const { startTime: answered } = performance.getEntriesByName('answered')[0];
    const loaded = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= answered);
    return loaded.map(({ name }) => name);
  });
  return new Set(names.map((name) => new URL(name).pathname));
}

for (const { id } of games.flatMap((game) => game.calculators))
  test(`${id} loads at most 150 kB of JavaScript before it answers, and little after it`, async ({ page }) => {
    await page.route('**/engine.worker*', (route) => route.abort());
    const sizes = scriptsOf(page);
    await noteTheAnswer(page);
    await page.goto(`/#/${id}`);
    await expect(page.getByTestId('answer')).toHaveAttribute('data-stale', 'false');
    await page.waitForLoadState('networkidle');
    const needed = await beforeTheAnswer(page);
    expect(total(new Map([...sizes].filter(([path]) => needed.has(path))))).toBeLessThanOrEqual(150_000);
    expect(total(sizes)).toBeLessThanOrEqual(155_000);
  });

test('the engine of one question is at most 85 kB, and no other is loaded', async ({ page }) => {
  await page.goto('/#/fantasy/attack');
  await expect(page.getByTestId('answer')).toHaveAttribute('data-stale', 'false');
  await page.waitForLoadState('networkidle');
  const engine = scriptsOf(page);
  await page.mouse.move(200, 200);
  await expect.poll(() => [...engine.keys()].some((path) => path.includes('engine.worker'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(total(engine)).toBeLessThanOrEqual(85_000);
  expect([...engine.keys()].filter((path) => /combat|battle/.test(path))).toEqual([]);
});

test('the start page loads at most 60 kB of JavaScript', async ({ page }) => {
  const sizes = scriptsOf(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Exact odds for your next roll.' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(total(sizes)).toBeLessThanOrEqual(60_000);
});
