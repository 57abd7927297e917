// Kill Team: two operatives from the library meet, and the link shows the same fight to somebody else.

import type { Locator } from '@playwright/test';
import { expectClean } from './accessible.ts';
import { CalculatorPage, expect, needsChromium, test } from './calculator.ts';

needsChromium();

async function pick(calculator: CalculatorPage, side: string, search: string, operative: string, weapon?: string) {
  const { page } = calculator;
  await page
    .getByRole('region', { name: side, exact: true })
    .getByRole('button', { name: 'Choose an operative' })
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('searchbox').fill(search);
  await sheet.getByRole('button', { name: operative }).first().click();
  if (weapon !== undefined)
    await sheet
      .getByRole('list', { name: /^Weapons of/ })
      .getByRole('button', { name: weapon })
      .click();
  await expect(sheet).toBeHidden();
  await calculator.settled();
}

/** Types faces for a side; dice that are not named show a 1. */
async function roll(form: Locator, side: 'First' | 'Second', faces: readonly number[]) {
  const label = form.getByText(new RegExp(`^${side} rolled`));
  const dice = Number(/\((\d+) dice\)/.exec((await label.textContent()) ?? '')?.[1]);
  const all = Array.from({ length: dice }, (_, i) => faces[i] ?? 1);
  await form.getByLabel(new RegExp(`^${side} rolled`)).fill(all.join(' '));
}

test('two operatives from the library fight, and the link tells the same', { tag: '@core' }, async ({
  calculator,
  browser,
}) => {
  const { page } = calculator;
  await calculator.openPlain('killteam/fight');
  await pick(
    calculator,
    'Acts first',
    'assault intercessor sergeant',
    'Assault Intercessor Sergeant',
    'Thunder hammer',
  );
  await pick(calculator, 'Acts second', 'captain angels', 'Space Marine Captain', 'Power fist');
  await expect(calculator.sentence).toContainText(
    'Assault Intercessor Sergeant, Thunder hammer kills Space Marine Captain, Power fist',
  );
  const sentence = (await calculator.sentence.textContent()) ?? '';
  // Kill and death chance stand in the sentence, and the same kill chance is the big number.
  const [, kills, dies] = /kills Space Marine Captain, Power fist ([\d.]+%) .* dies ([\d.]+%)/.exec(sentence) ?? [];
  expect(kills).toMatch(/%$/);
  expect(dies).toMatch(/%$/);
  await expect(calculator.bigNumber).toHaveText(kills);
  const table = page.getByRole('table', { name: 'The same fight, played otherwise' });
  await expect(table.getByRole('row', { name: /As chosen/ })).toContainText(dies);
  await expect(table.getByRole('row', { name: /Both always strike/ })).toBeVisible();

  const fresh = await browser.newContext();
  const other = new CalculatorPage(await fresh.newPage());
  await other.open(await calculator.link());
  await expect(other.sentence).toHaveText(sentence);
  await expect(other.bigNumber).toHaveText(kills);
  expect(other.errors).toEqual([]);
  await fresh.close();
});

test('an operative stays chosen while the next one is being looked for', async ({ calculator }) => {
  const { page } = calculator;
  await calculator.openPlain('killteam/shoot');
  await pick(calculator, 'Attacker', 'captain angels', 'Space Marine Captain', 'Plasma pistol (supercharge)');
  const defender = page.getByRole('region', { name: 'Defender', exact: true });
  await defender.getByRole('button', { name: 'Choose an operative' }).click();
  // Longer than the address takes to follow the battle.
  await page.waitForTimeout(600);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.waitForTimeout(600);
  await expect(page.getByRole('region', { name: 'Attacker', exact: true })).toContainText('Space Marine Captain');
  await page.reload();
  await expect(calculator.sentence).toContainText('Space Marine Captain');
});

test('a weapon says what is not modelled of it, and a shot is shown against every save', async ({ calculator }) => {
  const { page } = calculator;
  await calculator.openPlain('killteam/shoot');
  await pick(calculator, 'Attacker', 'captain angels', 'Space Marine Captain', 'Plasma pistol (supercharge)');
  await pick(calculator, 'Defender', 'bullgryn', 'Bullgryn');
  const attacker = page.getByRole('region', { name: 'Attacker', exact: true });
  await expect(attacker).toContainText('Counted');
  await expect(attacker).toContainText('Hot, Lethal 5+');
  await expect(calculator.sentence).toContainText('Space Marine Captain, Plasma pistol (supercharge) kills Bullgryn');
  const saves = page.getByRole('table', { name: 'Against every save' });
  await expect(saves.getByRole('row')).toHaveCount(6);
  const kills = page.getByRole('table', { name: 'Chance to kill, by wounds and save' });
  await expect(kills.getByRole('row', { name: /^1 / })).toContainText('%');
});

test('two operatives with abilities are walked through a fight by entering dice', async ({ calculator }) => {
  const { page } = calculator;
  await calculator.openPlain('killteam/fight');
  await pick(calculator, 'Acts first', 'captain angels', 'Space Marine Captain', 'Power fist');
  await pick(calculator, 'Acts second', 'plage marine fighter', 'Plague Marine Fighter', 'Flail of Corruption');
  await expect(page.getByRole('region', { name: 'Acts second', exact: true })).toContainText('Disgustingly Resilient');
  const walk = page.getByRole('form', { name: 'Walk this fight with real dice' });
  await walk.getByLabel(/^Space Marine Captain, Power fist rolled/).fill('6 4 3 2 1');
  await walk.getByLabel(/^Plague Marine Fighter.* rolled/).fill('7');
  await walk.getByRole('button').click();
  await expect(walk).toContainText('A die shows 1 to 6');
  const dice = /\((\d+) dice\)/.exec(
    (await walk.getByText(/^Plague Marine Fighter.* rolled/).textContent()) ?? '',
  )?.[1];
  await walk
    .getByLabel(/^Plague Marine Fighter.* rolled/)
    .fill(Array.from({ length: Number(dice) }, (_, i) => (i === 0 ? 5 : 1)).join(' '));
  await walk.getByRole('button').click();
  const actions = page.getByRole('table', { name: 'What every action is worth now' });
  await expect(actions).toContainText('best for the kill');
  await page.getByLabel('Wounds the strike cost, as rolled').fill('6');
  await actions.getByRole('button', { name: /strike with a crit/ }).click();
  await calculator.settled();
  await page.getByRole('button', { name: 'Take back' }).click();
  await calculator.settled();
  await expect(actions.getByRole('row', { name: /strike with a crit/i })).toBeVisible();
});

test('an own operative is kept in this browser and travels as a file', async ({ calculator, page }) => {
  await calculator.openPlain('killteam/fight');
  await pick(calculator, 'Acts first', 'captain angels', 'Space Marine Captain', 'Power fist');
  const first = page.getByRole('region', { name: 'Acts first', exact: true });
  await first.getByRole('button', { name: 'Save' }).click();
  await first.getByRole('textbox', { name: 'Save under the name' }).fill('Captain Fist');
  await first.getByRole('button', { name: 'Save it' }).click();
  await expect(first).toContainText('Saved as Captain Fist.');
  await page.reload();
  await calculator.settled();
  await calculator.edit();
  await first.getByRole('button', { name: 'Choose an operative' }).click();
  const own = page.getByRole('dialog').getByRole('region', { name: 'Your operatives' });
  const downloaded = page.waitForEvent('download');
  await own.getByRole('button', { name: 'Export' }).click();
  const file = await (await downloaded).path();
  await own.getByRole('button', { name: 'Remove Captain Fist' }).click();
  await expect(own).toContainText('Save a side of the battle');
  await own.getByRole('button', { name: 'Undo' }).click();
  await own.getByRole('button', { name: 'Remove Captain Fist' }).click();
  await expect(own).toContainText('Captain Fist is deleted.');
  await own.locator('input[type=file]').setInputFiles(file);
  await expect(own).toContainText('1 imported.');
  await own.getByRole('button', { name: 'Captain Fist', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('open dice are played step by step', async ({ calculator, page }) => {
  await calculator.openPlain('killteam/fight');
  const walk = page.getByRole('form', { name: 'Walk this fight with real dice' });
  await roll(walk, 'First', [6, 5]);
  await roll(walk, 'Second', [6, 5]);
  await walk.getByRole('button').click();
  await expect(page).toHaveURL(/killteam\/choice/);
  await calculator.settled();
  const actions = page.getByRole('table', { name: 'What every action is worth now' });
  await expect(actions.getByRole('row')).not.toHaveCount(1);
  await expect(actions).toContainText('best for the kill');
  await actions.getByRole('button', { name: 'Do it: strike with a crit' }).click();
  await calculator.settled();
  await expect(calculator.sentence).toContainText('The second fighter:');
});

test('a walked fight goes on with the dice of the next round, and back', async ({ calculator, page }) => {
  await calculator.openPlain('killteam/fight');
  await page.getByRole('spinbutton', { name: 'Rounds', exact: true }).fill('2');
  await calculator.settled();
  const walk = page.getByRole('form', { name: 'Walk this fight with real dice' });
  await roll(walk, 'First', [6]);
  await roll(walk, 'Second', []);
  await walk.getByRole('button').click();
  await expect(page).toHaveURL(/killteam\/choice/);
  await calculator.settled();
  const actions = page.getByRole('table', { name: 'What every action is worth now' });
  await actions.getByRole('button', { name: 'Next round: strike with a crit' }).click();
  const next = page.getByRole('form', { name: 'The next round' });
  await expect(next).toContainText(/The round is over: First has \d+ wounds left, Second has \d+ wounds left/);
  await roll(next, 'First', [5]);
  await roll(next, 'Second', [6, 5]);
  await next.getByRole('button', { name: 'Fight the next round' }).click();
  await calculator.settled();
  await expect(actions.getByRole('row', { name: /strike with a normal/i })).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await calculator.settled();
  await expect(actions.getByRole('button', { name: 'Next round: strike with a crit' })).toBeVisible();
});

test('simulation stands beside the exact figures, with its margin in percent', async ({ calculator, page }) => {
  await calculator.openPlain('killteam/fight');
  const panel = page.getByRole('region', { name: 'Simulation' });
  await expect(panel.getByLabel('Battles')).toHaveValue('100000');
  await panel.getByLabel('Use simulation').check();
  await expect(panel).toContainText('100,000 rolled', { timeout: 30_000 });
  const cells = await panel
    .getByRole('row', { name: /Second dies/ })
    .getByRole('cell')
    .allTextContents();
  expect(cells[2]).toMatch(/^±0\.\d\d%$/);
  expect(Math.abs(Number.parseFloat(cells[0]) - Number.parseFloat(cells[1]))).toBeLessThan(1);
});

test('abilities that no operative has together untick each other', async ({ calculator, page }) => {
  await calculator.openPlain('killteam/fight');
  const rules = page.getByRole('region', { name: 'Acts first: rules' });
  const moderate = rules.getByRole('button', { name: /^Elite \(moderate/i });
  const extreme = rules.getByRole('button', { name: /^Elite \(extreme/i });
  await moderate.click();
  await expect(moderate).toHaveAttribute('aria-pressed', 'true');
  await extreme.click();
  await expect(extreme).toHaveAttribute('aria-pressed', 'true');
  await expect(moderate).toHaveAttribute('aria-pressed', 'false');
});

test('two shots are compared and added up on one target', async ({ calculator, page }) => {
  await calculator.openPlain('killteam/shoot');
  await page.getByRole('button', { name: 'Pin to compare' }).click();
  await calculator.choose('Save', '5+');
  await calculator.settled();
  const both = page.getByRole('table', { name: 'Both situations on one target of 12 W' });
  const means = await both
    .getByRole('row', { name: /Mean damage/ })
    .getByRole('cell')
    .allTextContents();
  const [a, b, sum] = means.map(Number);
  expect(b).toBeGreaterThan(a);
  expect(sum).toBeCloseTo(a + b, 1);
});

test('axe finds nothing on the fight page nor in the library', async ({ calculator, page }) => {
  await calculator.openPlain('killteam/fight');
  await expect(page.getByRole('table', { name: 'The same fight, played otherwise' })).toBeVisible();
  await expectClean(page);
  await page.getByRole('button', { name: 'Choose an operative' }).first().click();
  await page.getByRole('searchbox').fill('captain');
  await page.getByRole('list', { name: 'Operatives' }).getByRole('button').first().click();
  await expect(page.getByRole('list', { name: /^Weapons of/ })).toBeVisible();
  await expectClean(page);
});
