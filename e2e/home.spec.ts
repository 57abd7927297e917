// The start page and the ways from it: first visit to an answer, search, paste, the switcher, and back.
import type { Page } from '@playwright/test';
import { expectClean, expectCleanEverywhere, expectNoSidewaysScroll } from './accessible.ts';
import { expect, needsChromium, test } from './calculator.ts';
import { BURROWERS, LANTERNS } from './grimdark-lists.ts';

needsChromium();

for (const width of [1440, 360])
  test(`first visit, ${width} px: an answer in two taps, nothing axe can find`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, hasTouch: width === 360 });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Warhammer 40,000' })).toBeVisible();
    await (width === 360 ? expectClean(page) : expectCleanEverywhere(page));
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Shoot', exact: true }).click();
    await expect(page.getByTestId('sentence')).toBeVisible();
    await expect(page).toHaveTitle(/Kill Team, Oddsmith$/);
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    const hint = page.getByRole('complementary', { name: 'First visit' });
    await hint.getByRole('button', { name: 'Skip this hint' }).click();
    await expect(hint).toHaveCount(0);
    await page.reload();
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await expect(page.locator('#fields')).toBeVisible();
    await expect(hint).toHaveCount(0);
    await context.close();
  });

test('every example shows a battle and opens it', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('main').locator('li.card');
  await expect(cards).toHaveCount(3);
  const sentence = await cards.first().locator('p').first().textContent();
  await cards.first().locator('p a').first().click();
  const shown = await page.getByTestId('sentence').textContent();
  expect(sentence).toContain(shown);
});

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`the start page names its places in the first screen, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    for (const [name, hash] of [
      ['Armies', '#/wh40k/armies'],
      ['Play the skirmish', '#/wh40k/skirmish'],
      ['Team pairing', '#/pairing'],
    ]) {
      await page.goto('/');
      const place = page.getByRole('main').getByRole('link', { name });
      await expect(place).toBeInViewport();
      await place.click();
      await expect(page).toHaveURL(new RegExp(`${hash}$`));
    }
  });

/** What can be pressed in the header, by name and place. */
async function headerOf(page: Page): Promise<readonly string[]> {
  const controls = page.getByRole('banner').locator('a:visible, button:visible');
  return controls.evaluateAll((all) =>
    all.map((one) => {
      const { left, top, height } = one.getBoundingClientRect();
      return `${one.ariaLabel ?? one.textContent.trim()} at ${Math.round(left)}, ${Math.round(top)}, ${Math.round(height)} high`;
    }),
  );
}

for (const { locale, width } of [
  { locale: 'en', width: 1440 },
  { locale: 'de', width: 1440 },
  { locale: 'en', width: 390 },
])
  test(`the start page has the header of every page, before the app has come and after: ${locale}, ${width} px`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale, viewport: { width, height: 844 }, hasTouch: width === 390 });
    const page = await context.newPage();
    await page.goto('/#/learn');
    await expect(page.getByRole('main')).toBeVisible();
    const everywhere = await headerOf(page);
    expect(everywhere.length).toBeGreaterThanOrEqual(4);
    await page.goto('/');
    await page.reload();
    await expect(page.locator('[data-written]')).toBeVisible();
    expect(await headerOf(page)).toEqual(everywhere);
    // The first press loads the app and is not lost; the focus comes back to what was pressed.
    const search = page.getByRole('banner').getByRole('button', { name: /^(Search|Suchen) \(/ });
    await search.click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).toBeFocused();
    await expect(page.locator('[data-written]')).toHaveCount(0);
    expect(await headerOf(page)).toEqual(everywhere);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(More|Mehr)$/ })
      .click();
    await page.getByRole('button', { name: /^(Theme: system|Farben: wie das System)/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await context.close();
  });

test('from the start page Learn and the surprising results are one tap away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [name, title] of [
    ['How to read the numbers', 'How to read the numbers'],
    ['Twenty surprising results', 'Surprising results'],
  ]) {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('addresses that players type open the place', async ({ page }) => {
  for (const [typed, hash] of [
    ['/#/armies', '#/wh40k/armies'],
    ['/#armies', '#/wh40k/armies'],
    ['/#/skirmish', '#/wh40k/skirmish'],
    ['/#/kill-team/fight', '#/killteam/fight'],
    ['/#/40k', '#/wh40k'],
  ]) {
    await page.goto('about:blank');
    await page.goto(typed);
    await expect(page).toHaveURL(new RegExp(hash));
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'There is no such page' })).toHaveCount(0);
  }
});

test('search from anywhere: a preset of another game, with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search presets, rules and fields' }).fill('bombing');
  await expect(page.getByRole('option').first()).toContainText('Axis & Allies');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/axis\/bombing/);
  await expect(page.getByTestId('sentence')).toBeVisible();
});

test('back closes a sheet and stays on the page', async ({ calculator, page }) => {
  await calculator.open('/#/fantasy/attack');
  await page.getByRole('button', { name: 'Search (Ctrl K)' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/fantasy\/attack/);
  await calculator.more('Keyboard and help');
  await expect(page.getByRole('dialog')).toContainText(/Build [\da-f]{12}/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(calculator.sentence).toBeVisible();
});

test('the switcher goes to another game and home again', async ({ calculator, page }) => {
  await calculator.open('/#/fantasy/attack');
  await page.getByRole('banner').getByRole('button', { name: 'Fantasy' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Kill Team' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Kill Team' })).toBeVisible();
  await calculator.settled();
  await page.getByRole('link', { name: 'Oddsmith, start page' }).click();
  await expect(page.getByRole('heading', { name: 'Exact odds for your next roll.' })).toBeVisible();
});

test('a pasted link opens its battle, nonsense is refused in words', async ({ calculator, page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Paste a list or a link' }).click();
  const box = page.getByRole('textbox', { name: 'List or link' });
  await box.fill('hello there');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('alert')).toContainText('neither a link nor a list');
  await box.fill('Kommandos\n2x Kommando Boy');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('dialog')).toContainText('Kommandos: Kill Team list, 2 units. Whose army is it?');
  await page.getByRole('button', { name: 'Theirs', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Their army' })).toContainText('Kommando Boy');
  await page.goto('/');
  await page.getByRole('button', { name: 'Paste a list or a link' }).click();
  await box.fill('look: https://example.org/odds/#/axis/bombing');
  await page.getByRole('button', { name: 'Open' }).click();
  await calculator.settled();
  await expect(page).toHaveURL(/axis\/bombing/);
});

test('two lists pasted, mine and theirs: both stay, also after a reload', async ({ page }) => {
  const paste = async (list: string, whose: 'Mine' | 'Theirs') => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Paste a list or a link' }).click();
    await page.getByRole('textbox', { name: 'List or link' }).fill(list);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByRole('dialog')).toContainText(/Grimdark Future list, \d+ units?\. Whose army is it\?/);
    await expect(page.getByRole('dialog')).toContainText(/What we went by: .*Quality and Defense/);
    await expect(page.getByRole('button', { name: 'Read it as 40,000' })).toBeVisible();
    await page.getByRole('button', { name: whose, exact: true }).click();
    await expect(page).toHaveURL(/#\/grimdark\/armies/);
  };
  await paste(LANTERNS, 'Mine');
  await expect(page.getByRole('heading', { name: 'Lantern Company' })).toBeVisible();
  await paste(BURROWERS, 'Theirs');
  await expect(page.getByRole('heading', { name: 'Burrow Kin' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lantern Company' })).toBeVisible();
  await page.goto('/');
  await page.reload();
  await page.goto('/#/grimdark/armies');
  await expect(page.getByRole('heading', { name: 'Burrow Kin' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lantern Company' })).toBeVisible();
});

test('search finds units of every game and weapons, and each opens the one sheet', async ({ calculator, page }) => {
  await page.goto('/');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search presets, rules and fields' });
  await box.fill('intercessor');
  await expect(page.getByRole('option').filter({ hasText: 'Operative, Kill Team' }).first()).toBeVisible();
  await page.getByRole('option').filter({ hasText: 'Unit, 40,000' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use as attacker' }).click();
  await calculator.settled();
  await expect(calculator.sentence).toContainText('Intercessor');
  await page.keyboard.press('Control+k');
  await box.fill('lascannon');
  await page.getByRole('option').filter({ hasText: 'Weapon, 40,000' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use as attacker' }).click();
  await calculator.settled();
  await expect(calculator.sentence).toContainText(/^[^,]*lascannon/i);
  await expect(page).toHaveTitle(/ · .*[Ll]ascannon.* v .* · 40,000, Oddsmith$/);
  await page.keyboard.press('Control+k');
  await box.fill('bastion walker');
  await expect(page.getByRole('option').filter({ hasText: 'Unit, Grimdark Future' }).first()).toBeVisible();
  await box.fill('knights of the realm');
  await page.getByRole('option').filter({ hasText: 'Unit, Fantasy' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use as defender' }).click();
  await calculator.settled();
  await expect(page).toHaveURL(/fantasy\/battle/);
  await expect(page.getByRole('button', { name: /Knights of the Realm/ }).first()).toBeVisible();
});

test('an address of a game has words and the shape of its page before any script has come', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/#/wh40k/attack');
  await expect(page.locator('#root')).toHaveText(/Loading the calculator/);
  await expect(page.locator('#first .card').first()).toBeVisible();
  await expect(page.locator('body')).not.toHaveText(/%\w+%/);
});
