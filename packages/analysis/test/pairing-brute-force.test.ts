// Pairings held against everything that can be tried: the normal form of the whole game, best answers in every position, and play
// at random. Nothing here is taken from the solver but its strategies.
import { equilibriumOf, type Pairing, type PairingChoice, pairing } from '@oddsmith/analysis';
import { Random } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';

const MINE = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'];
const THEIRS = ['Xaver', 'Yuki', 'Zoe', 'Wim', 'Vera'];

interface Question {
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  readonly values: readonly (readonly number[])[];
}

function randomQuestion(players: number, random: Random, most = 21): Question {
  const values = Array.from({ length: players }, () => Array.from({ length: players }, () => random.die(most) - 1));
  return { mine: MINE.slice(0, players), theirs: THEIRS.slice(0, players), values };
}

function paired(question: object): Pairing {
  const result = pairing(question);
  if ('error' in result) throw new Error(`${result.error.path}: ${result.error.message}`);
  return result;
}

/** A plan for three a side: whom to put up, and against each of their defenders the first or the second of those sent. */
const PLANS = [0, 1, 2].flatMap((defender) => [0, 1, 2, 3, 4, 5, 6, 7].map((takes) => ({ defender, takes })));

function without(player: number): number[] {
  return [0, 1, 2].filter((one) => one !== player);
}

function played(values: Question['values'], mine: (typeof PLANS)[number], theirs: (typeof PLANS)[number]): number {
  const d = mine.defender;
  const e = theirs.defender;
  const x = without(e)[(mine.takes >> e) & 1];
  const y = without(d)[(theirs.takes >> d) & 1];
  const refused = values[3 - d - y][3 - e - x];
  return values[d][x] + values[y][e] + refused;
}

test('three a side: all 24 plans of each team against each other, as one game', () => {
  const random = new Random(31);
  for (let round = 0; round < 60; round++) {
    const question = randomQuestion(3, random, round % 2 === 0 ? 21 : 4);
    const whole = equilibriumOf(PLANS.map((mine) => PLANS.map((theirs) => played(question.values, mine, theirs))));
    // Strategies that are each other's best answer prove the value, whoever found them.
    expect(whole.gap).toBeLessThan(1e-9);
    expect(Math.abs(paired(question).value - whole.value), JSON.stringify(question)).toBeLessThan(1e-9);
  }
});

type State = {
  readonly pairs?: readonly { readonly mine: string; readonly theirs: string; readonly defender: string | null }[];
  readonly [choice: string]: unknown;
};

/** Games that a state on the table amounts to, once both have taken an opponent. */
function madeFrom(question: Question, kind: string, state: State) {
  const {
    pairs = [],
    defenders,
    attackers,
    opponents,
  } = state as {
    readonly pairs?: State['pairs'];
    readonly [choice: string]: unknown;
  } & {
    readonly defenders: Both<string>;
    readonly attackers?: Both<readonly string[]>;
    readonly opponents?: Both<string>;
  };
  const free = (list: readonly string[], side: 'mine' | 'theirs') =>
    list.filter((title) => title !== defenders[side] && (pairs ?? []).every((pair) => pair[side] !== title));
  const sent = attackers ?? { mine: free(question.mine, 'mine'), theirs: free(question.theirs, 'theirs') };
  const taken = opponents ?? { mine: sent.theirs[0], theirs: sent.mine[0] };
  const made = [
    { mine: defenders.mine, theirs: taken.mine, defender: 'mine' },
    { mine: taken.theirs, theirs: defenders.theirs, defender: 'theirs' },
  ];
  if (kind !== 'main') return [...(pairs ?? []), ...made];
  const refused = {
    mine: sent.mine.find((title) => title !== taken.theirs) as string,
    theirs: sent.theirs.find((title) => title !== taken.mine) as string,
    defender: null,
  };
  return [...(pairs ?? []), ...made, refused];
}

type Both<Value> = { readonly mine: Value; readonly theirs: Value };

/** What a course is worth to me in which each side picks out of what the solver shows for the position it is in. */
function course(
  question: Question,
  state: State,
  pick: (answer: Pairing, worth: (mine: PairingChoice, theirs: PairingChoice) => number) => number,
): number {
  const answer = paired({ ...question, state });
  const { step } = answer;
  if (step === null) return answer.value;
  return pick(answer, (mine, theirs) => {
    const next = { ...state, [step.choice]: { mine, theirs } };
    const left = question.mine.length - (state.pairs?.length ?? 0);
    // Three have only two to send, two only one: what is forced is no step.
    const over = step.choice === 'opponents' || (step.choice === 'defenders' && left === 2);
    return course(question, over ? { pairs: madeFrom(question, step.kind, next) } : next, pick);
  });
}

function options(answer: Pairing, side: 'mine' | 'theirs'): readonly PairingChoice[] {
  return (answer.choices[side] ?? []).map(({ choice }) => choice);
}

describe.each([
  ['three', 3, 12],
  ['four', 4, 2],
] as const)('%s a side', (_name, players, rounds) => {
  test('no best answer in any position beats the strategies shown', () => {
    const random = new Random(47 + players);
    for (let round = 0; round < rounds; round++) {
      const question = randomQuestion(players, random);
      const { value } = paired(question);
      const mostForThem = course(question, {}, (answer, worth) =>
        Math.min(
          ...options(answer, 'theirs').map((theirs) =>
            (answer.mine ?? []).reduce((sum, { choice, weight }) => sum + weight * worth(choice, theirs), 0),
          ),
        ),
      );
      const mostForMe = course(question, {}, (answer, worth) =>
        Math.max(
          ...options(answer, 'mine').map((mine) =>
            (answer.theirs ?? []).reduce((sum, { choice, weight }) => sum + weight * worth(mine, choice), 0),
          ),
        ),
      );
      expect(Math.abs(mostForThem - value), JSON.stringify(question)).toBeLessThan(1e-9);
      expect(Math.abs(mostForMe - value), JSON.stringify(question)).toBeLessThan(1e-9);
    }
  });
});

test('who plays at random never gets more than the value, over every course of five a side begun at random', () => {
  const random = new Random(5);
  for (let round = 0; round < 20; round++) {
    const question = randomQuestion(5, random);
    const { value } = paired(question);
    // Expected points with my strategy against one answer of theirs drawn by lot: never below the value of the step.
    let state: State = {};
    let answer = paired(question);
    expect(answer.value).toBe(value);
    while (answer.step !== null) {
      const { step, choices } = answer;
      for (const { expected } of choices.theirs ?? []) expect(expected).toBeGreaterThan(answer.value - 1e-9);
      for (const { expected } of choices.mine ?? []) expect(expected).toBeLessThan(answer.value + 1e-9);
      const draw = (side: 'mine' | 'theirs') => options(answer, side)[random.die(options(answer, side).length) - 1];
      const mine = draw('mine');
      const theirs = draw('theirs');
      const next: State = { ...state, [step.choice]: { mine, theirs } };
      const over = step.choice === 'opponents';
      state = over ? { pairs: madeFrom(question, step.kind, next) } : next;
      const after = paired({ ...question, state });
      // What was drawn costs me no more than its worst and gains no more than theirs.
      const worst = choices.mine?.find(({ choice }) => String(choice) === String(mine))?.worst ?? Number.NaN;
      const most = choices.theirs?.find(({ choice }) => String(choice) === String(theirs))?.worst ?? Number.NaN;
      expect(after.value).toBeGreaterThan(worst - 1e-9);
      expect(after.value).toBeLessThan(most + 1e-9);
      answer = after;
    }
  }
});
