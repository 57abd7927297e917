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
  await calculator.verb('Fight');
  await calculator.settled();
  await expect(calculator.sentence).toContainText(name);
  await calculator.verb('Strike or parry');
  await calculator.settled();
  await expect(page).toHaveTitle(new RegExp(name));
});

test('a Grimdark unit is picked from an army, folds to a line, and goes from the attack to the duel', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#/grimdark/attack');
  // A long form is a line until somebody opens it.
  const defender = page.getByRole('button', { name: 'Defender', exact: true });
  await expect(defender).toHaveAttribute('aria-expanded', 'false');
  await defender.click();
  await expect(page.getByRole('region', { name: 'Defender', exact: true }).getByLabel('Unit rules')).toBeVisible();
  await page.getByRole('button', { name: 'Choose attacker' }).click();
  await page.getByRole('searchbox', { name: 'Search by unit' }).fill('bastion walker');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Bastion Walker/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Attacker', exact: true })).toHaveAttribute('aria-expanded', 'false');
  await calculator.settled();
  await expect(calculator.sentence).toContainText('Bastion Walker');
  await calculator.verb('Duel');
  await expect(calculator.sentence).toContainText('Bastion Walker');
});

test('the pair of a 40,000 attack is the one of the test, the charge and the melee, and back', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#/wh40k/attack');
  await page.getByRole('region', { name: 'Defender', exact: true }).getByRole('textbox').first().fill('My terminators');
  await page.getByRole('button', { name: 'Choose attacker' }).click();
  await page.getByLabel('Search units').fill('assault intercessor squad');
  await page
    .getByRole('region', { name: 'Catalogue' })
    .getByRole('button', { name: /^Assault Intercessor Squad/ })
    .first()
    .click();
  await calculator.settled();
  // A mode without units in between takes nothing away.
  await calculator.verb('Battle-shock');
  await calculator.settled();
  await expect(page).toHaveTitle(/ · My terminators v Battle-shock · 40,000, Oddsmith$/);
  await calculator.verb('Charge');
  await calculator.settled();
  await expect(page.getByRole('region', { name: 'Defender', exact: true }).getByRole('textbox').first()).toHaveValue(
    'My terminators',
  );
  await expect(page.getByRole('textbox', { name: 'Name of weapon 1' })).toHaveValue(/chainsword/i);
  await calculator.verb('Melee');
  await calculator.settled();
  await expect(page).toHaveTitle(/Assault Intercessor Squad v My terminators/);
  await calculator.verb('Attack');
  await calculator.settled();
  await expect(page).toHaveTitle(/Assault Intercessor Squad v My terminators/);
});

test('fantasy cards give their strikes to the plain dice, Axis armies go to what to send and to the landing', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#/fantasy/battle');
  await page.getByRole('spinbutton', { name: 'Models', exact: true }).last().fill('17');
  await calculator.settled();
  await calculator.verb('Attack');
  await calculator.settled();
  await expect(calculator.sentence).toContainText('17');
  await calculator.verb('Combat');
  await calculator.settled();
  await expect(
    page.getByRole('region', { name: 'Second unit', exact: true }).getByRole('spinbutton', { name: 'Models' }).first(),
  ).toHaveValue('17');

  await calculator.open('/#/axis/battle');
  const defenders = page.getByRole('region', { name: 'Defender: card' });
  await defenders
    .getByRole('spinbutton', { name: /infantry/i })
    .first()
    .fill('13');
  await calculator.settled();
  await calculator.verb('What to send');
  await calculator.settled();
  await expect(defenders.getByRole('spinbutton', { name: /infantry/i }).first()).toHaveValue('13');
});

test('an effect is saved once and laid on a unit in another mode with one tap', async ({ calculator, page }) => {
  await calculator.openPlain('killteam/shoot');
  const rules = page.getByRole('region', { name: 'Weapon rules' });
  await rules.getByRole('combobox', { name: 'Reroll' }).selectOption({ label: 'Relentless' });
  await calculator.settled();
  await page.getByRole('button', { name: 'Save these rules for later' }).click();
  await page.getByRole('textbox', { name: 'Name of the effect' }).fill('Steady hands');
  await page.getByRole('checkbox', { name: /Reroll: Relentless/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  const chip = page.getByRole('region', { name: 'Your effects' }).getByRole('button', { name: 'Steady hands' });
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await calculator.openPlain('killteam/fight');
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  const before = await calculator.bigNumber.textContent();
  await chip.click();
  await expect(calculator.bigNumber).not.toHaveText(before ?? '');
  await chip.click();
  await expect(calculator.bigNumber).toHaveText(before ?? '');
});
