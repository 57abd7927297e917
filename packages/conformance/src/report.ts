// What a program answered, rule by rule: a case counts for every rule it is about.
import { type Difference, differences } from './compare.ts';
import type { ReferenceCase } from './reference-case.ts';

export interface CaseResult {
  readonly id: string;
  readonly calculator: string;
  readonly rules: readonly string[];
  readonly source: string;
  readonly state: 'right' | 'wrong' | 'refused' | 'missing';
  /** Of a wrong answer, the largest first. */
  readonly differences?: readonly Difference[];
  /** What the program said instead of an answer. */
  readonly error?: string;
}

export interface RuleReport {
  readonly rule: string;
  readonly cases: number;
  readonly right: number;
  readonly wrong: number;
  /** Refused, or not answered at all. */
  readonly unanswered: number;
}

const MOST_DIFFERENCES = 5;

/** `reply` as a line of a batch has it: {"result"} or {"error"}; undefined where none came. */
export function judge(reference: ReferenceCase, reply: unknown): CaseResult {
  const { id, calculator, rules, source, expect } = reference;
  const about = { id, calculator, rules, source };
  if (typeof reply !== 'object' || reply === null) return { ...about, state: 'missing' };
  const { result, error } = reply as { readonly result?: unknown; readonly error?: unknown };
  if (result === undefined || result === null) return { ...about, state: 'refused', error: spoken(error) };
  const found = differences(expect, result);
  if (found.length === 0) return { ...about, state: 'right' };
  const size = ({ want, got }: Difference) =>
    typeof got === 'number' ? Math.abs(got - Number(want)) : Number.POSITIVE_INFINITY;
  const largest = [...found].sort((one, other) => size(other) - size(one)).slice(0, MOST_DIFFERENCES);
  return { ...about, state: 'wrong', differences: largest };
}

function spoken(error: unknown): string {
  const message =
    typeof error === 'object' && error !== null ? (error as { readonly message?: unknown }).message : error;
  return String(message ?? 'no answer').slice(0, 200);
}

/** In the order of the alphabet. */
export function byRule(results: readonly CaseResult[]): readonly RuleReport[] {
  const counts = new Map<string, { cases: number; right: number; wrong: number; unanswered: number }>();
  for (const { rules, state } of results)
    for (const rule of rules) {
      const count = counts.get(rule) ?? { cases: 0, right: 0, wrong: 0, unanswered: 0 };
      counts.set(rule, count);
      count.cases++;
      if (state === 'right') count.right++;
      else if (state === 'wrong') count.wrong++;
      else count.unanswered++;
    }
  return [...counts]
    .map(([rule, count]) => ({ rule, ...count }))
    .sort((one, other) => one.rule.localeCompare(other.rule, 'en'));
}
