// No violation axe can find, on any page, in both themes, wide and narrow. Each page is loaded once.
import {
  expectClean,
  expectCleanEverywhere,
  expectCleanInBothThemes,
  expectNoSidewaysScrollAtAnyWidth,
} from './accessible.ts';
import { expect, needsChromium, test, unfoldAll } from './calculator.ts';

needsChromium();
test.setTimeout(180_000);
test.use({ viewport: { width: 1440, height: 900 } });

/** A pair of pages with the same tabs: on the second one the tabs are looked at in one theme and width. */
for (const [name, expectTabClean] of [
  ['attack', expectCleanEverywhere],
  ['combat', expectClean],
] as const)
  test(`fantasy/${name} with every tab`, async ({ calculator, page }) => {
    await calculator.open(`/#/fantasy/${name}`);
    await page.getByRole('button', { name: 'Pin to compare' }).click();
    await unfoldAll(page);
    await expectCleanEverywhere(page);
    for (const tab of ['Steps', 'What matters', 'Compare', 'Export']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel').getByText(/^Loading|^Trying every field/)).toHaveCount(0);
      await expectTabClean(page, '[role=tabpanel]');
    }
  });

test('advice, errors, a simulation and sheets', async ({ calculator, page }) => {
  await calculator.open('/#/fantasy/attack');
  for (const key of ['?', '/']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectCleanEverywhere(page, '[role=dialog]');
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectCleanEverywhere(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await calculator.choose('To hit', 'Automatic');
  await page.getByRole('button', { name: 'Poison', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Advice' })).toBeVisible();
  await page.getByRole('button', { name: 'Check by simulation' }).click();
  await expect(page.locator('[data-simulated]').first()).toBeVisible();
  await expectCleanEverywhere(page);
  await calculator.field('Attacks').fill('nonsense');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectCleanEverywhere(page);
});

test('pages without a calculator', async ({ page }) => {
  for (const address of [
    '/#/learn',
    '/#/learn/surprises',
    '/#/learn/lethal-devastating',
    '/#/dice/4d6kh3/3d6',
    '/#/playground',
    '/#/conformance',
    '/#/nowhere/at/all',
    '/#/fantasy/nothing',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectCleanInBothThemes(page);
    await expectNoSidewaysScrollAtAnyWidth(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
