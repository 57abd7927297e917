// One calculation on behalf of an analysis: the same way in as a single request, with the limits passed on.
import {
  type Answer,
  type AnyCalculator,
  type BudgetLimits,
  type CalculationRequest,
  calculateWith,
  complete,
  describeForm,
  type FormDescription,
  type Problem,
  type Refusal,
} from '@oddsmith/games';

export interface AnalysisOptions extends BudgetLimits {
  readonly method?: CalculationRequest['method'];
  readonly iterations?: number;
  readonly seed?: number;
  /** Called after each calculation. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** The request for one input; what the options leave open takes the request's own default. */
export function requestOf(calculator: string, input: unknown, options: AnalysisOptions): CalculationRequest {
  const { method, iterations, seed } = options;
  return {
    calculator,
    input,
    ...(method === undefined ? {} : { method }),
    ...(iterations === undefined ? {} : { iterations }),
    ...(seed === undefined ? {} : { seed }),
  };
}

export function ask(calculator: AnyCalculator, input: unknown, options: AnalysisOptions): Answer | Refusal {
  const { steps, expired } = options;
  return calculateWith([calculator], requestOf(calculator.id, input, options), {
    ...(steps === undefined ? {} : { steps }),
    ...(expired === undefined ? {} : { expired }),
  });
}

/** A stop from outside ends a whole analysis; any other problem belongs to one of its inputs. */
export function isStop(problem: Problem): boolean {
  return problem.code === 'budget/cancelled';
}

export function stopped(): Refusal {
  return { error: { code: 'budget/cancelled', path: '', message: 'the analysis was stopped' } };
}

/** The input with its defaults filled in, beside the description of its fields. */
export function completeInput(
  calculator: AnyCalculator,
  input: unknown,
): { readonly form: FormDescription; readonly input: unknown } {
  const form = describeForm(calculator.input);
  return { form, input: complete(form, input ?? {}) };
}
