// One pair of units per game: chosen in one mode, there in the others.
import { expect, needsChromium, test } from './calculator.ts';

needsChromium();

test('the operative I shoot with is the one I fight with and the one in strike or parry', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#/killteam/shoot');
  const target = page.getByRole('region', { name: 'Defender', exact: true });
  await target.getByRole('button', { name: 'Choose an operative' }).click();
  await page.getByRole('searchbox', { name: 'Search by operative, team or weapon' }).fill('intercessor');
  const row = page.getByRole('list', { name: 'Operatives' }).getByRole('button').first();
  const name = (await row.locator('span').first().textContent()) ?? '';
  await row.click();
  await calculator.settled();
  await page.getByRole('link', { name: 'Fight', exact: true }).click();
  await calculator.settled();
  await expect(calculator.sentence).toContainText(name);
  await page.getByRole('link', { name: 'Strike or parry' }).click();
  await calculator.settled();
  await expect(page).toHaveTitle(new RegExp(name));
});

test('a Grimdark unit goes from the attack to the duel and back', async ({ calculator, page }) => {
  await calculator.open('/#/grimdark/attack');
  const name = page.getByRole('region', { name: 'Attacker', exact: true }).getByRole('textbox', { name: 'Name' });
  await name.fill('My champions');
  await calculator.settled();
  await page.getByRole('link', { name: 'Duel', exact: true }).click();
  await expect(calculator.sentence).toContainText('My champions');
});

test('the target of a 40,000 attack is the one of the charge and of the test', async ({ calculator, page }) => {
  await calculator.open('/#/wh40k/attack');
  await page.getByRole('region', { name: 'Defender', exact: true }).getByRole('textbox').first().fill('My terminators');
  await calculator.settled();
  await page.getByRole('link', { name: 'Charge', exact: true }).click();
  await calculator.settled();
  await expect(page.getByRole('region', { name: 'Defender', exact: true }).getByRole('textbox').first()).toHaveValue(
    'My terminators',
  );
});
