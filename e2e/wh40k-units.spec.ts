// Units of Warhammer 40,000 on the page: out of a chat, and out of the catalogue with options and abilities.
import type { Locator } from '@playwright/test';
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
  await expect(calculator.sentence).toContainText('Hellblaster Squad into');
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

  await pick('defender', 'Redemptor Dreadnought');
  const defender = page.getByRole('region', { name: 'Abilities of the defender' });
  await expect(defender).toContainText('Not modelled:');
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
