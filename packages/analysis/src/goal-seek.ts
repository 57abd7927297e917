// The least or greatest value of a field that brings a figure to a target: how many dice for 90%?
import {
  type AnyCalculator,
  type FormDescription,
  isRefusal,
  type Path,
  parsePath,
  type Refusal,
  sameValue,
  withValue,
} from '@oddsmith/games';
import { allValues, placesOf } from './field-values.ts';
import { figureOf, headlineName, unknownFigure } from './figure.ts';
import { type AnalysisOptions, ask, completeInput, isStop, stopped } from './question.ts';
import { badPath } from './sweep.ts';

export interface Goal {
  readonly input?: unknown;
  /** The field to turn: "attacks". */
  readonly path: string;
  /** Name as in figure.ts; by default the headline. */
  readonly figure?: string;
  readonly target: number;
  /** Must the figure come up to the target (default) or down to it? */
  readonly reach?: 'atLeast' | 'atMost';
  /** Which of the values that do is wanted: the least (default) or the greatest. */
  readonly prefer?: 'least' | 'greatest';
  /** Values to try in ascending order; by default all that the field allows. */
  readonly values?: readonly unknown[];
}

export interface Attempt {
  readonly value: unknown;
  readonly figure: number;
}

export interface Sought {
  readonly path: string;
  readonly figure: string;
  readonly target: number;
  /** Absent when no value reaches the target. */
  readonly found?: Attempt;
  /** The value that comes nearest to the goal, or passes it furthest, among those tried. */
  readonly best: Attempt;
  /** How many values were tried: the search stops at the first that does. */
  readonly tried: number;
  readonly sentence: string;
}

/** Beyond this a number of dice is a slip of the pen. */
const MOST_NUMBERS = 1000;

/** Lets 0.9 count as 0.9 when a sum came out at 0.8999999999999999. */
const SLACK = 1e-12;

/** Tries every value in turn: figures need not rise with a field, and a bisection would then be wrong without a sign. */
export function goalSeek(calculator: AnyCalculator, goal: Goal, options: AnalysisOptions = {}): Sought | Refusal {
  const path = parsePath(goal.path);
  if (path === undefined) return badPath(goal.path);
  const { form, input } = completeInput(calculator, goal.input);
  const values = goal.values ?? valuesAt(calculator, path, form, input);
  if (values === undefined) return notTurnable(goal.path);
  const inOrder = goal.prefer === 'greatest' ? [...values].reverse() : values;
  const sign = goal.reach === 'atMost' ? -1 : 1;
  let name = goal.figure;
  let best: Attempt | undefined;
  let refusal = notTurnable(goal.path);
  for (const [i, value] of inOrder.entries()) {
    const reply = options.expired?.() ? stopped() : ask(calculator, withValue(input, path, value), options);
    options.onProgress?.(i + 1, inOrder.length);
    if (isRefusal(reply)) {
      if (isStop(reply.error)) return reply;
      refusal = reply;
      continue;
    }
    name ??= headlineName(reply) ?? '';
    const figure = figureOf(reply, name);
    if (figure === undefined) return { error: unknownFigure(name, reply) };
    if (best === undefined || sign * figure > sign * best.figure) best = { value, figure };
    if (sign * figure >= sign * goal.target - SLACK) return soughtOf(goal, name, best, i + 1, { value, figure });
  }
  return best === undefined || name === undefined ? refusal : soughtOf(goal, name, best, inOrder.length);
}

function valuesAt(
  calculator: AnyCalculator,
  path: Path,
  form: FormDescription,
  input: unknown,
): readonly unknown[] | undefined {
  const place = placesOf(form, input).find((candidate) => sameValue(candidate.path, path));
  if (place === undefined) return undefined;
  if (place.field.kind === 'dice') return legalNumbers(calculator, path, input);
  const values = allValues(place.field);
  // Among choices such as auto, 2, 3 .. none only the numbers have an order.
  const numbers = values?.filter((value) => typeof value === 'number');
  return typeof place.value === 'number' && numbers !== undefined && numbers.length > 0 ? numbers : values;
}

/** Dice fields hold their limits in the schema alone: plain numbers from the first it accepts to the last in a row. */
function legalNumbers(calculator: AnyCalculator, path: Path, input: unknown): number[] {
  const numbers: number[] = [];
  for (let n = 0; n <= MOST_NUMBERS; n++) {
    if (calculator.input.safeParse(withValue(input, path, n)).success) numbers.push(n);
    else if (numbers.length > 0) break;
  }
  return numbers;
}

function soughtOf(goal: Goal, figure: string, best: Attempt, tried: number, found?: Attempt): Sought {
  const shown = (attempt: Attempt) => `${goal.path} ${String(attempt.value)} gives ${figure} ${round(attempt.figure)}`;
  const sentence =
    found === undefined
      ? `no value of ${goal.path} brings ${figure} to ${goal.target}: the best, ${shown(best)}`
      : `${shown(found)}: the ${goal.prefer ?? 'least'} value of ${goal.path} that reaches ${goal.target}`;
  return {
    path: goal.path,
    figure,
    target: goal.target,
    ...(found === undefined ? {} : { found }),
    best,
    tried,
    sentence,
  };
}

function round(figure: number): number {
  return Number(figure.toPrecision(4));
}

function notTurnable(path: string): Refusal {
  return {
    error: {
      code: 'analysis/no-values',
      path: 'path',
      message: `"${path.slice(0, 60)}" is no field with a list of values here: say which values to try`,
    },
  };
}
