// What a player set or saved stands until the player changes it: other weapons, targets and names do not touch it.
import { expect, needsChromium, test, unfoldArmies } from './calculator.ts';

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

test('one way back over every page: a battle, the Library, a pairing, dark and light, the language, over a reload', async ({
  calculator,
  page,
}) => {
  const press = async (key: string) => {
    await page.locator('body').press(key);
    await page.waitForTimeout(300);
  };
  const go = (hash: string) => page.evaluate((to) => location.assign(to), hash);
  await calculator.openPlain('killteam/shoot');
  const attacks = page.getByRole('region', { name: 'Weapon', exact: true }).getByRole('spinbutton').first();
  const first = await attacks.inputValue();
  await attacks.fill('6');
  await calculator.settled();
  const shooter = page.getByRole('region', { name: 'Attacker', exact: true });
  await shooter.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('textbox', { name: 'Save under the name' }).fill('My gunner');
  await page.keyboard.press('Enter');
  await expect(shooter).toContainText('My gunner');
  await go('#/library');
  const units = page.getByRole('region', { name: 'Units' });
  await units.getByRole('button', { name: 'Rename My gunner' }).click();
  await units.getByRole('textbox', { name: 'Name', exact: true }).fill('Old gunner');
  await units.getByRole('button', { name: 'Save' }).click();
  await units.getByRole('button', { name: 'Delete Old gunner' }).click();
  await expect(units).not.toContainText('gunner');
  await go('#/pairing');
  const leading = page.getByRole('radio', { name: 'The match' });
  await leading.first().click();
  const winning = await page.getByRole('radio', { checked: true }).first().textContent();
  await go('#/learn');
  await calculator.more(/^Theme|^Switch to|^Look/);
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await theme()).toBe('light');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Rückgängig/ })).toBeVisible();
  // Each step in turn, the last one first.
  await press('Control+z');
  await expect(page.getByRole('button', { name: 'Deutsch' })).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(theme).toBeUndefined();
  await press('Control+z');
  await expect(page).toHaveURL(/#\/pairing/);
  await expect(page.getByRole('radio', { checked: true }).first()).not.toHaveText(winning ?? '');
  await press('Control+z');
  await expect(page.getByRole('status').filter({ hasText: 'Back in the Library: “Old gunner”' })).toBeVisible();
  await press('Control+z');
  await press('Control+z');
  await expect(page.getByRole('status').filter({ hasText: 'No longer in the Library: “My gunner”' })).toBeVisible();
  await press('Control+z');
  await expect(page).toHaveURL(/#\/killteam\/shoot/);
  await calculator.settled();
  await calculator.edit();
  await expect(attacks).toHaveValue(first);
  // And all of it forward again.
  for (let step = 0; step < 5; step++) await press('Control+Shift+z');
  await expect(page).toHaveURL(/#\/pairing/);
  await go('#/library');
  await page.getByText(/^Bin/).click();
  await expect(page.getByRole('list', { name: 'Bin' })).toContainText('Old gunner');
});

test('what is typed into a text that is not sent yet keeps its own way back', async ({ calculator, page }) => {
  await calculator.openPlain('fantasy/attack');
  await calculator.field('Attacks').fill('12');
  await calculator.link();
  await page.goto('/#/library');
  const search = page.getByRole('searchbox', { name: 'Search the library' });
  await search.pressSequentially('orc');
  await page.keyboard.press('Control+z');
  await expect(page).toHaveURL(/#\/library/);
  await expect(search).not.toHaveValue('orc');
});

test('two windows of the browser show one battle, and what is done in one is taken back in the other', async ({
  calculator,
  context,
}) => {
  await calculator.openPlain('fantasy/attack');
  await calculator.field('Attacks').fill('12');
  await calculator.link();
  const other = await context.newPage();
  await other.goto('/#/fantasy/attack');
  const sentence = other.getByTestId('sentence');
  await expect(sentence).toHaveText((await calculator.sentence.textContent()) ?? '');
  const before = (await sentence.textContent()) ?? '';
  await calculator.field('Attacks').fill('23');
  await expect(sentence).not.toHaveText(before);
  await calculator.settled();
  await expect(sentence).toHaveText((await calculator.sentence.textContent()) ?? '');
  await other.getByRole('button', { name: /^Undo/ }).click();
  await expect(sentence).toHaveText(before);
  await expect(calculator.field('Attacks')).toHaveValue('12');
  await other.close();
});

test('a list of an Armies page, its ticks and its settings are undone in turn, and the page opens as it was left', async ({
  page,
}) => {
  await page.goto('/#/wh40k/armies');
  const rows = page.getByRole('region', { name: 'Matrix' }).getByRole('rowheader');
  await expect(rows.first()).toBeVisible();
  const whole = await rows.count();
  await unfoldArmies(page);
  await page
    .getByRole('region', { name: 'Armies and settings' })
    .getByRole('checkbox', { checked: true })
    .first()
    .uncheck();
  await expect(rows).toHaveCount(whole - 1);
  await expect(page).toHaveURL(/armies\/./);
  await page.goto('about:blank');
  await page.goto('/#/wh40k/armies');
  await expect(rows).toHaveCount(whole - 1);
  await page.goto('/#/library');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page).toHaveURL(/#\/wh40k\/armies/);
  await expect(rows).toHaveCount(whole);
});
