// Units of Warhammer 40,000 on the page: out of a chat, and out of the catalogue with options and abilities.
import type { Locator, Page } from '@playwright/test';
import { expect, needsChromium, test } from './calculator.ts';

needsChromium();

/** Copied out of a chat: a fence, bold names, pictures, one line to a unit. */
const CHAT = `\`\`\`
+ FACTION KEYWORD: Imperium - Adeptus Astartes - Space Marines
+ DETACHMENT: Gladius Task Force
+ TOTAL ARMY POINTS: 255pts

**Char1: 1x Captain (80 pts)**: Warlord, Bolt pistol, Master-crafted bolter
🔥 5x Intercessor Squad (80 pts): 5 with Bolt pistol & Bolt rifle, Close combat weapon
5x Hellbluster Gang (95 pts): 5 with Plasma incinerator, Bolt pistol
\`\`\``;

test('a compact list out of a chat is corrected and attacks', { tag: '@core' }, async ({ calculator, page }) => {
  await calculator.openPlain('wh40k/attack');
  await page.getByRole('button', { name: 'Choose attacker' }).click();
  const box = page.getByLabel('Paste an army list');
  await box.fill(CHAT);
  await page.getByRole('button', { name: 'Read list' }).click();
  await expect(page.getByText(/^Hellbluster Gang: not in the catalogue; nearest: .*Hellblaster Squad/)).toBeVisible();
  await box.fill(CHAT.replace('Hellbluster Gang', 'Hellblaster Squad'));
  await page.getByRole('button', { name: 'Read list' }).click();
  await page.getByRole('button', { name: /^Hellblaster Squad/ }).click();
  await calculator.settled();
  await expect(calculator.sentence).toContainText('Hellblaster Squad will');
  await expect(page.getByRole('region', { name: 'Weapons step by step' })).toContainText(/Plasma incinerator/i);
});

test('a unit starts with its printed guns, swaps options, and its abilities are chips', async ({
  calculator,
  page,
}) => {
  await calculator.openPlain('wh40k/attack');
  const take = async (button: string, name: string, side: string) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByLabel('Search units').fill(name);
    await page
      .getByRole('region', { name: 'Catalogue' })
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await expect(page.getByRole('region', { name: `Abilities of the ${side}` })).toContainText(name);
    await calculator.settled();
  };
  const pick = (side: string, name: string) => take(`Choose ${side}`, name, side);
  /** Counts until it is switched off, and then no more. */
  const switchOff = async (chip: Locator) => {
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await calculator.settled();
    const seen = await calculator.sentence.textContent();
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await expect(calculator.sentence).not.toHaveText(seen ?? '');
  };
  await pick('attacker', 'Redemptor Dreadnought');
  const attacker = page.getByRole('region', { name: 'Abilities of the attacker' });
  const gun = page.getByRole('textbox', { name: /^Name of weapon/ });
  await expect(gun).toHaveCount(3);
  await expect(gun.first()).toHaveValue(/Heavy Onslaught Gatling Cannon/i);
  await attacker.getByText('Options of the datasheet').click();
  await attacker.getByLabel('Weapon Option 1').selectOption('Macro Plasma Incinerator');
  const steps = page.getByRole('region', { name: 'Weapons step by step' });
  await expect(steps).toContainText(/Macro Plasma Incinerator/i);
  await expect(steps).not.toContainText(/Heavy Onslaught/i);
  // The damaged profile is off until the model is hurt, and an ability without numbers is named.
  await expect(attacker.getByRole('button', { name: /^Damaged/ })).toHaveAttribute('aria-pressed', 'false');
  await attacker.getByRole('button', { name: /^Damaged/ }).click();
  // D6 + 1 attacks and one for each five models, hitting on 4+ instead of 3+.
  await expect(steps).toContainText('5.502.75');

  await pick('defender', 'Techmarine');
  const defender = page.getByRole('region', { name: 'Abilities of the defender' });
  await expect(defender).toContainText('Not counted: Vengeance of the Omnissiah.');
  await pick('defender', 'Redemptor Dreadnought');
  await switchOff(defender.getByRole('button', { name: /^Duty Eternal/ }));

  // From the start: hit rolls are never worsened by more than one, and the damaged model hits worse already.
  await calculator.openPlain('wh40k/attack');
  await pick('attacker', 'Intercessor Squad');
  await pick('defender', 'Eliminator Squad');
  await switchOff(defender.getByRole('button', { name: /^Stealth/ }));
  // What a leader gives counts while it leads.
  await take('Choose leader of the attacker', 'Lieutenant', 'attacker');
  await switchOff(attacker.getByRole('button', { name: /^Tactical Precision, while leading/ }));
});

/** From the catalogue, by its whole name. */
async function take(page: Page, button: string, name: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByLabel('Search units').fill(name);
  await page
    .getByRole('region', { name: 'Catalogue' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
}

test('another mode of a weapon is one tap away, in Attack and in Melee', async ({ calculator, page }) => {
  await calculator.openPlain('wh40k/attack');
  await take(page, 'Choose attacker', 'Hellblaster Squad');
  await take(page, 'Choose defender', 'Rhino');
  const modes = page.getByRole('radiogroup', { name: /^Mode of Plasma/i });
  await expect(modes.getByRole('radio', { name: 'Best' })).toBeChecked();
  await calculator.settled();
  const best = (await calculator.sentence.textContent()) ?? '';
  await modes.getByRole('radio', { name: 'Standard' }).click();
  await expect(calculator.sentence).not.toHaveText(best);
  await modes.getByRole('radio', { name: 'Supercharge' }).click();
  await expect(calculator.sentence).toHaveText(best);
  await calculator.verb('Melee');
  await calculator.settled();
  await take(page, 'Choose the unit that strikes first', "Be'lakor");
  await expect(page.getByRole('radiogroup', { name: /^Mode of The Blade of Shadows/i })).toBeVisible();
});

test('Melee has the chips of both units, and one of them leaves what the player set', async ({ calculator, page }) => {
  await calculator.openPlain('wh40k/melee');
  await take(page, 'Choose the unit that strikes first', 'Beast Snagga Boyz');
  await take(page, 'Choose the unit that strikes back', 'Brotherhood Terminator Squad');
  const brought = page.getByRole('region', { name: 'Abilities of the attacker' });
  const hit = page.getByRole('spinbutton', { name: /^To hit/ }).first();
  await hit.fill('1');
  await calculator.settled();
  const before = (await calculator.sentence.textContent()) ?? '';
  await brought.getByRole('button', { name: /^Waaagh!/ }).click();
  await expect(calculator.sentence).not.toHaveText(before);
  await expect(hit).toHaveValue('1');
  await take(page, 'Choose the unit that strikes first', 'Boyz');
  await expect(hit).toHaveValue('1');
  await calculator.verb('Attack');
  await calculator.settled();
  await expect(page.getByRole('spinbutton', { name: /^To hit/ }).first()).toHaveValue('1');
});

test('a detachment brings its rules, and is kept for the next units of the army', async ({ calculator, page }) => {
  await calculator.openPlain('wh40k/attack');
  await take(page, 'Choose attacker', 'Boyz');
  const brought = page.getByRole('region', { name: 'Abilities of the attacker' });
  await brought.getByRole('combobox', { name: /^Detachment/ }).selectOption('War Horde');
  await expect(brought.getByRole('button', { name: /^Unbridled Carnage/ })).toHaveAttribute('aria-pressed', 'false');
  await expect(brought.getByRole('button', { name: 'Get Stuck In' })).toHaveAttribute('aria-pressed', 'true');
  await take(page, 'Choose attacker', 'Nobz');
  await expect(brought.getByRole('button', { name: /^Unbridled Carnage/ })).toBeVisible();
});

test('models aboard fire out of a transport with a Firing Deck', async ({ calculator, page }) => {
  await calculator.openPlain('wh40k/attack');
  await take(page, 'Choose attacker', 'Rhino');
  const deck = page.getByRole('button', { name: 'Firing Deck: choose who fires (2)' });
  await take(page, 'Firing Deck: choose who fires (2)', 'Hellblaster Squad');
  await expect(page.getByText('Up to 2 guns of Hellblaster Squad fire as well.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name of weapon 2' })).toHaveValue(/plasma incinerator/i);
  await expect(deck).toBeVisible();
});

test('an army rule is found by its name, counts, and is kept for the next unit of the army', async ({
  calculator,
  page,
}) => {
  await calculator.openPlain('wh40k/attack');
  await take(page, 'Choose attacker', 'Intercessor Squad');
  await calculator.settled();
  const before = (await calculator.sentence.textContent()) ?? '';
  await calculator.closeFields();
  await page.getByRole('button', { name: 'Add a rule to Intercessor Squad' }).click();
  await page.getByRole('combobox', { name: 'Search rules and fields' }).fill('oath');
  await page.getByRole('option', { name: /^Oath of Moment, when chosen/ }).click();
  await expect(calculator.sentence).not.toHaveText(before);
  await calculator.edit();
  await take(page, 'Choose attacker', 'Hellblaster Squad');
  const brought = page.getByRole('region', { name: 'Abilities of the attacker' });
  const oath = brought.getByRole('button', { name: 'Oath of Moment, when chosen' });
  await expect(oath).toHaveAttribute('aria-pressed', 'true');
  await oath.click();
  await take(page, 'Choose attacker', 'Intercessor Squad');
  await expect(oath).toHaveAttribute('aria-pressed', 'false');
});

test('the search that works everywhere turns a rule on, of a unit here or for the next one', async ({
  calculator,
  page,
}) => {
  await calculator.openPlain('wh40k/attack');
  const look = async (words: string, name: RegExp) => {
    await calculator.closeFields();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(words);
    await page.getByRole('option', { name }).first().click();
    await calculator.edit();
  };
  const brought = page.getByRole('region', { name: 'Abilities of the attacker' });
  await look('waaagh', /^Waaagh!, Waaagh! called/);
  await take(page, 'Choose attacker', 'Boyz');
  await expect(brought.getByRole('button', { name: /^Waaagh!/ })).toHaveAttribute('aria-pressed', 'true');
  // A rule of a detachment brings the unit into it.
  await look('unbridled carnage', /^Unbridled Carnage/);
  await expect(brought.getByRole('button', { name: /^Unbridled Carnage/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(brought.getByRole('combobox', { name: /^Detachment/ })).toHaveValue('War Horde');
});

test('a unit that is picked has not stood still, whatever the example before it did', async ({ calculator, page }) => {
  await calculator.open('/#/wh40k/attack');
  const still = page.locator('#fields').getByRole('button', { name: 'Stationary', exact: true });
  await expect(still).toHaveAttribute('aria-pressed', 'true');
  await take(page, 'Choose attacker', 'Intercessor Squad');
  await expect(still).toHaveAttribute('aria-pressed', 'false');
});
