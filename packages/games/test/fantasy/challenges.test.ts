// Challenges and duels: what they are worth, worked out by hand, and both readings of the dice against each other.
import { type Battle, battle, battleCalculator } from '@oddsmith/games/fantasy';
import { TooManyPaths } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../test/depth.ts';
import { expectAllPathsEqualExact, expectSimulationInBand } from '../agreement.ts';
import { Draw } from './random-battles.ts';
import { largeCardBattle, smallCardBattle } from './random-cards.ts';
import { type Card, idle } from './statement-cards.ts';

/** A champion of one attack at 4+ and 4+ before others who do not strike and whose numbers are worth no points. */
const troops: Card = { ...idle, models: 3, frontage: 3, troopType: 'swarms', champion: {} };
const hero = { weaponSkill: 3, strength: 3, toughness: 3, initiative: 3, attacks: 1, leadership: 7, wounds: 1 };
/** Nobody misses it: its Weapon Skill is 0, its Offensive and Defensive Skill as well. */
const helpless: Card = { ...troops, weaponSkill: 0, defensiveSkill: 0 };

function duel(first: Card, second: Card, system: System = 'oldWorld', rounds = 1) {
  return battle({
    system,
    first: { ...troops, ...first, challenge: 'issues' },
    second: { ...troops, ...second },
    rounds,
  });
}

const slain: readonly [statement: string, first: Card, second: Card, system: System, ours: number, theirs: number][] = [
  // Old World rulebook, Fighting a Challenge and Simultaneous Combat: equal Initiative, both strike.
  ['D4: both at once', {}, {}, 'oldWorld', 1 / 4, 1 / 4],
  ['D10: both at once', {}, {}, 'ninthAge', 1 / 4, 1 / 4],
  // FAQ 1.5.2, errata p. 211: who is slain strikes no more.
  ['D4: the quicker one first', { champion: { initiative: 5 } }, {}, 'oldWorld', (3 / 4) * (1 / 4), 1 / 4],
  ['D4: the great weapon last', {}, { champion: { weapon: 'greatWeapon' } }, 'oldWorld', (3 / 4) * (5 / 12), 1 / 4],
  // Nobody else strikes them (FAQ, challenges): five attacks each behind them change nothing.
  ['D3: nobody else', { attacks: 5, champion: { attacks: 1 } }, {}, 'oldWorld', 1 / 4, 1 / 4],
  ['D3: a champion against a character', {}, { character: hero }, 'oldWorld', 1 / 4, 1 / 4],
  [
    'D3: the champion of both',
    { duellist: 'champion', character: { ...hero, attacks: 9 } },
    {},
    'oldWorld',
    1 / 4,
    1 / 4,
  ],
  // Challenges & Mounts: the beast strikes too.
  ['D3: mounts', { mount: { attacks: 1 } }, {}, 'oldWorld', 1 / 4, 1 - (3 / 4) ** 2],
  // Two of two attacks at 4+, 4+ slay two wounds; an armour of 4+ stops half of them.
  ['H4: own wounds', { champion: { attacks: 2 } }, { character: { ...hero, wounds: 2 } }, 'oldWorld', 1 / 4, 1 / 16],
  ['own armour', {}, { character: { ...hero, armourSave: 4 } }, 'oldWorld', 1 / 4, 1 / 8],
  ['own ward', {}, { character: { ...hero, ward: 4 } }, 'oldWorld', 1 / 4, 1 / 8],
  ['own Toughness', {}, { character: { ...hero, toughness: 5 } }, 'oldWorld', 1 / 4, 1 / 12],
  // Killing Blow: a natural 6 to wound takes all three wounds.
  [
    'D6: Killing Blow',
    { rules: ['Killing Blow'] },
    { character: { ...hero, attacks: 0, wounds: 3 } },
    'oldWorld',
    0,
    (1 / 2) * (1 / 6),
  ],
];

test.each(slain)('%s', (_, first, second, system, ours, theirs) => {
  const { challenge } = duel(first, second, system);
  expect(challenge?.firstSlain).toBeCloseTo(ours, 12);
  expect(challenge?.secondSlain).toBeCloseTo(theirs, 12);
});

/** Mean of at most so many successes of n. */
function capped(n: number, p: number, most: number): number {
  let mean = 0;
  let ways = 1;
  for (let k = 0; k <= n; k++) {
    mean += ways * p ** k * (1 - p) ** (n - k) * Math.min(k, most);
    ways = (ways * (n - k)) / (k + 1);
  }
  return mean;
}

const strong = (attacks: number): Card => ({ champion: { weaponSkill: 4, strength: 6, attacks } });
const monster = { ...hero, weaponSkill: 0, attacks: 0 };

/** Points of first by its champion alone. */
const points: readonly [statement: string, first: Card, second: Card, system: System, mean: number][] = [
  // Overkill: every wound beyond the last counts, five at most (Old World), three at most (The 9th Age, combat score).
  ['D6: one wound and two beyond', strong(3), { champion: null, character: monster }, 'oldWorld', 3 * (5 / 6)],
  ['D6: five beyond at most', strong(8), { champion: null, character: monster }, 'oldWorld', capped(8, 5 / 6, 6)],
  [
    'D10: three beyond at most',
    strong(8),
    { ...helpless, champion: { attacks: 0 } },
    'ninthAge',
    capped(8, 25 / 36, 4),
  ],
  // Multiple Wounds counts in full: one hit in two, one wound in two, three wounds on a model of one.
  ['D6: multiplied', { rules: ['Multiple Wounds (3)'] }, { champion: { attacks: 0 } }, 'oldWorld', 3 / 4],
  // The 9th Age: capped by the Health Points of the victim.
  ['D10: capped', { rules: ['Multiple Wounds (3)'] }, { champion: { attacks: 0 } }, 'ninthAge', 1 / 4],
  // Two blows that slay, one in six each: three wounds for the first one and a point for the second.
  [
    'D6: Killing Blows',
    { champion: { attacks: 2 }, rules: ['Killing Blow'] },
    { champion: null, character: { ...monster, toughness: 5, wounds: 3 } },
    'oldWorld',
    2 * (1 / 6) * (5 / 6) * 3 + (1 / 36) * 4,
  ],
];

test.each(points)('%s', (_, first, second, system, mean) => {
  expect(duel(first, second, system).rounds[0].margin?.mean).toBeCloseTo(mean, 12);
});

test('D7: it goes on, and a champion that is slain is lost to its unit', () => {
  const { challenge, distributions } = duel({}, { champion: { attacks: 0 } }, 'oldWorld', 2);
  const fallen = 1 / 4 + (3 / 4) * (1 / 4);
  expect(challenge?.secondSlain).toBeCloseTo(fallen, 12);
  // Beaten by 1, its unit holds on 15 of 36, and the winner of the challenge strikes at it in the second round.
  expect(distributions.secondSlain.mean).toBeCloseTo(fallen + (1 / 4) * (15 / 36) * (1 / 4), 12);
});

const regiment: Card = { models: 10, frontage: 5, formation: 'open', champion: {} };

test('D8: neither champion nor character strikes the enemy unit', () => {
  const kinds = (challenge: 'issues' | 'accepts') =>
    battle({ first: { ...regiment, challenge }, second: regiment })
      .strikes.filter(({ side }) => side === 'first')
      .map(({ kind, models }) => `${models} ${kind}`);
  expect(kinds('accepts')).toEqual(['1 champion', '4 rank', '5 single']);
  expect(kinds('issues')).toEqual(['4 rank', '5 single']);
});

test('D2: whoever refuses neither strikes nor leads', () => {
  const leader = { ...hero, attacks: 4, leadership: 9 };
  const led: Card = { ...idle, models: 10, frontage: 5, champion: null, character: leader };
  const standard: Card = { standard: true, battleStandard: true };
  const meet = (challenge: 'accepts' | 'refuses', system: System) =>
    duel({ ...standard, attacks: 0, champion: { attacks: 0 } }, { ...led, challenge }, system);
  for (const system of ['oldWorld', 'ninthAge'] as const) {
    const refused = meet('refuses', system);
    expect(refused.distributions.firstLost.mean).toBe(0);
    expect(refused.challenge).toBeUndefined();
    expect(refused.strikes.filter(({ kind }) => kind === 'character')).toEqual([]);
  }
  // Beaten by two standards: 15 of 36 above Leadership 7, 6 of 36 above 9.
  expect(meet('refuses', 'oldWorld').summary.secondBreaks).toBeCloseTo(15 / 36, 12);
});

test('D2: a single rank has nowhere to retire to, and D9: a champion of The 9th Age never retires', () => {
  const single = duel({}, { challenge: 'refuses' });
  expect(single.challenge?.secondSlain).toBeCloseTo(1 / 4, 12);
  expect(single.advice.map(({ code }) => code)).toContain('fantasy/challenge-forced');
  const refuses: Card = { models: 10, frontage: 5, challenge: 'refuses' };
  const champion = duel({ attacks: 0, champion: { attacks: 0 } }, refuses, 'ninthAge');
  expect(champion.distributions.firstLost.mean).toBeCloseTo(1 / 4, 12);
});

test('D2: where players let it, a single rank refuses too', () => {
  const issuer: Card = { ...idle, models: 1, frontage: 2, champion: null, character: hero, challenge: 'issues' };
  const refuser: Card = { ...idle, models: 1, frontage: 2, champion: null, character: hero, challenge: 'refuses' };
  const refused = battle({ first: issuer, second: refuser, refusesFromOneRank: true });
  expect(refused.challenge).toBeUndefined();
  expect(refused.advice.map(({ code }) => code)).not.toContain('fantasy/challenge-forced');
  expect(battle({ first: issuer, second: refuser }).challenge).toBeDefined();
});

test('D1: nobody to answer it, and no issuer, change nothing', () => {
  const nobody: Card = { ...idle, models: 10, frontage: 5 };
  const first: Card = { ...troops, attacks: 1 };
  const plain = battle({ first, second: nobody });
  const unanswered = battle({ first: { ...first, challenge: 'issues' }, second: nobody });
  expect(unanswered.summary).toEqual(plain.summary);
  expect(unanswered.advice.map(({ code }) => code)).toContain('fantasy/challenge-unanswered');
  expect(battle({ first: { ...troops, challenge: 'refuses' }, second: troops }).challenge).toBeUndefined();
});

type Input = { readonly [field: string]: unknown };
type System = Battle['system'];

function duellist(draw: Draw, most: number): object {
  return {
    weaponSkill: draw.of(0, 3, 5, 7),
    defensiveSkill: draw.of(null, 4),
    strength: draw.of(3, 4, 6),
    toughness: draw.of(3, 4, 6),
    initiative: draw.of(2, 4, 6),
    attacks: draw.of<unknown>(1, most, most, 'D3-1'),
    leadership: draw.of(5, 8, 9),
    wounds: draw.of(1, 1, 2, 3),
    armourSave: draw.of(7, 7, 4),
    regeneration: draw.of<unknown>('none', 'none', 'none', 5),
    weapon: draw.of('handWeapon', 'greatWeapon', 'halberd'),
    rules: draw.chance(0.5)
      ? [draw.of('Killing Blow', 'Hatred', 'Poisoned Attacks', 'Multiple Wounds (D3)', 'Battle Focus', 'Strike First')]
      : [],
    mount: draw.chance(0.15) ? { strength: draw.of(3, 5), initiative: draw.of(2, 4) } : null,
  };
}

function challenged(draw: Draw, input: Input, most: number): object {
  const card = (side: 'first' | 'second', challenge: string): object => ({
    ...(input[side] as object),
    character: draw.chance(0.4) ? duellist(draw, most) : null,
    champion: draw.chance(0.5) ? draw.of({}, { weaponSkill: 6, attacks: most }) : null,
    duellist: draw.of('character', 'champion'),
    challenge,
  });
  return {
    ...input,
    first: card('first', draw.of('issues', 'issues', 'accepts')),
    second: card('second', draw.of('accepts', 'accepts', 'issues', 'refuses')),
    pursuit: draw.chance(0.3),
  };
}

const IGNORED = ['traded', 'strikes'];
const MAX_PATHS = 15_000;

function agree(draw: Draw, system: System): void {
  for (;;) {
    try {
      const input = challenged(draw, { ...smallCardBattle(draw, system), rounds: draw.of(1, 1, 1, 2) }, 1);
      expectAllPathsEqualExact(battleCalculator, input, { maxPaths: MAX_PATHS, ignore: IGNORED });
      return;
    } catch (thrown) {
      if (!(thrown instanceof TooManyPaths)) throw thrown;
    }
  }
}

describe.each(['oldWorld', 'ninthAge'] as const)('%s', (system) => {
  for (let seed = 1; seed <= many('fantasy', 50); seed++)
    test(`every dice path, battle ${seed}`, () => agree(new Draw(21_000 + seed), system));

  for (let seed = 1; seed <= many('fantasy', 10); seed++)
    test(`a simulation lies inside its band, battle ${seed}`, () => {
      const draw = new Draw(22_000 + seed);
      const input = challenged(draw, { ...largeCardBattle(draw, system), rounds: draw.of(1, 2) } as Input, 3);
      expectSimulationInBand(battleCalculator, input, { iterations: 4000, seed, ignore: [...IGNORED, 'margin'] });
    });
});
