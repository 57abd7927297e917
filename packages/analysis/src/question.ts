// One calculation on behalf of an analysis: the same way in as a single request, with the limits passed on.

import {
  type Answer,
  type AnyCalculator,
  BudgetExceeded,
  type CalculationLimits,
  type CalculationRequest,
  calculateWith,
  checked,
  complete,
  describeForm,
  FaultyAnswer,
  type Findings,
  type FormDescription,
  type Problem,
  parseInput,
  type Refusal,
  tryExact,
} from '@oddsmith/games';
import type { Language } from '@oddsmith/words';
import { analysisSpeaker } from './words/index.ts';

export interface AnalysisOptions extends CalculationLimits {
  readonly method?: CalculationRequest['method'] | undefined;
  readonly iterations?: number | undefined;
  readonly seed?: number | undefined;
  /** Of everything that is said; English unless given. */
  readonly language?: Language | undefined;
  /** Called after each calculation. */
  readonly onProgress?: (done: number, total: number) => void;
  /** How far a single calculation is, 0 to 1. */
  readonly onShare?: ((share: number) => void) | undefined;
}

/** What the options leave open takes the request's own default. */
export function ask(calculator: AnyCalculator, input: unknown, options: AnalysisOptions): Answer | Refusal {
  const { method, iterations, seed, language, steps, expired, timeGone, onShare } = options;
  const request = { calculator: calculator.id, input, method, iterations, seed };
  const onProgress = onShare && ((done: number, total: number) => onShare(done / total));
  return calculateWith([calculator], request, { steps, expired, timeGone, onProgress, language });
}

/**
 * The figures of an answer without its words: explanation and advice take as long as the calculation itself (Kill Team 0.10
 * of 0.28 ms, 40,000 1.0 of 3.0), and an analysis shows neither. Undefined where only a whole request can tell.
 */
export function exactFindings(
  calculator: AnyCalculator,
  input: unknown,
  options: AnalysisOptions,
): Findings | undefined {
  if (options.method !== undefined && options.method !== 'auto') return undefined;
  const parsed = parseInput(calculator, input);
  if ('error' in parsed) return undefined;
  const { steps, expired, timeGone } = options;
  try {
    const tried = tryExact(brief(calculator), calculator.prepare(parsed.value), { steps, expired, timeGone });
    return 'findings' in tried ? checked(calculator.id, tried.findings) : undefined;
  } catch (thrown) {
    if (thrown instanceof FaultyAnswer || thrown instanceof BudgetExceeded) return undefined;
    throw thrown;
  }
}

/** The calculator with its figures alone, where it can tell them by themselves. */
export function brief(calculator: AnyCalculator): Pick<AnyCalculator, 'cost' | 'exact'> {
  return { cost: calculator.cost, exact: calculator.figures ?? calculator.exact };
}

/** A stop from outside ends a whole analysis; any other problem belongs to one of its inputs. */
export function isStop(problem: Problem): boolean {
  return problem.code === 'budget/cancelled';
}

export function stopped({ language }: Pick<AnalysisOptions, 'language'>): Refusal {
  const message = { id: 'analysis-stopped' };
  return { error: analysisSpeaker(language).problem({ code: 'budget/cancelled', path: '', message }) };
}

/** The input with its defaults filled in, beside the description of its fields. */
export function completeInput(
  calculator: AnyCalculator,
  input: unknown,
): { readonly form: FormDescription; readonly input: unknown } {
  const form = describeForm(calculator.input);
  return { form, input: complete(form, input ?? {}) };
}
