// Fuzzed questions of every kind: refused, answered or out of time, and an answer is held against a calculation made another way.
import { analysisOf, type Kind, resultOf, runWork } from '@oddsmith/analysis';
import { calculators } from '@oddsmith/games/calculators';
import { CHECKS } from './analysis-checks.ts';
import { questionOf } from './analysis-questions.ts';
import { Mutator } from './mutator.ts';
import { add, counted, type Row } from './row.ts';

/** A question that is larger than it looks is stopped by the clock, as on a server. */
const TIME_MS = 400;
/** What comes after the clock has been heard. */
const LATE_MS = 1_000;
const STEPS = 2_000_000;
/** Every second question is damaged: the others reach the checks. */
const DAMAGED_ONE_IN = 2;

const FUZZED = [
  'matrix',
  'sweep',
  'sensitivity',
  'seek',
  'compare',
  'plan',
  'efficiency',
  'lists',
  'pairing',
] as const satisfies readonly Kind[];

export function attackAnalyses(count: number, seed: number): readonly Row[] {
  return FUZZED.map((kind) => attackKind(kind, Math.ceil(count / FUZZED.length), seed));
}

function attackKind(kind: Kind, count: number, seed: number): Row {
  const outcomes = new Map<string, number>();
  const faults: string[] = [];
  const late: string[] = [];
  let worstMs = 0;
  for (let number = 0; number < count; number++) {
    const chance = new Mutator(seed + number);
    const question = { ...questionOf(kind, chance), language: chance.pick(['en', 'de']) };
    const whole = structuredClone(question);
    const damaged = chance.below(DAMAGED_ONE_IN) === 0;
    if (damaged) for (let times = 1 + chance.below(3); times > 0; times--) chance.mutate(question);
    // As it comes over a wire: JSON has no holes and no NaN.
    const sent = JSON.parse(JSON.stringify(question)) as object;
    const begun = performance.now();
    const outcome = ask(sent, damaged ? undefined : whole);
    const ms = performance.now() - begun;
    worstMs = Math.max(worstMs, ms);
    const asked = JSON.stringify(question).slice(0, 1_500);
    if (ms > LATE_MS) late.push(`${Math.round(ms)} ms: ${asked}`);
    if (typeof outcome === 'string') add(outcomes, outcome);
    else faults.push(`${outcome.fault}: ${asked}`);
  }
  return { name: `analyses: ${kind}`, count, outcome: counted(outcomes), worstMs, faults, late };
}

/** `whole` is the question again where it was not damaged: then it must be answered, and rightly. */
function ask(question: object, whole: { readonly kind?: unknown } | undefined): string | { readonly fault: string } {
  const end = performance.now() + TIME_MS;
  const limits = { steps: STEPS, expired: () => performance.now() > end };
  try {
    const analysis = analysisOf(calculators, question, { cells: 2_000 });
    const result = 'error' in analysis ? analysis : resultOf(analysis, runWork(analysis.work, limits));
    // A name that was given may be any word.
    const fault = NO_NUMBER.test(JSON.stringify(question)) ? undefined : textFault(result);
    if (fault !== undefined) return { fault };
    if ('error' in result) {
      const { code, message } = result.error as { readonly code: string; readonly message: string };
      if (code.startsWith('internal/')) return { fault: message };
      if (code.startsWith('budget/')) return 'out of time';
      return whole === undefined ? 'refused' : { fault: `a good question is refused, ${code}: ${message}` };
    }
    const wrong = whole === undefined ? undefined : CHECKS[whole.kind as Kind]?.(whole as never, result);
    return wrong === undefined ? 'answered' : { fault: wrong };
  } catch (thrown) {
    return { fault: `thrown: ${thrown instanceof Error ? thrown.message : String(thrown)}` };
  }
}

const NO_NUMBER = /\bNaN\b|\bundefined\b|\bInfinity\b/;

/** Numbers that JSON has no word for, and texts that show one. */
function textFault(result: unknown): string | undefined {
  if (typeof result === 'number') return Number.isFinite(result) ? undefined : `${result} in a result`;
  if (typeof result === 'string') return NO_NUMBER.test(result) ? `says "${result}"` : undefined;
  if (typeof result !== 'object' || result === null) return undefined;
  for (const [key, value] of Object.entries(result)) {
    // What was refused is quoted as it came.
    const fault = key === 'error' || key === 'errors' || key === 'problem' ? undefined : textFault(value);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
