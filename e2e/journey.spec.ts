// One evening of a player, from two pasted lists to another browser: on a desktop, and on a phone by touch.
import { readFileSync } from 'node:fs';
import { expectClean, expectNoSidewaysScroll, LOOKS } from './accessible.ts';
import { CalculatorPage, expect, needsChromium, test } from './calculator.ts';

needsChromium();

const MINE = `Border Patrol (160 points)

Space Marines
Gladius Task Force
Incursion (1000 points)

BATTLELINE

Assault Intercessor Squad (75 points)
  • 1x Assault Intercessor Sergeant
    • 1x Astartes chainsword
      1x Heavy bolt pistol
  • 4x Assault Intercessors
    • 4x Astartes chainsword
      4x Heavy bolt pistol

Exported with App Version: v1.30.0 (2), Data Version: v520
`;

const THEIRS = `Green Tide (85 points)

Orks
War Horde
Incursion (1000 points)

BATTLELINE

Boyz (85 points)
  • 1x Boss Nob
    • 1x Big choppa
      1x Slugga
  • 9x Boy
    • 9x Choppa
      9x Slugga

Exported with App Version: v1.30.0 (2), Data Version: v520
`;

for (const { title, ...place } of LOOKS)
  test(`two lists, a pair, shoot, charge, fight, share, the next day, another browser: ${title}`, async ({
    browser,
  }) => {
    // Many pages one after the other, on a machine that may have others to serve.
    test.slow();
    const context = await browser.newContext({ ...place, permissions: ['clipboard-read', 'clipboard-write'] });
    const calculator = new CalculatorPage(await context.newPage());
    const { page } = calculator;
    const paste = async (list: string, whose: 'Mine' | 'Theirs') => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Paste a list or a link' }).click();
      await page.getByRole('textbox', { name: 'List or link' }).fill(list);
      await page.getByRole('button', { name: 'Open' }).click();
      await page.getByRole('button', { name: whose, exact: true }).click();
      await expect(page).toHaveURL(/#\/wh40k\/armies/);
    };
    await paste(MINE, 'Mine');
    await paste(THEIRS, 'Theirs');
    await expect(page.getByRole('region', { name: 'Your army' })).toContainText('Border Patrol');
    await expect(page.getByRole('region', { name: 'Their army' })).toContainText('Green Tide');
    await expectClean(page);
    // The search knows who is whose.
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search presets, rules and fields' }).fill('assault intercessor');
    await expect(page.getByRole('option').filter({ hasText: 'Your army: Border Patrol' })).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Search presets, rules and fields' }).fill('boyz');
    await expect(page.getByRole('option').filter({ hasText: 'Their army: Green Tide' })).toHaveCount(1);
    await page.keyboard.press('Escape');

    // The pair: either name opens the sheet, and one of them is picked out of its list.
    const army = page.getByRole('region', { name: 'Their army' });
    await army.getByText('Choose units').click();
    await army.getByRole('button', { name: 'Boyz', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Use as defender' }).click();
    await calculator.settled();
    await calculator.edit();
    await page.getByRole('button', { name: 'Choose attacker' }).click();
    await page
      .getByRole('region', { name: /^Border Patrol/ })
      .getByRole('button', { name: /^Assault Intercessor Squad/ })
      .click();
    await calculator.settled();
    await expect(calculator.sentence).toContainText(/Assault Intercessor Squad will slay .* models of Boyz/);
    await expectNoSidewaysScroll(page);

    await calculator.verb('Charge');
    await calculator.settled();
    await expect(page).toHaveTitle(/ · Assault Intercessor Squad v Boyz · 40,000, Oddsmith$/);
    await expect(page.getByRole('textbox', { name: 'Name of weapon 1' })).toHaveValue(/chainsword/i);
    await calculator.verb('Melee');
    await calculator.settled();
    // Both sides strike with what their lists give them.
    await expect(calculator.sentence).toContainText('Assault Intercessor Squad will charge Boyz');
    await expect(page).toHaveTitle(/ · Assault Intercessor Squad v Boyz · 40,000, Oddsmith$/);
    await expectClean(page);
    await calculator.closeFields();
    const sentence = (await calculator.sentence.textContent()) ?? '';
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /link/i }).first().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#/wh40k/melee/');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.keyboard.press('Escape');

    // What happened is kept with the battle, so that it is in the history whatever the clock says.
    await page.getByText('What happened?').click();
    await page.getByRole('button', { name: 'Keep in the history' }).click();
    await expect(page.getByText('Kept in the history')).toBeVisible();

    // The next day: the link, the start page and the armies.
    await page.goto('about:blank');
    await page.goto(link);
    await calculator.settled();
    await expect(calculator.sentence).toHaveText(sentence);
    await page.goto('/#/library');
    await expect(page.getByRole('region', { name: 'Armies' })).toContainText('Border Patrol');
    await expect(page.getByRole('region', { name: 'Armies' })).toContainText('Green Tide');
    await expect(page.getByRole('region', { name: 'History' })).toContainText(
      'Assault Intercessor Squad will charge Boyz',
    );
    await expectClean(page);
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export everything' }).click();
    // Read before the browser goes, which takes its downloads along.
    const buffer = readFileSync(await (await downloaded).path());
    expect(buffer.toString()).toContain('Green Tide');
    expect(calculator.errors).toEqual([]);
    await context.close();

    const fresh = await browser.newContext(place);
    const other = new CalculatorPage(await fresh.newPage());
    await other.page.goto('/#/library');
    await other.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'oddsmith-library.json', mimeType: 'application/json', buffer });
    await expect(other.page.getByRole('region', { name: 'Armies' })).toContainText('Green Tide');
    await other.page
      .getByRole('region', { name: 'History' })
      .getByRole('button', { name: sentence, exact: true })
      .click();
    await other.settled();
    await expect(other.sentence).toHaveText(sentence);
    expect(other.errors).toEqual([]);
    await fresh.close();
  });
