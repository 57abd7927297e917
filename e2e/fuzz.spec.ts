// Broken links: no crash, always a battle on screen.
import { decodeLink, encodeLink } from '@oddsmith/analysis';
import fc from 'fast-check';
import { expect, needsChromium, test } from './calculator.ts';

needsChromium();

/** Ten thousand are for `npm run attack`. */
const LINKS = 150;

/** Wrong values in right places get further into the page than noise does. */
const battle = fc.record(
  {
    input: fc.oneof(
      fc.jsonValue(),
      fc.dictionary(
        fc.constantFrom('numAttacks', 'toHit', 'armorSave', 'poison', 'target', 'profiles', 'first', 'rounds', 'nope'),
        fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>(2, 'auto', '2D6', null, [{}], { models: 3 })),
      ),
    ),
    pinned: fc.jsonValue(),
    view: fc.oneof(fc.jsonValue(), fc.record({ tab: fc.constantFrom('steps', 'x'), shown: fc.string() })),
  },
  { requiredKeys: [] },
);

function mutate(code: string, at: number, character: string): string {
  const place = at % code.length;
  return code.slice(0, place) + character + code.slice(place + 1);
}

const codes = fc.oneof(
  battle.map(encodeLink),
  fc
    .tuple(battle.map(encodeLink), fc.nat(), fc.constantFrom('A', '_', '9', '%', '~'))
    .map(([code, at, c]) => mutate(code, at, c)),
  fc.stringMatching(/^[A-Za-z0-9_-]{0,60}$/),
  fc.jsonValue().map(encodeLink),
);

test(`${LINKS} fuzzed links never crash`, async ({ calculator, page }) => {
  test.setTimeout(180_000);
  const samples = fc.sample(fc.tuple(fc.constantFrom('attack', 'combat'), codes), { numRuns: LINKS, seed: 20240229 });
  expect(samples.some(([, code]) => decodeLink(code).ok)).toBe(true);
  await calculator.openPlain('fantasy/attack');
  // One calculator after the other: to change between them takes longer than to open a link.
  const links = samples.toSorted(([a], [b]) => a.localeCompare(b));
  const crashed = await page.evaluate(async (links) => {
    const bad: string[] = [];
    for (const [name, code] of links) {
      location.hash = `#/fantasy/${name}/${code}`;
      // Drawn: a page that breaks later still says so on the console, which fails the test.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      if (document.querySelector('main')?.textContent?.includes('This page broke')) bad.push(code);
    }
    return bad;
  }, links);
  expect(crashed).toEqual([]);
  await calculator.open('/#/fantasy/combat/1nonsense');
  await expect(page.getByRole('alert')).toContainText('could not be opened');
});
