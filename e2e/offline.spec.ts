// Installed once, works without a connection: also parts that were not opened before. From the root a skirmish is played on offline.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, needsChromium, test } from './calculator.ts';
import { ROOT, SUB_PATH } from './static-server.ts';

needsChromium();
test.use({ serviceWorkers: 'allow' });

test(`computes offline, served from ${SUB_PATH}`, async ({ page, context, calculator }) => {
  await calculator.openPlain('fantasy/attack', SUB_PATH);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    while (registration.active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await context.setOffline(true);
  await page.reload();
  await calculator.settled();
  await calculator.edit();
  await calculator.field('Attacks').fill('20');
  await expect(calculator.bigNumber).toHaveText('5.00');
  await calculator.verb('Combat');
  await expect(page.getByRole('region', { name: 'Second unit', exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'What matters' }).click();
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  await page.getByRole('link', { name: 'Learn' }).click();
  await expect(page.getByRole('heading', { name: 'How to read the numbers' })).toBeVisible();
});

test('the offline store waits until the page is at rest, and begins with the game that is looked at', async ({
  page,
}) => {
  const order: { readonly [game: string]: readonly string[] } = JSON.parse(
    readFileSync(join(ROOT, 'offline-order.json'), 'utf8'),
  );
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  await page.goto('/#/killteam/shoot');
  await expect(page.getByTestId('answer')).toHaveAttribute('data-stale', 'false');
  expect(asked).not.toContain('sw.js');
  expect(asked).not.toContain('offline-order.json');
  await expect.poll(() => asked).toContain('sw.js');
  const before = new Set(asked.slice(0, asked.indexOf('sw.js')));
  expect(order.killteam.length).toBeGreaterThan(20);
  expect(order.killteam.filter((file) => !before.has(file))).toEqual([]);
  // Pages share small files; whole tables belong to one game.
  const tables = Object.values(order).flatMap((files) => files.filter((file) => file.includes('.table-')));
  expect(tables.length).toBeGreaterThan(5);
  expect(tables.filter((file) => before.has(file) && !order.killteam.includes(file))).toEqual([]);
});
