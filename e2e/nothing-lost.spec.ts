// What a player set or saved stands until the player changes it: other weapons, targets and names do not touch it.
import { expect, needsChromium, test } from './calculator.ts';

needsChromium();

test('40,000: the other phase and another target leave what was set on the attacker', async ({ calculator, page }) => {
  await calculator.openPlain('wh40k/attack');
  const pick = async (side: 'attacker' | 'defender', name: string) => {
    await page.getByRole('button', { name: `Choose ${side}` }).click();
    await page.getByLabel('Search units').fill(name);
    await page
      .getByRole('region', { name: 'Catalogue' })
      .getByRole('button', { name: new RegExp(`^${name}`, 'i') })
      .first()
      .click();
    await calculator.settled();
  };
  await pick('attacker', 'assault intercessor squad');
  await pick('defender', 'intercessor squad');
  const attacks = page.getByRole('textbox', { name: /^Attacks of / }).first();
  await attacks.fill('7');
  await calculator.field('Toughness of the target').fill('6');
  await calculator.settled();
  const figure = await calculator.bigNumber.textContent();
  await calculator.choose('Phase', 'Fight');
  await expect(attacks).not.toHaveValue('7');
  await expect(calculator.field('Toughness of the target')).toHaveValue('6');
  await calculator.choose('Phase', 'Shooting');
  await expect(attacks).toHaveValue('7');
  await expect(calculator.field('Toughness of the target')).toHaveValue('6');
  await calculator.settled();
  await expect(calculator.bigNumber).toHaveText(figure ?? '');
  await pick('defender', 'boyz');
  await expect(attacks).toHaveValue('7');
});

test('a name that is taken asks before anything is replaced', async ({ calculator, page }) => {
  await calculator.openPlain('killteam/shoot');
  const shooter = page.getByRole('region', { name: 'Attacker', exact: true });
  const save = async () => {
    await shooter.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('textbox', { name: 'Save under the name' }).fill('My gunner');
    await page.keyboard.press('Enter');
  };
  await save();
  await expect(shooter).toContainText('My gunner');
  const question = page.getByRole('dialog', { name: 'Replace “My gunner”?' });
  // The same again is nothing to ask about.
  await save();
  await expect(question).toHaveCount(0);
  await page.getByRole('region', { name: 'Weapon', exact: true }).getByRole('spinbutton').first().fill('6');
  await calculator.settled();
  await save();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(shooter).toContainText('“My gunner” stays as it was');
  await save();
  await question.getByRole('button', { name: 'Keep both' }).click();
  await expect(shooter).toContainText('My gunner (2)');
  await page.goto('/#/library');
  const units = page.getByRole('region', { name: 'Units' });
  await expect(units).toContainText('My gunner (2)');
  await expect(units.getByRole('button', { name: 'My gunner', exact: true })).toBeVisible();
});

test('a fantasy unit arrives at a size worth playing, its number beside its name', async ({ calculator, page }) => {
  await calculator.open('/#/fantasy/battle');
  const yours = page.getByRole('region', { name: 'Your unit', exact: true });
  await yours.getByRole('button', { name: /^Choose/ }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('black orc mobs');
  await page.getByRole('list', { name: 'Units' }).getByRole('button').first().click();
  await calculator.settled();
  await expect(yours).toContainText('Black Orc Mobs× 20');
});

test('undo goes back over a reload, another language and a link from elsewhere', async ({ calculator, page }) => {
  await calculator.openPlain('fantasy/attack');
  for (const attacks of ['12', '23']) {
    await calculator.field('Attacks').fill(attacks);
    await calculator.link();
    await page.waitForTimeout(800);
  }
  await page.reload();
  await calculator.settled();
  await calculator.edit();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(calculator.field('Attacks')).toHaveValue('12');
  await calculator.link();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  await calculator.settled();
  await expect(page.getByRole('button', { name: /^Rückgängig/ })).toBeEnabled();
  // A link that somebody sent: the way back is to one's own battle.
  await page.goto('about:blank');
  await calculator.openPlain('fantasy/attack');
  await page.getByRole('button', { name: /^Rückgängig/ }).click();
  await expect(page.getByRole('textbox', { name: 'Attacken', exact: true })).toHaveValue('12');
});
