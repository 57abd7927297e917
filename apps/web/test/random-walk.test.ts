// Two hundred random steps through each game: modes, fields, units, sides, rules by name, chips, pins, examples, links, reloads, languages,
// light and dark, the Library, two armies, undo and redo. What a player set stands until the player changes it, the way back leads to the
// start in every place, and link, reload and export show the same battle, the same figures and the same remarks.
import { type Answer, calculateWith, isRefusal, type Path, sameValue } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Kept, WalkBrowser } from './walk-browser.ts';
import { standInForBrowser } from './walk-disk.ts';

const STEPS = 200;

/** That of the house, and one that once failed. */
const seedsOf = (game: string) => [fc.readConfigureGlobal().seed ?? 0, ...(game === 'fantasy' ? [78] : [])];

const answered = new Map<string, Answer | undefined>();

function answerTo(calculator: string, input: unknown): Answer | undefined {
  const question = JSON.stringify([calculator, input]);
  if (!answered.has(question)) {
    const reply = calculateWith(calculators, { calculator, input });
    answered.set(question, isRefusal(reply) ? undefined : reply);
  }
  return answered.get(question);
}

beforeAll(standInForBrowser);

/** What both sides add to, or what follows from who stands there. */
const SHARED = ['ruleTexts', 'rulesVersion', 'edition', 'abilities', 'target'];
/** Of 40,000 the attacker is weapons and bearers, who may not have stood still. */
const OF_ATTACKERS = ['volley', 'context'];

/** Whoever is picked for a side: the other side and all of the situation stand as they were set. */
function expectOnlyIn(part: Path, before: unknown, after: unknown): void {
  const [side] = part;
  for (const [key, value] of Object.entries(before as object))
    if (key !== side && !SHARED.includes(key) && !(side === 'attacker' && OF_ATTACKERS.includes(key)))
      expect(sameValue((after as Record<string, unknown>)[key], value), key).toBe(true);
}

/** Where nothing was done, everything stands, in every mode. */
function expectUntouched(parts: readonly (keyof Kept)[], before: Kept, after: Kept): void {
  for (const part of parts) expect(after[part], part).toEqual(before[part]);
}

describe.each(['fantasy', 'grimdark', 'killteam', 'wh40k', 'axis'])('%s', (game) => {
  it.each(seedsOf(game))(`loses nothing in ${STEPS} steps, seed %i`, async (seed) => {
    await fc.assert(
      fc.asyncProperty(
        fc.noShrink(fc.array(fc.tuple(fc.nat(20), fc.nat(1_000_000)), { minLength: STEPS, maxLength: STEPS })),
        async (walk) => {
          const tab = new WalkBrowser(game);
          await tab.start();
          const start = await tab.kept();
          /** Each mode as its player left it, until something is changed in another one. */
          const stands = new Map<string, unknown>();
          let picked = 0;
          let mustered = 0;
          for (const [kind, chance] of walk) {
            const before = tab.present;
            const pinned = tab.pinned;
            if (kind < 3) {
              // A mode nobody touched takes the pair of the others whenever there is one.
              if (!sameValue(before, tab.mode.standard)) stands.set(tab.mode.id, before);
              const to = tab.modes[chance % tab.modes.length];
              await tab.goTo(to);
              const left = stands.get(to.id);
              if (left !== undefined) expect(sameValue(tab.present, left), `${to.id} as it was left`).toBe(true);
            } else if (kind === 3 || kind === 4 || kind === 12) {
              const { steps } = tab;
              if (kind === 3) await tab.reload(true);
              else if (kind === 4) await tab.goTo(tab.mode);
              else await tab.changeLanguage();
              expect(sameValue(tab.present, before), 'the same battle after a reload').toBe(true);
              expect(sameValue(tab.pinned, pinned), 'the same pinned battle after a reload').toBe(true);
              expect(tab.steps).toBe(kind === 12 ? steps + 1 : steps);
            } else if (kind === 13 || kind === 14) {
              const part = await tab.pick(chance % 2 === 0 ? 'attacker' : 'defender', chance);
              if (part === undefined) continue;
              picked += 1;
              if (!sameValue(before, tab.present)) stands.clear();
              expectOnlyIn(part, before, tab.present);
            } else if (kind >= 15 && kind <= 18) {
              // What is done elsewhere changes no battle, no list and nothing that is saved but what it was done to.
              const was = await tab.kept();
              if (kind === 15) tab.chooseTheme(chance);
              else if (kind === 16 || kind === 17) await tab.changeLibrary(chance);
              else mustered += (await tab.changeArmies(chance)) ? 1 : 0;
              const is = await tab.kept();
              expectUntouched(['battles', 'language'], was, is);
              if (kind !== 15) expectUntouched(['theme'], was, is);
              if (kind !== 18) expectUntouched(['plan'], was, is);
              if (kind < 16 || kind > 17) expectUntouched(['library', 'bin'], was, is);
            } else if (kind === 9 || kind === 19) {
              if (kind === 9) await tab.undo();
              else await tab.redo();
              stands.clear();
            } else {
              if (kind < 8) await tab.set(chance);
              else if (kind === 8) tab.showExample(chance);
              else if (kind === 10) await tab.addRule(chance);
              else if (kind === 11) await tab.takeRuleOff(chance);
              else tab.pinOrUnpin();
              // A change may go over to the other modes of its game.
              if (!sameValue(before, tab.present)) stands.clear();
            }
          }
          // Pieces of Axis & Allies stand on a board, and nobody is picked.
          expect(picked > 0).toBe(game !== 'axis');
          expect(mustered > 0).toBe(['grimdark', 'killteam', 'wh40k'].includes(game));
          const { present: front } = tab;
          const figures = answerTo(tab.mode.id, front);
          for (const again of [await tab.linked(), tab.exported()])
            expect(answerTo(tab.mode.id, again)).toEqual(figures);
          // The way back and forth, over every page, reload and language.
          while (tab.isForth) await tab.redo();
          const end = await tab.kept();
          const { steps } = tab;
          expect(steps).toBeGreaterThan(STEPS / 4);
          for (let i = 0; i < steps && tab.steps > 0; i++) await tab.undo();
          expect(tab.steps).toBe(0);
          expect(await tab.kept()).toEqual(start);
          while (tab.isForth) await tab.redo();
          expect(await tab.kept()).toEqual(end);
        },
      ),
      { numRuns: 1, seed },
    );
  });

  it('takes back all of it, over modes and reloads', async () => {
    const tab = new WalkBrowser(game);
    await tab.start();
    const start = tab.present;
    const first = tab.mode;
    for (let i = 0; i < 20; i++) await tab.set(i * 7919 + 1);
    const { steps, present } = tab;
    expect(steps).toBeGreaterThan(5);
    await tab.reload(true);
    await tab.goTo(tab.modes[1]);
    await tab.reload(false);
    await tab.goTo(first);
    expect(sameValue(tab.present, present)).toBe(true);
    for (let i = 0; i < tab.modes.length * steps && tab.steps > 0; i++) await tab.undo();
    await tab.goTo(first);
    expect(tab.present).toEqual(start);
  });
});
