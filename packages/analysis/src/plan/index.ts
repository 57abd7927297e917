// A shooting phase: who fires at what, in which order, as a policy. Exact; nothing in it is simulated.
import {
  type Advice,
  type AnyCalculator,
  Budget,
  BudgetExceeded,
  type BudgetLimits,
  FaultyAnswer,
  type Firing,
  parsePath,
  type Refusal,
  type Remark,
  valueAt,
} from '@oddsmith/games';
import { firingOf } from '../firing.ts';
import { analysisSpeaker, type Sentence, say } from '../words/index.ts';
import type { CellLimits } from '../work.ts';
import { AdditiveProgramme } from './additive.ts';
import { upperBound } from './bound.ts';
import { type FixedPlan, fixedPlan } from './fixed.ts';
import { FixedPolicy } from './fixed-policy.ts';
import { KillProgramme } from './kill.ts';
import { Policy, type TargetFate } from './policy.ts';
import type { Programme, Spare } from './programme.ts';
import { PlanProgress } from './progress.ts';
import { type CheckedPlan, countedTargets, type Objective, readPlan } from './question.ts';
import { bestSequential, type Listed, type Phase, Sequential } from './sequential.ts';
import { ShotFault, Shots } from './shots.ts';
import { type PlanShot, type PolicyNode, shotOf } from './tree.ts';
import { tolerance, worthTables } from './worth.ts';

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
  readonly fixed: {
    readonly value: number;
    readonly shots: readonly PlanShot[];
    /** There where not all plans could be tried: a better one may exist. */
    readonly proven?: false;
  };
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

export interface PlanLimits extends CellLimits {
  /** Steps above which a phase is bounded instead of solved. */
  readonly solve?: number;
}

export function plan(calculator: AnyCalculator, question: unknown, limits: PlanLimits = {}): Plan | Refusal {
  const checked = readPlan(question);
  if ('error' in checked) return checked;
  const firing = firingOf(calculator, checked.language);
  if ('error' in firing) return firing;
  try {
    return solve(calculator, firing, checked, limits);
  } catch (thrown) {
    if (thrown instanceof FaultyAnswer) return { error: thrown.problem };
    const speaker = analysisSpeaker(checked.language, calculator);
    if (thrown instanceof ShotFault) return { error: speaker.problem(thrown.problem) };
    if (!(thrown instanceof BudgetExceeded)) throw thrown;
    return { error: speaker.problem({ code: thrown.code, path: '', message: thrown.said }) };
  }
}

/** What is known of the best policy, however it was found. */
interface Found {
  readonly value: number;
  readonly moves: readonly FirstMove[];
  readonly fixed: FixedPlan;
  readonly reroll: Plan['reroll'];
  readonly fates: readonly TargetFate[];
  readonly policy: PolicyNode;
  readonly proof: Plan['proof'];
}

function solve(calculator: AnyCalculator, firing: Firing, checked: CheckedPlan, limits: PlanLimits): Plan {
  const shots = new Shots(calculator, firing, checked, limits);
  const progress = new PlanProgress(limits.onShare);
  shots.onCalculated = progress.within;
  const large = stepsToSolve(checked, shots) > (limits.solve ?? MOST_TO_SOLVE);
  const budget = { ...limits, steps: limits.steps ?? PLAN_STEPS };
  const found = (large ? approach : prove)(checked, shots, budget, progress);
  const { value, fixed, reroll, fates, policy, proof } = found;
  const moves = found.moves.map(({ reroll: _kept, ...move }) => move);
  const speaker = analysisSpeaker(checked.language, calculator);
  const advice = speaker.advice(adviceOf(firing, shots));
  return {
    kind: 'plan',
    calculator: calculator.id,
    objective: checked.objective,
    order: checked.order,
    value,
    first: moves[0] ?? null,
    runnerUp: moves[1] ?? null,
    moves,
    fixed: fixedOf(checked, fixed),
    reroll,
    targets: checked.targets.map((target, t) => fateOf(target, fates[t], shots.woundsOf(t))),
    policy,
    proof,
    sentence: speaker.say(sentenceOf(checked, found, moves[0])),
    ...(advice.length === 0 ? {} : { advice }),
  };
}

/** The best policy there is. */
function prove(checked: CheckedPlan, shots: Shots, limits: BudgetLimits, progress: PlanProgress): Found {
  progress.next(SHARES.shots);
  const Kind = checked.objective === 'kill' ? KillProgramme : AdditiveProgramme;
  const programme: Programme = new Kind(checked, shots, limits);
  shots.onCalculated = undefined;
  progress.next(SHARES.moves);
  programme.solve(progress.within);
  // Every first move is told, so each is followed to its end; together they are the value.
  const moves = movesOf(checked, programme, 0, { onFollowed: progress.within });
  const value = programme.value(programme.everybody, 0);
  progress.next(SHARES.reroll);
  const reroll = rerollOf(checked, programme, value, progress.within);
  progress.next(SHARES.policy);
  const policy = new Policy(checked, programme);
  const fates = policy.fateOf(programme.everybody);
  progress.next(SHARES.fixed);
  const fixed = fixedPlan(checked, shots, programme.tried.plain);
  progress.next(SHARES.tree);
  const tree = policy.tree(programme.everybody);
  const proof = { optimal: true, gap: 0, upperBound: value, states: programme.states };
  return { value, moves, fixed, reroll, fates, policy: tree, proof };
}

/** Parts of the time that a phase at the bounds of what is solved takes: 40,000, 5 shooters with 3 attacks, 4 targets of 30 wounds. */
const SHARES = { shots: 0.43, moves: 0.3, reroll: 0.02, policy: 0.1, fixed: 0.06, tree: 0.09 };

/** The same for one that is bounded: 8 shooters with 3 attacks, 6 targets of 30 wounds. */
const BOUNDED_SHARES = { shots: 0.58, orders: 0.07, bound: 0.17, moves: 0.13, fixed: 0.02, tree: 0.03 };

/** Above this a phase is not solved but bounded: 5 shooters with 3 attacks and 4 targets of 30 wounds take half of it. */
const MOST_TO_SOLVE = 1_000_000_000;

/** Products of a chance and a value, from the states before the last two shooters and the shots that lead to them. */
function stepsToSolve(plan: CheckedPlan, shots: Shots): number {
  const { shooters, order } = plan;
  const kill = plan.objective === 'kill';
  const counted = countedTargets(plan);
  // State numbers must stay whole numbers of a float64.
  if (counted.reduce((product, t) => product * (shots.whole[t] + 1), 1) > 2 ** 52) return Number.POSITIVE_INFINITY;
  // together[k]: states in which k targets are wounded.
  const together = [1];
  for (const t of counted)
    for (let k = together.length; k > 0; k--) together[k] = (together[k] ?? 0) + together[k - 1] * shots.whole[t];
  const ways = [...shots.plain, ...shots.spent].flatMap((row) => counted.flatMap((t) => row[t]));
  const each = ways.reduce((sum, way) => sum + shots.whole[way.target], 0);
  const fired = Math.max(0, shooters.length - (kill ? 2 : 3));
  let states = 0;
  for (let k = 0; k <= fired; k++) {
    const masks = order === 'given' ? 1 : binomial(shooters.length, k);
    // Towards a kill no more targets may stand than shooters are left.
    const wounded = kill ? Math.min(k, shooters.length - k) : k;
    states += masks * together.slice(0, wounded + 1).reduce((sum, count) => sum + count, 0);
  }
  return states * each * (order === 'given' ? 1 / shooters.length : 1);
}

function binomial(n: number, k: number): number {
  let value = 1;
  for (let i = 0; i < k; i++) value = (value * (n - i)) / (i + 1);
  return value;
}

/** The best policy found for a phase too large to solve, with a proven bound for all others. */
function approach(checked: CheckedPlan, shots: Shots, limits: BudgetLimits, progress: PlanProgress): Found {
  const worth = worthTables(checked, shots.remnants);
  const counted = countedTargets(checked);
  const phase = { plan: checked, shots, worth, counted, budget: new Budget(limits) };
  progress.next(BOUNDED_SHARES.shots);
  for (const t of counted) shots.reaches(t, shots.whole[t]);
  shots.onCalculated = undefined;
  progress.next(BOUNDED_SHARES.orders);
  const listed = bestSequential(phase, progress.within);
  progress.next(BOUNDED_SHARES.bound);
  const most = upperBound(phase, progress.within);
  progress.next(BOUNDED_SHARES.fixed);
  const fixed = fixedPlan(checked, shots, shots.plain);
  progress.next(BOUNDED_SHARES.moves);
  const { found, best, policy } = firstMoves(phase, listed, fixed, progress.within);
  const { value } = best;
  const bound = Math.max(value, most);
  const moves = bestFirst(found.filter(({ reroll }) => reroll === null));
  const [spent = null] = bestFirst(found);
  const again = Math.max(value, spent?.value ?? 0);
  progress.next(BOUNDED_SHARES.tree);
  return {
    value,
    moves,
    fixed,
    reroll: hasRerolls(checked, shots) ? { value: again, worth: again - value, first: spent } : null,
    fates: best.fate(),
    policy,
    proof: { optimal: false, gap: bound - value, upperBound: bound, states: listed.best.states },
  };
}

function hasRerolls({ commandReroll }: CheckedPlan, { spent }: Shots): boolean {
  return commandReroll && spent.flat(2).length > 0;
}

interface Begun {
  readonly found: readonly FirstMove[];
  readonly best: Sequential | FixedPolicy;
  readonly policy: PolicyNode;
}

/**
 * The value of every first move when its target is dealt with first, then the others in their order; and the best policy of all these.
 * Where shooters act in a given order that is not always as good as a plan before the dice, which may go to and fro between targets.
 */
function firstMoves(
  phase: Phase,
  { best: listed, order }: Listed,
  fixed: FixedPlan,
  onDone: (share: number) => void,
): Begun {
  const { plan, shots } = phase;
  const given = plan.order === 'given';
  const shooters = given ? [0] : [...plan.shooters.keys()];
  let best: Begun['best'] = listed;
  let holding = listed.afterHolding(0);
  const found = order.flatMap((t, at) => {
    onDone(at / order.length);
    const starting = new Sequential(phase, [t, ...order.filter((other) => other !== t)]);
    if (starting.value > best.value) best = starting;
    holding = Math.max(holding, starting.afterHolding(0));
    return shooters.flatMap((i) =>
      [...shots.plain[i][t], ...shots.spent[i][t]].map((way) => ({
        ...shotOf(plan, way),
        value: starting.after(way),
        reroll: way.reroll,
      })),
    );
  });
  if (given) found.push({ ...shotOf(plan, { holds: 0 }), value: holding, reroll: null });
  if (fixed.value > best.value + tolerance(best.value)) best = new FixedPolicy(phase, fixed);
  const policy = best.tree();
  // The best policy may pass by the first target of its order; what it begins with brings all the same what the policy does.
  const begins = (move: FirstMove) => move.reroll === null && isSameShot(move, policy.shot);
  return { found: found.map((move) => (begins(move) ? { ...move, value: best.value } : move)), best, policy };
}

function isSameShot(one: PlanShot, other: PlanShot | null): boolean {
  return one.shooter === other?.shooter && one.target === other.target && one.attack === other.attack;
}

function fixedOf(checked: CheckedPlan, { value, ways, proven }: FixedPlan): Plan['fixed'] {
  return { value, shots: ways.map((way) => shotOf(checked, way)), ...(proven ? {} : { proven }) };
}

interface MoveOptions {
  /** What brings less than this is not told of, and followed only as far as it takes to see that. */
  readonly enough?: number;
  /** Told which part of the shots has been followed. */
  readonly onFollowed?: (share: number) => void;
}

type FirstMove = PlanMove & { readonly reroll: string | null };

/** Every first move, best first; equals in the order of the question. */
function movesOf(
  checked: CheckedPlan,
  programme: Programme,
  spare: Spare,
  { enough = Number.NEGATIVE_INFINITY, onFollowed }: MoveOptions = {},
): FirstMove[] {
  const moves: FirstMove[] = [];
  const { shots } = programme;
  const movers = checked.order === 'given' ? [0] : [...checked.shooters.keys()];
  for (const [at, i] of movers.entries()) {
    for (let t = 0; t < checked.targets.length; t++) {
      onFollowed?.((at + t / checked.targets.length) / movers.length);
      for (const way of [...shots.plain[i][t], ...(spare === 1 ? shots.spent[i][t] : [])]) {
        if (!programme.mayReach(way, programme.everybody, enough, spare)) continue;
        const value = programme.after(way, programme.everybody, spare, enough);
        if (value >= enough) moves.push({ ...shotOf(checked, way), value, reroll: way.reroll });
      }
    }
    if (checked.order === 'given') {
      const value = programme.value(programme.everybody & ~(1 << i), spare);
      moves.push({ ...shotOf(checked, { holds: i }), value, reroll: null });
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

function rerollOf(
  checked: CheckedPlan,
  programme: Programme,
  without: number,
  onFollowed: (share: number) => void,
): Plan['reroll'] {
  if (!hasRerolls(checked, programme.shots)) return null;
  const value = programme.value(programme.everybody, 1);
  // Only the best is told.
  const [first = null] = movesOf(checked, programme, 1, { enough: value - tolerance(value), onFollowed });
  return { value, worth: value - without, first };
}

function fateOf({ title, points }: CheckedPlan['targets'][number], fate: TargetFate, wounds: number) {
  // Sums over many states may be rounded past the whole.
  const lost = Math.min(wounds, fate.lost);
  return {
    title,
    destroyedChance: Math.min(1, fate.destroyed),
    meanWoundsLost: lost,
    ...(points === undefined ? {} : { meanPoints: (points * lost) / wounds }),
  };
}

function adviceOf({ onceOnly = [], notWeighed = [] }: Firing, shots: Shots): readonly Remark[] {
  const ways = shots.plain.flat(2);
  const used = onceOnly.filter((path) =>
    ways.some(({ input }) => ![undefined, null, false].includes(valueAt(input, parsePath(path) ?? []) as null)),
  );
  const unweighed: readonly Remark[] =
    notWeighed.length === 0
      ? []
      : [
          {
            code: 'plan/not-weighed',
            severity: 'info',
            path: 'calculator',
            message: say('not-weighed', { calculators: notWeighed }),
          },
        ];
  const once = used.map(
    (field): Remark => ({
      code: 'plan/once-a-shot',
      severity: 'warning',
      path: 'input',
      message: say('once-a-shot', { field }),
    }),
  );
  return [...once, ...unweighed];
}

function sentenceOf({ objective, focus }: CheckedPlan, found: Found, first: PlanMove | undefined): Sentence {
  const { fixed, proof } = found;
  const worth = { objective, focus, value: found.value };
  const sentence =
    first === undefined
      ? say('nothing-to-fire')
      : say('planned', {
          start: { shooter: first.shooter, target: first.target },
          worth,
          fixed: fixed.value,
          proven: fixed.proven,
        });
  return proof.optimal ? sentence : say('planned-bounded', { sentence, worth, most: proof.upperBound });
}
