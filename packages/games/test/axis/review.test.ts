// A battle that was played, looked back on: every swing by hand where that can be done, and sums that add up.

import { battle, reviewBattle, standardOrder, UNITS, type UnitId } from '@oddsmith/games/axis';
import { readToldBattle } from '@oddsmith/games/axis/text';
import { Random } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { waysToLose } from '../../src/axis/review/losses.ts';
import type { Army } from '../../src/axis/units.ts';

type Options = NonNullable<Parameters<typeof reviewBattle>[1]>;

function found(text: string, options?: Options) {
  const told = readToldBattle(text);
  if ('problems' in told) throw new Error(JSON.stringify(told.problems));
  return reviewBattle(told, options);
}

function reviewed(text: string, options?: Options) {
  const review = found(text, options);
  if ('problem' in review) throw new Error(JSON.stringify(review));
  return review;
}

test('one infantry against another, by hand', () => {
  // The attacker hits on 1, the defender on 2 or less. V = 1/6 2/3 + 1/2 1/6 1/3 + 5/6 2/3 V, so V = 5/16.
  const { start, rolls, luck, result, orLuckier } = reviewed(
    '1 inf vs 1 inf\nAttacker 1@1: 1 hits\nDefender 1@2: 0 hits',
  );
  expect(start).toBeCloseTo(5 / 16, 12);
  // A hit: 2/3 wins at once, 1/3 kills both and counts half.
  expect(rolls[0].swing).toBeCloseTo(2 / 3 + 1 / 6 - 5 / 16, 12);
  expect(rolls[0].orBetter).toBeCloseTo(1 / 6, 12);
  expect(rolls[1].swing).toBeCloseTo(1 - 5 / 6, 12);
  // For the defender a miss is the worst there is.
  expect(rolls[1].orBetter).toBeCloseTo(1, 12);
  expect(luck).toBeCloseTo(11 / 16, 12);
  expect(result).toBeCloseTo(1, 12);
  // Nobody has more luck than a hit that is not answered.
  expect(orLuckier[0]).toBeCloseTo((1 / 6) * (2 / 3), 12);
  expect(orLuckier[1]).toBeCloseTo(1, 12);
});

test('the same in IPC, by hand: whoever may leave after each round does so when staying costs', () => {
  // A round more: 3 IPC for a hit (1/6), less 3 for being hit (1/3): it costs half an IPC, so nobody stays for a second one.
  const log = '1 inf vs 1 inf\nAttacker 1@1: 0 hits\nDefender 1@2: 0 hits';
  const { start, rolls, mistakes, result } = reviewed(`${log}\nAttacker 1@1: 1 hits\nDefender 1@2: 0 hits`, {
    measure: 'ipc',
  });
  expect(start).toBeCloseTo(-0.5, 12);
  expect(rolls.map(({ swing }) => swing)).toEqual([-0.5, 1, 2.5, 1].map((swing) => expect.closeTo(swing, 12)));
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toMatchObject({
    side: 0,
    about: { round: 1, what: 'leave' },
    chosen: { what: 'fights-on' },
    best: { what: 'retreats' },
  });
  expect(mistakes[0].loss).toBeCloseTo(0.5, 12);
  expect(result).toBeCloseTo(3, 12);
  expect(reviewed(`${log}\nAttacker retreats`, { measure: 'ipc' })).toMatchObject({ mistakes: [], weighed: 1 });
  // For a territory of 12 IPC staying is right: the retreat is the mistake.
  const away = reviewed(`${log}\nAttacker retreats`, { measure: 'ipc', territoryValue: 12 });
  expect(away.mistakes[0]).toMatchObject({ chosen: { what: 'retreats' }, best: { what: 'fights-on' } });
  expect(away.result).toBeCloseTo(0, 12);
});

test('a submarine strikes first, by hand', () => {
  // It hits on 2 and sinks the cruiser before it fires; else the cruiser answers on 3. V = 1/3 + 2/3 1/2 V, so V = 1/2.
  const { start, rolls, result } = reviewed('1 sub vs 1 cru\nAttacker 1@2: 1 hits\nDefender loses 1 cru');
  expect(start).toBeCloseTo(1 / 2, 12);
  expect(rolls).toEqual([expect.objectContaining({ side: 0, about: expect.objectContaining({ what: 'strike' }) })]);
  expect(rolls[0].swing).toBeCloseTo(1 / 2, 12);
  expect(result).toBe(1);
  const missed = reviewed('1 sub vs 1 cru\nAttacker 1@2: 0 hits\nDefender 1@3: 0 hits');
  // After the miss it is half of what it was; the cruiser's miss gives that back.
  expect(missed.rolls.map(({ swing }) => swing)).toEqual([expect.closeTo(-1 / 4, 12), expect.closeTo(1 / 4, 12)]);
});

test('with a destroyer about, submarines fire with everybody else', () => {
  const { rolls } = reviewed('1 sub vs 1 des\nAttacker 1@2: 1 hits\nDefender 1@2: 0 hits');
  expect(rolls.map(({ about }) => about.what)).toEqual(['fire', 'fire']);
});

test('to dive or not, by hand', () => {
  // 1 sub of the attacker after a first round against 1 cru: staying is worth 12/2 - 6/2 = 3 IPC; diving nothing.
  const log = '1 sub vs 1 cru\nAttacker 1@2: 0 hits\nDefender 1@3: 0 hits';
  const dived = reviewed(`${log}\nAttacker submerges`, { measure: 'ipc' });
  expect(dived.mistakes[0]).toMatchObject({
    side: 0,
    about: { round: 1, what: 'dive' },
    chosen: { what: 'dives', submarines: 1 },
    best: { what: 'fights-on' },
    loss: expect.closeTo(3, 12),
  });
});

test('a tank given up for an infantry is the mistake, and what it gave away is told against the best', () => {
  const log = (lost: string) =>
    `2 inf 1 arm vs 2 inf\nAttacker 2@1 1@3: 1 hits\nDefender 2@2: 1 hits\nAttacker loses 1 ${lost}\nDefender loses 1 inf`;
  const wrong = reviewed(log('arm'));
  expect(wrong.mistakes).toHaveLength(1);
  const [mistake] = wrong.mistakes;
  expect(mistake).toMatchObject({ side: 0, about: { round: 1, what: 'losses', hits: 1 } });
  expect(mistake.chosen).toMatchObject({ army: { inf: 2, arm: 0 } });
  expect(mistake.best).toMatchObject({ army: { inf: 1, arm: 1 } });
  expect(reviewed(log('inf')).mistakes).toEqual([]);
  expect(mistake.loss).toBeCloseTo(reviewed(log('inf')).result - wrong.result, 12);
});

test('losses at sea are judged: a carrier given up for a submarine', () => {
  const log = (lost: string) =>
    `2 sub 1 acc vs 2 des\nAttacker subs 2@2: 0 hits\nAttacker ships 1@1: 0 hits\nDefender 2@2: 1 hits\nAttacker loses 1 ${lost}`;
  expect(reviewed(log('sub'), { measure: 'ipc' }).unjudged).toBe(0);
  expect(reviewed(log('acc'), { measure: 'ipc' }).mistakes[0]).toMatchObject({
    about: { what: 'losses' },
    best: { army: { sub: 1, acc: 1 } },
  });
});

test('ships bombard once, AA guns fire once, and both are in the ledger', () => {
  const { start, rolls, result } = reviewed(
    '2 inf 1 fig 1 bat vs 2 inf 1 aa\nDefender AA 1@1: 1 hits\nAttacker loses 1 fig\nAttacker bombards 1@4: 1 hits\nAttacker 2@1: 0 hits\nDefender 2@2: 0 hits\nDefender loses 1 inf',
  );
  const plain = (attack: object, defense: object, inProgress: boolean) => {
    const waves = [{ attack: { units: attack }, defense: { units: defense } }];
    const { summary } = battle({ inProgress, waves });
    return summary.winChance + summary.drawChance / 2;
  };
  expect(start).toBeCloseTo(plain({ inf: 2, fig: 1, bat: 1 }, { inf: 2, aa: 1 }, false), 12);
  expect(rolls[0].swing).toBeCloseTo(
    (5 / 6) *
      (plain({ inf: 2, bat: 1 }, { inf: 2, aa: 1 }, true) - plain({ inf: 2, fig: 1, bat: 1 }, { inf: 2, aa: 1 }, true)),
    12,
  );
  expect(rolls[1].about).toMatchObject({ what: 'fire', dice: 3, hits: 1, expected: 1 });
  expect(result).toBeCloseTo(plain({ inf: 2 }, { inf: 1, aa: 1 }, true), 12);
});

test.each([
  '3 inf 1 art 2 arm vs 3 inf 1 art\nAttacker 2@1 2@2 2@3: 3 hits\nDefender 4@2: 1 hits\nAttacker 1@1 2@2 2@3: 1 hits\nDefender 1@2: 1 hits',
  '2 inf 1 fig vs 2 inf 1 aa\nDefender AA 1@1: 0 hits\nAttacker 2@1 1@3: 1 hits\nDefender 2@2: 1 hits',
])('start, luck and decisions add up to the result', (text) => {
  for (const measure of ['chance', 'ipc'] as const) {
    const { start, luck, decisions, result, values, rolls } = reviewed(text, { measure });
    expect(start + luck + decisions[0] - decisions[1]).toBeCloseTo(result, 9);
    expect(values[0]).toBe(start);
    if (measure === 'chance') for (const value of values) expect(value > -1e-9 && value < 1 + 1e-9).toBe(true);
    expect(rolls.length).toBeGreaterThan(1);
  }
});

/** A fleet of a few pieces. */
function fleet(random: Random, kinds: readonly UnitId[]): Partial<Record<UnitId, number>> {
  const army: Partial<Record<UnitId, number>> = {};
  for (let n = 0; n < 3; n++) {
    const id = kinds[Math.floor(random.unit() * kinds.length)];
    army[id] = (army[id] ?? 0) + 1;
  }
  return army;
}

describe('the rounds of the review and the exact engine are read apart', () => {
  const random = new Random(42);
  const afloat = standardOrder('attack', true).filter((id) => id !== 'dbat' && id !== 'tra');
  const ashore = standardOrder('attack', false).filter((id) => !id.endsWith('_a'));
  const battles = Array.from({ length: 40 }, (_, n) => {
    const naval = n % 4 !== 0;
    const kinds = naval ? afloat : ashore;
    return { naval, attack: fleet(random, kinds), defense: fleet(random, naval ? kinds : [...kinds, 'aa']) };
  });
  const line = (army: object) =>
    Object.entries(army)
      .map(([id, n]) => `${n} ${id}`)
      .join(' ');
  const weapons = (
    army: Partial<Record<UnitId, number>>,
    quality: (id: UnitId) => boolean,
    side: 'attack' | 'defense',
  ) => {
    let raised = side === 'attack' ? Math.min(army.art ?? 0, army.inf ?? 0) : 0;
    return UNITS.flatMap((unit) => {
      const dice = new Array<number>(quality(unit.id) ? (army[unit.id] ?? 0) : 0).fill(unit[side]);
      return unit.id === 'inf' ? dice.map((value) => (raised-- > 0 ? 2 : value)) : dice;
    }).filter((value) => value > 0);
  };
  const kind = (id: UnitId) => UNITS.find((unit) => unit.id === id)?.kind;

  test.each(battles.map((one) => [`${line(one.attack)} vs ${line(one.defense)}`, one] as const))(
    '%s: whatever falls in a round, on average it promises what the engine says',
    (text, { naval, attack, defense }) => {
      const volleys = (side: 'attack' | 'defense', army: object) => {
        const name = side === 'attack' ? 'Attacker' : 'Defender';
        const groups = naval
          ? ([
              ['subs', (id: UnitId) => id === 'sub'],
              ['air', (id: UnitId) => kind(id) === 'air'],
              ['ships', (id: UnitId) => id !== 'sub' && kind(id) === 'sea'],
            ] as const)
          : ([['', () => true]] as const);
        return groups.flatMap(([tag, quality]) => {
          const dice = weapons(army, quality, side);
          return dice.length === 0 ? [] : [`${name} ${tag} ${dice.map((value) => `1@${value}`).join(' ')}: 0 hits`];
        });
      };
      const told = `${text}\n${[...volleys('attack', attack), ...volleys('defense', defense)].join('\n')}`;
      const review = found(told);
      // Aircraft of a side with a destroyer fire with the ships: then the log has them apart, and that is fine too.
      if ('problem' in review && review.problem === 'no-volley') return;
      if ('problem' in review) throw new Error(JSON.stringify(review));
      const { summary } = battle({
        naval,
        inProgress: true,
        waves: [{ attack: { units: attack }, defense: { units: defense } }],
      });
      expect(review.start).toBeCloseTo(summary.winChance + summary.drawChance / 2, 10);
      // The first throw swings around the value before it: nothing on average.
      const [first] = review.rolls;
      expect(review.values[1] - first.swing).toBeCloseTo(review.start, 10);
      // Nobody hit, so it stands as it stood.
      expect(review.result).toBeCloseTo(review.start, 10);
    },
  );
});

test.each([
  [
    '1 sub 1 des vs 1 des\nAttacker 1@2: 1 hits\nDefender 1@2: 0 hits',
    { problem: 'wrong-dice', side: 'attack', round: 1 },
  ],
  [
    '1 sub 1 cru vs 1 fig 1 cru\nAttacker subs 1@2: 0 hits\nAttacker 1@3: 0 hits',
    { problem: 'wrong-dice', side: 'defense' },
  ],
  [
    '2 sub 2 des vs 1 des 2 fig\nAttacker 4@2: 2 hits\nDefender 1@2 2@4: 0 hits',
    { problem: 'which-hits', side: 'attack' },
  ],
  ['1 inf vs 1 inf', { problem: 'no-volley' }],
])('what cannot be judged is said, not guessed: %s', (text, problem) => {
  expect(found(text)).toMatchObject(problem);
});

test('a log of TripleA tells who dived and who left', () => {
  const log = `Germans attack with 1 submarine and 1 cruiser
    British defend with 1 cruiser
    Germans roll dice for 1 submarine in 7 Sea Zone, round 2 : 0/1 hits, 0.33 expected hits
    Germans roll dice for 1 cruiser in 7 Sea Zone, round 2 : 0/1 hits, 0.50 expected hits
    British roll dice for 1 cruiser in 7 Sea Zone, round 2 : 1/1 hits, 0.50 expected hits
    1 cruiser owned by the Germans lost in 7 Sea Zone
    1 submarine owned by the Germans Submerged`;
  const review = reviewed(log, { measure: 'ipc' });
  expect(review.mistakes.map(({ about }) => about.what).toSorted()).toEqual(['dive', 'losses']);
});

test('only what hits can be put on may be lost: submarines hit no aircraft, aircraft alone no submarines', () => {
  const from = { sub: 1, fig: 1, cru: 1 };
  const ways = (usual: Army, hits: Partial<Record<'any' | 'submarine' | 'aircraft', number>>) =>
    waysToLose(from, usual, { any: 0, submarine: 0, aircraft: 0, ...hits }, true)?.map(({ sub, fig, cru }) => [
      sub,
      fig,
      cru,
    ]);
  const bySub = ways({ ...from, sub: 0 }, { submarine: 1 });
  expect(bySub?.toSorted()).toEqual([
    [0, 1, 1],
    [1, 1, 0],
  ]);
  const byAir = ways({ ...from, fig: 0 }, { aircraft: 1 });
  expect(byAir?.toSorted()).toEqual([
    [1, 0, 1],
    [1, 1, 0],
  ]);
  expect(ways({ ...from, sub: 0 }, { any: 1 })).toHaveLength(3);
});
