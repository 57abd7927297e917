// No violation axe can find, on any page, in both themes, wide and narrow.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, needsChromium, test, unfoldAll } from './calculator.ts';

needsChromium();

/** `part` narrows the look to what has changed since the last one: axe is slow on a whole page. */
async function expectClean(page: Page, part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}

/** Colours do not change with the width, so the narrow layout is looked at in one theme. */
const LOOKS = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'light', width: 360 },
] as const;

for (const { colorScheme, width } of LOOKS)
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    for (const name of ['attack', 'combat'])
      test(`fantasy/${name} with every tab`, async ({ calculator, page }) => {
        await calculator.open(`/#/fantasy/${name}`);
        await expectClean(page);
        await page.getByRole('button', { name: 'Pin to compare' }).click();
        await unfoldAll(page);
        await expectClean(page, 'section[aria-label=Inputs]');
        for (const tab of ['Steps', 'What matters', 'Compare', 'Export']) {
          await page.getByRole('tab', { name: tab }).click();
          await page.waitForTimeout(400);
          await expectClean(page, '[role=tabpanel]');
        }
      });

    test('advice, errors and a simulation', async ({ calculator, page }) => {
      await calculator.open('/#/fantasy/attack');
      await calculator.choose('To hit', 'Automatic');
      await page.getByRole('button', { name: 'Poison', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Advice' })).toBeVisible();
      await page.getByRole('button', { name: 'Check by simulation' }).click();
      await expect(page.locator('[data-simulated]').first()).toBeVisible();
      await expectClean(page);
      await calculator.field('Attacks').fill('nonsense');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectClean(page);
    });

    test('sheets', async ({ calculator, page }) => {
      await calculator.open('/#/fantasy/attack');
      for (const key of ['?', '/']) {
        await page.keyboard.press(key);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectClean(page, '[role=dialog]');
        await page.keyboard.press('Escape');
      }
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectClean(page, '[role=dialog]');
    });

    for (const address of ['/#/learn', '/#/nowhere/at/all', '/#/fantasy/nothing'])
      test(address, async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectClean(page);
      });
  });
