// First visit to the fantasy page: all JavaScript that is loaded, the engine's worker included.
import { gzipSync } from 'node:zlib';
import { expect, needsChromium, test } from './calculator.ts';

needsChromium();

const LIMIT_BYTES = 150_000;

// The service worker fetches everything for later; here only what the page itself needs counts.
test.use({ serviceWorkers: 'block' });

test('first-load JavaScript is at most 150 kB gzipped', async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) sizes.set(pathname, gzipSync(await response.body()).length);
  });
  await page.goto('/');
  await expect(page.getByTestId('sentence')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'first load', description: `${total} bytes: ${JSON.stringify([...sizes])}` });
  expect([...sizes.keys()].some((path) => path.includes('worker'))).toBe(true);
  expect([...sizes.keys()].some((path) => path.includes('fantasy'))).toBe(true);
  expect(total).toBeLessThanOrEqual(LIMIT_BYTES);
});
