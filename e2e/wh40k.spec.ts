// Warhammer 40,000 as a player uses it: paste a list, pick two units, read the odds, share them.
import { expectCleanEverywhere } from './accessible.ts';
import { CalculatorPage, expect, needsChromium, test } from './calculator.ts';

needsChromium();

/** As the official app writes it. */
const LIST = `Border Patrol (300 points)

Space Marines
Gladius Task Force
Incursion (1000 points)

CHARACTERS

Captain (80 points)
  • 1x Bolt pistol
    1x Close combat weapon
    1x Master-crafted bolt rifle

BATTLELINE

Intercessor Squad (80 points)
  • 1x Intercessor Sergeant
    • 1x Bolt pistol
      1x Bolt rifle
      1x Close combat weapon
  • 4x Intercessors
    • 4x Bolt pistol
      4x Bolt rifle
      4x Close combat weapon

OTHER DATASHEETS

Predator Destructor (140 points)
  • 1x Armoured tracks
    2x Heavy bolter
    1x Predator autocannon

Exported with App Version: v1.30.0 (2), Data Version: v520
`;

async function pasteAndPick(calculator: CalculatorPage): Promise<void> {
  const { page } = calculator;
  await page.getByRole('button', { name: 'Choose attacker' }).click();
  await page.getByLabel('Paste an army list').fill(LIST);
  await page.getByRole('button', { name: 'Read list' }).click();
  const army = page.getByRole('region', { name: /^Border Patrol/ });
  await army.getByRole('button', { name: /Predator Destructor/ }).click();
  await page.getByRole('button', { name: 'Choose defender' }).click();
  await army.getByRole('button', { name: /Intercessor Squad/ }).click();
  await calculator.settled();
}

test('paste an official-app list, pick two units, read the odds, share', { tag: '@core' }, async ({
  calculator,
  page,
  browser,
}) => {
  await calculator.openPlain('wh40k/attack');
  await pasteAndPick(calculator);
  // The Predator's own ability improves AP against Infantry. Autocannon 4 x 2/3 x 5/6 x 2/3 and heavy bolters
  // 6 x 5/6 x 2/3 x 2/3 kill a model each: 3.70, at most 5.
  await expect(calculator.sentence).toContainText('slay 3.49 of 5 models');
  const destructor = page
    .getByRole('region', { name: 'Abilities of the attacker' })
    .getByRole('button', { name: 'Destructor', exact: true });
  await destructor.click();
  // Without it 4 x 2/3 x 5/6 x 1/2 and 6 x 5/6 x 2/3 x 1/2: 2.78, at most 5.
  await expect(calculator.sentence).toContainText(/slay 2\.7\d of 5 models/);
  await expect(calculator.sentence).toContainText(/Predator Destructor will slay .* of Intercessor Squad/);
  // The models slain lead, the chance to destroy all of them beside, and why they are no division.
  await expect(calculator.bigNumber).toHaveText(/^2\.7\d$/);
  await expect(page.getByTestId('answer')).toContainText(
    /of 5 models slain on average, \d+ points; destroys it \d+\.\d%/,
  );
  await page.getByText('Why is slain not damage divided by wounds?').click();
  await expect(page.getByText(/a model that is only wounded is not slain/)).toBeVisible();
  const steps = page.getByRole('region', { name: 'Weapons step by step' });
  await steps.getByRole('button', { name: 'Heavy Bolter' }).click();
  await steps.getByRole('radiogroup', { name: 'Step' }).getByRole('radio', { name: 'Hits' }).click();
  await expect(steps.getByRole('heading', { name: 'Heavy Bolter: each number of hits' })).toBeVisible();
  const seen = await calculator.sentence.textContent();
  const link = await calculator.link();

  const fresh = await browser.newContext();
  const other = new CalculatorPage(await fresh.newPage());
  await other.open(link);
  await expect(other.sentence).toHaveText(seen ?? '');
  expect(other.errors).toEqual([]);
  await fresh.close();
});

test('typical defenders stand side by side and can be taken, and the catalogue is searched as you type', async ({
  calculator,
  page,
}) => {
  await calculator.openPlain('wh40k/attack');
  const board = page.getByRole('region', { name: 'Typical defenders' });
  await expect(board.getByRole('row')).toHaveCount(13);
  await board.getByRole('button', { name: 'Terminators' }).click();
  await page.getByRole('dialog', { name: 'Terminators' }).getByRole('button', { name: 'Use as defender' }).click();
  await expect(page.getByLabel('Invulnerable save of the target')).toHaveValue('4+');

  await page.getByRole('button', { name: 'Choose defender' }).click();
  await page.getByLabel('Search units').fill('knight pal');
  await page
    .getByRole('region', { name: 'Catalogue' })
    .getByRole('button', { name: /Knight Paladin/ })
    .click();
  await expect(page.getByLabel('Wounds of the target')).toHaveValue('26');
  await expect(calculator.sentence).toContainText('will destroy Knight Paladin');
  await page.getByRole('button', { name: 'Choose defender' }).click();
  await page.getByLabel('Search units').fill('knigt paladdin');
  await expect(page.getByRole('region', { name: /nearest names/ })).toContainText('Knight Paladin');
});

test("a catalogue of one's own is loaded and kept, a broken one is refused", async ({ calculator, page }) => {
  const model = { name: 'Gunner', m: 6, t: 4, sv: 3, w: 3, ld: 7, oc: 1 };
  const gunners = {
    name: 'Gunners',
    faction: 'Testers',
    keywords: [],
    factionKeywords: [],
    models: [model],
    weapons: [],
  };
  const file = {
    format: 'oddsmith/wh40k-catalogue',
    version: 1,
    edition: '10',
    source: 'our own',
    datasheets: [gunners],
  };
  const load = (content: object) =>
    page.getByLabel('Catalogue file').setInputFiles({
      name: 'catalogue.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    });
  const box = page.getByRole('region', { name: 'Army list' });
  await calculator.openPlain('wh40k/attack');
  await page.getByRole('button', { name: 'Choose defender' }).click();
  await load({ ...file, version: 9 });
  await expect(box.getByRole('alert')).toHaveText(/this catalogue has version 9, version 1 is read/);
  await load(file);
  await expect(box.getByRole('alert')).toHaveText('Your catalogue has 1 datasheet.');

  await page.reload();
  await calculator.settled();
  await calculator.edit();
  await page.getByRole('button', { name: 'Choose defender' }).click();
  await page.getByLabel('Search units').fill('gunners');
  await expect(box).toContainText('A catalogue of your own is in use');
  await page.getByRole('button', { name: /^Gunners/ }).click();
  await expect(page.getByLabel('Wounds of the target')).toHaveValue('3');
});

test('a charge is shown beside the fight that follows it', async ({ calculator, page }) => {
  await calculator.openPlain('wh40k/charge');
  await expect(calculator.bigNumber).toHaveText('41.7%');
  await page.getByRole('button', { name: 'Add the fight' }).click();
  const worth = page.getByRole('region', { name: 'What the charge is worth' });
  // 20 attacks on 3+ and 3+ against a save of 6+: 20 x 2/3 x 2/3 x 5/6 = 7.41 wounds, capped by ten models.
  await expect(worth.getByRole('row', { name: /^Models slain/ })).toHaveText(/7\.\d\d.*3\.\d\d$/);
  await page.getByRole('region', { name: 'By distance' }).getByRole('button', { name: '6″' }).click();
  await expect(calculator.bigNumber).toHaveText('83.3%');
  // In the 11th edition the roll itself must reach the target: 6 or more instead of 5, 26 of 36.
  await calculator.choose('Edition', '11th edition');
  await expect(calculator.bigNumber).toHaveText('72.2%');
  await page.getByRole('button', { name: 'Choose attacker' }).click();
  await page.getByLabel('Search units').fill('bladeguard veteran');
  await page
    .getByRole('button', { name: /^Bladeguard Veteran Squad/ })
    .first()
    .click();
  await expect(page.getByLabel('Name of weapon 1')).toHaveValue(/power weapon/i);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByLabel('Name of weapon 1')).toHaveValue('Astartes chainsword');
});

test('the fight phase uses the melee weapons of the chosen unit, and a leader of the list joins the defenders', async ({
  calculator,
  page,
}) => {
  await calculator.openPlain('wh40k/attack');
  await pasteAndPick(calculator);
  await calculator.choose('Phase', 'Fight');
  const steps = page.getByRole('region', { name: 'Weapons step by step' });
  await expect(steps).toContainText(/Armoured tracks/i);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(steps).toContainText(/autocannon/i);

  await page.getByRole('button', { name: 'Choose leader', exact: true }).click();
  await page
    .getByRole('region', { name: /^Border Patrol/ })
    .getByRole('button', { name: /Captain/ })
    .click();
  await expect(calculator.field('Models of Captain')).toHaveValue('1');
  await expect(calculator.sentence).toContainText('of 6 models of');

  // A list that says who leads whom offers them together.
  await page.getByRole('button', { name: 'Choose defender' }).click();
  await page.getByLabel('Paste an army list').fill(
    LIST.replace('CHARACTERS', 'Attached Unit 1')
      .replace('BATTLELINE\n\n', '')
      .replace(/(Captain|Intercessor Squad) \(80 points\)\n/g, attached),
  );
  await page.getByRole('button', { name: 'Read list' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Intercessor Squad \+ Captain/ })
    .click();
  await expect(calculator.sentence).toContainText('models of Intercessor Squad + Captain');
  await expect(page.getByRole('button', { name: 'Character', pressed: true })).toHaveCount(1);
  await expect(
    page.getByRole('region', { name: 'Who is lost' }).getByRole('row', { name: /Captain · leader/ }),
  ).toBeVisible();
});

function attached(line: string, name: string): string {
  return `${line}  • Attached as: ${name === 'Captain' ? 'Leader' : 'Bodyguard'}\n`;
}

/** The same list as the app of the 11th edition prints it. */
const LIST_11 = LIST.replace('Gladius Task Force', 'Gladius Task Force (2 Detachment Points)');

test('a list of the 11th edition: a leader joins the attacker, the melee is answered, the link opens again', async ({
  calculator,
  page,
  browser,
}) => {
  await calculator.open('/#/wh40k/attack');
  await page.getByRole('button', { name: 'Choose attacker' }).click();
  await page.getByLabel('Paste an army list').fill(LIST_11);
  await page.getByRole('button', { name: 'Read list' }).click();
  const army = page.getByRole('region', { name: /^Border Patrol/ });
  await army.getByRole('button', { name: /Intercessor Squad/ }).click();
  await expect(calculator.sentence).toContainText('Intercessor Squad will');
  // The list chooses the edition.
  const edition = page.getByRole('radiogroup', { name: 'Edition' });
  await expect(edition.getByRole('radio', { name: '11th edition' })).toBeChecked();
  await page.getByRole('button', { name: 'Choose leader of the attacker' }).click();
  // Only those who may lead the unit are offered.
  await expect(page.getByText('Characters that may lead Intercessor Squad are offered.')).toBeVisible();
  await expect(army.getByRole('button', { name: /Predator Destructor/ })).toHaveCount(0);
  await army.getByRole('button', { name: /Captain/ }).click();
  await expect(calculator.sentence).toContainText('Intercessor Squad + Captain will');

  // The melee page takes both units over, with its leader and in the edition chosen last.
  await calculator.open('/#/wh40k/melee');
  await expect(calculator.sentence).toContainText('Intercessor Squad + Captain will charge Necron Warriors');
  await expect(edition.getByRole('radio', { name: '11th edition' })).toBeChecked();
  await page.getByRole('button', { name: 'Choose the unit that strikes back' }).click();
  await army.getByRole('button', { name: /^Intercessor Squad/ }).click();
  await page.getByRole('button', { name: 'Choose leader of the unit that strikes back' }).click();
  await army.getByRole('button', { name: /Captain/ }).click();
  await expect(calculator.sentence).toContainText('charge Intercessor Squad + Captain');
  await expect(calculator.bigNumber).toHaveText(/%$/);
  await expect(page.getByRole('region', { name: 'What the fight costs' })).toContainText('points in the exchange');
  await calculator.settled();
  const seen = await calculator.sentence.textContent();
  const link = await calculator.link();

  const fresh = await browser.newContext();
  const other = new CalculatorPage(await fresh.newPage());
  await other.open(link);
  await expect(other.sentence).toHaveText(seen ?? '');
  expect(other.errors).toEqual([]);
  await fresh.close();
});

test('the edition chosen last is remembered, and a link keeps its own', async ({ calculator, page }) => {
  await calculator.open('/#/wh40k/charge');
  const edition = page.getByRole('radiogroup', { name: 'Edition' });
  await expect(edition.getByRole('radio', { name: '10th edition' })).toBeChecked();
  await page.getByRole('button', { name: 'Add the fight' }).click();
  const older = await calculator.link();
  await calculator.choose('Edition', '11th edition');
  await calculator.settled();
  await calculator.open('/#/wh40k/attack');
  await expect(edition.getByRole('radio', { name: '11th edition' })).toBeChecked();
  await page.goto('about:blank');
  await calculator.open(older);
  await expect(edition.getByRole('radio', { name: '10th edition' })).toBeChecked();
});

test('a list of another game is refused with a sentence', async ({ calculator, page }) => {
  await calculator.openPlain('wh40k/attack');
  await page.getByRole('button', { name: 'Choose attacker' }).click();
  await page.getByLabel('Paste an army list').fill('milk, eggs, bread');
  await page.getByRole('button', { name: 'Read list' }).click();
  const box = page.getByRole('region', { name: 'Army list' });
  await expect(box.getByRole('alert')).toHaveText(/^This list cannot be read: no line looks like a unit/);
  await page.getByLabel('Paste an army list').fill(LIST.replace('Predator Destructor', 'Prodator Distroctir'));
  await page.getByRole('button', { name: 'Read list' }).click();
  await expect(
    page.getByText(/^Prodator Distroctir: not in the catalogue; nearest: .*Predator Destructor/),
  ).toBeVisible();
  await expect(box.getByText(/1 warning/)).toBeVisible();
});

test('stats are edited in place and a wrong one is marked', async ({ calculator, page }) => {
  await calculator.openPlain('wh40k/attack');
  await page.getByLabel('Attacks of Bolt rifle').fill('D6+3');
  await expect(page.getByRole('region', { name: 'Weapons step by step' })).toContainText('65.00');
  await calculator.field('Save of the target').fill('9');
  await expect(calculator.field('Save of the target')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(calculator.field('Save of the target')).toHaveValue('3+');
  // A target number is tapped, too: its faces open below the line, and nothing covers or moves the rest.
  await page.getByLabel('Invulnerable save of the target').click();
  await page
    .getByRole('radiogroup', { name: /^Invulnerable save/ })
    .getByRole('radio', { name: '4+' })
    .click();
  await expect(page.getByLabel('Invulnerable save of the target')).toHaveValue('4+');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Invulnerable save of the target')).toHaveValue('5+');
  await page.keyboard.press('Tab');
  await page.keyboard.type('6');
  await expect(calculator.field('Feel No Pain of the target')).toHaveValue('6');
  await expect(page.getByRole('radiogroup', { name: /^Invulnerable save/ })).toHaveCount(0);
});

test.describe('in both themes, wide and narrow', () => {
  test.describe.configure({ timeout: 180_000 });
  test.use({ viewport: { width: 1440, height: 900 } });

  test('nothing axe can find on the attack page, nothing scrolls sideways', async ({ calculator, page }) => {
    await calculator.openPlain('wh40k/attack');
    await page.getByRole('button', { name: 'Attach leader' }).click();
    await expect(page.getByRole('region', { name: 'Typical defenders' })).toBeVisible();
    await expectCleanEverywhere(page);
    await page.getByRole('button', { name: 'Choose attacker' }).click();
    await page.getByLabel('Search units').fill('guard');
    await expect(page.getByRole('region', { name: 'Catalogue' })).toBeVisible();
    await expectCleanEverywhere(page, '[role=dialog]');
  });

  test('nothing axe can find on the charge page, nothing scrolls sideways', async ({ calculator, page }) => {
    await calculator.openPlain('wh40k/charge');
    await page.getByRole('button', { name: 'Add the fight' }).click();
    await page.getByRole('region', { name: 'Weapons step by step' }).getByRole('button').first().click();
    await expect(page.getByRole('region', { name: 'What the charge is worth' })).toBeVisible();
    // The panel of a phone covers what is below it, its figure what is above.
    await calculator.closeFields();
    await page.evaluate(() => scrollTo(0, 0));
    await expectCleanEverywhere(page);
  });

  test('nothing axe can find on the melee page, nothing scrolls sideways', async ({ calculator, page }) => {
    await calculator.open('/#/wh40k/melee');
    // It opens on units that are armed.
    await expect(calculator.sentence).toContainText('Terminator Squad will charge Intercessor Squad');
    await expect(page.getByRole('region', { name: 'What the fight costs' })).toBeVisible();
    await expectCleanEverywhere(page);
  });
});
