// The decision worth making is the best of all settings, each of them solved as a battle of its own.
import { calculateWith, isRefusal } from '@oddsmith/games';
import { type BattleInput, calculators, battle as solveBattle } from '@oddsmith/games/axis';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../test/depth.ts';
import { parsePath, withValue } from '../../src/form/path.ts';
import { randomBattle } from './random-battle.ts';
import { ordersOf } from './small-war.ts';

type Wave = NonNullable<BattleInput['waves']>[number];

function chanceOf(input: BattleInput): number {
  const { summary } = solveBattle({ ...input, advise: false });
  if (summary.holdsChance !== undefined) return summary.holdsChance;
  const units = input.waves![0].attack!.units!;
  const land = !input.naval && (['inf', 'art', 'arm', 'inf_a', 'art_a', 'arm_a'] as const).some((id) => units[id]);
  return land ? summary.takesChance : summary.winChance;
}

const isSwapped = (waves: readonly Wave[], w: number) =>
  waves.slice(0, w + 1).filter(({ conquerorDefends }) => conquerorDefends).length % 2 === 1;

const piecesOf = (units: Readonly<Record<string, number | undefined>>, naval: boolean) =>
  Object.entries(units).flatMap(([id, n]) =>
    naval || !['bat', 'cru'].includes(id) ? new Array<string>(n ?? 0).fill(id) : [],
  );

/** Every setting of every decision of the first side, one at a time. */
function* everySetting(input: BattleInput): Generator<BattleInput> {
  const waves = input.waves!;
  const { naval = false } = input;
  for (const [w, wave] of waves.entries()) {
    const enemyAttacks = isSwapped(waves, w);
    const put = (change: object): BattleInput => ({
      ...input,
      waves: waves.map((one, k) => (k === w ? { ...one, ...change } : one)),
    });
    const role = enemyAttacks ? 'defense' : 'attack';
    // Conquerors defend beside what comes to them.
    const armies = enemyAttacks ? [wave.defense!.units, waves[0].attack!.units] : [wave.attack!.units];
    const pieces = armies.flatMap((units) => piecesOf(units as Record<string, number>, naval));
    for (const order of ordersOf(pieces))
      yield put({ [role]: { ...wave[role], orderOfLoss: order.map((id) => `1 ${id}`) } });
    const subs = pieces.filter((id) => id === 'sub').length;
    const side = enemyAttacks ? 'defender' : 'attacker';
    for (let n = 0; naval && n <= subs; n++) yield put({ [`${side}Submerges`]: n });
    for (const keeps of naval ? [true, false] : []) yield put({ [`${side}KeepsDestroyer`]: keeps });
    if (enemyAttacks) continue;
    for (let n = 0; !naval && n <= pieces.length; n++) yield put({ attack: { ...wave.attack, takes: n } });
    for (const rounds of [1, 2, 3, 4, 5, 6]) yield put({ rounds });
    yield put({ rounds: null, retreat: {} });
  }
  const own = [...waves.keys()].filter((w) => !isSwapped(waves, w));
  if (own.length !== 2) return;
  const [a, b] = own;
  const { attack, rounds, retreat } = waves[a];
  const second = waves[b];
  yield {
    ...input,
    waves: waves.map((one, k) => {
      if (k === a) return { ...one, attack: second.attack, rounds: second.rounds, retreat: second.retreat };
      return k === b ? { ...one, attack, rounds, retreat } : one;
    }),
  };
}

/** Small enough to try every order of the pieces; no rule about profit, which would be what the battle is about. */
function smallBattle(seed: number): BattleInput {
  const input = randomBattle(seed, { units: 4, waves: seed % 4 === 0 ? 2 : 1, landed: seed % 3 === 0 });
  for (const wave of input.waves!)
    if (wave.retreat?.profitBelow !== undefined || wave.retreat?.optimal === 'profit')
      Object.assign(wave, { retreat: {} });
  return input;
}

describe('the best choice', () => {
  test('is the best of all settings, on random battles', () => {
    const battles = many('axis', 200);
    let helped = 0;
    for (let seed = 39_000; seed < 39_000 + battles; seed++) {
      const input = smallBattle(seed);
      const now = chanceOf(input);
      const best = [...everySetting(input)].reduce((top, one) => Math.max(top, chanceOf(one)), now);
      const { decisions } = solveBattle({ ...input, advise: true });
      const where = `${seed} ${JSON.stringify(input)} ${JSON.stringify(decisions)}`;
      expect(decisions!.chance, where).toBeCloseTo(now, 10);
      expect(decisions!.notTried, where).toBe(0);
      const [first] = decisions!.best.filter(
        ({ chance, decision }) => chance > now && !decision.kind.startsWith('one'),
      );
      if (best > now + 5e-4) {
        helped++;
        expect(first?.chance, where).toBeCloseTo(best, 10);
      }
    }
    expect(helped).toBeGreaterThan(0.3 * battles);
  }, 120_000);

  test('is what the battle says with its fields set', () => {
    for (let seed = 39_300; seed < 39_340; seed++) {
      const input = smallBattle(seed);
      for (const { set, chance, profit } of solveBattle({ ...input, advise: true }).decisions!.best) {
        const changed = set.reduce<unknown>((all, { path, value }) => withValue(all, parsePath(path)!, value), input);
        expect(chanceOf(changed as BattleInput), JSON.stringify(set)).toBeCloseTo(chance, 10);
        expect(solveBattle(changed as BattleInput).summary.profit).toBeCloseTo(profit, 9);
      }
    }
  });
});

test('the same battle is not named twice', () => {
  for (let seed = 39_000; seed < 39_060; seed++) {
    const { best } = solveBattle({ ...smallBattle(seed), advise: true }).decisions!;
    const figures = best.map(({ chance, profit }) => `${chance.toFixed(9)} ${profit.toFixed(9)}`);
    expect(new Set(figures).size, `${seed} ${figures}`).toBe(figures.length);
  }
});

describe('is said', () => {
  const ask = (input: BattleInput, method: 'exact' | 'simulate' = 'exact') => {
    const answer = calculateWith(calculators, {
      calculator: 'axis/battle',
      input: { ...input, advise: true },
      method,
      iterations: 100,
    });
    if (isRefusal(answer)) throw new Error(answer.error.message);
    return answer.advice
      .filter(({ code }) => code.startsWith('axis/decision'))
      .map(({ code, path, message }) => ({ code, path, message }));
  };

  test('in one sentence with both figures', () => {
    const said = ask({
      waves: [{ attack: { units: { inf: 3, fig: 4 } }, defense: { units: { inf: 4 } } }],
    });
    expect(said[0]).toEqual({
      code: 'axis/decision',
      path: 'waves[0].attack.takes',
      message: expect.stringMatching(
        /^keep 1 infantry to the last: takes the territory \d\d\.\d% instead of \d\d\.\d%, costs \d\.\d\d IPC$/,
      ),
    });
  });

  test('is nothing where nothing helps, and says so', () => {
    expect(ask({ waves: [{ attack: { units: { inf: 1 } }, defense: { units: {} } }] })).toEqual([
      { code: 'axis/decision-none', path: '', message: 'no other decision helps: 9 were tried' },
    ]);
  });

  test('not where the battle is rolled', () => {
    expect(ask({}, 'simulate').map(({ code }) => code)).toEqual(['axis/decision-exact-only']);
  });
});
