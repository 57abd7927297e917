// Situations kept side by side, what is taken away as a picture or on paper, and the examples of the Learn page.
import { readFileSync } from 'node:fs';
import { expect, needsChromium, test } from './calculator.ts';

needsChromium();

test('a tray of named situations: added up, kept over a reload, taken out and back', async ({ calculator, page }) => {
  await calculator.openPlain('fantasy/attack');
  await page.getByRole('tab', { name: 'Compare' }).click();
  const tray = page.getByRole('region', { name: 'Tray' });
  await tray.getByRole('textbox', { name: 'Name of this situation' }).fill('Ten');
  await tray.getByRole('button', { name: 'Add to the tray' }).click();
  await expect(tray.getByRole('button', { name: 'Ten', exact: true })).toBeVisible();
  await expect(tray.getByRole('button', { name: 'Add to the tray' })).toBeDisabled();
  await calculator.field('Attacks').fill('20');
  await calculator.settled();
  await tray.getByRole('textbox', { name: 'Name of this situation' }).fill('Twenty');
  await tray.getByRole('button', { name: 'Add to the tray' }).click();
  const wounds = tray.getByRole('row', { name: /^Wounds, mean/ });
  // 20 / 4 now, 10 / 4 in the tray: 2.5 less.
  await expect(wounds).toContainText('5.00');
  await expect(wounds).toContainText('2.50 −2.50');
  await expect(tray.getByTestId('tray-total')).toContainText('All 2 one after the other: 7.50 wounds');

  await calculator.link();
  await page.reload();
  await calculator.settled();
  await expect(tray.getByRole('button', { name: 'Twenty', exact: true })).toBeVisible();
  await tray.getByRole('button', { name: 'Take Ten out' }).click();
  await expect(tray.getByRole('button', { name: 'Ten', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(tray.getByRole('button', { name: 'Ten', exact: true })).toBeVisible();
  await page.goto('/#/library');
  await expect(page.getByRole('region', { name: 'Situations' })).toContainText('Twenty');
});

test('a side folds to one line that still says who it is, a picture says who, what and where', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#/killteam/shoot');
  const attacker = page.getByRole('region', { name: 'Attacker', exact: true }).first();
  const before = (await attacker.boundingBox())?.height ?? 0;
  await attacker.getByRole('button', { name: 'Attacker' }).click();
  await expect(attacker.getByRole('button', { name: 'Attacker' })).toHaveAttribute('aria-expanded', 'false');
  const after = (await attacker.boundingBox())?.height ?? 0;
  expect(after).toBeLessThan(Math.min(before, 80));

  const sentence = (await calculator.sentence.textContent()) ?? '';
  await page.getByRole('tab', { name: 'Export' }).click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download SVG' }).click();
  const svg = readFileSync(await (await downloaded).path(), 'utf8');
  const words = [...svg.matchAll(/<text x="12"[^>]*>([^<]*)</g)].map(([, text]) => text).join(' ');
  expect(words).toContain('Kill Team, Oddsmith');
  expect(words).toContain(sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  expect(words).toContain('http://localhost');
});

test('on paper stand the answer, the charts and the table, without buttons', async ({ calculator, page }) => {
  await calculator.openPage('/#/killteam/shoot');
  await page.emulateMedia({ media: 'print' });
  await expect(calculator.sentence).toBeVisible();
  await expect(page.locator('svg[data-chart]').first()).toBeVisible();
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  // Names of units are part of their sentence, and read as its other words.
  await expect(page.getByRole('button')).toHaveText(['Bolt rifle', 'Guardsman']);
  await expect(calculator.sentence.getByRole('button').first()).toHaveCSS('text-decoration-line', 'none');
  await expect(page.getByRole('region', { name: 'Inputs' })).toBeHidden();
  await page.goto('/?lang=de#/killteam/shoot');
  await calculator.settled();
  await expect(page.getByRole('region', { name: 'Eingaben' })).toBeHidden();
  // A matrix: the names of rows and columns, and every cell, without what is set beside it.
  await page.goto('/?lang=en#/grimdark/armies');
  await calculator.settled();
  const matrix = page.getByRole('region', { name: 'Matrix' });
  await expect(matrix.getByRole('columnheader', { name: 'Junk Colossus' })).toBeVisible();
  await expect(matrix.getByRole('rowheader', { name: 'Bastion Walker' })).toBeVisible();
  await expect(matrix.getByRole('cell').filter({ hasText: '%' }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Armies and settings' })).toBeHidden();
  await expect(page.getByRole('button', { name: /scenarios, exact/ })).toBeHidden();
});

test('the examples of the Learn page answer as they are changed', async ({ page }) => {
  await page.goto('/#/learn');
  const examples = page.getByTestId('live-example');
  await expect(examples.first()).toContainText('Mean 2.50');
  await examples.first().getByRole('radio', { name: '20' }).click();
  await expect(examples.first()).toContainText('Mean 5.00');
  // 10 x 2/3 x 5/6 x 3 = 16.67 on paper; each unsaved wound slays one model.
  await expect(examples.nth(1)).toContainText('On paper 16.67 damage');
  await expect(examples.nth(1)).toContainText('5.56 models are slain');
  await expect(examples.nth(2)).toContainText('1 of 4 cases: 0.25');
  // Each game has one to change: 10 attacks of the first preset cause 1.67 wounds, each a sixth.
  const fantasy = examples.filter({ hasText: '10 attacks cause 1.67 wounds' });
  await expect(fantasy).toBeVisible();
  await fantasy.getByRole('radio', { name: '12' }).click();
  await expect(examples.filter({ hasText: '12 attacks cause 2 wounds' })).toBeVisible();
  await expect(examples).toHaveCount(8);
  await page.getByRole('link', { name: 'Open it in Axis & Allies' }).click();
  await expect(page.getByTestId('sentence')).toBeVisible();
});
