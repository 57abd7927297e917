// Typing a battle and reading the answer. Expected figures: binomials worked by hand and the means of the rules document.
import { expect, needsChromium, test } from './calculator.ts';

needsChromium();

test('a typed battle is answered at once, a wrong value refused under its field, and undo takes it back', async ({
  calculator,
  page,
}) => {
  await calculator.openPlain('fantasy/attack');
  // 10 attacks at 4+ and 4+: 10 / 4.
  await expect(calculator.bigNumber).toHaveText('2.50');
  await calculator.field('Attacks').fill('20');
  await expect(calculator.bigNumber).toHaveText('5.00');
  await calculator.choose('Armour save', '4+');
  await expect(calculator.bigNumber).toHaveText('2.50');
  await calculator.field('Attacks').fill('10');
  // Ten attacks at 4+, 4+, armour 4+ is Binomial(10, 1/8): mean 1.25.
  await expect(calculator.bigNumber).toHaveText('1.25');
  await calculator.field('Attacks').fill('2D6+3');
  await calculator.choose('Armour save', 'No armour');
  await expect(calculator.bigNumber).toHaveText('2.50');

  await calculator.field('Attacks').fill('2X6');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByTestId('answer')).toHaveAttribute('data-stale', 'true');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(calculator.bigNumber).toHaveText('2.50');
});

test('buttons, chips and lists change the answer, and a stepper repeats while it is held', async ({
  calculator,
  page,
}) => {
  await calculator.openPlain('fantasy/attack');
  await page.getByRole('button', { name: 'Attacks: one more' }).click();
  await expect(calculator.bigNumber).toHaveText('2.75');
  await page.getByRole('button', { name: 'Poison', exact: true }).click();
  // 11 attacks: a third of the hits are sixes that wound by themselves: 11 * (1/6 + 1/3 * 1/2).
  await expect(calculator.bigNumber).toHaveText('3.67');
  await page.getByRole('button', { name: 'Poison', exact: true }).click();
  await calculator.field('Hit rerolls').selectOption({ label: 'Reroll fails' });
  // 11 * 3/4 * 1/2.
  await expect(calculator.bigNumber).toHaveText('4.13');

  const more = page.getByRole('button', { name: 'Attacks: one more' });
  await more.hover();
  await page.mouse.down();
  await expect.poll(async () => Number(await calculator.field('Attacks').inputValue())).toBeGreaterThan(14);
  await page.mouse.up();
});

test('presets, random battles, reset, undo and redo', async ({ calculator, page }) => {
  await calculator.openPlain('fantasy/attack');
  const presets = page.getByRole('region', { name: 'Presets' }).getByRole('button');
  expect(await presets.count()).toBeGreaterThanOrEqual(6);
  await presets.first().click();
  await calculator.settled();
  const first = await calculator.sentence.textContent();
  await presets.nth(1).click();
  await expect(calculator.sentence).not.toHaveText(first ?? '');
  await calculator.settled();
  const preset = await calculator.sentence.textContent();
  await calculator.more(/^Reset/);
  await expect(calculator.sentence).toHaveText(first ?? '');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(calculator.sentence).toHaveText(preset ?? '');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(calculator.sentence).toHaveText(first ?? '');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(calculator.bigNumber).toHaveText('2.50');
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(calculator.sentence).toHaveText(first ?? '');
  await calculator.more(/^Random/);
  await expect(page.getByRole('button', { name: /^Redo/ })).toHaveCount(0);
});

test('charts, table, steps and what matters', async ({ calculator, page }) => {
  await calculator.openPlain('fantasy/attack');
  await expect(page.locator('svg[data-chart]')).toHaveCount(1);
  const rows = page.getByRole('tabpanel').getByRole('row');
  // Binomial(10, 1/4): P(0) = 0.75^10 = 5.6%.
  await expect(rows.nth(1)).toContainText('5.6%');
  await page.getByRole('tab', { name: 'Steps' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('50.0%');
  await page.getByRole('tab', { name: 'What matters' }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: 'To hit: 4+ → 3+' }).click();
  // 10 * 2/3 * 1/2.
  await expect(calculator.bigNumber).toHaveText('3.33');
});

test('a simulation is laid over the exact bars', async ({ calculator, page }) => {
  await calculator.openPlain('fantasy/attack');
  await page.getByRole('button', { name: 'Check by simulation' }).click();
  await expect(page.locator('[data-simulated]').first()).toBeVisible();
  await expect(page.getByTestId('simulation')).toContainText('200,000 battles rolled. ', { timeout: 30_000 });
  await expect(page.getByTestId('simulation')).toContainText('exact values lie inside the 95% bands');
  await calculator.field('Attacks').fill('12');
  await expect(page.locator('[data-simulated]')).toHaveCount(0);
});

test('a pinned situation is compared', async ({ calculator, page }) => {
  await calculator.openPlain('fantasy/attack');
  await page.getByRole('button', { name: 'Pin to compare' }).click();
  await calculator.field('Attacks').fill('20');
  await page.getByRole('tab', { name: 'Compare' }).click();
  const mean = page.getByRole('tabpanel').getByRole('row', { name: /^Mean/ });
  await expect(mean).toContainText('2.50');
  await expect(mean).toContainText('+2.50');
  // Both attacks together.
  await expect(mean).toContainText('7.50');
});

test('everything can be taken away', async ({ calculator, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await calculator.openPlain('fantasy/attack');
  await page.getByRole('tab', { name: 'Export' }).click();
  const panel = page.getByRole('tabpanel');
  for (const [name, ending] of [
    ['Download CSV', '.csv'],
    ['Download SVG', '.svg'],
    ['Download PNG', '.png'],
  ]) {
    const waiting = page.waitForEvent('download');
    await panel.getByRole('button', { name }).click();
    expect((await waiting).suggestedFilename()).toBe(`fantasy-attack${ending}`);
  }
  await panel.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('Text copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('2.5 wounds');
});

test('unit against unit shows both losses and the joint map', async ({ calculator, page }) => {
  await calculator.openPlain('fantasy/combat');
  const charts = page.locator('svg[data-chart]');
  await expect(charts).toHaveCount(2);
  // One chart, of whichever side is asked for.
  const [before] = await charts.evaluateAll((all) => all.map((chart) => chart.getAttribute('data-chart')));
  await page.getByRole('combobox', { name: 'Chart' }).selectOption({ label: 'Second unit loses' });
  await expect(charts.first()).not.toHaveAttribute('data-chart', before ?? '');
  // The standard combat is symmetric, so both are ahead equally often.
  const shares = page.getByTestId('answer').getByRole('listitem');
  const first = (await shares.nth(0).textContent())?.replace('first ahead', '').trim();
  await expect(shares.nth(2)).toContainText(first ?? 'missing');
});
