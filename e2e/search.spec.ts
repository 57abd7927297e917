// The search over everything, by the words players use.
import { expect, needsChromium, test } from './calculator.ts';

needsChromium();

for (const [typed, found] of [
  ['skirmish', /Skirmish/],
  ['armies', /Armies/],
  ['+1 to wound', /To wound/],
  ['intercessors', /Intercessor/],
] as const)
  test(`the search finds “${typed}”`, async ({ page }) => {
    await page.goto('/#/wh40k/attack');
    await page.locator('[data-testid=answer][data-stale=false]').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search presets, rules and fields' }).fill(typed);
    await expect(page.getByRole('option').filter({ hasText: found }).first()).toBeVisible();
  });

test('a field of another page is opened where it stands', async ({ page }) => {
  await page.goto('/#/axis/battle');
  await page.locator('[data-testid=answer][data-stale=false]').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search presets, rules and fields' }).fill('+1 to wound');
  await page.getByRole('option').filter({ hasText: 'Field, 40,000: Attack' }).first().click();
  await expect(page).toHaveURL(/#\/wh40k\/attack/);
  await expect(page.locator('#fields')).toBeVisible();
});

test('who was picked last is offered before anything is typed', async ({ page }) => {
  await page.goto('/#/fantasy/battle');
  await page.locator('[data-testid=answer][data-stale=false]').waitFor();
  await page.keyboard.press('a');
  await page.getByRole('searchbox').fill('black orcs');
  await page.keyboard.press('Enter');
  await expect(page.locator('#pick-attacker')).toHaveText(/Black Orc/);
  await page.keyboard.press('d');
  await expect(page.getByRole('region', { name: 'Recent' }).getByRole('button', { name: /Black Orc/ })).toBeVisible();
});
