// Team pairing at the table: a whole match of five a side by touch on a phone, offline, shared, undone, and practised.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectCleanEverywhere, expectNoSidewaysScroll } from './accessible.ts';
import { expect, needsChromium, test } from './calculator.ts';

needsChromium();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const SHEET = '\tXaver\tYuki\tZoe\nAnna\t12\t8\t10\nBen\t5\t15\t11\nCleo\t14\t9\t6\n';

async function open(page: Page, address = '/#/pairing'): Promise<void> {
  await page.goto(address);
  await expect(page.getByTestId('pairing-worth')).toContainText('to win', { timeout: 30_000 });
}

const ours = (page: Page) => page.getByRole('group', { name: 'You put down' });
const theirs = (page: Page) => page.getByRole('group', { name: 'They put down' });

async function pasteMatrix(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste a matrix' }).tap();
  await page.getByRole('textbox', { name: 'Matrix' }).fill(text);
  await page.getByRole('button', { name: 'Take it over' }).tap();
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('five a side from the first defender to the last game, and back', async ({ page, context }) => {
    await open(page);
    // Everything is there: the hall of a tournament has no network.
    await context.setOffline(true);
    const best = page.getByTestId('pairing-best');
    await expect(best).toContainText('Best: ');
    const worth = page.getByTestId('pairing-worth');
    const start = await worth.textContent();
    const steps = [
      'Put up a defender',
      'Send two attackers',
      'Choose your defender’s opponent',
      'Put up a defender',
      'Choose your defender’s opponent',
    ];
    for (const step of steps) {
      await expect(page.getByRole('heading', { name: step })).toBeVisible();
      const before = await worth.textContent();
      await ours(page).getByRole('button').first().tap();
      await expect(ours(page).getByRole('button', { pressed: true })).toHaveCount(1);
      await theirs(page).getByRole('button').last().tap();
      await expect(page.getByTestId('pairing-revealed')).toContainText('for you.');
      await expect(worth).toContainText('to win');
      expect(before).not.toBeNull();
    }
    await expect(page.getByText('All games are fixed.')).toBeVisible();
    const games = page.getByRole('region', { name: 'Best and worst case' }).getByRole('listitem');
    await expect(games).toHaveCount(5);
    await expectNoSidewaysScroll(page);
    for (const _step of steps) await page.getByRole('button', { name: 'Take back' }).tap();
    await expect(worth).toHaveText(start ?? '');
  });

  test('after the page was loaded anew a reveal still says what it cost, and can be taken back', async ({ page }) => {
    await open(page);
    const worth = page.getByTestId('pairing-worth');
    const start = await worth.textContent();
    await ours(page).getByRole('button').last().tap();
    await theirs(page).getByRole('button').first().tap();
    const revealed = page.getByTestId('pairing-revealed');
    await expect(revealed).toContainText('for you.');
    const said = await revealed.textContent();
    await page.reload();
    await expect(revealed).toHaveText(said ?? '');
    await page.getByRole('button', { name: 'Take back' }).tap();
    await expect(page.getByRole('heading', { name: 'Put up a defender' })).toBeVisible();
    await expect(worth).toHaveText(start ?? '');
  });

  test('a matrix from a spreadsheet, a die, and a link to share', async ({ page }) => {
    await open(page);
    await pasteMatrix(page, SHEET);
    const worth = page.getByTestId('pairing-worth');
    await expect(worth).toContainText('32.1 of 60 points');
    const best = page.getByTestId('pairing-best');
    await expect(best).toContainText('Ben 90.0%, Cleo 10.0%');
    // One time in ten is not one side of six: two dice.
    await expect(best).toContainText('Roll two D6, tens first: 11–62 Ben, 63–66 Cleo');
    await best.getByRole('button', { name: 'Roll' }).tap();
    await expect(best.getByRole('status')).toHaveText(/^[1-6][1-6]: (Ben|Cleo)$/);
    const cell = page.getByRole('textbox', { name: 'Anna against Xaver: points expected' });
    await cell.fill('nothing');
    await expect(page.getByRole('alert')).toContainText('Anna against Xaver needs points');
    await cell.fill('++');
    await expect(worth).not.toContainText('32.1 of 60');
    await cell.fill('12');
    await expect(worth).toContainText('32.1 of 60 points');
    await ours(page).getByRole('button', { name: /^Anna/ }).tap();
    await theirs(page).getByRole('button', { name: /^Yuki/ }).tap();
    await expect(best).toContainText('Best: Xaver');
    await expect(page.getByTestId('pairing-revealed')).toContainText('−0.1 for you.');
    await expect(page.getByTestId('pairing-revealed')).toContainText('Yours gave them 0.9.');
    await page.getByRole('radio', { name: 'The match' }).tap();
    await expect(best).toContainText('Best: Xaver');
  });

  test('practice: theirs is drawn and shown with ours', async ({ page }) => {
    await open(page);
    await pasteMatrix(page, SHEET);
    await page.getByText('Settings').tap();
    await page.getByRole('checkbox', { name: 'Practice against the best play' }).check();
    await expect(theirs(page)).toHaveCount(0);
    await ours(page).getByRole('button', { name: /^Ben/ }).tap();
    await expect(page.getByTestId('pairing-revealed')).toContainText(/Ben \/ (Xaver|Yuki)/);
    await ours(page).getByRole('button').first().tap();
    await expect(page.getByText('All games are fixed.')).toBeVisible();
    await expect(page.getByText(/^You ended at /)).toBeVisible();
  });
});

test('a link opens the matrix with all that was put down; a file goes out and comes back', async ({ page }) => {
  await open(page);
  await ours(page).getByRole('button', { name: /^Orks/ }).click();
  await theirs(page).getByRole('button', { name: /^Tau/ }).click();
  await expect(page.getByRole('heading', { name: 'Send two attackers' })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('#/pairing/');
  const link = await copied();
  const worth = await page.getByTestId('pairing-worth').textContent();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    kind: 'pairing',
    state: { defenders: { mine: 'Orks', theirs: 'Tau' } },
  });
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await open(page, link.slice(link.indexOf('#')).replace(/^/, '/'));
  await expect(page.getByTestId('pairing-worth')).toHaveText(worth ?? '');
  await page.getByRole('button', { name: 'Example' }).click();
  await expect(page.getByRole('heading', { name: 'Put up a defender' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('textbox', { name: 'Name of your player Orks' })).toBeVisible();
});

test('guesses from two sets of army lists are marked until they are typed over', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'From army lists' }).click();
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Kill Team');
  for (const [side, list] of [
    ['Your lists', 'Kommandos\nKommando Boss Nob\nKommando Rokkit Boy'],
    ['Your lists', 'Kommandos\nKommando Snipa Boy'],
    ['Their lists', 'Kommandos\nKommando Boss Nob'],
    ['Their lists', 'Kommandos\nKommando Slasha Boy\nKommando Snipa Boy'],
  ] as const) {
    const group = page.getByRole('group', { name: side });
    const before = await group.getByRole('listitem').count();
    await group.getByRole('textbox').fill(list);
    await group.getByRole('button', { name: 'Add' }).click();
    await expect(group.getByRole('listitem')).toHaveCount(before + 1);
  }
  await page.getByRole('button', { name: 'Fill the matrix' }).click();
  await expect(page.getByText('Dotted cells are guesses')).toBeVisible({ timeout: 30_000 });
  const cells = page.getByRole('textbox', { name: /points expected$/ });
  await expect(cells).toHaveCount(4);
  for (let i = 0; i < 4; i++) await cells.nth(i).fill('11');
  await expect(page.getByText('Dotted cells are guesses')).toHaveCount(0);
});

test('the page is clean in both themes and at any width, in both languages, and named on the start page', async ({
  page,
}) => {
  await open(page);
  await expectCleanEverywhere(page);
  await page.goto('/?lang=de#/pairing');
  await expect(page.getByTestId('pairing-best')).toContainText('Am besten: ');
  await expect(page.getByRole('heading', { name: 'Einen Verteidiger legen' })).toBeVisible();
  await page.goto('/?lang=en');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Team pairing/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Team pairing' })).toBeVisible();
});
