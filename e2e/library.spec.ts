// What a player saves: kept, found, renamed, taken to another browser, and said where it cannot be kept.
import { expectClean, expectNoSidewaysScroll, LOOKS } from './accessible.ts';
import { expect, needsChromium, test } from './calculator.ts';

needsChromium();

test('a battle is kept, renamed, deleted, brought back, exported and imported in a fresh browser', async ({
  calculator,
  page,
  browser,
}) => {
  await calculator.open('/#/fantasy/attack');
  const sentence = (await calculator.sentence.textContent()) ?? '';
  await page.waitForTimeout(3_000);
  await page.goto('/#/library');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('button', { name: sentence, exact: true })).toBeVisible();
  await history.getByRole('button', { name: `Rename ${sentence}` }).click();
  await history.getByRole('textbox', { name: 'Name', exact: true }).fill('My first battle');
  await history.getByRole('button', { name: 'Save' }).click();
  await history.getByRole('button', { name: 'Delete My first battle' }).click();
  await expect(history).not.toContainText('My first battle');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(history).toContainText('My first battle');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const file = await (await downloaded).path();

  const fresh = await browser.newContext();
  const other = await fresh.newPage();
  await other.goto(page.url());
  await other.locator('input[type=file]').setInputFiles(file);
  await expect(other.getByText(/imported/)).toBeVisible();
  await other.getByRole('button', { name: 'My first battle', exact: true }).click();
  await expect(other.getByTestId('sentence')).toHaveText(sentence);
  await fresh.close();
});

test('the library is sorted and filtered, keeps a battle under a name, asks before a name is taken, and has a bin', async ({
  calculator,
  page,
}) => {
  for (const game of ['fantasy/attack', 'killteam/shoot']) {
    await calculator.open(`/#/${game}`);
    await page.waitForTimeout(3_000);
  }
  await page.goto('/#/library');
  const history = page.getByRole('region', { name: 'History' });
  const kept = page.getByRole('region', { name: 'Saved battles' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  const year = String(new Date().getFullYear());
  await expect(history.getByRole('listitem').first()).toContainText(year);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Oldest first');
  await expect(history.getByRole('listitem').first()).toContainText('Fantasy');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Kill Team');
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Game' }).selectOption('All games');
  // Under a name of its own, twice: one may not take the other's name without a word.
  for (const name of ['Round one', 'Round two']) {
    const row = history.getByRole('listitem').first();
    await row.getByRole('button', { name: /^Save .* under a name$/ }).click();
    await history.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await history.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(kept).toContainText(name);
  }
  await kept.getByRole('button', { name: 'Rename Round two' }).click();
  await kept.getByRole('textbox', { name: 'Name', exact: true }).fill('Round one');
  await kept.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Replace “Round one”?' });
  await question.getByRole('button', { name: 'Keep both' }).click();
  await expect(kept).toContainText('Round one (2)');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(kept).toContainText('Round two');
  // Deleted, it lies in the bin over a reload, and comes back.
  await kept.getByRole('button', { name: 'Delete Round two' }).click();
  await expect(kept).not.toContainText('Round two');
  // Said once the browser has it: a reload before that finds the battle where it was.
  await expect(page.getByRole('status').filter({ hasText: 'Deleted' })).toBeVisible();
  await page.reload();
  await page.getByText(/^Bin/).click();
  await page.getByRole('button', { name: 'Bring back Round two' }).click();
  await expect(kept).toContainText('Round two');
  await expect(page.getByText(/^Bin/)).toHaveCount(0);
  await expectClean(page);
});

test('a list that is shared with the app, or a file, lands in the paste sheet, and the last battle has an address', async ({
  calculator,
  page,
}) => {
  const list = '++ Ember Guard [GF 120pts] ++\n\nGuards [5] Q4+ D4+ | 120pts | Fearless\n5x Carbine (18", A1, AP(1))';
  await page.goto(`/?shared-text=${encodeURIComponent(list)}`);
  await expect(page.getByRole('textbox', { name: 'List or link' })).toHaveValue(list);
  expect(page.url()).not.toContain('shared-text');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'list.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(list),
  });
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(dialog).toContainText('Ember Guard');
  // Nothing yet: the start page.
  await page.goto('/?again=1#/continue');
  await expect(page).toHaveURL(/#\/$/);
  await calculator.openPlain('fantasy/attack');
  await calculator.field('Attacks').fill('23');
  await calculator.link();
  const sentence = (await calculator.sentence.textContent()) ?? '';
  await page.waitForTimeout(2_000);
  await page.goto('/?again=2#/continue');
  await expect(page).toHaveURL(/#\/fantasy\/attack/);
  await expect(calculator.sentence).toHaveText(sentence);
});

for (const { title, ...look } of LOOKS)
  test(`what older versions kept is taken over: ${title}`, async ({ browser }) => {
    const context = await browser.newContext(look);
    const page = await context.newPage();
    await page.goto('/#/learn');
    await page.evaluate(async () => {
      localStorage.setItem('oddsmith:axis-recent', JSON.stringify([{ sentence: 'An old battle of mine', input: {} }]));
      const open = indexedDB.open('keyval-store');
      open.onupgradeneeded = () => open.result.createObjectStore('keyval');
      await new Promise((done) => {
        open.onsuccess = done;
      });
      const fields = { attacks: 4 };
      const write = open.result.transaction('keyval', 'readwrite');
      write.objectStore('keyval').put([{ side: 'fighter', name: 'Old friend', fields }], 'killteam/operatives');
      await new Promise((done) => {
        write.oncomplete = done;
      });
      open.result.close();
    });
    await page.goto('/#/library');
    await expect(page.getByRole('region', { name: 'Units' })).toContainText('Old friend');
    await expect(page.getByRole('region', { name: 'History' })).toContainText('An old battle of mine');
    await expectClean(page);
    await expectNoSidewaysScroll(page);
    await context.close();
  });

test('what happened is told in words and kept with the battle', async ({ calculator, page }) => {
  await calculator.open('/#/killteam/shoot');
  await page.getByText('What happened?').click();
  await page.getByRole('spinbutton', { name: /^Your dice gave/ }).fill('0');
  await expect(page.getByTestId('luck-words')).toContainText('0 damage dealt');
  await expect(page.getByTestId('luck-words')).toContainText('100% that or more');
  await expect(page.locator('svg[data-chart]').first()).toContainText('the dice gave 0');
  await page.getByRole('button', { name: 'Keep in the history' }).click();
  await page.getByText('History', { exact: true }).click();
  await expect(page.getByRole('button', { name: /0 damage dealt/ })).toBeVisible();
  // Where nothing is counted it went one way or another.
  await calculator.open('/#/grimdark/duel');
  await page.getByText('What happened?').click();
  await page.getByRole('radio', { name: 'defender wins' }).click();
  await expect(page.getByTestId('luck-words')).toContainText(/defender wins\. [\d.]+% of battles go this way\.$/);
  await page.getByRole('button', { name: 'Keep in the history' }).click();
  await page.getByText('History', { exact: true }).click();
  await expect(page.getByRole('button', { name: /of battles go this way/ })).toBeVisible();
  await page.getByText('Tray', { exact: true }).click();
  const tray = page.getByRole('region', { name: 'Tray' });
  await tray.getByRole('button', { name: 'Add to the tray' }).click();
  await expect(tray.getByRole('button', { name: 'Situation 1', exact: true })).toBeVisible();
});

test('a saved unit opens one sheet: used on either side, and put into the tray', async ({ calculator, page }) => {
  await calculator.open('/#/killteam/fight');
  const first = page.getByRole('region', { name: 'Acts first', exact: true });
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await first.getByRole('textbox', { name: 'Save under the name' }).fill('My captain');
  await first.getByRole('button', { name: 'Save it' }).click();
  await page.goto('/#/library');
  const units = page.getByRole('region', { name: 'Units' });
  await units.getByRole('button', { name: 'My captain', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use as defender' }).click();
  await calculator.settled();
  await expect(page).toHaveTitle(/v My captain/);
  // The search knows it too.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search presets, rules and fields' }).fill('my captain');
  await page.getByRole('option').filter({ hasText: 'Saved unit' }).click();
  await expect(page.getByRole('dialog', { name: 'My captain' })).toContainText('Use as attacker');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/#/library');
  await units.getByRole('button', { name: 'My captain', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('region', { name: 'Situations' })).toContainText('My captain');
});

test('the name of a unit opens the same sheet in a list, in a table, in a sentence and on a card', async ({
  calculator,
  page,
}) => {
  await page.goto('/#/killteam/armies');
  const matrix = page.getByRole('region', { name: 'Matrix' });
  const name = (await matrix.getByRole('rowheader').first().textContent()) ?? '';
  await matrix.getByRole('rowheader').first().getByRole('button').click();
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet.getByRole('button', { name: 'Saved' })).toBeDisabled();
  await sheet.getByRole('button', { name: 'Use as attacker' }).click();
  await calculator.settled();
  await calculator.sentence.getByRole('button', { name: name.split(':')[0] }).click();
  await expect(page.getByRole('dialog', { name: name.split(':')[0] })).toContainText('Use as attacker');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await calculator.edit();
  const target = page.getByRole('region', { name: 'Defender', exact: true });
  await page
    .getByRole('region', { name: 'Attacker', exact: true })
    .getByRole('button', { name: name.split(':')[0] })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('tab', { name: 'Compare' }).click();
  await expect(page.getByRole('region', { name: 'Tray' })).toContainText(name.split(':')[0]);
  await target.getByRole('button', { name: 'Choose an operative' }).click();
  await page.getByRole('region', { name: 'Your operatives' }).getByRole('button', { name, exact: true }).click();
  await calculator.settled();
  await page.goto('/#/library');
  await expect(page.getByRole('region', { name: 'Units' })).toContainText(name);
});
