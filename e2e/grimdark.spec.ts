// Two army lists against each other: paste, matrix, pairing, replay, link. The lists are our own, the figures worked by hand.
import type { Locator, Page } from '@playwright/test';
import { expectCleanEverywhere } from './accessible.ts';
import { expect, needsChromium, test, unfoldAll, unfoldArmies } from './calculator.ts';
import { BURROWERS, jsonFile, LAMP_BOOK, LANTERNS, REEF_BOOK, SAVE } from './grimdark-lists.ts';

needsChromium();

async function takeList(page: Page, army: 'A' | 'B', list: string): Promise<void> {
  await page.getByRole('button', { name: army === 'A' ? 'Change your army' : 'Change their army' }).click();
  await page.getByLabel('Paste an army list').fill(list);
  await page.getByRole('button', { name: 'Use this list' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

function cell(page: Page, unit: string, enemy: string): Locator {
  return page.getByRole('button', { name: `${unit} against ${enemy}:` });
}

async function openArmies(page: Page, address = '/#/grimdark/armies'): Promise<void> {
  await page.goto(address);
  await settled(page);
  await unfoldArmies(page);
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByTestId('answer')).toHaveAttribute('data-stale', 'false', { timeout: 30_000 });
}

async function figures(page: Page): Promise<readonly string[]> {
  return page.getByRole('region', { name: 'Who beats whom' }).getByRole('cell').allTextContents();
}

test('two pasted lists: matrix, pairing, replay, and the link to all of it', { tag: '@core' }, async ({
  page,
  browser,
}) => {
  await openArmies(page);
  await takeList(page, 'A', LANTERNS);
  await takeList(page, 'B', BURROWERS);
  await settled(page);
  await page.getByRole('combobox', { name: 'Scenario' }).first().selectOption({ label: 'Shooting only' });
  // One shot: hits on 4+, the block on 4+ fails: 1/4 destroys the lone model, otherwise nobody is hurt.
  await expect(cell(page, 'Duelist', 'Sentry')).toHaveText('25.0%');
  await expect(cell(page, 'Duelist', 'Sentry')).toHaveAccessibleName(/wins 25.0%, draws 75.0%, loses 0%/);

  await cell(page, 'Duelist', 'Sentry').click();
  const pairing = page.getByRole('region', { name: 'Duelist against Sentry' });
  await expect(pairing.getByRole('row', { name: /^Destroyed/ })).toHaveText(/Destroyed0%25.0%/);
  await pairing.getByRole('heading', { level: 2 }).getByRole('button', { name: 'Sentry' }).click();
  await expect(page.getByRole('dialog', { name: 'Sentry' })).toContainText('Use as defender');
  await page.keyboard.press('Escape');
  // A quarter of 30 points.
  await expect(pairing.getByRole('row', { name: /^Points lost/ })).toContainText('7.50');
  await pairing.getByRole('tab', { name: 'What decides it' }).click();
  // Quality 3+ would hit with 2/3: 1/3 instead of 1/4.
  await expect(pairing.getByText('Quality 3+ would add 8.3 percentage points of win chance to Duelist.')).toBeVisible();

  await pairing.getByRole('tab', { name: 'Watch a battle' }).click();
  const replay = page.getByTestId('replay');
  await expect(replay).toContainText('1 of 1 model');
  await replay.getByRole('button', { name: 'To the end' }).click();
  await expect(replay.getByRole('button', { name: 'Next event' })).toBeDisabled();
  await expect(replay).toContainText(/wins|draw/i);
  const seed = await pairing.getByText(/^Seed \d+$/).textContent();
  await pairing.getByRole('button', { name: 'A typical loss' }).click();
  // Nobody shoots back.
  await expect(pairing.getByRole('status')).toHaveText('Duelist lost none of 100 battles.');
  await pairing.getByRole('button', { name: 'Roll again' }).click();
  await expect(pairing.getByText(/^Seed \d+$/)).not.toHaveText(seed ?? '');
  const rolled = await pairing.getByText(/^Seed \d+$/).textContent();

  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('textbox', { name: /link/i });
  await expect(link).toHaveValue(/#\/grimdark\/armies\/1/);
  const address = await link.inputValue();
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save picture' }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe('grimdark-armies.png');
  await page.keyboard.press('Escape');
  const seen = await figures(page);
  expect(seen.length).toBeGreaterThan(5);

  const stranger = await (await browser.newContext()).newPage();
  await openArmies(stranger, address);
  expect(await figures(stranger)).toEqual(seen);
  await expect(stranger.getByRole('heading', { name: 'Lantern Company' })).toBeVisible();
  await expect(stranger.getByTestId('replay')).toBeVisible();
  await expect(stranger.getByText(/^Seed \d+$/)).toHaveText(rolled ?? '');
  await stranger.context().close();
});

test('a unit whose list gives no stats is corrected: quality, models, weapons and rules', async ({ page }) => {
  await openArmies(page);
  await takeList(page, 'A', '++ Duelists [30pts] ++\nDuelist [30pts]: 1x Duelist, Pistol (A1)');
  await takeList(page, 'B', BURROWERS);
  await page.getByRole('combobox', { name: 'Scenario' }).first().selectOption({ label: 'Shooting only' });
  // Behind an open sheet nothing has a role.
  const odds = page.locator('button[title^="Duelist against Sentry:"]');
  // 4+ and 4+ are assumed: one shot hits with 1/2, the block fails with 1/2.
  await expect(odds).toHaveText('25.0%');
  await page.getByRole('button', { name: 'Details of Duelist' }).click();
  const card = page.getByRole('dialog');
  await card.getByRole('radiogroup', { name: 'Quality' }).getByRole('radio', { name: '3+' }).click();
  // Two shots that kill with 2/3 x 1/2 each, with AP(1) 2/3 x 2/3: 1 - (5/9)^2.
  await card.getByLabel('Attacks').fill('2');
  await card.getByLabel('Weapon rules').fill('AP(1)');
  await card.getByLabel('Weapon rules').press('Enter');
  await card.getByLabel('Rules of the unit').fill('Fearless, Tough(3)');
  await card.getByLabel('Rules of the unit').press('Enter');
  await expect(card.getByRole('listitem').filter({ hasText: 'Fearless' })).toBeVisible();
  await expect(odds).toHaveText('69.1%');
  // A rifle without AP beside it: 1 - (5/9)^2 x 2/3; then two such models: 1 - ((5/9)^2 x 2/3)^2.
  await card.getByRole('button', { name: 'Add a weapon to Duelist' }).click();
  await expect(odds).toHaveText('79.4%');
  await card.getByLabel('Models').fill('2');
  await expect(odds).toHaveText('95.8%');
  await card.getByRole('button', { name: 'Remove Rifle' }).click();
  // 1 - (5/9)^4.
  await expect(odds).toHaveText('90.5%');
});

test('units, scenarios, undo and points change the matrix, and the problem unit is named with its reason', async ({
  page,
}) => {
  await openArmies(page);
  const cells = page.getByRole('region', { name: 'Who beats whom' }).getByRole('cell').getByRole('button');
  await expect(cells).toHaveCount(25);
  await page.getByRole('checkbox', { name: /^Warden Squad/ }).uncheck();
  await expect(cells).toHaveCount(20);
  await settled(page);
  await expect(page.getByTestId('answer')).toContainText('wins the average pairing, 4 of 5 units against 5 of 5');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(cells).toHaveCount(25);
  await settled(page);
  const before = await page.getByTestId('big-number').textContent();
  await page.getByRole('button', { name: 'Receive charge', exact: true }).click();
  await settled(page);
  await expect(page.getByTestId('big-number')).not.toHaveText(before ?? '');
  await expect(page.getByTestId('sentence')).toContainText('over 8 scenarios');
  await expect(page.getByTestId('sentence')).toContainText('in the average pairing (5 × 5 pairings, over 8 scenarios');

  const alike = await page.getByTestId('big-number').textContent();
  await page.getByRole('checkbox', { name: 'Weigh by points' }).check();
  await expect(page.getByTestId('sentence')).toContainText('5 × 5 pairings by points');
  await expect(page.getByTestId('big-number')).not.toHaveText(alike ?? '');

  const problem = page.getByRole('region', { name: /^The problem: / });
  const enemy = ((await problem.getByRole('heading').textContent()) ?? '').replace('The problem: ', '');
  await expect(problem).toContainText(`${enemy} beats`);
  await expect(problem).toContainText('The best answer is');
  await problem.getByRole('heading').getByRole('button', { name: enemy }).click();
  await expect(page.getByRole('dialog', { name: enemy })).toContainText('Use as defender');
  await page.goBack();
  await expect(problem).toContainText(/Why: .+ is worth [\d.]+ percentage points of win chance/);
  // Without it another unit is the problem.
  await page.getByRole('checkbox', { name: new RegExp(`^${enemy}`) }).uncheck();
  await expect(cells).toHaveCount(20);
  await settled(page);
  await expect(problem.getByRole('heading')).not.toHaveText(`The problem: ${enemy}`);
});

test('the run dialog: scenarios by group, exact or simulated with margins, kept in the address', async ({ page }) => {
  await openArmies(page);
  const note = page.getByTestId('matrix-note');
  await expect(note).toContainText('Every figure is exact');
  await page.getByRole('button', { name: /^Scenarios and iterations: 9 scenarios, exact/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Scenarios and iterations' });
  await expect(dialog.getByRole('radio', { name: /^Exact/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'None', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('at least one');
  await dialog.getByRole('checkbox', { name: 'Shooting', exact: true }).check();
  await dialog.getByRole('checkbox', { name: /^Mutual shooting/ }).uncheck();
  await dialog.getByRole('radio', { name: /^Simulate/ }).check();
  await dialog.getByRole('radio', { name: '1,000', exact: true }).click();
  await dialog.getByLabel('Own number').fill('400');
  await dialog.getByLabel('Seed').fill('7');
  // Half a chance is off by 1.96 x 0.5 / sqrt(400 + 1.96^2) = 4.9 percentage points.
  await expect(dialog).toContainText('at most ±4.9 percentage points off');
  await page.keyboard.press('Escape');
  await settled(page);
  await expect(note).toHaveText(/^Simulated: 400 battles for each scenario, seed 7; ± is the 95% margin/);
  await expect(cell(page, 'Warden Squad', 'Scrapyard Mob')).toHaveAccessibleName(
    /simulated, ±\d+\.\d percentage points$/,
  );
  await cell(page, 'Warden Squad', 'Scrapyard Mob').click();
  const pairing = page.getByTestId('pairing');
  await expect(pairing).toContainText('Simulated: 400 battles of each scenario, seed 7');
  await expect(pairing.getByRole('row', { name: /^Shaken/ })).toContainText('±');
  const seen = await figures(page);
  await page.waitForTimeout(500);
  await page.reload();
  await settled(page);
  expect(await figures(page)).toEqual(seen);
  await expect(page.getByRole('button', { name: /1 scenario, 400 iterations$/ })).toBeVisible();
});

test('arrow keys walk the matrix and Enter opens a pairing', async ({ page }) => {
  await openArmies(page);
  await cell(page, 'Warden Squad', 'Scrapyard Mob').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, 'Breaker Squad with Captain', 'Big Mob with Boss')).toBeFocused();
  await page.keyboard.press('Enter');
  const pairing = page.getByRole('region', { name: 'Breaker Squad with Captain against Big Mob with Boss' });
  await pairing.getByRole('tab', { name: 'Watch a battle' }).click();
  await expect(pairing.getByRole('tabpanel')).toContainText('Full engagement');
  await pairing.getByRole('button', { name: 'A typical loss' }).click();
  await expect(pairing.getByText(/^Seed \d+$/)).not.toHaveText('Seed 1');
  await page.getByTestId('replay').getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByTestId('replay')).toContainText('Big Mob with Boss wins');
  await expect(
    page.getByRole('region', { name: 'Breaker Squad with Captain against Big Mob with Boss' }),
  ).toBeVisible();
});

test('a pairing opens on the Duel tab with the same figures', async ({ page, calculator }) => {
  await openArmies(page);
  const name = await cell(page, 'Bastion Walker', 'Spear Hedge').getAttribute('aria-label');
  await cell(page, 'Bastion Walker', 'Spear Hedge').click();
  const link = page.getByRole('link', { name: 'Open in the calculator' });
  await expect(link).toHaveAttribute('href', /duel\/1/);
  await link.click();
  // The page that is left is settled too, with a big number of its own.
  await expect(page).toHaveURL(/\/duel\/1/);
  await calculator.settled();
  // The page that is left stands until the other has its answer.
  await expect(calculator.bigNumber).toHaveText(/wins ([\d.]+%)/.exec(name ?? '')?.[1] ?? '');
  await expect(page.getByRole('region', { name: 'Rules of Bastion Walker' })).toContainText('Counted');
});

test('a spell that deals hits is cast in a duel', async ({ page, calculator }) => {
  await calculator.openPlain('grimdark/duel');
  const before = await calculator.bigNumber.textContent();
  const rules = page.getByRole('region', { name: 'Rules', exact: true });
  await rules.getByRole('button', { name: /^More rules/ }).click();
  const spells = rules.getByRole('group', { name: 'Attacker spells' });
  await spells.getByRole('button', { name: /^Add/ }).click();
  await spells.getByRole('spinbutton', { name: 'Hits', exact: true }).fill('12');
  await expect(page.getByRole('region', { name: 'Steps' })).toContainText('takes 12 hits if the casting roll is 4+');
  await calculator.settled();
  await expect(calculator.bigNumber).not.toHaveText(before ?? '');
});

test('what a unit did before is switched on in a duel: each switch counts, and its rule stops asking for it', async ({
  page,
  calculator,
}) => {
  await calculator.openPlain('grimdark/duel');
  const attacker = page.getByRole('region', { name: 'Attacker', exact: true });
  const switches = [
    ['Crossing Attack(9)', 'Moves over the enemy'],
    ['Reanimation', 'Mends itself'],
    ['Martial Prowess', 'Acts twice'],
    ['Breath Attack', 'Comes close'],
  ] as const;
  await attacker.getByRole('button', { name: 'Attacker', exact: true }).click();
  const rules = attacker.getByLabel('Unit rules', { exact: true });
  await rules.fill(switches.map(([name]) => name).join(', '));
  await rules.press('Enter');
  await unfoldAll(page);
  const advice = page.getByRole('region', { name: 'Advice' });
  const before = page.getByRole('group', { name: 'Circumstances' }).getByRole('group', { name: 'Attacker' });
  for (const [name, title] of switches) {
    const asks = advice.getByText(`${name} of Iron Wardens is not counted: set "${title}" under Circumstances`);
    await expect(asks).toBeVisible();
    const figure = (await calculator.bigNumber.textContent()) ?? '';
    await before.getByRole('button', { name: title, exact: true }).click();
    await expect(asks).toHaveCount(0);
    await calculator.settled();
    await expect(calculator.bigNumber).not.toHaveText(figure);
  }
});

test('a list that cannot be read says why and changes nothing, a save file is read with its army books, and what they do not hold is named', async ({
  page,
}) => {
  await openArmies(page);
  await page.getByRole('button', { name: 'Change your army' }).click();
  await page.getByLabel('Paste an army list').fill('no list at all');
  await page.getByRole('button', { name: 'Use this list' }).click();
  await expect(page.getByRole('alert')).toContainText('no line looks like a unit');
  await page
    .getByLabel('Paste an army list')
    .fill('https://army-forge.onepagerules.com/share?id=Ab1-c&name=Night_Patrol');
  await page.getByRole('button', { name: 'Use this list' }).click();
  const request = page.getByRole('alert').getByRole('link');
  await expect(request).toHaveAttribute('href', 'https://army-forge.onepagerules.com/api/tts?id=Ab1-c');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Garrison of Hollow Gate' })).toBeVisible();

  await page.getByRole('button', { name: 'Change your army' }).click();
  const picker = page.getByLabel('Choose files');
  await picker.setInputFiles([jsonFile('army.json', SAVE)]);
  await expect(page.getByRole('alert')).toContainText(
    'supply the army books it refers to: book-lamp, book-reef, book-mist',
  );
  await picker.setInputFiles([
    jsonFile('lamp.json', LAMP_BOOK),
    jsonFile('army.json', SAVE),
    jsonFile('reef.json', REEF_BOOK),
  ]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const panel = page.getByRole('region', { name: 'Your army' });
  await expect(panel.getByRole('heading', { name: 'Two Houses' })).toBeVisible();
  await expect(panel).toContainText('Lamp Wardens, Reef Clans');
  await expect(panel.getByRole('checkbox')).toHaveCount(2);
  // 60 points and 15 for the lances; the diver costs 60.
  const lines = panel.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect(lines.filter({ hasText: 'Wick Guard' })).toContainText('75 points');
  await expect(lines.filter({ hasText: 'Old Salt' })).toContainText('60 points');
  await expect(panel).toContainText('unit ghost is in army book book-mist, which was not supplied');
  await expect(panel).toContainText('army book Lamp Wardens 3.5.3 has no option lost in section arms');
  await panel.getByRole('button', { name: 'Details of Wick Guard' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Weapon', exact: true }).first()).toHaveValue(
    'Torch Lance',
  );
});

test('an imported army is still there after a reload, unchosen units included', async ({ page }) => {
  await openArmies(page);
  await takeList(page, 'A', LANTERNS);
  await page.getByRole('checkbox', { name: /^Lamp Guard/ }).uncheck();
  await settled(page);
  await page.waitForTimeout(500);
  await page.reload();
  await settled(page);
  await unfoldArmies(page);
  await expect(page.getByRole('checkbox', { name: /^Lamp Guard/ })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Duelist/ })).toBeChecked();
});

test.describe('in both themes, wide and narrow', () => {
  test.describe.configure({ timeout: 180_000 });
  test.use({ viewport: { width: 1440, height: 900 } });

  test('armies, sheets and pairings are accessible and stay in the window', async ({ page }) => {
    await openArmies(page);
    await expectCleanEverywhere(page);
    const names = [
      'Rules',
      'How it works',
      'Change your army',
      'Details of Warden Squad',
      'Share',
      /^Scenarios and iter/,
    ];
    for (const name of names) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByRole('dialog').getByText(/^Loading|^Looking/)).toHaveCount(0);
      await expectCleanEverywhere(page, '[role=dialog]');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await cell(page, 'Warden Squad', 'Junk Colossus').click();
    await page.getByRole('combobox', { name: 'Scenario' }).first().selectOption({ label: 'Charge' });
    for (const [tab, content] of [
      ['Result', 'pairing'],
      ['What decides it', 'factors'],
      ['Watch a battle', 'replay'],
    ]) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByTestId(content)).toBeVisible();
      await expectCleanEverywhere(page, '[aria-labelledby=pairing-title]');
    }
  });
});
