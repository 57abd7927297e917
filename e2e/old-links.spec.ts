// Links that were shared before this page, or that form, was rebuilt open the same figures: addresses and figures as commit 351aa5ee wrote and
// showed them. Nothing here is ever adapted to what the product says; a figure that was wrong goes, with the reason in the commit.
import { readFileSync } from 'node:fs';
import { expect, needsChromium, test } from './calculator.ts';

needsChromium();

interface OldLink {
  readonly page: string;
  readonly address: string;
  /** The big number, or the sentence that led the page. */
  readonly number?: string;
  readonly sentence?: string;
  /** Of a sentence that names the weapon apart since an operative with several of them is one row. */
  readonly says?: readonly string[];
  /** The first cells of a matrix. */
  readonly cells?: readonly string[];
}

const links: readonly OldLink[] = JSON.parse(readFileSync(new URL('old-links.json', import.meta.url), 'utf8'));
const pages = [...new Set(links.map(({ page }) => page))];

test('there are at least forty of them, on every page that can be shared', () => {
  expect(links.length).toBeGreaterThanOrEqual(40);
  expect(pages.length).toBeGreaterThanOrEqual(19);
});

for (const name of pages)
  test(`${name} opens what was shared`, async ({ page }) => {
    for (const { address, number, sentence, says = [], cells } of links.filter((link) => link.page === name)) {
      await page.goto('about:blank');
      await page.goto(`/?lang=en${address}`);
      await expect(page.getByTestId('answer')).toHaveAttribute('data-stale', 'false', { timeout: 40_000 });
      // Which of the figures leads the page may change, but not what it is.
      if (number !== undefined) await expect(page.getByTestId('answer')).toContainText(number);
      if (sentence !== undefined) await expect(page.getByTestId('sentence')).toHaveText(sentence);
      for (const part of says) await expect(page.getByTestId('sentence')).toContainText(part);
      if (cells === undefined) continue;
      await expect(
        page
          .getByRole('cell')
          .getByRole('button')
          .nth(cells.length - 1),
      ).toBeVisible();
      expect((await page.getByRole('cell').getByRole('button').allTextContents()).slice(0, cells.length)).toEqual(
        cells,
      );
    }
  });
