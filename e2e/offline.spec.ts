// Installed once, works without a connection: also parts that were not opened before. From the root a skirmish is played on offline.
import { expect, needsChromium, test } from './calculator.ts';
import { SUB_PATH } from './static-server.ts';

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
