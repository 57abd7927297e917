// The door: no answer leaves with a number that cannot be right. A wrong number is worse than none.
import type { Distribution } from '@oddsmith/kernel';
import type { Findings } from './calculator.ts';
import type { Losses } from './firing.ts';
import type { Problem } from './problem.ts';

/** Room for rounding in sums of float64. */
const SLACK = 1e-9;

/** What is wrong with one figure. */
export interface Fault {
  readonly path: string;
  readonly fact: string;
}

/** Thrown where an engine's answer is refused: our mistake, not the caller's. */
export class FaultyAnswer extends Error {
  readonly problem: Problem;

  constructor(calculator: string, { path, fact }: Fault) {
    const message = `${calculator} gave an answer that cannot be right: ${path} ${fact}`;
    super(message);
    this.problem = { code: 'internal/failure', path, message };
  }
}

/** Hands the findings on, chances that rounding carried past 0 or 1 put back, or throws FaultyAnswer. */
export function checked<F extends Findings>(calculator: string, findings: F): F {
  const fault = faultOf(findings);
  if (fault !== undefined) throw new FaultyAnswer(calculator, fault);
  const { summary } = findings;
  const strays = Object.keys(summary).filter((name) => (summary[name] < 0 || summary[name] > 1) && isChance(name));
  if (strays.length === 0) return findings;
  const within = Object.fromEntries(strays.map((name) => [name, Math.round(summary[name])]));
  return { ...findings, summary: { ...summary, ...within } };
}

/** Hands on what an attack takes off a target, or throws FaultyAnswer. */
export function checkedLosses(calculator: string, distribution: string, losses: Losses): Losses {
  const { chances } = losses;
  const fault = chancesFault(chances, { path: `distributions.${distribution}`, min: 0, errorBound: 0 });
  if (fault !== undefined) throw new FaultyAnswer(calculator, fault);
  return losses;
}

function faultOf(findings: Findings): Fault | undefined {
  const { errorBound, distributions, summary } = findings;
  if (!(errorBound >= 0 && errorBound <= 1))
    return { path: 'errorBound', fact: `is ${errorBound}, not a share of the whole` };
  for (const name of Object.keys(distributions)) {
    const fault = distributionFault(distributions[name], `distributions.${name}`, errorBound);
    if (fault !== undefined) return fault;
  }
  return summaryFault(summary) ?? faultyNumber(findings);
}

function distributionFault(
  { min, max, probabilities, mean }: Distribution,
  path: string,
  errorBound: number,
): Fault | undefined {
  const fault = chancesFault(probabilities, { path, min, errorBound });
  if (fault !== undefined) return fault;
  if (!Number.isFinite(mean)) return { path, fact: `has a mean of ${mean}` };
  const room = SLACK * Math.max(1, Math.abs(min), Math.abs(max)) + errorBound * Math.max(Math.abs(min), Math.abs(max));
  if (mean < min - room || mean > max + room)
    return { path, fact: `has a mean of ${mean} outside its range ${min} to ${max}` };
  return undefined;
}

interface Place {
  readonly path: string;
  /** What the first chance is the chance of. */
  readonly min: number;
  readonly errorBound: number;
}

function chancesFault(chances: ArrayLike<number>, { path, min, errorBound }: Place): Fault | undefined {
  let mass = 0;
  for (let i = 0; i < chances.length; i++) {
    const chance = chances[i];
    if (!Number.isFinite(chance)) return { path, fact: `has a chance of ${chance} at ${min + i}` };
    if (chance < 0) return { path, fact: `has a negative chance (${chance}) at ${min + i}` };
    mass += chance;
  }
  if (Math.abs(mass + errorBound - 1) > SLACK)
    return { path, fact: `sums to ${mass} with an error bound of ${errorBound}` };
  return undefined;
}

/** What may happen, by the names games give it; "pointsDestroyed" and "attackerLoss" are amounts. */
const CHANCE =
  /[<>=]|(?:^|\.)(?:chance|even|win|draw|loss|stillFighting|capacityLeft|testRequired|hold\d+)$|(?:Chance|Win|Ahead|Holds|Dies?|Survives?|FallsBack|Breaks|(?<!points)Destroyed)$/;

/** Whether the figure of this name is a chance, so that it lies between 0 and 1. */
export function isChance(figure: string): boolean {
  return CHANCE.test(figure);
}

/** Whether a chance is one but for rounding. */
export function isNearlyChance(value: number): boolean {
  return value >= -SLACK && value <= 1 + SLACK;
}

function summaryFault(summary: Findings['summary']): Fault | undefined {
  for (const name of Object.keys(summary)) {
    const value = summary[name];
    if (!Number.isFinite(value)) return { path: `summary.${name}`, fact: `is ${value}` };
    if (!isNearlyChance(value) && isChance(name)) return { path: `summary.${name}`, fact: `is ${value}, no chance` };
  }
  return undefined;
}

/** Whatever a calculator adds may be of any shape, but every number in it is a number. */
function isSound(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const part: unknown = value[i];
      if (typeof part === 'number' ? !Number.isFinite(part) : !isSound(part)) return false;
    }
    return true;
  }
  for (const name in value) if (!isSound(value[name as keyof typeof value])) return false;
  return true;
}

/** Where the number stands that is none: only for what is not sound, because nearly all is, and a path for each takes longer than the look. */
export function faultyNumber(value: unknown, path = ''): Fault | undefined {
  if (isSound(value)) return undefined;
  if (typeof value !== 'object' || value === null) return { path, fact: `is ${value}` };
  for (const [name, part] of Object.entries(value)) {
    const place = Array.isArray(value) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;
    const fault = faultyNumber(part, place);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
