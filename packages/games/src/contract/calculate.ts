// The one way in: a request as JSON, an answer or a problem as JSON.
import { emitter, LANGUAGES, type Language } from '@oddsmith/words';
import { choice, integer } from '../form/field.ts';
import { isRecord } from '../form/path.ts';
import * as z from '../form/zod.ts';
import { nearestName } from '../spelling/nearest.ts';
import { Speaker } from '../words/door.ts';
import type { en } from '../words/en.ts';
import type { Words } from '../words/words.ts';
import type { Answer, Refusal, Simulation } from './answer.ts';
import { checked, FaultyAnswer } from './answer-check.ts';
import { Budget, BudgetExceeded, type BudgetLimits } from './budget.ts';
import type { Advice, AnyCalculator, Calculator, Explanation, Findings, Remark } from './calculator.ts';
import { nestingProblem } from './depth-limit.ts';
import { fact } from './fact.ts';
import { type Problem, problemsFromZod } from './problem.ts';
import { SimulationRun } from './simulation.ts';

const say = emitter<typeof en>();

export const METHODS = ['auto', 'exact', 'simulate'] as const;
export const DEFAULT_ITERATIONS = 10_000;
export const MAX_ITERATIONS = 10_000_000;

export const requestSchema = z.strictObject({
  calculator: z.string(),
  input: z.unknown(),
  method: z.enum(METHODS, { error: fact('one-of', { values: METHODS }) }).default('auto'),
  iterations: integer(1, MAX_ITERATIONS).optional(),
  seed: integer(0, 4294967295).default(1),
  /** Of everything the answer says. */
  language: choice(LANGUAGES).optional(),
  /** Simulate until the 95% margin of the headline figure is below this. */
  precision: z
    .number()
    .gt(0, { error: fact('above', { least: 0 }) })
    .lte(1, { error: fact('at-most', { most: 1 }) })
    .optional(),
});
export type CalculationRequest = z.input<typeof requestSchema>;

interface InWords {
  /** Words of games in another language, beside those that calculators bring along. Without any, answers are in English. */
  readonly words?: readonly Words[] | undefined;
  /** Where the request names no language; that of `words` unless given. */
  readonly language?: Language | undefined;
}

export interface CalculationLimits extends BudgetLimits {
  /** The share of the time that is gone, where there is a limit: exact work that nobody insists on makes room for a simulation. */
  readonly timeGone?: (() => number) | undefined;
}

export interface CalculateOptions extends CalculationLimits, InWords {
  /** Exact work that is estimated to take more steps is not begun but stopped: who asks wants it done elsewhere. */
  readonly costAtMost?: number | undefined;
  /**
   * Called now and then: steps done of the steps estimated, or battles rolled of those asked for. An estimate may be too
   * high, and where it was too low `done` stays just below `total`.
   */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Answers a request against a list of calculators. Never throws on bad input. */
export function calculateWith(
  calculators: readonly AnyCalculator[],
  request: unknown,
  options: CalculateOptions = {},
): Answer | Refusal {
  // What is said of a request as such is said alike by every game.
  const speaker = speakerOf(
    calculators[0],
    isRecord(request) ? LANGUAGES.find((known) => known === request.language) : undefined,
    options,
  );
  const nesting = nestingProblem(request);
  if (nesting !== undefined) return { error: speaker.problem(nesting) };
  const parsed = requestSchema.safeParse(request);
  if (!parsed.success)
    return refusal(
      problemsFromZod({ scope: 'request', error: parsed.error, input: request, schema: requestSchema, speaker }),
    );
  const calculator = calculators.find((candidate) => candidate.id === parsed.data.calculator);
  if (calculator === undefined) return { error: unknownCalculator(parsed.data.calculator, calculators, speaker) };
  const input = parseInput(calculator, parsed.data.input, speakerOf(calculator, parsed.data.language, options));
  if ('error' in input) return input;
  return calculateParsed(calculator, input.value, parsed.data, options);
}

function speakerOf(
  calculator: AnyCalculator | undefined,
  wished: Language | undefined,
  { words, language = words?.[0]?.language }: InWords,
): Speaker {
  return new Speaker(calculator ?? { id: 'request/', rules: [] }, wished ?? language ?? 'en', words);
}

/** The same for an input that was parsed before: who asks for many pairs of the same units parses each unit once. */
export function calculateParsed(
  calculator: AnyCalculator,
  input: unknown,
  request: ParsedRequest,
  options: CalculateOptions = {},
): Answer | Refusal {
  try {
    return answer(calculator, calculator.prepare(input), request, options);
  } catch (thrown) {
    if (thrown instanceof FaultyAnswer) return { error: thrown.problem };
    if (!(thrown instanceof BudgetExceeded)) throw thrown;
    const { code, said } = thrown;
    return { error: speakerOf(calculator, request.language, options).problem({ code, path: '', message: said }) };
  }
}

/** Thrown by library functions: the JSON interfaces return the same problem as data. */
export class InvalidInput extends Error {
  /** The first of them. */
  readonly problem: Problem;
  readonly problems: readonly [Problem, ...Problem[]];

  constructor(problems: readonly [Problem, ...Problem[]]) {
    super(
      problems
        .map(
          ({ path, message, nearest }) =>
            `${path}: ${message}${nearest === undefined ? '' : `, did you mean ${nearest}?`}`,
        )
        .join('; '),
    );
    this.problem = problems[0];
    this.problems = problems;
  }
}

/** A battle ready for any part of its calculator; throws InvalidInput. */
export function prepareBattle<Input, Battle, F extends Findings, Outcome>(
  calculator: Calculator<Input, Battle, F, Outcome>,
  input: unknown = {},
  speaker?: Speaker,
): Battle {
  const parsed = calculator.input.safeParse(input);
  if (!parsed.success) throw new InvalidInput(problemsOf(calculator, parsed.error, input, speaker));
  return calculator.prepare(parsed.data);
}

export interface ExactOptions extends BudgetLimits {
  /** Those of the calculator's game: `attack(input, { words: de })`. */
  readonly words?: Words;
}

/** What a calculator finds, its words and the advice on its input. */
export type Explained<F extends Findings> = F & Explanation & { readonly advice: readonly Advice[] };

/** A question as a function: takes the named input of its calculator, so that the compiler knows every field. */
export type ExactFunction<Input, F extends Findings> = (input?: Input, options?: ExactOptions) => Explained<F>;

/** A calculator as a plain function: `shoot({ attacker: {...} })`. Exact; throws InvalidInput. */
export function exactFunction<Input, Battle, F extends Findings, Outcome>(
  calculator: Calculator<Input, Battle, F, Outcome>,
): ExactFunction<z.input<typeof calculator.input>, F> {
  return (input, { words, ...limits } = {}) => {
    const speaker = new Speaker(calculator, words?.language, words && [words]);
    const battle = prepareBattle(calculator, input, speaker);
    const findings = checked(calculator.id, calculator.exact(battle, new Budget(limits)));
    const advice = speaker.advice(calculator.advise(battle, findings));
    return { ...findings, ...speaker.explanation(calculator.explain(battle, findings)), advice };
  };
}

function unknownCalculator(id: string, calculators: readonly AnyCalculator[], speaker: Speaker): Problem {
  const ids = calculators.map((calculator) => calculator.id);
  const nearest = nearestName(id, ids);
  return {
    code: 'request/unknown-calculator',
    path: 'calculator',
    message: speaker.say(say('unknown-calculator', { id: id.slice(0, 60), known: ids })),
    ...(nearest === undefined ? {} : { nearest }),
  };
}

export function parseInput(
  calculator: AnyCalculator,
  input: unknown,
  speaker?: Speaker,
): { readonly value: unknown } | Refusal {
  const given = input ?? {};
  const parsed = calculator.input.safeParse(given);
  if (parsed.success) return { value: parsed.data };
  return refusal(problemsOf(calculator, parsed.error, given, speaker));
}

function refusal(problems: readonly [Problem, ...Problem[]]): Refusal {
  return { error: problems[0], errors: problems };
}

function problemsOf(
  calculator: Pick<AnyCalculator, 'id' | 'input' | 'rules' | 'words'>,
  error: z.ZodError,
  input: unknown,
  speaker?: Speaker,
) {
  const { id, input: schema } = calculator;
  const scope = id.split('/')[0];
  return problemsFromZod({ scope, error, input, schema, speaker: speaker ?? new Speaker(calculator) });
}

type ParsedRequest = Omit<z.output<typeof requestSchema>, 'calculator' | 'input'>;

interface Run {
  readonly findings: Findings;
  readonly simulation?: Simulation;
  /** Why the answer is simulated although nobody asked for it. */
  readonly remark?: Remark;
}

function answer(calculator: AnyCalculator, battle: unknown, request: ParsedRequest, options: CalculateOptions): Answer {
  // Parsing, checking and putting into words take milliseconds each where an input is as large as it may be.
  const clock = new Budget(options);
  clock.look();
  const { findings: found, simulation, remark } = run(calculator, battle, request, options);
  clock.look();
  const findings = checked(calculator.id, found);
  const speaker = speakerOf(calculator, request.language, options);
  const { sentence, steps } = speaker.explanation(calculator.explain(battle, findings));
  clock.look();
  const remarks = calculator.advise(battle, findings);
  return {
    calculator: calculator.id,
    language: speaker.language,
    method: simulation === undefined ? 'exact' : 'simulated',
    ...(simulation === undefined ? {} : { simulation }),
    ...findings,
    advice: speaker.advice(remark === undefined ? remarks : [remark, ...remarks]),
    sentence,
    steps,
  };
}

function run(calculator: AnyCalculator, battle: unknown, request: ParsedRequest, options: CalculateOptions): Run {
  if (request.method === 'simulate') return simulateMany(calculator, battle, request, options);
  if (request.method === 'exact') {
    const needsCost = options.onProgress !== undefined || options.costAtMost !== undefined;
    const cost = needsCost ? calculator.cost(battle, new Budget(options)) : 0;
    stopAbove(cost, options);
    return { findings: calculator.exact(battle, new Budget(withSteps(options, cost))) };
  }
  const tried = tryExact(calculator, battle, options);
  if ('findings' in tried) return tried;
  return {
    ...simulateMany(calculator, battle, request, options, ROLLS_UNTIL),
    remark: {
      code: tried.late === true ? 'request/simulated-out-of-time' : 'request/simulated-over-budget',
      severity: 'warning',
      path: '',
      message: tried.late === true ? say('simulated-out-of-time') : say('simulated-over-budget', tried),
    },
  };
}

/** Why there is no exact answer. */
export interface TooLarge {
  /** Estimated steps; undefined where the engine itself found out on the way. */
  readonly cost: number | undefined;
  readonly allowed: number;
  /** It was begun and left: half of the time was gone. */
  readonly late?: true;
}

/** Shares of the time: exact work that nobody insists on ends at the first, rolling in its place at the second. */
const EXACT_UNTIL = 0.5;
const ROLLS_UNTIL = 0.9;

/** The exact answer where the budget allows it: the one place where "exact or simulated" is decided. */
export function tryExact<Battle, F extends Findings, Outcome>(
  calculator: Pick<Calculator<unknown, Battle, F, Outcome>, 'cost' | 'exact'>,
  battle: Battle,
  options: CalculateOptions = {},
): { readonly findings: F } | TooLarge {
  let late = false;
  const expired = () => {
    if (options.expired?.() === true) return true;
    late = (options.timeGone?.() ?? 0) > EXACT_UNTIL;
    return late;
  };
  const limits = { ...options, expired };
  const budget = new Budget(limits);
  try {
    // A battle that comes when half of the time is gone is not begun.
    budget.look();
    const cost = calculator.cost(battle, new Budget(limits));
    stopAbove(cost, options);
    if (cost > budget.steps) return { cost, allowed: budget.steps };
    return { findings: calculator.exact(battle, new Budget(withSteps(limits, cost))) };
  } catch (thrown) {
    if (!(thrown instanceof BudgetExceeded)) throw thrown;
    // The cost is an estimate: where it was too low the engine itself finds out, or the clock does.
    if (thrown.code === 'budget/exceeded') return { cost: undefined, allowed: budget.steps };
    if (!late) throw thrown;
    return { cost: undefined, allowed: budget.steps, late: true };
  }
}

function stopAbove(cost: number, { costAtMost }: CalculateOptions): void {
  if (costAtMost !== undefined && cost > costAtMost) throw new BudgetExceeded('budget/cancelled', say('not-begun'));
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
/** Battles between two looks at the clock, which take a tenth of a microsecond; who plays for long looks at it meanwhile. */
const CLOCK_CHUNK = 4;

function simulateMany(
  calculator: AnyCalculator,
  battle: unknown,
  request: ParsedRequest,
  options: CalculateOptions,
  until = Number.POSITIVE_INFINITY,
): { readonly findings: Findings; readonly simulation: Simulation } {
  const run = new SimulationRun(calculator, battle, request.seed, new Budget(options));
  const total = request.iterations ?? (request.precision === undefined ? DEFAULT_ITERATIONS : MAX_ITERATIONS);
  const enough = () => run.done > 0 && (options.timeGone?.() ?? 0) > until;
  while (run.done < total && !enough()) {
    const stop = Math.min(total, run.done + CHUNK);
    while (run.done < stop && !enough()) {
      if (options.expired?.()) throw new BudgetExceeded('budget/cancelled', say('simulation-stopped'));
      run.roll(Math.min(CLOCK_CHUNK, stop - run.done));
    }
    options.onProgress?.(run.done, total);
    if (request.precision !== undefined && run.margin < request.precision) break;
  }
  const { done: iterations, seed, standardError } = run;
  return { findings: run.findings(), simulation: { iterations, seed, standardError } };
}
