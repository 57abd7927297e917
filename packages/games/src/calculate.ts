// The one way in: a request as JSON, an answer or a problem as JSON.
import { type Dice, Random } from '@oddsmith/kernel';
import * as z from 'zod';
import { type Answer, MARGIN_95, type Refusal, type Simulation } from './answer.ts';
import { Budget, BudgetExceeded, type BudgetLimits } from './budget.ts';
import type { Advice, AnyCalculator, Calculator, Explanation, Findings } from './calculator.ts';
import { integer } from './field.ts';
import { nestingProblem } from './nesting.ts';
import { type Problem, problemFromZod } from './problem.ts';

export const METHODS = ['auto', 'exact', 'simulate'] as const;
export const DEFAULT_ITERATIONS = 10_000;
export const MAX_ITERATIONS = 10_000_000;

export const requestSchema = z.strictObject({
  calculator: z.string(),
  input: z.unknown(),
  method: z.enum(METHODS, { error: `must be one of ${METHODS.join(', ')}` }).default('auto'),
  iterations: integer(1, MAX_ITERATIONS).optional(),
  seed: integer(0, 4294967295).default(1),
  /** Simulate until the 95% margin of the headline figure is below this. */
  precision: z.number().gt(0, { error: 'must be above 0' }).lte(1, { error: 'must be at most 1' }).optional(),
});
export type CalculationRequest = z.input<typeof requestSchema>;

export interface CalculateOptions extends BudgetLimits {
  /**
   * Called now and then: steps done of the steps estimated, or battles rolled of those asked for. An estimate may be too
   * high, and where it was too low `done` stays just below `total`.
   */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Answers a request against a list of calculators. Never throws on bad input. */
export function calculateWith(
  calculators: readonly AnyCalculator[],
  request: unknown,
  options: CalculateOptions = {},
): Answer | Refusal {
  const nesting = nestingProblem(request);
  if (nesting !== undefined) return { error: nesting };
  const parsed = requestSchema.safeParse(request);
  if (!parsed.success) return { error: problemFromZod('request', parsed.error, request) };
  const calculator = calculators.find((candidate) => candidate.id === parsed.data.calculator);
  if (calculator === undefined) return { error: unknownCalculator(parsed.data.calculator, calculators) };
  const input = parseInput(calculator, parsed.data.input);
  if ('error' in input) return input;
  try {
    return answer(calculator, input.value, parsed.data, options);
  } catch (thrown) {
    if (thrown instanceof BudgetExceeded) return { error: { code: thrown.code, path: '', message: thrown.message } };
    throw thrown;
  }
}

/** Thrown by library functions: the JSON interfaces return the same problem as data. */
export class InvalidInput extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.path}: ${problem.message}`);
    this.problem = problem;
  }
}

/** A calculator as a plain function: `shoot({ attacker: {...} })`. Exact; throws InvalidInput. */
export function exactFunction<Input, F extends Findings, Outcome>(
  calculator: Calculator<Input, F, Outcome>,
): (
  input?: z.input<typeof calculator.input>,
  limits?: BudgetLimits,
) => F & Explanation & { readonly advice: readonly Advice[] } {
  return (input, limits) => {
    const given = input ?? {};
    const parsed = calculator.input.safeParse(given);
    if (!parsed.success) throw new InvalidInput(problemFromZod(calculator.id.split('/')[0], parsed.error, given));
    const findings = calculator.exact(parsed.data, new Budget(limits));
    const advice = calculator.advise(parsed.data, findings);
    return { ...findings, ...calculator.explain(parsed.data, findings), advice };
  };
}

function unknownCalculator(id: string, calculators: readonly AnyCalculator[]): Problem {
  const known = calculators.map((calculator) => calculator.id).join(', ');
  return {
    code: 'request/unknown-calculator',
    path: 'calculator',
    message: `there is no calculator "${id.slice(0, 60)}"; known: ${known}`,
  };
}

export function parseInput(calculator: AnyCalculator, input: unknown): { readonly value: unknown } | Refusal {
  const given = input ?? {};
  const parsed = calculator.input.safeParse(given);
  if (parsed.success) return { value: parsed.data };
  return { error: problemFromZod(calculator.id.split('/')[0], parsed.error, given) };
}

type ParsedRequest = z.output<typeof requestSchema>;

interface Run {
  readonly findings: Findings;
  readonly simulation?: Simulation;
  /** Why the answer is simulated although nobody asked for it. */
  readonly remark?: Advice;
}

function answer(calculator: AnyCalculator, input: unknown, request: ParsedRequest, options: CalculateOptions): Answer {
  const { findings, simulation, remark } = run(calculator, input, request, options);
  const { sentence, steps } = calculator.explain(input, findings);
  const advice = calculator.advise(input, findings);
  return {
    calculator: calculator.id,
    method: simulation === undefined ? 'exact' : 'simulated',
    ...(simulation === undefined ? {} : { simulation }),
    ...findings,
    advice: remark === undefined ? advice : [remark, ...advice],
    sentence,
    steps,
  };
}

function run(calculator: AnyCalculator, input: unknown, request: ParsedRequest, options: CalculateOptions): Run {
  if (request.method === 'simulate') return simulateMany(calculator, input, request, options);
  const cost = calculator.cost(input);
  const budget = new Budget(withSteps(options, cost));
  if (request.method === 'exact') return { findings: calculator.exact(input, budget) };
  if (cost <= budget.steps) {
    try {
      return { findings: calculator.exact(input, budget) };
    } catch (thrown) {
      // The cost is an estimate: where it was too low the engine itself finds out.
      if (!(thrown instanceof BudgetExceeded) || thrown.code !== 'budget/exceeded') throw thrown;
    }
  }
  const needed = cost > budget.steps ? `about ${cost.toExponential(1)} steps, more than` : 'more than';
  return {
    ...simulateMany(calculator, input, request, options),
    remark: {
      code: 'request/simulated-over-budget',
      severity: 'warning',
      path: '',
      message: `the exact answer needs ${needed} the ${budget.steps.toExponential(1)} steps allowed: this is a simulation`,
    },
  };
}

/** As much of the estimate as may be called done while the work goes on. */
const NEARLY_ALL = 0.99;

/** Turns steps spent into progress, where somebody wants to know. */
function withSteps(options: CalculateOptions, cost: number): BudgetLimits {
  const { onProgress } = options;
  if (onProgress === undefined) return options;
  return { ...options, onSpent: (steps) => onProgress(Math.min(steps, cost * NEARLY_ALL), cost) };
}

/** Battles between two looks at the margin. */
const CHUNK = 2_000;
/** Battles between two looks at the clock: a heavy battle takes up to a millisecond. */
const CLOCK_CHUNK = 50;
/** An event not seen in n battles may still have a chance of 3/n: the 95% limit known as the rule of three. */
const UNSEEN = 3;

function simulateMany(
  calculator: AnyCalculator,
  input: unknown,
  request: ParsedRequest,
  options: CalculateOptions,
): { readonly findings: Findings; readonly simulation: Simulation } {
  const play: (dice: Dice) => unknown = calculator.simulate(input);
  const tally = calculator.tally(input);
  const dice = new Random(request.seed);
  const total = request.iterations ?? (request.precision === undefined ? DEFAULT_ITERATIONS : MAX_ITERATIONS);
  let done = 0;
  let standardError = Number.POSITIVE_INFINITY;
  while (done < total) {
    const stop = Math.min(total, done + CHUNK);
    for (; done < stop; done++) {
      if (done % CLOCK_CHUNK === 0 && options.expired?.())
        throw new BudgetExceeded('budget/cancelled', 'the simulation was stopped');
      tally.add(play(dice));
    }
    standardError = tally.headline().deviation / Math.sqrt(done);
    options.onProgress?.(done, total);
    if (request.precision !== undefined && Math.max(MARGIN_95 * standardError, UNSEEN / done) < request.precision)
      break;
  }
  return { findings: tally.findings(), simulation: { iterations: done, seed: request.seed, standardError } };
}
