// What has been loaded is shown at once: with the page's clock standing still, nothing that is kept back for a while would ever come.
import { expect, needsChromium, test } from './calculator.ts';

needsChromium();

test('the answer and the parts around it wait for no clock', async ({ calculator, page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await calculator.openPage('/#/wh40k/attack');
  await expect(page.getByRole('region', { name: 'Weapons step by step' })).toBeVisible();
  await expect(page.locator('#main [aria-busy=true]')).toHaveCount(0);
});
