// Which optional rules to use when: against every choice tried on every list of faces.
import { prepareBattle } from '@oddsmith/games';
import { Random } from '@oddsmith/kernel';
import { expect, test } from 'vitest';
import { shootCalculator } from '../../src/kill-team/index.ts';
import { type OptionalDecision, optionalChoices } from '../../src/kill-team/optional-worth.ts';
import type { RolledDice, Situation } from '../../src/kill-team/words/values.ts';
import { type Die, ends, type Result, rolls, type Side, smallAttack } from './every-choice.ts';

function decisionsOf(input: object) {
  const [shot] = prepareBattle(shootCalculator, input).shots;
  const { decisions } = optionalChoices(shot)!;
  return <What extends OptionalDecision['what']>(what: What, side: OptionalDecision['side']) =>
    decisions.find((one) => one.what === what && one.side === side) as
      | Extract<OptionalDecision, { what: What }>
      | undefined;
}

/** What rules make of a roll, each used where it is named. */
const USES: { readonly [rule: string]: (dice: Die[], side: Side) => boolean } = {
  punishing: (dice) => dice.includes('crit') && turn(dice, ['fail'], 'locked'),
  puritySeal: (dice) => {
    if (dice.filter((die) => die === 'fail').length < 2) return false;
    dice.splice(dice.indexOf('fail'), 1);
    return turn(dice, ['fail'], 'locked');
  },
  failsToNormals: (dice, { failsToNormalsBy }) =>
    turn(dice, ['fail'], failsToNormalsBy === 'change' ? 'free' : 'locked'),
  severe: (dice) => !dice.some((die) => die === 'crit' || die === 'severe') && turn(dice, ['locked', 'free'], 'severe'),
  normalsToCrits: (dice, { normalsToCritsBy }) =>
    turn(dice, normalsToCritsBy === 'change' ? ['locked', 'free'] : ['free'], 'crit'),
  rending: (dice) => dice.includes('crit') && turn(dice, ['free'], 'crit'),
};

function turn(dice: Die[], from: readonly Die[], to: Die): boolean {
  const at = from.map((die) => dice.indexOf(die)).find((place) => place >= 0);
  if (at === undefined) return false;
  dice[at] = to;
  return true;
}

function resultOf(dice: readonly Die[]): Result {
  const count = (...kinds: Die[]) => dice.filter((die) => kinds.includes(die)).length;
  return [count('crit', 'severe'), count('free', 'locked')];
}

/** Every rule in its place, as often as it can be used. */
function usedAlways(roll: readonly Die[], side: Side): Result {
  const dice = [...roll];
  for (const [rule, use] of Object.entries(USES)) {
    const times =
      rule === 'failsToNormals' || rule === 'normalsToCrits' ? side[rule] : Number(side.abilities.includes(rule));
    for (let i = 0; i < times && use(dice, side); i++);
  }
  return resultOf(dice);
}

function rolledOf(roll: readonly Die[], kept: number): RolledDice {
  const dice = roll.slice(0, roll.length - kept);
  const [crits, normals] = resultOf(dice);
  return { crits, normals, fails: dice.length - crits - normals };
}

function told(roll: RolledDice): string {
  return `${roll.crits} ${roll.normals} ${roll.fails}`;
}

function pair({ crits, normals }: { crits: number; normals: number }): Result {
  return [crits, normals];
}

/** Whether the rules named, used in their order, bring a roll to what it is said to come to. */
function expectReplayed(
  { roll, kept, uses, comesTo }: Pick<Situation, 'roll' | 'kept' | 'uses' | 'comesTo'>,
  side: Side,
) {
  const dice: Die[] = [
    ...new Array<Die>(roll.crits).fill('crit'),
    ...new Array<Die>(roll.normals).fill('free'),
    ...new Array<Die>(roll.fails).fill('fail'),
    ...new Array<Die>(kept).fill('locked'),
  ];
  // Which kind of normal a change takes is not told: some choice of kinds must do.
  const reach = (lying: readonly Die[], left: readonly string[]): string[] => {
    if (left.length === 0) return [String(resultOf(lying))];
    const [rule, ...rest] = left;
    const found: string[] = [];
    for (const order of [lying, [...lying].reverse(), lying.map((die) => (die === 'locked' ? 'free' : die))]) {
      const next = [...order];
      if (USES[rule](next, side)) found.push(...reach(next, rest));
    }
    return found;
  };
  expect(reach(dice, uses)).toContain(String(pair(comesTo)));
}

/** Holds the situations told of one side's rolls to what trying every end of every roll finds. */
function expectSituations(
  situations: readonly Situation[],
  side: Side,
  kept: number,
  worth: (result: Result) => number,
): void {
  const bySituation = new Map(situations.map((situation) => [told(situation.roll), situation]));
  for (const roll of rolls(side, kept)) {
    const best = Math.max(...ends(roll, side).map(worth));
    const always = usedAlways(roll, side);
    const gain = best - worth(always);
    const found = bySituation.get(told(rolledOf(roll, kept)));
    if (gain < 1e-9) {
      expect(found).toBeUndefined();
      continue;
    }
    expect(found).toBeDefined();
    const { comesTo, alwaysComesTo, gains } = found!;
    expect(worth(pair(comesTo))).toBeCloseTo(best, 9);
    expect(pair(alwaysComesTo)).toEqual(always);
    expect(gains[0] - 1e-9).toBeLessThanOrEqual(gain);
    expect(gains[1] + 1e-9).toBeGreaterThanOrEqual(gain);
    expectReplayed(found!, side);
    expectReplayed({ ...found!, uses: found!.always, comesTo: alwaysComesTo }, side);
  }
}

test('the choices of 200 small attacks are those that trying every choice finds', () => {
  const random = new Random(49);
  const seen = { keep: 0, roll: 0, use: 0, answer: 0 };
  for (let i = 0; i < 200; i++) {
    const { input, attack, defence, byKept, met, left } = smallAttack(random);
    const decision = decisionsOf(input);
    const best = Math.max(...byKept);
    const keep = decision('keep', 'attack');
    const kept = keep?.keeps ?? 0;
    if (keep !== undefined) {
      expect(keep.keeps, JSON.stringify(input)).toBe(byKept.findLastIndex((value) => value > best - 1e-9));
      expect(keep.gain).toBeCloseTo(byKept[keep.keeps] - byKept[keep.instead], 9);
      expect(keep.keeps < keep.of ? keep.instead : byKept[keep.instead]).toBeCloseTo(
        keep.keeps < keep.of ? keep.of : Math.max(...byKept.slice(0, -1)),
        9,
      );
      if (keep.keeps < keep.of) seen.keep++;
    }
    const use = decision('use', 'attack');
    expectSituations(use?.situations ?? [], attack, kept, (hits) => Math.min(...met(hits)));
    seen.use += use?.situations.length ?? 0;

    // The attacks that a best attacker makes, and those of them that it has no other choice than to make.
    const made = new Map<string, Result>();
    const sure = new Map<string, Result>();
    for (const roll of rolls(attack, kept)) {
      const all = ends(roll, attack);
      const most = Math.max(...all.map((hits) => Math.min(...met(hits))));
      const best = all.filter((hits) => Math.min(...met(hits)) > most - 1e-9);
      for (const hits of best) made.set(String(hits), hits);
      if (best.length === 1) sure.set(String(best[0]), best[0]);
    }
    const saves = decision('keep-saves', 'save');
    for (const { keeps, against, gains } of saves?.rolling ?? [])
      for (const hits of against.map(pair)) {
        const values = met(hits);
        expect(made.has(String(hits))).toBe(true);
        expect(values[keeps]).toBeCloseTo(Math.min(...values), 9);
        const gain = values[values.length - 1] - values[keeps];
        expect(gain).toBeGreaterThan(1e-9);
        expect(gains[0] - 1e-9).toBeLessThanOrEqual(gain);
        expect(gains[1] + 1e-9).toBeGreaterThanOrEqual(gain);
        seen.roll++;
      }
    const answers = decision('use', 'save')?.situations ?? [];
    for (const hits of sure.values()) {
      const values = met(hits);
      const least = Math.min(...values);
      const keeps = values.findLastIndex((value) => value < least + 1e-9);
      const told = saves?.rolling.find(({ against }) => against.some((one) => String(pair(one)) === String(hits)));
      expect(told?.keeps ?? values.length - 1).toBe(keeps);
      const situations = answers.filter(
        ({ kept, against = [] }) => kept === keeps && against.some((one) => String(pair(one)) === String(hits)),
      );
      expectSituations(situations, defence, keeps, (result) => -left(hits, result));
      seen.answer += situations.length;
    }
  }
  expect(seen.keep).toBeGreaterThan(5);
  expect(seen.use).toBeGreaterThan(20);
  expect(seen.roll).toBeGreaterThan(20);
  expect(seen.answer).toBeGreaterThan(0);
});
