// A shooting phase: who fires at what, in which order, as a policy. Exact; nothing in it is simulated.
import {
  type Advice,
  type AnyCalculator,
  BudgetExceeded,
  type BudgetLimits,
  parsePath,
  type Refusal,
  valueAt,
} from '@oddsmith/games';
import { decimal, listed, percent } from '@oddsmith/games/wording';
import { noShooting, type Shooting, shootingOf } from '../wounds.ts';
import { AdditiveProgramme } from './additive.ts';
import { fixedPlan } from './fixed.ts';
import { KillProgramme } from './kill.ts';
import { type PlanShot, Policy, type PolicyNode, type TargetFate } from './policy.ts';
import type { Programme, Spare } from './programme.ts';
import { type CheckedPlan, type Objective, readPlan } from './question.ts';
import { ShotFault, Shots, type Way } from './shots.ts';
import { tolerance } from './worth.ts';

export interface PlanMove extends PlanShot {
  /** Expected objective if this is done first and all else is best. */
  readonly value: number;
}

export interface Plan {
  readonly kind: 'plan';
  readonly calculator: string;
  readonly objective: Objective;
  readonly order: CheckedPlan['order'];
  readonly value: number;
  readonly first: PlanMove | null;
  readonly runnerUp: PlanMove | null;
  readonly moves: readonly PlanMove[];
  readonly fixed: { readonly value: number; readonly shots: readonly PlanShot[] };
  readonly reroll: {
    readonly value: number;
    readonly worth: number;
    readonly first: (PlanMove & { readonly reroll: string | null }) | null;
  } | null;
  readonly targets: readonly {
    readonly title: string;
    readonly destroyedChance: number;
    readonly meanWoundsLost: number;
    readonly meanPoints?: number;
  }[];
  readonly policy: PolicyNode;
  readonly proof: {
    readonly optimal: boolean;
    readonly gap: number;
    readonly upperBound: number;
    readonly states: number;
  };
  readonly sentence: string;
  readonly advice?: readonly Advice[];
}

/** Products of a chance and a value: about 10^9 a second. */
const PLAN_STEPS = 20_000_000_000;

export function plan(calculator: AnyCalculator, question: unknown, limits: BudgetLimits = {}): Plan | Refusal {
  const checked = readPlan(question);
  if ('error' in checked) return checked;
  const shooting = shootingOf(calculator.id);
  if (shooting === undefined) return { error: noShooting(calculator.id) };
  try {
    return solve(calculator, shooting, checked, limits);
  } catch (thrown) {
    if (thrown instanceof ShotFault) return { error: thrown.problem };
    if (thrown instanceof BudgetExceeded) return { error: { code: thrown.code, path: '', message: thrown.message } };
    throw thrown;
  }
}

function solve(
  calculator: AnyCalculator,
  shooting: Shooting,
  checked: CheckedPlan,
  limits: BudgetLimits,
): Plan | Refusal {
  const shots = new Shots(calculator, shooting, checked, limits);
  const Kind = checked.objective === 'kill' ? KillProgramme : AdditiveProgramme;
  const programme: Programme = new Kind(checked, shots, { ...limits, steps: limits.steps ?? PLAN_STEPS });
  if (!programme.fits) {
    const message = 'the targets together have too many states to plan for';
    return { error: { code: 'budget/exceeded', path: 'targets', message } };
  }
  const value = programme.value(programme.everybody, 0);
  const moves = movesOf(checked, programme, 0).map(({ reroll: _kept, ...move }) => move);
  const policy = new Policy(checked, programme);
  const fates = policy.fateOf(programme.everybody);
  const fixed = fixedPlan(checked, shots);
  const reroll = rerollOf(checked, programme, value);
  const advice = adviceOf(shooting, shots);
  return {
    kind: 'plan',
    calculator: calculator.id,
    objective: checked.objective,
    order: checked.order,
    value,
    first: moves[0] ?? null,
    runnerUp: moves[1] ?? null,
    moves,
    fixed: { value: fixed.value, shots: fixed.ways.map((way) => shotOf(checked, way)) },
    reroll,
    targets: checked.targets.map((target, t) => fateOf(target, fates[t], shots.wounds[t])),
    policy: policy.treeFrom(programme.everybody, 1),
    proof: { optimal: true, gap: 0, upperBound: value, states: programme.states },
    sentence: sentenceOf(checked, value, moves, fixed.value),
    ...(advice.length === 0 ? {} : { advice }),
  };
}

function shotOf({ shooters, targets }: CheckedPlan, { shooter, target, title }: Way): PlanShot {
  return { shooter: shooters[shooter].title, target: targets[target].title, attack: title };
}

type FirstMove = PlanMove & { readonly reroll: string | null };

/** Every first move, best first; equals in the order of the question. */
function movesOf(checked: CheckedPlan, programme: Programme, spare: Spare): FirstMove[] {
  const moves: FirstMove[] = [];
  const movers = checked.order === 'given' ? [0] : checked.shooters.keys();
  for (const i of movers) {
    for (let t = 0; t < checked.targets.length; t++)
      for (const way of programme.ways[spare][i][t]) {
        const value = programme.after(way, programme.everybody, spare);
        moves.push({ ...shotOf(checked, way), value, reroll: way.reroll });
      }
    if (checked.order === 'given') {
      const value = programme.value(programme.everybody & ~(1 << i), spare);
      moves.push({ shooter: checked.shooters[i].title, target: null, attack: null, value, reroll: null });
    }
  }
  return bestFirst(moves);
}

function bestFirst(moves: readonly FirstMove[]): FirstMove[] {
  const rest = [...moves];
  const sorted: FirstMove[] = [];
  while (rest.length > 0) {
    const best = Math.max(...rest.map(({ value }) => value));
    const next = rest.findIndex(({ value }) => value >= best - tolerance(best));
    sorted.push(...rest.splice(next, 1));
  }
  return sorted;
}

function rerollOf(checked: CheckedPlan, programme: Programme, without: number): Plan['reroll'] {
  if (!checked.commandReroll || programme.shots.spent.flat(2).length === 0) return null;
  const value = programme.value(programme.everybody, 1);
  return { value, worth: value - without, first: movesOf(checked, programme, 1)[0] ?? null };
}

function fateOf({ title, points }: CheckedPlan['targets'][number], fate: TargetFate, wounds: number) {
  return {
    title,
    destroyedChance: fate.destroyed,
    meanWoundsLost: fate.lost,
    ...(points === undefined ? {} : { meanPoints: (points * fate.lost) / wounds }),
  };
}

function adviceOf(shooting: Shooting, shots: Shots): readonly Advice[] {
  const ways = shots.plain.flat(2);
  const used = shooting.onceOnly.filter((path) =>
    ways.some(({ input }) => ![undefined, null, false].includes(valueAt(input, parsePath(path) ?? []) as null)),
  );
  return used.map((path) => ({
    code: 'plan/once-a-shot',
    severity: 'warning',
    path: 'input',
    message: `${path} may be used once; in this plan it works in every shot`,
  }));
}

function sentenceOf(checked: CheckedPlan, value: number, moves: readonly PlanMove[], fixed: number): string {
  const worth = {
    points: `${decimal(value)} points destroyed on average`,
    unitPoints: `${decimal(value)} points of destroyed units on average`,
    units: `${decimal(value)} units destroyed on average`,
    kill: `${listed(checked.focus)} destroyed ${percent(value)} of the time`,
  }[checked.objective];
  const first = moves[0];
  if (first === undefined) return 'Nobody can fire at anything.';
  const start =
    first.target === null ? `${first.shooter} holds its fire first` : `${first.shooter} fires at ${first.target} first`;
  const shown = (figure: number) => (checked.objective === 'kill' ? percent(figure) : decimal(figure));
  return `${start}: ${worth}, ${shown(fixed)} with the best plan made before the dice.`;
}
