// A shared link opens exactly what was seen, in a browser that has never been here.
import { CalculatorPage, expect, needsChromium, test } from './calculator.ts';

needsChromium();

test('a link reopens battle, tab and pinned situation', async ({ calculator, page, browser }) => {
  await calculator.openPlain('fantasy/attack');
  await page.getByRole('button', { name: 'Pin to compare' }).click();
  await calculator.field('Attacks').fill('3D6+2');
  await calculator.choose('Armour save', '5+');
  await page.getByRole('tab', { name: 'Compare' }).click();
  await calculator.settled();
  // The tab is loaded on first use.
  await expect(page.getByRole('tabpanel').getByRole('row').nth(1)).toBeVisible();
  const seen = {
    number: await calculator.bigNumber.textContent(),
    sentence: await calculator.sentence.textContent(),
    compared: await page.getByRole('tabpanel').getByRole('row').allTextContents(),
  };
  const link = await calculator.link();

  const fresh = await browser.newContext();
  const other = new CalculatorPage(await fresh.newPage());
  await other.open(link);
  await expect(other.bigNumber).toHaveText(seen.number ?? '');
  await expect(other.sentence).toHaveText(seen.sentence ?? '');
  await expect(other.page.getByRole('tab', { name: 'Compare' })).toHaveAttribute('aria-selected', 'true');
  await expect(other.page.getByRole('tabpanel').getByRole('row')).toHaveText(seen.compared);
  expect(other.errors).toEqual([]);
  await fresh.close();
});

test('editing does not fill the history, a pasted link replaces a battle, undo brings it back, another calculator keeps its own', async ({
  calculator,
  page,
}) => {
  await calculator.openPlain('fantasy/attack');
  const before = await page.evaluate(() => history.length);
  for (const attacks of ['11', '12', '13']) {
    await calculator.field('Attacks').fill(attacks);
    await calculator.link();
  }
  expect(await page.evaluate(() => history.length)).toBe(before);

  await calculator.field('Attacks').fill('30');
  const thirty = await calculator.link();
  await calculator.field('Attacks').fill('40');
  await calculator.link();
  await page.evaluate((link) => {
    location.href = link;
  }, thirty);
  await expect(calculator.field('Attacks')).toHaveValue('30');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(calculator.field('Attacks')).toHaveValue('40');

  await calculator.verb('Combat');
  await expect(page.getByRole('region', { name: 'Second unit', exact: true })).toBeVisible();
  await calculator.verb('Attack');
  // Until the page changes there are fields of the same name for both units.
  await expect(page.getByRole('region', { name: 'Second unit', exact: true })).toHaveCount(0);
  await expect(calculator.field('Attacks')).toHaveValue('40');
});

test('a broken link says so and shows the standard battle', async ({ calculator, page }) => {
  await calculator.open('/#/fantasy/attack/1thisisnotabattle');
  await expect(page.getByRole('alert')).toContainText('This link could not be opened');
  const shown = await calculator.sentence.textContent();
  await page.getByRole('region', { name: 'Presets' }).getByRole('button').first().click();
  await expect(calculator.sentence).toHaveText(shown ?? '');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the share sheet copies the link', async ({ calculator, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await calculator.openPlain('fantasy/attack');
  await page.getByRole('button', { name: 'Share' }).click();
  const box = page.getByRole('textbox', { name: /^Link/ });
  await expect(box).toHaveValue(/#\/fantasy\/attack\/1/);
  const link = await box.inputValue();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

test('of two links followed at once the last one is shown, also where it is read sooner', async ({
  calculator,
  page,
}) => {
  await calculator.openPlain('fantasy/attack');
  await calculator.field('Attacks').fill('30');
  const thirty = await calculator.link();
  await calculator.field('Attacks').fill('40');
  await calculator.link();
  await page.evaluate(async (link) => {
    const followed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    location.href = link;
    await followed;
    location.hash = '#/fantasy/attack/1nonsense';
  }, thirty);
  await expect(page.getByRole('alert')).toContainText('could not be opened');
  await calculator.link();
  await expect(page.getByRole('alert')).toContainText('could not be opened');
  await expect(calculator.field('Attacks')).not.toHaveValue('30');
});

test('the start page continues the last battle', async ({ calculator, page }) => {
  await calculator.openPlain('fantasy/attack');
  await calculator.field('Attacks').fill('23');
  await calculator.link();
  await page.waitForTimeout(1_000);
  await page.goto('about:blank');
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Continue' })
    .getByRole('link', { name: /^Fantasy/ })
    .click();
  await calculator.settled();
  await calculator.edit();
  await expect(calculator.field('Attacks')).toHaveValue('23');
});

test('the next day opens the battle that was left, and an example does not take its place', async ({
  calculator,
  page,
}) => {
  await calculator.openPlain('fantasy/attack');
  await calculator.field('Attacks').fill('23');
  await calculator.link();
  await page.waitForTimeout(1_000);
  // The bare game, and an example of the start page in between.
  await page.goto('about:blank');
  await page.goto('/');
  await page.getByRole('main').locator('li.card').first().locator('p a').first().click();
  await calculator.settled();
  await page.waitForTimeout(1_500);
  await page.goto('about:blank');
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Continue' }).getByRole('link', { name: /^Fantasy/ })).toContainText(
    '23',
  );
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  await page.goto('/#/fantasy');
  await calculator.settled();
  await calculator.edit();
  await expect(page.getByRole('textbox', { name: 'Attacken', exact: true })).toHaveValue('23');
});
