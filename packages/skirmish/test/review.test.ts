// The review: luck, decisions and the position add up to the result, average dice are no luck, and planted blunders come first.
import {
  type Action,
  apply,
  attackOdds,
  choiceSeed,
  decide,
  diceFor,
  LAYOUTS,
  openUnits,
  quickStart,
  review,
  type Setup,
  type State,
  start,
  usualEffort,
  volley,
} from '@oddsmith/skirmish';
import { expect, test } from 'vitest';
import { rollsOf } from '../src/review/luck.ts';
import { normalBelow, promisedLead } from '../src/review/position.ts';
import { playRandomly, randomSetup } from './random-battles.ts';
import { shareOf } from './share.ts';
import { stage } from './stage.ts';

type Played = Parameters<typeof review>[0];

function recorded(begun: State) {
  const states: State[] = [begun];
  const actions: Action[] = [];
  const events: Played['events'][number][] = [];
  return {
    played: { states, actions, events } satisfies Played,
    note(action: Action, after: State, told: Played['events'][number]) {
      states.push(after);
      actions.push(action);
      events.push(told);
    },
  };
}

test.each([11, 12, 13])('start, luck and decisions of random battle %d add up to its result', (seed) => {
  const setup: Setup = { ...randomSetup(seed), deployment: 'auto', stratagems: true };
  const { played, note } = recorded(start(setup));
  const end = playRandomly(setup, seed, ({ action, after, events }) => note(action, after, events));
  const { start: begun, luck, decisions, result, chances, rolls } = review(played);
  const [one, other] = end.vp;
  expect(result).toBe(one - other);
  expect(begun + luck + decisions[0] - decisions[1]).toBeCloseTo(one - other, 6);
  expect(chances).toHaveLength(played.states.length);
  const winner = end.result?.winner ?? null;
  expect(chances.at(-1)).toBe(winner === null ? 0.5 : winner === 0 ? 1 : 0);
  for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true);
  // Every event of dice is accounted for.
  const thrown = played.events.flat().filter((event) => event.type === 'rolled' && event.purpose !== 'feel no pain');
  expect(rolls.filter(({ kind }) => kind !== 'attack').length).toBeLessThanOrEqual(thrown.length);
});

test('average dice are no luck: over many seeds the swings of one volley cancel out, and spread as far as it says', () => {
  const state = stage('shooting', { a1: [26, 16], b1: [28, 22] });
  const action = { type: 'shoot', unit: 'a1', shots: volley(state, 'a1', 'b1') } as const;
  expect(action.shots.length).toBeGreaterThan(0);
  const swings: number[] = [];
  let deviation = 0;
  for (let seed = 1; seed <= 400; seed++) {
    const applied = apply(state, action, diceFor(seed, 0));
    if (!applied.ok) throw new Error(applied.problem.code);
    const [roll] = rollsOf({ before: state, after: applied.state, action, events: applied.events, index: 0 });
    swings.push(roll.swing);
    deviation = roll.deviation;
    // What the dice changed, on top of what they were expected to.
    expect(roll.expected).toBeCloseTo(attackOdds(state, 'a1', action.shots)[0].findings.summary.meanDamage, 9);
    expect(Math.sign(roll.swing) * Math.sign(roll.got - roll.expected)).toBeGreaterThanOrEqual(-1);
  }
  const mean = swings.reduce((sum, swing) => sum + swing, 0) / swings.length;
  const spread = Math.sqrt(swings.reduce((sum, swing) => sum + (swing - mean) ** 2, 0) / swings.length);
  // Four standard errors.
  expect(Math.abs(mean)).toBeLessThan((4 * spread) / Math.sqrt(swings.length));
  expect(spread).toBeGreaterThan(0.7 * deviation);
  expect(spread).toBeLessThan(1.3 * deviation);
});

test('the mirrored position promises the opposite', () => {
  const { forces, ...rest } = quickStart();
  const setup: Setup = { ...rest, terrain: LAYOUTS.crossroads, forces: [forces[0], forces[0]] };
  expect(promisedLead(start({ ...setup, first: 'roll' }))).toBeCloseTo(0, 9);
});

test.each([
  // Tables of the normal distribution.
  [0, 0.5],
  [1, 0.8413447],
  [-1.96, 0.0249979],
  [2.5, 0.9937903],
])('P(Z <= %d) is %d', (z, chance) => {
  expect(normalBelow(z)).toBeCloseTo(chance, 6);
});

/** As strong as the judgement of reviews: its own mistakes are small beside what is planted. */
const HARD = { kind: 'computer', name: 'Computer', level: 'hard' } as const;
const BATTLES = shareOf(20, 2);
/** Points of the enemy that all guns of a side together are expected to destroy before a blunder is worth planting. */
const WORTH_PLANTING = 60;

/** The sum of what each unit would do to the enemy it hurts most: reckoned from the odds alone. */
function firepower(state: State): number {
  const enemies = state.units.filter((unit) => unit.side !== state.turn && unit.models.length > 0);
  return openUnits(state).reduce((sum, id) => {
    const best = enemies.map((enemy) => {
      const shots = volley(state, id, enemy.id);
      if (shots.length === 0) return 0;
      const [odds] = attackOdds(state, id, shots);
      const points = state.setup.forces[enemy.side].units[Number(enemy.id.slice(1)) - 1].points;
      return (points * odds.findings.summary.meanDamage) / enemy.start.wounds;
    });
    return sum + Math.max(0, ...best);
  }, 0);
}

/** A battle of the computer against itself in which side 0 once holds all of its fire; when it did, -1 where that never mattered. */
function withBlunder(seed: number): { readonly played: Played; readonly planted: number } {
  // In the forest there is seldom so much to shoot at.
  const setup: Setup = { ...quickStart(), terrain: LAYOUTS.crossroads, players: [HARD, HARD] };
  const effort = usualEffort(setup);
  let state = start(setup);
  let planted = -1;
  const { played, note } = recorded(state);
  while (state.phase !== 'over') {
    const fresh = state.phase === 'shooting' && state.turn === 0 && planted < 0 && openUnits(state).length > 0;
    const plants = fresh && state.units.every(({ shot }) => !shot) && firepower(state) > WORTH_PLANTING;
    if (plants) planted = state.actions;
    const action: Action = plants
      ? { type: 'end-phase' }
      : decide(state, state.actor, { level: HARD.level, effort, seed: choiceSeed(seed, state.actions) }).action;
    const applied = apply(state, action, diceFor(seed, state.throws));
    if (!applied.ok) throw new Error(applied.problem.code);
    note(action, applied.state, applied.events);
    state = applied.state;
  }
  return { played, planted };
}

const PATIENCE = { timeout: 60_000 * (1 + BATTLES) };

test(`the blunder planted in ${BATTLES} battles of the computer is ranked first in all of them`, PATIENCE, () => {
  const worst: unknown[] = [];
  const expected: unknown[] = [];
  for (let seed = 700; expected.length < BATTLES && seed < 700 + 4 * BATTLES; seed++) {
    const { played, planted } = withBlunder(seed);
    if (planted < 0) continue;
    const [first] = review(played).mistakes;
    worst.push({ seed, action: first?.action, side: first?.side, grade: first?.grade });
    expected.push({ seed, action: planted, side: 0, grade: 'blunder' });
  }
  expect(expected).toHaveLength(BATTLES);
  expect(worst).toEqual(expected);
});
