// Pages for those who write programs: the playground completes what is typed, and the reference cases run in the browser.
import { expectClean } from './accessible.ts';
import { expect, needsChromium, test } from './calculator.ts';

needsChromium();

test('the playground completes names and values at the cursor, by keyboard', async ({ page }) => {
  await page.goto('/#/playground/wh40k/attack');
  const area = page.getByRole('textbox', { name: 'Input (JSON)' });
  const list = page.getByRole('listbox', { name: 'What may stand here' });
  await area.fill('');
  await area.pressSequentially('{"wea');
  await expect(list.getByRole('option')).toHaveText(/^weapon/);
  await expectClean(page);
  await area.press('Enter');
  await expect(area).toHaveValue('{"weapon": {}');
  await area.pressSequentially('"keywords": ["Leth');
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await area.press('Tab');
  await expect(area).toHaveValue('{"weapon": {"keywords": ["Lethal Hits"}');
  await expect(list).toHaveCount(0);

  // Where nothing was begun the keys stay with the text, until an arrow goes into the list.
  await area.fill('');
  await area.pressSequentially('{');
  await expect(list).toBeVisible();
  await area.press('Enter');
  await expect(area).toHaveValue('{\n');
  await expect(list).toHaveCount(0);
  await area.press('Control+ ');
  const second = list.getByRole('option').nth(1);
  const name = await second.locator('span').first().innerText();
  await area.press('ArrowDown');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await area.press('Escape');
  await expect(list).toHaveCount(0);
  await area.press('Control+ ');
  await second.click();
  await expect(area).toHaveValue(new RegExp(`^\\{\\n"${name}": `));
  await expect(area).toBeFocused();
});

for (const [game, cases] of [
  ['Grimdark Future', '208'],
  ['Axis & Allies', '191'],
])
  test(`the reference cases of ${game} in the browser`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto('/#/conformance');
    await page.getByRole('radio', { name: game }).click();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(page.getByText(`${cases} of ${cases} cases: ${cases} of ${cases} right.`)).toBeVisible({
      timeout: 150_000,
    });
  });

test('twelve cases were put to public calculators', async ({ page }) => {
  await page.goto('/#/conformance');
  await expect(page.getByRole('region', { name: /^Answers of other calculators/ })).toHaveCount(3);
  await expect(page.getByRole('row').filter({ has: page.getByRole('rowheader') })).toHaveCount(12);
});
