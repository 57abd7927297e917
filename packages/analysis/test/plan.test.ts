// Plans of a shooting phase: reference results, every policy of small phases tried, and the tree held against its own figures.
import { readFileSync } from 'node:fs';
import { type Plan, type PlanQuestion, type PolicyNode, plan } from '@oddsmith/analysis';
import { type AnyCalculator, calculateWith, isRefusal } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { Random } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';

interface Reference {
  readonly id: string;
  readonly input: PlanQuestion;
  readonly expect: {
    readonly value: number;
    readonly fixed: number;
    readonly moves: Plan['moves'];
    readonly reroll?: { readonly value: number; readonly worth: number };
    readonly error?: { readonly code: string; readonly path: string };
  };
}

const REFERENCES: readonly Reference[] = readFileSync(new URL('./fixtures/plan.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

function calculatorOf(id: string): AnyCalculator {
  return calculators.find((calculator) => calculator.id === id) as AnyCalculator;
}

function planOf(question: PlanQuestion): Plan {
  const result = plan(calculatorOf(question.calculator), question);
  if ('error' in result) throw new Error(`${result.error.path}: ${result.error.message}`);
  return result;
}

function expectNear(got: number, want: number, what: string): void {
  expect(Math.abs(got - want), `${what}: ${got}, not ${want}`).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(want)));
}

describe('reference results', () => {
  test.each(REFERENCES.map((reference) => [reference.id, reference] as const))('%s', (_id, { input, expect: want }) => {
    if (want.error !== undefined) {
      const refused = plan(calculatorOf(input.calculator), input);
      expect('error' in refused && refused.error).toMatchObject(want.error);
      return;
    }
    const got = planOf(input);
    expectNear(got.value, want.value, 'value');
    expectNear(got.fixed.value, want.fixed, 'fixed');
    expectNear(got.first?.value ?? Number.NaN, want.moves[0].value, 'first');
    expect(got.moves).toHaveLength(want.moves.length);
    const sorted = (moves: Plan['moves']) =>
      [...moves].sort((a, b) => nameOf(a).localeCompare(nameOf(b)) || b.value - a.value);
    sorted(want.moves).forEach((move, i) => {
      expect(nameOf(sorted(got.moves)[i])).toBe(nameOf(move));
      expectNear(sorted(got.moves)[i].value, move.value, nameOf(move));
    });
    if (want.reroll === undefined) expect(got.reroll).toBeNull();
    else {
      expectNear(got.reroll?.value ?? Number.NaN, want.reroll.value, 'reroll');
      expectNear(got.reroll?.worth ?? Number.NaN, want.reroll.worth, 'worth');
    }
    expectSound(got);
  });
});

function nameOf({ shooter, target, attack }: Plan['moves'][number]): string {
  return JSON.stringify([shooter, target, attack]);
}

/** The tree adds up: what is shown and what is left out make the whole, and a node is the mean of what follows. */
function expectSound({ policy, value, proof, targets, objective }: Plan): void {
  expect(policy.probability).toBe(1);
  expectNear(policy.value, value, 'value of the tree');
  expect(proof).toMatchObject({ optimal: true, gap: 0, upperBound: value });
  walk(policy);
  if (objective === 'units') expectNear(sum(targets.map(({ destroyedChance }) => destroyedChance)), value, 'units');
  if (objective === 'points') expectNear(sum(targets.map(({ meanPoints = 0 }) => meanPoints)), value, 'points');
}

function walk(node: PolicyNode): void {
  const { branches, pruned = 0, probability } = node;
  if (branches === undefined) return;
  expectNear(sum(branches.map((branch) => branch.probability)) + pruned, probability, 'probability of a node');
  let last = -1;
  for (const { left, then, probability } of branches) {
    expectNear(then.probability, probability, 'probability of a branch');
    if (left !== null) {
      expect(left[0]).toBeGreaterThan(last);
      last = left[1];
    }
    walk(then);
  }
  if (pruned > 0) return;
  expectNear(
    sum(branches.map(({ then }) => then.probability * then.value)) / probability,
    node.value,
    'mean of a node',
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

test('the example of the contract, worked by hand', () => {
  const weapon = { attacks: 1, skill: 3, strength: 12, ap: -3, damage: 'D6+1' };
  const result = planOf({
    calculator: 'wh40k/attack',
    input: { edition: '10', volley: [{ weapon, count: 1 }] },
    shooters: [{ title: 'A' }, { title: 'B' }],
    targets: [
      { title: 'Walker', points: 150, input: { target: { toughness: 9, save: 2, wounds: 5, models: 1 } } },
      { title: 'Captain', points: 100, input: { target: { toughness: 4, save: 3, wounds: 3, models: 1 } } },
    ],
    objective: 'unitPoints',
    commandReroll: false,
  });
  const kill = (((4 / 6) * 5) / 6) * (5 / 6) * (5 / 6);
  const wounded = (((4 / 6) * 5) / 6) * (5 / 6) * (1 / 6);
  const both = kill + wounded * ((((4 / 6) * 5) / 6) * (5 / 6)) + (1 - kill - wounded) * kill;
  const walker = (4 / 6) * (4 / 6) * (4 / 6) * (3 / 6);
  expect(result.fixed.value).toBeCloseTo(100 * both, 9);
  expect(result.value).toBeCloseTo(100 * both + kill * walker * 150, 9);
  expect(result.value).toBeCloseTo(71.4449, 4);
  expect(result.moves.find(({ target }) => target === 'Walker')?.value).toBeCloseTo(61.3816, 4);
  const [dead, alive] = result.policy.branches ?? [];
  expect(dead.left).toEqual([0, 0]);
  expect(dead.then.shot).toEqual({ shooter: 'B', target: 'Walker', attack: null });
  expect(dead.then.branches?.map(({ left }) => left)).toEqual([
    [0, 0],
    [1, 5],
  ]);
  expect(alive.left).toEqual([1, 3]);
  expect(alive.then.shot).toEqual({ shooter: 'B', target: 'Captain', attack: null });
  expect(result.sentence).toBe(
    'A fires at Captain first: 71.44 points of destroyed units on average, 62.87 with the best plan made before the dice.',
  );
});

describe('what is said of a plan', () => {
  const weapon = { attacks: 1, skill: 2, strength: 8, ap: 0, damage: 1, keywords: [] };
  const input = { edition: '10', volley: [{ weapon, count: 1 }] };
  // Hits and wounds on 2+, no save: 25/36 of a shot.
  const target = { toughness: 4, save: 7, wounds: 1, models: 1 };
  const shot = 25 / 36;
  const question = {
    calculator: 'wh40k/attack',
    input,
    shooters: [{ title: 'A' }],
    targets: [
      { title: 'X', points: 100, input: { target } },
      { title: 'Y', points: 40, input: { target } },
    ],
    commandReroll: false,
  };

  test.each([
    ['points', 'A fires at X first: 69.44 points destroyed on average, 69.44 with the best plan made before the dice.'],
    [
      'unitPoints',
      'A fires at X first: 69.44 points of destroyed units on average, 69.44 with the best plan made before the dice.',
    ],
    ['units', 'A fires at X first: 0.69 units destroyed on average, 0.69 with the best plan made before the dice.'],
    ['kill', 'A fires at X first: X destroyed 69.4% of the time, 69.4% with the best plan made before the dice.'],
  ] as const)('towards %s', (objective, sentence) => {
    expect(planOf({ ...question, objective, focus: ['X'] }).sentence).toBe(sentence);
  });

  test('the second best is not the best', () => {
    const { first, runnerUp } = planOf({ ...question, objective: 'points' });
    expect(first).toEqual({ shooter: 'A', target: 'X', attack: null, value: expect.closeTo(100 * shot, 9) });
    expect(runnerUp).toEqual({ shooter: 'A', target: 'Y', attack: null, value: expect.closeTo(40 * shot, 9) });
  });

  test('who can fire at nothing when its turn comes holds its fire', () => {
    const shooters = [{ title: 'A', attacks: [{ targets: [] }] }, { title: 'B' }];
    const { sentence } = planOf({ ...question, shooters, order: 'given', objective: 'points' });
    expect(sentence).toMatch(/^A holds its fire first: 69.44 points destroyed on average/);
  });

  test.each([
    ['target.ignoreFirstFailedSave', { target: { ignoreFirstFailedSave: true } }],
    ['target.commandReroll', { target: { commandReroll: 'save' } }],
  ])('%s works in every shot, and that is said', (path, change) => {
    const advice = planOf({ ...question, input: { ...input, ...change }, objective: 'points' }).advice ?? [];
    expect(advice).toMatchObject([{ code: 'plan/once-a-shot', message: expect.stringContaining(`${path} may be`) }]);
    expect(planOf({ ...question, objective: 'points' }).advice).toBeUndefined();
  });
});

const random = new Random(17);
const OBJECTIVES = ['points', 'unitPoints', 'units', 'kill'] as const;
const SMALL = Array.from({ length: 50 }, (_, i) => ({
  calculator: 'killteam/shoot',
  shooters: Array.from({ length: 1 + (i % 2) + (i % 5 === 0 ? 1 : 0) }, (_, n) => ({
    title: `shooter ${n}`,
    input: {
      attacker: {
        attacks: random.die(2),
        hit: 2 + random.die(4),
        normalDamage: random.die(3),
        criticalDamage: 1 + random.die(3),
      },
    },
  })),
  targets: Array.from({ length: i % 5 === 0 ? 1 : 2 }, (_, n) => ({
    title: `target ${n}`,
    points: 10 * random.die(6),
    input: { defender: { dice: random.die(2), save: 3 + random.die(3), wounds: random.die(3) } },
  })),
  objective: OBJECTIVES[i % 4],
  focus: ['target 0'],
  order: i % 3 === 0 ? ('given' as const) : ('free' as const),
  commandReroll: false,
}));

describe('every policy of small phases', () => {
  test.each(SMALL.map((question, i) => [i, question] as const))('phase %i', (_i, question) => {
    const wounds = question.targets.map(({ input }) => input.defender.wounds);
    const shooters = question.shooters.map((_, n) => n);
    expect(planOf(question).value).toBeCloseTo(Math.max(...policyValues(question, shooters, wounds)), 12);
  });
});

/** The expected objective of each policy there is, one by one: every branch makes its own choice of every later branch. */
function policyValues(question: (typeof SMALL)[number], waiting: readonly number[], left: readonly number[]): number[] {
  const values = [finalValue(question, left)];
  const movers = question.order === 'given' ? waiting.slice(0, 1) : waiting;
  for (const shooter of movers) {
    const rest = waiting.filter((other) => other !== shooter);
    if (question.order === 'given') values.push(...policyValues(question, rest, left));
    for (const [target, wounds] of left.entries()) {
      if (wounds === 0) continue;
      let sums = [0];
      for (const [after, chance] of outcomes(question, shooter, target, wounds).entries()) {
        if (chance === 0) continue;
        const later = [...new Set(policyValues(question, rest, left.with(target, after)))];
        sums = sums.flatMap((total) => later.map((value) => total + chance * value));
      }
      values.push(...sums);
    }
  }
  return values;
}

function finalValue({ objective, targets }: (typeof SMALL)[number], left: readonly number[]): number {
  const gone = (t: number) => Number(left[t] === 0);
  if (objective === 'kill') return gone(0);
  return targets.reduce((total, { points, input }, t) => {
    if (objective === 'points') return total + points * (1 - left[t] / input.defender.wounds);
    return total + gone(t) * (objective === 'units' ? 1 : points);
  }, 0);
}

function outcomes(question: (typeof SMALL)[number], shooter: number, target: number, wounds: number): number[] {
  const { defender } = question.targets[target].input;
  const input = { ...question.shooters[shooter].input, defender: { ...defender, wounds } };
  const answer = calculateWith([calculatorOf('killteam/shoot')], { calculator: 'killteam/shoot', input });
  if (isRefusal(answer)) throw new Error(answer.error.message);
  const { damage } = answer.distributions;
  const left = new Array<number>(wounds + 1).fill(0);
  damage.probabilities.forEach((chance, i) => {
    left[Math.max(0, wounds - damage.min - i)] += chance;
  });
  return left;
}

/** The largest phase of the reference results that is solved, and what is said of it when it may only be bounded. */
describe('phases too large to solve', () => {
  const shooters = Array.from({ length: 7 }, (_, i) => ({
    title: `shooter ${i}`,
    input: { attacker: { attacks: 4 + (i % 3), hit: 2 + (i % 4), normalDamage: 3, criticalDamage: 4 + (i % 4) } },
  }));
  const targets = Array.from({ length: 5 }, (_, t) => ({
    title: `target ${t}`,
    points: 10 + 3 * t,
    input: { defender: { dice: 3, save: 3 + (t % 3), wounds: 8 + t } },
  }));
  const question = { calculator: 'killteam/shoot', shooters, targets, prune: 0.02 };

  test.each(
    OBJECTIVES.flatMap((objective) => (['free', 'given'] as const).map((order) => [objective, order] as const)),
  )('%s in %s order: a policy, its value and a bound', (objective, order) => {
    const asked = { ...question, objective, order, focus: ['target 0', 'target 1', 'target 2'] };
    const got = plan(calculatorOf('killteam/shoot'), asked, { solve: 0 });
    if ('error' in got) throw new Error(got.error.message);
    const { value, proof, fixed, policy, targets: fates } = got;
    expect(proof.optimal).toBe(false);
    expect(proof.gap).toBeGreaterThanOrEqual(0);
    expectNear(proof.upperBound, value + proof.gap, 'bound');
    expect(fixed.value).toBeLessThanOrEqual(proof.upperBound);
    expectNear(policy.value, value, 'value of the tree');
    walk(policy);
    if (objective === 'units') expectNear(sum(fates.map(({ destroyedChance }) => destroyedChance)), value, 'units');
    if (objective === 'points') expectNear(sum(fates.map(({ meanPoints = 0 }) => meanPoints)), value, 'points');
    expect(got.first?.value).toBeLessThanOrEqual(proof.upperBound);
  });

  test.each(
    REFERENCES.filter(({ expect: { error } }) => error === undefined).map(
      (reference) => [reference.id, reference] as const,
    ),
  )('%s lies between what is found and its bound', (_id, { input, expect: want }) => {
    const got = plan(calculatorOf(input.calculator), input, { solve: 0 });
    if ('error' in got) throw new Error(got.error.message);
    expect(got.value).toBeLessThanOrEqual(want.value + 1e-9 * Math.max(1, want.value));
    expect(got.proof.upperBound).toBeGreaterThanOrEqual(want.value - 1e-9 * Math.max(1, want.value));
  });
});

describe('refused', () => {
  const shooters = [{ title: 'A', input: { attacker: {} } }];
  const targets = [{ title: 'X', points: 10, input: { defender: { wounds: 5 } } }];
  const base = { calculator: 'killteam/shoot', shooters, targets };
  test.each([
    ['plan/focus-missing', 'focus', { objective: 'kill' }],
    ['plan/unknown-target', 'focus[0]', { objective: 'kill', focus: ['Y'] }],
    ['plan/points-missing', 'targets[0].points', { targets: [{ title: 'X' }] }],
    [
      'plan/unknown-target',
      'shooters[0].attacks[0].targets[0]',
      { shooters: [{ title: 'A', attacks: [{ targets: ['Y'] }] }] },
    ],
    [
      'plan/target-changed',
      'shooters[0].attacks[0]',
      { shooters: [{ title: 'A', attacks: [{ input: { defender: { wounds: 4 } } }] }] },
    ],
    ['plan/one-target', 'shooters[0].input.volleys', { input: { volleys: [{}] } }],
    [
      'killteam/hit-out-of-range',
      'shooters[0].input.attacker.hit',
      { shooters: [{ title: 'A', input: { attacker: { hit: 9 } } }] },
    ],
    ['plan/too-many', 'shooters', { shooters: Array.from({ length: 13 }, (_, i) => ({ title: `${i}` })) }],
  ])('%s at %s', (code, path, change) => {
    const result = plan(calculatorOf('killteam/shoot'), { ...base, ...change });
    expect('error' in result && result.error).toMatchObject({ code, path });
  });

  test('a calculator that shoots at nobody', () => {
    const result = plan(calculatorOf('fantasy/combat'), { ...base, calculator: 'fantasy/combat' });
    expect('error' in result && result.error).toMatchObject({ code: 'plan/calculator', path: 'calculator' });
  });
});

test.each([
  // Shots, first moves, the re-roll, the policy, the fixed plan.
  ['solved', Number.POSITIVE_INFINITY],
  // Shots, orders of the targets, the bound, first moves.
  ['bounded', 0],
])('a plan that is %s tells how far it is, part by part, and leaves the end to the answer', (_how, solve) => {
  const { input } = REFERENCES.find(({ id }) => id.startsWith('plan-40k-large')) as (typeof REFERENCES)[number];
  const seen: number[] = [];
  const calculator = calculatorOf(input.calculator);
  expect(plan(calculator, input, { solve, onShare: (share) => seen.push(share) })).toHaveProperty('value');
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.at(-1)).toBeGreaterThan(0.9);
  expect(seen.at(-1)).toBeLessThan(1);
  // No part is passed over in one leap.
  for (const part of [0.1, 0.3, 0.5, 0.7, 0.85, 0.9])
    expect(seen.some((share) => Math.abs(share - part) < 0.1)).toBe(true);
});

describe('the clock', () => {
  const question: PlanQuestion = {
    calculator: 'killteam/shoot',
    shooters: Array.from({ length: 6 }, (_, i) => ({ title: `S${i}`, input: { attacker: { attacks: 2 + (i % 4) } } })),
    targets: Array.from({ length: 3 }, (_, t) => ({
      title: `T${t}`,
      points: 50 + t,
      input: { defender: { wounds: 10 + t } },
    })),
  };

  function looksUntil(last: number, solve: number) {
    let looks = 0;
    const expired = () => ++looks >= last;
    const result = plan(calculatorOf(question.calculator), question, { expired, solve });
    return { looks, code: 'error' in result ? result.error.code : undefined };
  }

  // Tables, shots of every number of wounds, the fixed plan, moves and tree: at whichever look its time is over, it ends with that one.
  test.each([
    ['solved', Number.POSITIVE_INFINITY],
    ['bounded', 0],
  ])('a plan that is %s looks at it all the way', (_, solve) => {
    const { looks: all, code } = looksUntil(Number.POSITIVE_INFINITY, solve);
    expect(code).toBeUndefined();
    // 18 ways to shoot, ten and more numbers of wounds each, 64 groups of shooters at each of three targets.
    expect(all).toBeGreaterThan(18 + 3 * 64);
    for (const share of [0, 0.1, 0.3, 0.6, 0.9, 0.99]) {
      const last = 1 + Math.floor(share * (all - 1));
      expect(looksUntil(last, solve)).toEqual({ looks: last, code: 'budget/cancelled' });
    }
  });
});
