// An amphibious attack with bombardment and a retreat by profit: set up, read, improved, shared.
import { expectClean } from './accessible.ts';
import { CalculatorPage, expect, needsChromium, test, unfoldAll } from './calculator.ts';

needsChromium();

test('an amphibious attack is set up, read, improved and shared', { tag: '@core' }, async ({
  calculator,
  page,
  browser,
}) => {
  await calculator.openPlain('axis/battle');
  const attacker = page.getByRole('region', { name: /^Attacker(: card)?$/ });
  await attacker.getByRole('button', { name: 'Amphibious: add landed units' }).click();
  const set = async (name: string, amount: string) => {
    await attacker.getByRole('spinbutton', { name, exact: false }).first().fill(amount);
  };
  for (const [name, amount] of [
    ['Infantry', '0'],
    ['Artillery', '0'],
    ['Tank', '0'],
    ['Landed infantry', '5'],
    ['Landed artillery', '2'],
    ['Landed tank', '2'],
    ['Battleship', '1'],
    ['Cruiser', '1'],
  ] as const)
    await set(name, amount);
  await page.getByRole('radio', { name: 'Retreat when fighting on earns less than' }).check();
  await calculator.settled();
  await expect(page.getByTestId('attack-totals')).toContainText('13 units');
  await expect(calculator.bigNumber).toHaveText(/^\d+\.\d%$/);
  await expect(page.getByTestId('profit')).toHaveText(/^-?\d+\.\d\d$/);
  await expect(calculator.sentence).toContainText('takes the territory');
  await expect(page.getByRole('button', { name: 'Save these rules for later' })).toHaveCount(0);
  await expect(page).toHaveTitle(/^\d+\.\d% the attacker wins · .*2 landed tanks.* v .* · Axis & Allies, Oddsmith$/);

  await page.getByRole('button', { name: 'Recommend', exact: true }).click();
  await calculator.choose('Goal', 'Most profit');
  const advice = page.getByTestId('recommendation');
  await expect(advice).toContainText('none earns more', { timeout: 30_000 });
  await advice.getByRole('button', { name: 'Use these' }).first().click();
  await calculator.settled();

  const seen = { number: await calculator.bigNumber.textContent(), sentence: await calculator.sentence.textContent() };
  const link = await calculator.link();
  const fresh = await browser.newContext();
  const other = new CalculatorPage(await fresh.newPage());
  await other.open(link);
  await expect(other.bigNumber).toHaveText(seen.number ?? '');
  await expect(other.sentence).toHaveText(seen.sentence ?? '');
  // The recommendation is part of what was seen.
  await expect(other.page.getByTestId('recommendation')).toContainText('none earns more', { timeout: 30_000 });
  await expect(other.page.getByRole('radio', { name: 'Most profit', exact: true })).toBeChecked();
  expect(other.errors).toEqual([]);
  await fresh.close();
});

test('the order of loss moves with the arrow keys and changes the odds', async ({ calculator, page }) => {
  await calculator.openPlain('axis/battle');
  const before = await calculator.sentence.textContent();
  const attacker = page.getByRole('region', { name: /^Attacker(: card)?$/ });
  await attacker.getByText('Order of loss').click();
  await attacker.getByRole('button', { name: /^1\. infantry/ }).focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown');
  await expect(attacker.getByRole('button', { name: /^4\. infantry/ })).toBeFocused();
  await calculator.settled();
  expect(await calculator.sentence.textContent()).not.toBe(before);
  // Two of the infantry first, the others last.
  await attacker.getByRole('button', { name: /^Split infantry/ }).click();
  await attacker.getByRole('textbox', { name: 'How many infantry' }).fill('2');
  for (let press = 0; press < 3; press++)
    await attacker.getByRole('button', { name: 'Infantry earlier' }).first().click();
  await expect(attacker.getByRole('button', { name: /^1\. 2 infantry/ })).toBeVisible();
  await calculator.settled();
});

test('stop or go on is worked out on demand, sides are swapped, waves added and the sea reached', async ({
  calculator,
  page,
}) => {
  await calculator.openPlain('axis/battle');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(
    page.getByRole('region', { name: 'Going on or stopping, by forces left' }).getByRole('row').nth(1),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'One more unit' })).toContainText('Attacker: Fighter');

  await page.getByRole('button', { name: 'Swap sides' }).click();
  await calculator.settled();
  await page.getByRole('button', { name: 'Add a wave' }).click();
  await calculator.settled();
  await expect(page.getByRole('region', { name: 'Wave by wave' })).toBeVisible();
  await calculator.mode('Sea');
  await calculator.settled();
  await expect(page.getByRole('spinbutton', { name: /Submarine/ }).first()).toBeVisible();
});

test('a battle already played is judged, values are set by hand, and a link keeps it all', async ({
  calculator,
  page,
}) => {
  await calculator.openPlain('axis/battle');
  await page.getByRole('button', { name: 'Tell what was left' }).click();
  await page.getByRole('spinbutton', { name: /^Infantry .*Attacker left/ }).fill('0');
  await calculator.choose('What a lost unit counts', 'My own');
  await page.getByRole('textbox', { name: 'Value of fighters' }).fill('15');
  await page.getByRole('textbox', { name: /^The attacker loses more than/ }).fill('30');
  await page.getByRole('button', { name: 'List them' }).click();
  await calculator.settled();
  await expect(page.getByTestId('luck')).toContainText('of battles go worse for the attacker');
  await expect(page.getByRole('region', { name: 'Outcomes of both sides' }).getByRole('row').nth(1)).toBeVisible();
  const seen = {
    luck: await page.getByTestId('luck').textContent(),
    over: await page.getByTestId('attackerLoss-over').textContent(),
  };
  await calculator.link();
  await page.reload();
  await calculator.settled();
  await calculator.edit();
  await expect(page.getByTestId('luck')).toHaveText(seen.luck ?? '');
  await expect(page.getByTestId('attackerLoss-over')).toHaveText(seen.over ?? '');
  await expect(page.getByRole('textbox', { name: 'Value of fighters' })).toHaveValue('15');
  await expect(page.getByRole('region', { name: 'Outcomes of both sides' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectClean(page, 'html', 'table');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('taken and held: the panel and the battle page speak of the same chance', async ({ calculator, page }) => {
  await calculator.openPlain('axis/battle');
  await page.getByRole('button', { name: 'Add a wave' }).click();
  const attacker = page.getByRole('region', { name: /^Attacker(: card)?$/ });
  // Nobody is in a new wave.
  await expect(page.getByTestId('attack-totals')).toHaveText(/^0 units/);
  await attacker.getByRole('spinbutton', { name: /^Infantry/ }).fill('2');
  await page.getByRole('button', { name: 'The conqueror of the wave before defends' }).click();
  await calculator.settled();
  await expect(page.getByTestId('takes')).toHaveText(/%$/);
  await expect(page.getByTestId('holds')).toHaveText(/%$/);
  await expect(calculator.sentence).toContainText('still holds it after the counter-attack');

  await page.getByRole('button', { name: 'Recommend', exact: true }).click();
  const advice = page.getByTestId('recommendation');
  await expect(advice).toContainText('taken and held', { timeout: 30_000 });
  const promised = /held (\S+%)/.exec((await advice.textContent()) ?? '')?.[1] ?? '';
  await advice.getByRole('button', { name: 'Use these' }).first().click();
  await calculator.settled();
  await expect(page.getByTestId('holds')).toHaveText(promised);

  // The page of the question itself counts the same as the panel.
  await expect(advice).toContainText('taken and held', { timeout: 30_000 });
  const told = (await advice.locator('p').first().textContent()) ?? '';
  await page.getByRole('button', { name: /^More choices/ }).click();
  await expect(calculator.sentence).toHaveText(told, { timeout: 30_000 });
});

test('a landing: transports are loaded, units ashore put in order, and a phone shows it all', async ({
  calculator,
  page,
}) => {
  await calculator.openPlain('axis/amphibious');
  const first = (await calculator.sentence.textContent()) ?? '';
  const cargo = page.getByRole('region', { name: 'Cargo' });
  await expect(cargo).toContainText('2 of 2 transports loaded');
  await page.getByRole('spinbutton', { name: /^Transport.*Attacker at sea/ }).fill('3');
  await cargo.getByRole('button', { name: 'Load a transport' }).click();
  await expect(cargo).toContainText('3 of 3 transports loaded');
  await cargo.getByRole('combobox').last().selectOption('1 infantry, 1 tank');
  await calculator.choose('Defending submarines submerge', 'All');
  const army = page.getByRole('region', { name: 'Attacker on land' });
  await army.getByText('Order of loss').click();
  await army.getByRole('button', { name: /^1\. landed infantry/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(army.getByRole('button', { name: /^2\. landed infantry/ })).toBeFocused();
  await calculator.settled();
  await expect(calculator.sentence).not.toHaveText(first);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectClean(page, 'html', 'table');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('defenders are split over territories', async ({ calculator, page }) => {
  await calculator.openPlain('axis/recommend');
  for (let t = 0; t < 3; t++) await page.getByRole('button', { name: 'Add a territory' }).click();
  await page.getByRole('textbox', { name: 'Name of territory 2' }).fill('Rome');
  await page.getByRole('spinbutton', { name: 'Territories that must be held' }).fill('2');
  await calculator.settled();
  await expect(calculator.sentence).toContainText('in Rome');
  await expect(calculator.sentence).toContainText('hold at least 2');
  // A split is for the chance to hold: profit is no goal of it.
  await expect(page.getByRole('radio', { name: '90%', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Most profit', exact: true })).toBeHidden();
});

test('a battle is found again in the history', async ({ calculator, page }) => {
  await calculator.openPlain('axis/battle');
  const first = (await calculator.sentence.textContent()) ?? '';
  await page.getByText(/^History/).click();
  // It is kept once it has been looked at for a while.
  const kept = page.getByRole('button', { name: first });
  await expect(kept).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await expect(calculator.sentence).not.toHaveText(first);
  await kept.click();
  await expect(calculator.sentence).toHaveText(first);
});

test('a large battle shows how far it is, can be cancelled and begun again', async ({ calculator, page }) => {
  await calculator.openPlain('axis/battle');
  const fill = (side: string, unit: RegExp, amount: number) =>
    page
      .getByRole('region', { name: `${side}: card` })
      .getByRole('spinbutton', { name: unit })
      .fill(String(amount));
  await fill('Attacker', /^Fighter/, 30);
  await fill('Defender', /^AA gun/, 10);
  for (const side of ['Attacker', 'Defender']) {
    await fill(side, /^Tank/, 150);
    await fill(side, /^Infantry/, 450);
  }
  const bar = page.getByRole('progressbar', { name: 'Calculation' });
  await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]/);
  // At once: until a button has stood still the battle may be over.
  await page.getByRole('button', { name: 'Cancel' }).dispatchEvent('click');
  await expect(bar).toBeHidden();
  await expect(page.getByTestId('answer')).toHaveAttribute('data-stale', 'true');
  await page.getByRole('button', { name: 'Calculate it' }).click();
  await expect(bar).toBeVisible();
  await expect(page.getByTestId('answer')).toHaveAttribute('data-stale', 'false', { timeout: 40_000 });
  await expect(page.getByTestId('attack-totals')).toContainText('632 units');
  await expect(page.getByText(/^Simulated/)).toBeHidden();
});

test('a battle of the public calculator is pasted and opens in the form', async ({ calculator, page }) => {
  await page.goto('/index.html');
  await page.locator('#home-paste').click();
  const side = (inf: number) => ({ units: { inf }, ool: ['inf'] });
  const battle = { wave_info: [{ attack: side(4), defense: side(2) }], is_naval: false, diceMode: 'standard' };
  await page.getByLabel('List or link').fill(JSON.stringify(battle));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await calculator.settled();
  await expect(page.getByTestId('attack-totals')).toContainText('4 units');
});

test('a battle log is pasted: the battle as it stands, and how lucky it was', async ({ calculator, page }) => {
  await page.goto('/index.html');
  await page.locator('#home-paste').click();
  const log = ['6 inf 2 tank vs 4 inf', 'Attacker 6@1 2@3: 3 hits', 'Defender 4@2: 1 hit'].join('\n');
  await page.getByLabel('List or link').fill(log);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await calculator.settled();
  await expect(page.getByTestId('attack-totals')).toContainText('7 units');
  await expect(page.getByTestId('defense-totals')).toContainText('1 unit');
  await expect(page.getByRole('main')).toContainText(
    'Luck so far: the attacker hit 3 times with 8 dice, 2.00 expected',
  );
});

test('orders of loss nobody knows are compared, the worst case marked, and the safest taken over', async ({
  calculator,
  page,
}) => {
  await calculator.openPlain('axis/battle');
  const line = page.getByRole('textbox', { name: 'Attacker: units as text' });
  await line.fill('4 inf 2 fig 1 bom vs 3 inf 2 fig 2 bom');
  await calculator.settled();
  await page.getByRole('button', { name: 'Compare them' }).click();
  const orders = page.getByTestId('orders');
  await expect(orders.getByRole('row').nth(2)).toBeVisible();
  await expect(orders).toContainText('worst');
  await expect(orders).toContainText('Whatever the enemy does');
  const before = await calculator.sentence.textContent();
  await orders.getByRole('button', { name: 'Use this order' }).click();
  await calculator.settled();
  await expect(calculator.sentence).not.toHaveText(before ?? '');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectClean(page, 'html', 'table');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('allies are named with their units, and units leave before a wave', async ({ calculator, page }) => {
  await calculator.openPlain('axis/battle');
  await page.getByRole('textbox', { name: 'Attacker: units as text' }).fill('4 inf 2 tank vs 3 inf 1 fig');
  await page.getByRole('button', { name: 'Add an ally whose units these are' }).click();
  await page.getByRole('textbox', { name: 'Name of ally 1' }).fill('British');
  await page.getByRole('textbox', { name: 'British: units as text' }).fill('1 inf 1 fig');
  await calculator.settled();
  const before = await calculator.sentence.textContent();
  await page.getByRole('combobox', { name: 'Owners lose' }).selectOption('one owner after the other');
  await calculator.settled();
  await expect(calculator.sentence).not.toHaveText(before ?? '');
  const losses = page.getByRole('region', { name: 'What each ally loses' }).first();
  await expect(losses.getByRole('row', { name: /^British 1 fig(hter)?, 1 inf|^British 1 inf/ })).toBeVisible();

  await page.getByRole('button', { name: 'Add a wave' }).click();
  await page.getByRole('textbox', { name: 'Attacker: units as text' }).fill('2 inf');
  await calculator.settled();
  const met = await calculator.sentence.textContent();
  await page.getByRole('textbox', { name: 'Leave before this wave: units as text' }).fill('3 inf');
  await calculator.settled();
  await expect(calculator.sentence).not.toHaveText(met ?? '');
});

test('a landing is advised on', async ({ calculator, page }) => {
  await calculator.openPlain('axis/amphibious');
  await page.getByRole('button', { name: 'Advise me' }).click();
  const advice = page.getByTestId('decisions');
  await expect(advice).toContainText(/takes the territory \d+\.\d% instead of \d+\.\d%/);
  const before = await calculator.sentence.textContent();
  await advice.getByRole('button', { name: 'Do this' }).first().click();
  await calculator.settled();
  await expect(calculator.sentence).not.toHaveText(before ?? '');
});

test('a battle under way is typed, cleared and advised on by keyboard', async ({ calculator, page }) => {
  await calculator.openPlain('axis/battle');
  const line = page.getByRole('textbox', { name: 'Attacker: units as text' });
  await line.focus();
  await line.fill('2 inf 3 fig 1 bom vs 3 inf');
  await calculator.settled();
  await expect(page.getByTestId('attack-totals')).toContainText('6 units');
  await expect(page.getByTestId('defense-totals')).toContainText('3 units');
  await unfoldAll(page);
  await page.getByRole('button', { name: /Already begun/ }).focus();
  await page.keyboard.press('Space');
  await calculator.settled();

  await page.getByRole('button', { name: 'Advise me' }).focus();
  await page.keyboard.press('Enter');
  const advice = page.getByTestId('decisions');
  await expect(advice).toContainText(/Keep 1 infantry to the last: takes the territory \d\d\.\d% instead of \d\d\.\d%/);
  const before = await calculator.bigNumber.textContent();
  await advice.getByRole('button', { name: 'Do this' }).first().focus();
  await page.keyboard.press('Enter');
  await calculator.settled();
  await expect(page.getByTestId('takes')).not.toHaveText(before ?? '');
  await expect(page.getByRole('spinbutton', { name: /Land units kept/ })).toHaveValue('1');

  // A round is over: what is left is typed, and what is no unit is said.
  const defender = page.getByRole('textbox', { name: 'Defender: units as text' });
  await defender.focus();
  await defender.fill('1 inf 1 tnak');
  await expect(page.getByRole('alert')).toContainText('"tnak" is no unit: tank?');
  await defender.fill('1 inf');
  await calculator.settled();
  await expect(page.getByTestId('defense-totals')).toContainText('1 unit');
  await page.getByRole('button', { name: 'Defender: clear' }).focus();
  await page.keyboard.press('Enter');
  await expect(defender).toHaveValue('');
  await page.keyboard.press('Control+z');
  await expect(defender).toHaveValue('1 inf');
});

for (const [language, text, label] of [
  ['en', '3 inf 1 tank vs 2 inf', 'Attacker: units as text'],
  ['de', '3 Inf 1 Panzer gegen 2 Inf', 'Angreifer: Einheiten als Text'],
] as const)
  test(`a battle typed into the search opens with Enter (${language})`, async ({ page }) => {
    await page.goto(`/?lang=${language}`);
    // German words are fetched before the page listens to keys.
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('#home-language')).not.toBeEmpty();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(text);
    await expect(page.getByRole('option').first()).toContainText(text);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: label })).toHaveValue('3 inf 1 arm');
  });
