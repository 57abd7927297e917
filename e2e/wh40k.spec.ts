// Warhammer 40,000 as a player uses it: paste a list, pick two units, read the odds, share them.
import { AxeBuilder } from '@axe-core/playwright';
import { CalculatorPage, expect, needsChromium, test } from './calculator.ts';

needsChromium();

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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

test('paste an official-app list, pick two units, read the odds, share', async ({ calculator, page, browser }) => {
  await calculator.open('/#/wh40k/attack');
  await pasteAndPick(calculator);
  // Autocannon 4 x 2/3 x 5/6 x 1/2 and heavy bolters 6 x 5/6 x 2/3 x 1/2 kill a model each: 2.78, at most 5.
  await expect(calculator.bigNumber).toHaveText(/^2\.7\d$/);
  await expect(calculator.sentence).toContainText('against Intercessor Squad');
  await expect(calculator.sentence).toContainText('of 5 models slain');
  await expect(page.getByRole('region', { name: 'Weapons step by step' })).toContainText('Heavy Bolter');
  const seen = await calculator.sentence.textContent();
  const link = await calculator.link();

  const fresh = await browser.newContext();
  const other = new CalculatorPage(await fresh.newPage());
  await other.open(link);
  await expect(other.sentence).toHaveText(seen ?? '');
  expect(other.errors).toEqual([]);
  await fresh.close();
});

test('the fight phase uses the melee weapons of the chosen unit', async ({ calculator, page }) => {
  await calculator.open('/#/wh40k/attack');
  await pasteAndPick(calculator);
  await calculator.choose('Phase', 'Fight');
  await expect(calculator.sentence).toContainText(/Armoured tracks/i);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(calculator.sentence).toContainText(/autocannon/i);
});

test('the catalogue is searched as you type', async ({ calculator, page }) => {
  await calculator.open('/#/wh40k/attack');
  await page.getByRole('button', { name: 'Choose defender' }).click();
  await page.getByLabel('Search units').fill('knight pal');
  await page
    .getByRole('region', { name: 'Catalogue' })
    .getByRole('button', { name: /Knight Paladin/ })
    .click();
  await expect(page.getByLabel('Wounds of the target')).toHaveValue('26');
  await expect(calculator.sentence).toContainText('against Knight Paladin: destroyed');
});

test('a leader of the list joins the defenders', async ({ calculator, page }) => {
  await calculator.open('/#/wh40k/attack');
  await pasteAndPick(calculator);
  await page.getByRole('button', { name: 'Choose leader' }).click();
  await page
    .getByRole('region', { name: /^Border Patrol/ })
    .getByRole('button', { name: /Captain/ })
    .click();
  await expect(calculator.field('Models of Captain')).toHaveValue('1');
  await expect(calculator.sentence).toContainText('of 6 models slain');
});

test('a list of another game is refused with a sentence', async ({ calculator, page }) => {
  await calculator.open('/#/wh40k/attack');
  await page.getByRole('button', { name: 'Choose attacker' }).click();
  await page.getByLabel('Paste an army list').fill('milk, eggs, bread');
  await page.getByRole('button', { name: 'Read list' }).click();
  await expect(page.getByRole('region', { name: 'Army list' }).getByRole('alert')).not.toBeEmpty();
});

test('stats are edited in place and a wrong one is marked', async ({ calculator, page }) => {
  await calculator.open('/#/wh40k/attack');
  await page.getByLabel('Attacks of Bolt rifle').fill('D6+3');
  await expect(page.getByRole('region', { name: 'Weapons step by step' })).toContainText('65.00');
  await calculator.field('Save of the target').fill('9');
  await expect(calculator.field('Save of the target')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(calculator.field('Save of the target')).toHaveValue('3+');
});

test('typical defenders stand side by side and can be taken', async ({ calculator, page }) => {
  await calculator.open('/#/wh40k/attack');
  const board = page.getByRole('region', { name: 'Typical defenders' });
  await expect(board.getByRole('row')).toHaveCount(13);
  await board.getByRole('button', { name: 'Terminators' }).click();
  await expect(page.getByLabel('Invulnerable save of the target')).toHaveValue('4+');
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1440, 360])
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('nothing axe can find, nothing scrolls sideways', async ({ calculator, page }) => {
        await calculator.open('/#/wh40k/attack');
        await page.getByRole('button', { name: 'Attach leader' }).click();
        await expect(page.getByRole('region', { name: 'Typical defenders' })).toBeVisible();
        const check = async () => {
          const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
        };
        await check();
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wider).toBeLessThanOrEqual(0);
        await page.getByRole('button', { name: 'Choose attacker' }).click();
        await page.getByLabel('Search units').fill('guard');
        await expect(page.getByRole('region', { name: 'Catalogue' })).toBeVisible();
        await check();
      });
    });
