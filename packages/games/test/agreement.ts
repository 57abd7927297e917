// The two engines of a calculator against each other: every dice path, and seeded runs inside their own band.
import { Budget, type Calculator, type Findings, prepareBattle, SimulationRun } from '@oddsmith/games';
import { type Distribution, walkAllPaths } from '@oddsmith/kernel';
import { expect } from 'vitest';

/** Sampled cells are compared at this many standard errors: one false alarm in about 150,000 cells. */
const BAND = 4.5;

function isDistribution(value: unknown): value is Distribution {
  return typeof value === 'object' && value !== null && 'probabilities' in value && 'min' in value;
}

/** P(X = n), 0 outside the range. */
export function probabilityOf(distribution: Distribution, n: number): number {
  return distribution.probabilities[n - distribution.min] ?? 0;
}

/** A mean beside the deviation of a single battle. */
function isMoments(value: unknown): value is { readonly mean: number; readonly stdDev: number } {
  return typeof value === 'object' && value !== null && 'mean' in value && 'stdDev' in value;
}

/** An amount is a mean whose deviation is not known where it stands: all paths must meet it, samples have no band for it. */
type Kind = 'chance' | 'mean' | 'amount';
type Compare = (got: number, want: number, path: string, kind: Kind, deviation: number) => void;

/** Every number of two findings: distributions by outcome, everything else by position. */
function compareFindings(got: unknown, want: unknown, path: string, compare: Compare): void {
  if (isDistribution(want) && isDistribution(got)) {
    const max = Math.max(got.max, want.max);
    for (let n = Math.min(got.min, want.min); n <= max; n++)
      compare(probabilityOf(got, n), probabilityOf(want, n), `${path}=${n}`, 'chance', 0);
    compare(got.mean, want.mean, `${path}.mean`, 'mean', want.stdDev);
    return;
  }
  if (isMoments(want) && isMoments(got)) {
    compare(got.mean, want.mean, `${path}.mean`, 'mean', want.stdDev);
    compare(got.stdDev, want.stdDev, `${path}.stdDev`, 'amount', 0);
    return;
  }
  if (typeof want === 'number' && typeof got === 'number') {
    compare(got, want, path, /\.summary\.mean[A-Z]/.test(path) ? 'amount' : 'chance', 0);
    return;
  }
  if (typeof want === 'object' && want !== null) {
    expect(got, path).toBeTypeOf('object');
    const other = got as Record<string, unknown>;
    for (const [key, value] of Object.entries(want)) compareFindings(other[key], value, `${path}.${key}`, compare);
    return;
  }
  expect(got, path).toEqual(want);
}

/** The same in every field. */
function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const fields = one as { readonly [name: string]: unknown };
  const others = other as { readonly [name: string]: unknown };
  let more = 0;
  for (const name in fields) {
    if (!alike(fields[name], others[name])) return false;
    more++;
  }
  for (const _ in others) more--;
  return more === 0;
}

interface PathSum<Outcome> {
  readonly outcome: Outcome;
  sum: number;
  carry: number;
}

/** Adds the paths of each outcome with Kahan's compensation: a million plain additions would be off by more than 1e-12. */
class PathSums<Outcome> {
  readonly sums = new Map<unknown, PathSum<Outcome>>();
  private last: PathSum<Outcome> | undefined;

  add(outcome: Outcome, probability: number): void {
    // Neighbours mostly end alike, and writing every outcome down took a fifth of the walk.
    const entry = this.last !== undefined && alike(outcome, this.last.outcome) ? this.last : this.sumOf(outcome);
    this.last = entry;
    const next = probability - entry.carry;
    const sum = entry.sum + next;
    entry.carry = sum - entry.sum - next;
    entry.sum = sum;
  }

  private sumOf(outcome: Outcome): PathSum<Outcome> {
    const key = typeof outcome === 'object' ? JSON.stringify(outcome) : outcome;
    // Copied, because a simulation may hand out the same object again.
    const entry = this.sums.get(key) ?? { outcome: structuredClone(outcome), sum: 0, carry: 0 };
    this.sums.set(key, entry);
    return entry;
  }
}

/** `simulate` on every dice sequence must give what `exact` says. Leave out what a simulation cannot know. */
export function expectAllPathsEqualExact<Battle, Outcome>(
  calculator: Calculator<unknown, Battle, Findings, Outcome>,
  input: unknown,
  options: { readonly tolerance?: number; readonly maxPaths?: number; readonly ignore?: readonly string[] } = {},
): void {
  const tolerance = options.tolerance ?? 1e-12;
  const battle = prepareBattle(calculator, input);
  const tally = calculator.tally(battle);
  const paths = new PathSums<Outcome>();
  walkAllPaths(
    calculator.simulate(battle),
    (outcome, probability) => paths.add(outcome, probability),
    options.maxPaths,
  );
  for (const { outcome, sum } of paths.sums.values()) tally.add(outcome, sum);
  // Last: a battle with too many paths is not worth an exact answer.
  const exact = calculator.exact(battle, new Budget());
  compareFindings(tally.findings(), without(exact, options.ignore), calculator.id, (got, want, path) => {
    if (Math.abs(got - want) > tolerance * Math.max(1, Math.abs(want)))
      expect.fail(`${path}: all paths ${got}, exact ${want}\n${JSON.stringify(input)}`);
  });
}

/** A seeded run must lie inside its own confidence band around `exact`. Scalars beside chances belong in `ignore`. */
export function expectSimulationInBand<Battle, Outcome>(
  calculator: Calculator<unknown, Battle, Findings, Outcome>,
  input: unknown,
  options: { readonly iterations?: number; readonly seed?: number; readonly ignore?: readonly string[] } = {},
): void {
  const iterations = options.iterations ?? 20_000;
  const battle = prepareBattle(calculator, input);
  const exact = calculator.exact(battle, new Budget());
  const run = new SimulationRun(calculator, battle, options.seed ?? 1);
  run.roll(iterations);
  compareFindings(run.findings(), without(exact, options.ignore), calculator.id, (got, want, path, kind, deviation) => {
    if (kind === 'amount') return;
    const spread = kind === 'mean' ? deviation : Math.sqrt(Math.max(0, want * (1 - want)));
    // The last term covers cells so rare that the normal band is narrower than a handful of hits.
    const band = (BAND * spread) / Math.sqrt(iterations) + (kind === 'mean' ? 1e-9 : 10 / iterations);
    if (Math.abs(got - want) > band)
      expect.fail(`${path}: simulated ${got}, exact ${want}, band ${band}\n${JSON.stringify(input)}`);
  });
}

/** Keys are left out wherever they stand: the mean of a list of distributions as well as a whole part. */
function without(findings: unknown, keys: readonly string[] = []): unknown {
  if (keys.length === 0 || isDistribution(findings) || typeof findings !== 'object' || findings === null)
    return findings;
  if (Array.isArray(findings)) return findings.map((part) => without(part, keys));
  const kept = Object.entries(findings).filter(([key]) => !keys.includes(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, without(value, keys)]));
}
