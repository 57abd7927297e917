// What axe can find on a page in both themes, and what runs off it when narrow, without loading it again.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** How a journey is walked: at a desk in the light, and on a phone in the dark, by touch. */
export const LOOKS = [
  { title: 'a desktop', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { title: 'a phone', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
] as const;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that the colours of a theme can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 900 };

/**
 * What is moving is taken to its end: colours half way between two themes are nobody's choice, and what is scrolled out of
 * sight would move for ever.
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    for (const animation of ending) animation.finish();
    await frame();
  });
}

/** A colour as axe keeps it. */
interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Colour;
}

interface WithAxe {
  axe?: { readonly commons: { readonly color: { readonly Color: { new (...rgb: number[]): Colour } } } };
}

/** Each colour is read once in a page: axe reads those of every ancestor of every text again, a third of its time. */
function rememberColours(): void {
  const { Color } = (window as WithAxe).axe?.commons.color ?? {};
  if (Color === undefined) return;
  const parse = Color.prototype.parseString;
  const known = new Map<string, Colour>();
  Color.prototype.parseString = function (this: Colour, text: string): Colour {
    const colour = known.get(text) ?? parse.call(new Color(0, 0, 0), text);
    known.set(text, colour);
    const { r, g, b, alpha } = colour;
    return Object.assign(this, { r, g, b, alpha });
  };
}

/** Half as much to read as what the builder would put into the page, twice for each look. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** For the builder: the page has it. */
const NOTHING = 'undefined';

async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => (window as WithAxe).axe !== undefined)) return;
  await page.evaluate(AXE);
  await page.evaluate(rememberColours);
}

interface Look {
  /** Narrows the look to what has changed since the last one: axe is slow on a whole page. */
  readonly part: string;
  readonly without?: string;
  readonly colours?: boolean;
}

/** In the page itself and without what is well: the builder's default takes three times as long for the same faults. */
async function faults(page: Page, { part, without, colours = false }: Look): Promise<string[]> {
  await atRest(page);
  await bringAxe(page);
  const axe = new AxeBuilder({ page, axeSource: NOTHING })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(part);
  if (without !== undefined) axe.exclude(without);
  const { violations } = await (colours ? axe.withRules(COLOUR_RULES) : axe.withTags(TAGS)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Nothing to find in the page as it stands. */
export async function expectClean(page: Page, part = 'html', without?: string): Promise<void> {
  expect(await faults(page, { part, ...(without === undefined ? {} : { without }) })).toEqual([]);
}

/** Charts follow the width of the window a frame later. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);
}

/** From the narrowest phone to 4k. The page ends as wide as that. */
export async function expectNoSidewaysScrollAtAnyWidth(page: Page): Promise<void> {
  for (const width of [320, 360, 768, 1024, 1440, 3840]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
}

/** Nothing to find in light and dark. The page ends light. */
export async function expectCleanInBothThemes(page: Page, part = 'html'): Promise<void> {
  await expectClean(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faults(page, { part, colours: true }), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * Nothing to find in light and dark, and nothing hidden to the right, wide and narrow. The page ends as it began: wide and light.
 * Axe itself looks at the wide page: journeys let it look at narrow ones.
 */
export async function expectCleanEverywhere(page: Page, part = 'html'): Promise<void> {
  await expectCleanInBothThemes(page, part);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(NARROW);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(WIDE);
}
