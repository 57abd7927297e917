// Everything by keyboard alone.
import { expectClean, LOOKS } from './accessible.ts';
import { EMPTY, expect, needsChromium, test } from './calculator.ts';

needsChromium();

for (const { title, viewport, colorScheme } of LOOKS)
  test(`a battle is set up without a pointer: ${title}`, async ({ calculator, page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await calculator.openPage(`/#/fantasy/attack/${EMPTY}`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Skip to the calculator' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    // All fields, and the focus among them.
    await page.keyboard.press('e');
    await expect(page.locator('#fields')).toBeFocused();

    const attacks = calculator.field('Attacks');
    for (let i = 0; i < 60 && !(await attacks.evaluate((element) => element === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    await expect(attacks).toBeFocused();
    await page.keyboard.press('+');
    await expect(attacks).toHaveValue('11');
    await page.keyboard.press('-');
    await page.keyboard.press('ArrowDown');
    await expect(attacks).toHaveValue('9');
    await page.keyboard.type('12');
    await expect(calculator.bigNumber).toHaveText('3.00');

    const toHit = page.getByRole('radiogroup', { name: 'To hit' });
    while (!(await toHit.evaluate((element) => element.contains(document.activeElement))))
      await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    // 12 * 2/3 * 1/2.
    await expect(calculator.bigNumber).toHaveText('4.00');
    await page.keyboard.press('Control+z');
    await expect(calculator.bigNumber).toHaveText('3.00');
    await page.keyboard.press('Control+Shift+z');
    await expect(calculator.bigNumber).toHaveText('4.00');
    await expectClean(page);
  });

test('shortcuts: random, copy, search, help', async ({ calculator, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await calculator.openPlain('fantasy/attack');
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeEnabled();
  await page.keyboard.press('c');
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#/fantasy/attack/1');

  await page.keyboard.press('/');
  // The sheet is loaded on first use.
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('sunder');
  await page.keyboard.press('Enter');
  await expect(calculator.field('Sunder')).toBeFocused();

  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('charts are read with the arrow keys, a meaning appears on focus, letters typed into a text are not commands', async ({
  calculator,
  page,
}) => {
  await calculator.openPlain('fantasy/attack');
  const chart = page.getByRole('slider').first();
  await chart.focus();
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuetext', 'exactly 0: 5.6%; 0 or more: 100%');
  await page.keyboard.press('ArrowRight');
  // 10 * 1/4 * 0.75^9.
  await expect(chart).toHaveAttribute('aria-valuetext', 'exactly 1: 18.8%; 1 or more: 94.4%');

  await calculator.field('Multiple wounds').focus();
  await page.keyboard.press('Tab');
  const poison = page.getByRole('button', { name: 'Poison', exact: true });
  await expect(poison).toBeFocused();
  await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(1);

  await calculator.field('Attacks').fill('');
  await calculator.field('Attacks').press('c');
  await expect(page.getByText('Link copied')).toHaveCount(0);
});
