// First visit: all JavaScript a page needs to answer, and how wide it stands. Calculators open on a battle that was answered when the site
// was built, so the engine is not among it, and here it never arrives: panels that ask further questions fetch it, or the first sign of a hand.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { games } from '@oddsmith/games';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScrollAtAnyWidth } from './accessible.ts';
import { expect, needsChromium, test, unfoldAll } from './calculator.ts';
import { loadedUntilShown, noteWhenShown } from './shown.ts';
import { ROOT } from './static-server.ts';

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

for (const { id } of games.flatMap((game) => game.calculators))
  test(`${id} loads at most 154 kB of JavaScript in 15 requests before it answers, little after it, and fits 320 to 3840 px`, async ({
    page,
  }) => {
    await page.route('**/engine.worker*', (route) => route.abort());
    const sizes = scriptsOf(page);
    await noteWhenShown(page, '[data-testid=answer][data-stale=false]');
    await page.goto(`/#/${id}`);
    await expect(page.getByTestId('answer')).toHaveAttribute('data-stale', 'false');
    await page.waitForLoadState('networkidle');
    const { paths: needed } = await loadedUntilShown(page);
    expect(total(new Map([...sizes].filter(([path]) => needed.has(path))))).toBeLessThanOrEqual(154_000);
    expect(total(sizes)).toBeLessThanOrEqual(159_000);
    expect(needed.size, [...needed].join(' ')).toBeLessThanOrEqual(15);
    await unfoldAll(page);
    await expectNoSidewaysScrollAtAnyWidth(page);
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
  expect(engine.size).toBeLessThanOrEqual(12);
  expect([...engine.keys()].filter((path) => /combat|battle/.test(path))).toEqual([]);
});

test('the start page loads at most 60 kB of JavaScript', async ({ page }) => {
  const sizes = scriptsOf(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Exact odds for your next roll.' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(total(sizes)).toBeLessThanOrEqual(60_000);
});

test('all scripts of the site are at most 5.5 MB: the page and its one worker share what both need, and neither has it twice', () => {
  const assets = join(ROOT, 'assets');
  const sizes = readdirSync(assets).flatMap((name) =>
    name.endsWith('.js')
      ? [{ name: name.replace(/-[\w-]{8}\.js$/, ''), bytes: statSync(join(assets, name)).size }]
      : [],
  );
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(5_500_000);
  // Data are the same to the letter in both, so a second file of them would be as long.
  const tables = sizes.filter(({ name }) => name.endsWith('.table'));
  expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length);
});

test('no script waits for one that waits for it: what both need of each other would be missing when the first of them runs', () => {
  const assets = join(ROOT, 'assets');
  const imports = new Map(
    readdirSync(assets).flatMap((name) => {
      if (!name.endsWith('.js')) return [];
      const text = readFileSync(join(assets, name), 'utf8');
      return [[name, [...text.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)].map(([, other]) => other)]];
    }),
  );
  const needs = (name: string, found = new Set<string>()): ReadonlySet<string> => {
    for (const other of imports.get(name) ?? []) if (!found.has(other)) needs(other, found.add(other));
    return found;
  };
  expect([...imports.keys()].filter((name) => needs(name).has(name))).toEqual([]);
});
