// Fantasy: two units from the library, a charge, the chance to break them, and the link shows the same to somebody else.
import { expectClean } from './accessible.ts';
import { CalculatorPage, expect, needsChromium, test } from './calculator.ts';

needsChromium();

async function pick(calculator: CalculatorPage, side: string, search: string, unit: string) {
  const { page } = calculator;
  await page.getByRole('region', { name: side, exact: true }).getByRole('button', { name: 'Choose a unit' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('searchbox').fill(search);
  await sheet.getByRole('list', { name: 'Units' }).getByRole('button', { name: unit }).first().click();
  await expect(sheet).toBeHidden();
  await calculator.settled();
}

const SCREENS = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 360, height: 740 } },
];

for (const { name, viewport } of SCREENS)
  test.describe(name, () => {
    test.use({ viewport });

    test('two units meet, one charges, and the link tells the same', { tag: '@core' }, async ({
      calculator,
      browser,
    }) => {
      const { page } = calculator;
      await calculator.openPlain('fantasy/battle');
      await pick(calculator, 'Your unit', 'empire knights', 'Empire Knights');
      await pick(calculator, 'Enemy unit', 'state troops', 'State Troops');
      const before = (await calculator.sentence.textContent()) ?? '';
      expect(before).toMatch(/Empire Knights win [\d.]+% and break State Troops [\d.]+%/);

      const situation = page.getByRole('region', { name: 'Your unit: situation' });
      await situation.getByText('Charges', { exact: true }).click();
      await calculator.settled();
      await expect(calculator.sentence).not.toHaveText(before);
      const sentence = (await calculator.sentence.textContent()) ?? '';
      const [, wins, breaks] = /win ([\d.]+%) and break State Troops ([\d.]+%)/.exec(sentence) ?? [];
      await expect(calculator.bigNumber).toHaveText(wins);
      await expect(page.getByTestId('answer')).toContainText(`break them ${breaks}`);
      await calculator.closeFields();
      const tables = page.getByText('Charts and tables');
      if (await tables.isVisible()) await tables.click();
      await expect(page.getByRole('table', { name: /^Rolls of the first round/ })).toContainText(
        'Empire Knights: In contact',
      );
      await expect(
        page.getByRole('table', { name: 'What each round brings' }).getByRole('row', { name: /^Enemy breaks/ }),
      ).toContainText(breaks);
      await expect(page.getByRole('table', { name: 'What it is worth to your unit' })).toContainText(
        'Without the charge',
      );

      const fresh = await browser.newContext();
      const other = new CalculatorPage(await fresh.newPage());
      await other.open(await calculator.link());
      await expect(other.sentence).toHaveText(sentence);
      expect(other.errors).toEqual([]);
      await fresh.close();
    });
  });

test('cards stand side by side from 1280 pixels on, rolls say what they come from, a battle is rolled die by die, the plain dice point to the cards', async ({
  calculator,
}) => {
  const { page } = calculator;
  await page.setViewportSize({ width: 1280, height: 800 });
  await calculator.open('/#/fantasy/battle');
  const yours = await page.getByRole('region', { name: 'Your unit', exact: true }).boundingBox();
  const theirs = await page.getByRole('region', { name: 'Enemy unit', exact: true }).boundingBox();
  expect(theirs?.y).toBe(yours?.y);
  expect(theirs?.x).toBeGreaterThan((yours?.x ?? 0) + (yours?.width ?? 0) - 1);
  await expect(page.getByRole('table', { name: /^Rolls of the first round/ })).toContainText('skill 3 against 3');

  const replay = page.getByRole('region', { name: 'Die by die' });
  await replay.getByRole('button', { name: 'Roll this battle' }).click();
  const dice = replay.getByRole('list', { name: 'Dice of this battle' });
  await expect(dice.getByRole('listitem').first()).toHaveText('round 1');
  await expect(dice).toContainText(/to hit: [1-6]( [1-6])*/);
  await expect(dice.getByRole('listitem').last()).toContainText(/combat result|destroyed/);
  const before = (await dice.textContent()) ?? '';
  await replay.getByRole('button', { name: 'Roll it again' }).click();
  await expect(dice).not.toHaveText(before);

  await calculator.open('/#/fantasy/combat');
  await page.getByRole('region', { name: 'Inputs' }).getByRole('link', { name: 'Battle' }).click();
  await expect(page).toHaveURL(/fantasy\/battle/);
  await expect(page.getByRole('region', { name: 'State Troops: card' })).toBeVisible();
  await calculator.settled();
  await calculator.edit();
  await expect(page.getByRole('region', { name: 'Your unit', exact: true })).toBeVisible();
});

test('nothing axe can find on the battle page, and a unit of one’s own is saved and chosen again', async ({
  calculator,
}) => {
  const { page } = calculator;
  await calculator.openPlain('fantasy/battle');
  await expectClean(page);
  await pick(calculator, 'Your unit', 'empire knights', 'Empire Knights');
  const card = page.getByRole('region', { name: 'Your unit', exact: true });
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Saved as Empire Knights.');
  await page
    .getByRole('region', { name: 'Enemy unit', exact: true })
    .getByRole('button', { name: 'Choose a unit' })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('list', { name: 'Your units' })
    .getByRole('button', { name: 'Empire Knights', exact: true })
    .click();
  await calculator.settled();
  await expect(calculator.sentence).toContainText('Empire Knights (first) win ');
});

test('pursuit is switched on, and the course runs from the charge to being run down', async ({ calculator }) => {
  const { page } = calculator;
  await calculator.openPlain('fantasy/battle');
  await pick(calculator, 'Your unit', 'empire knights', 'Empire Knights');
  await pick(calculator, 'Enemy unit', 'state troops', 'State Troops');
  await page
    .getByRole('region', { name: 'Battle', exact: true })
    .getByText('Flight and pursuit', { exact: true })
    .click();
  await calculator.settled();
  const course = page.getByRole('table', { name: 'From the charge to the pursuit' });
  await expect(course.getByRole('row', { name: /^runs it down/ })).toContainText('%');
  await expect(calculator.sentence).toContainText('(run down ');
});

test('two units against one: the ally comes from the library too', async ({ calculator }) => {
  await calculator.openPlain('fantasy/multiple');
  await pick(calculator, 'Its ally', 'empire knights', 'Empire Knights');
  await expect(calculator.sentence).toContainText('Empire Knights');
  await expect(calculator.sentence).toHaveText(/ win >?[\d.]+% and break /);
});
