// The least or greatest value of a field that brings a figure to a target: how many dice for 90%?
import {
  type AnyCalculator,
  type FormDescription,
  type Path,
  type Problem,
  parsePath,
  type Refusal,
  type Speaker,
  sameValue,
  valueAt,
  withValue,
} from '@oddsmith/games';
import { fieldHolds, fieldPlace, figureNamed } from './column-titles.ts';
import { allValues, placesOf } from './field-values.ts';
import { type AnalysisOptions, completeInput } from './question.ts';
import { badPath } from './sweep.ts';
import { analysisSpeaker, say } from './words/index.ts';
import { type FigureCell, figureCell, firstAnswered, type Work } from './work.ts';

export interface Goal {
  readonly input?: unknown;
  /** The field to turn: "attacks". */
  readonly path?: string | undefined;
  /** Or two or three of them, each with its list in `values`. */
  readonly paths?: readonly string[] | undefined;
  /** Name as in figure.ts; by default the headline. */
  readonly figure?: string | undefined;
  readonly target: number;
  /** Must the figure come up to the target (default) or down to it? */
  readonly reach?: 'atLeast' | 'atMost' | undefined;
  /** Which of the values that do is wanted: the least (default) or the greatest. */
  readonly prefer?: 'least' | 'greatest' | undefined;
  /** Values to try in ascending order; by default all that the field allows. */
  readonly values?: readonly unknown[] | undefined;
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

export interface AttemptTogether {
  readonly values: { readonly [path: string]: unknown };
  /** How far the fields are from where they stood, all together. */
  readonly steps: number;
  readonly figure: number;
}

export interface SoughtTogether {
  readonly figure: string;
  readonly target: number;
  readonly found?: AttemptTogether;
  readonly best: AttemptTogether;
  readonly tried: number;
  readonly sentence: string;
}

/** Beyond this a number of dice is a slip of the pen. */
const MOST_NUMBERS = 1000;

/** Lets 0.9 count as 0.9 when a sum came out at 0.8999999999999999. */
const SLACK = 1e-12;

/** Tries every value in turn: figures need not rise with a field, and a bisection would then be wrong without a sign. */
export function seekWork(
  calculator: AnyCalculator,
  goal: Goal,
  options: AnalysisOptions = {},
): Work<Sought | SoughtTogether> | Refusal {
  if (goal.paths !== undefined) return togetherWork(calculator, goal, goal.paths, options);
  const speaker = analysisSpeaker(options.language, calculator);
  const written = goal.path ?? '';
  const path = parsePath(written);
  if (path === undefined) return badPath(written, options);
  const { form, input } = completeInput(calculator, goal.input);
  const values = goal.values ?? valuesAt(calculator, path, form, input);
  if (values === undefined) return notTurnable(written, speaker);
  const inOrder = goal.prefer === 'greatest' ? [...values].reverse() : values;
  return {
    total: inOrder.length,
    cell: (index, limits) =>
      goalCell(calculator, withValue(input, path, inOrder[index]), goal, { ...options, ...limits }),
    enough: (cell) => reaches(goal, figureOfCell(goal, cell as FigureCell)),
    collect: (cells) =>
      collectSought({ ...goal, path: written, form, speaker }, inOrder, cells as readonly FigureCell[]),
  };
}

function goalCell(calculator: AnyCalculator, input: unknown, goal: Goal, options: AnalysisOptions): FigureCell {
  return figureCell(calculator, input, goal.figure === undefined ? undefined : [goal.figure], options);
}

function figureOfCell(goal: Goal, { figures, headline }: FigureCell): number | undefined {
  return figures?.[goal.figure ?? headline ?? ''];
}

function reaches(goal: Goal, figure: number | undefined): boolean {
  const sign = goal.reach === 'atMost' ? -1 : 1;
  return figure !== undefined && sign * figure >= sign * goal.target - SLACK;
}

/** One field that is turned, and the form it is on. */
type OneField = Goal & { readonly path: string; readonly form: FormDescription; readonly speaker: Speaker };

/** Looks no further than the first value that does: later cells may be there or not. */
function collectSought(goal: OneField, values: readonly unknown[], cells: readonly FigureCell[]): Sought | Refusal {
  const figure = soughtFigure(goal, cells);
  if (figure === undefined) return notTurnable(goal.path, goal.speaker);
  if (typeof figure !== 'string') return figure;
  const reached = cells.findIndex((cell) => reaches(goal, figureOfCell(goal, cell)));
  const tried = reached < 0 ? values.length : reached + 1;
  const attempts = attemptsOf(goal, cells.slice(0, tried), (i): Omit<Attempt, 'figure'> => ({ value: values[i] }));
  const best = bestOf(goal, attempts);
  const found = reached < 0 ? undefined : attempts[attempts.length - 1];
  const { form, path, target, speaker } = goal;
  const shown = (attempt: Attempt) => ({
    fields: [fieldHolds(form, path, attempt.value)],
    figure: figureNamed(figure),
    value: attempt.figure,
  });
  const sentence = speaker.say(
    found === undefined
      ? say('sought-in-vain', { field: fieldPlace(form, path), best: shown(best), target })
      : say('sought', { found: shown(found), prefer: goal.prefer ?? 'least', target }),
  );
  return { path, figure, target, ...(found === undefined ? {} : { found }), best, tried, sentence };
}

/** The name of the figure; where no cell has it, why, and nothing where there was no cell. */
function soughtFigure(goal: Goal, cells: readonly FigureCell[]): string | Refusal | undefined {
  const first = firstAnswered(cells);
  if (first === undefined) return cells.length === 0 ? undefined : { error: lastProblem(cells) };
  return 'error' in first ? (first as Refusal) : (goal.figure ?? (first as FigureCell).headline ?? '');
}

/** What was tried and answered, each with what it was. */
function attemptsOf<Tried>(
  goal: Goal,
  cells: readonly FigureCell[],
  tried: (index: number) => Tried,
): (Tried & { readonly figure: number })[] {
  return cells.flatMap((cell, i) => {
    const figure = figureOfCell(goal, cell);
    return figure === undefined ? [] : [{ ...tried(i), figure }];
  });
}

/** Ties: the first. */
function bestOf<Tried extends { readonly figure: number }>({ reach }: Goal, attempts: readonly Tried[]): Tried {
  const sign = reach === 'atMost' ? -1 : 1;
  return attempts.reduce((best, attempt) => (sign * attempt.figure > sign * best.figure ? attempt : best));
}

function lastProblem(cells: readonly FigureCell[]): Problem {
  return cells.reduce<Problem | undefined>((problem, cell) => cell.problem ?? problem, undefined) as Problem;
}

/** Several fields together, each moved along its list from where it stands; fewest steps first. */
function togetherWork(
  calculator: AnyCalculator,
  goal: Goal,
  written: readonly string[],
  options: AnalysisOptions,
): Work<SoughtTogether> | Refusal {
  const { form, input } = completeInput(calculator, goal.input);
  const paths: Path[] = [];
  const lists: (readonly unknown[])[] = [];
  const starts: number[] = [];
  for (const [k, text] of written.entries()) {
    const path = parsePath(text);
    if (path === undefined) return badPath(text, options);
    const given = goal.values?.[k];
    const values = Array.isArray(given) ? given : valuesAt(calculator, path, form, input);
    const start = values?.findIndex((value) => sameValue(value, valueAt(input, path))) ?? -1;
    if (values === undefined || start < 0) return notTurnable(text, analysisSpeaker(options.language));
    paths.push(path);
    lists.push(values);
    starts.push(start);
  }
  const places = combinations(lists.map((list) => list.length));
  const stepsOf = (place: readonly number[]) => place.reduce((sum, at, k) => sum + Math.abs(at - starts[k]), 0);
  places.sort((a, b) => stepsOf(a) - stepsOf(b));
  const attempts = places.map((place) => ({
    values: Object.fromEntries(written.map((path, k) => [path, lists[k][place[k]]])),
    steps: stepsOf(place),
  }));
  return {
    total: places.length,
    cell(index, limits) {
      const changed = paths.reduce((base, path, k) => withValue(base, path, lists[k][places[index][k]]), input);
      return goalCell(calculator, changed, goal, { ...options, ...limits });
    },
    collect(cells) {
      const speaker = analysisSpeaker(options.language, calculator);
      return collectTogether({ ...goal, form, speaker }, attempts, cells as readonly FigureCell[]);
    },
  };
}

function combinations(sizes: readonly number[]): number[][] {
  let places: number[][] = [[]];
  for (const size of sizes) places = places.flatMap((place) => Array.from({ length: size }, (_, i) => [...place, i]));
  return places;
}

function collectTogether(
  goal: Omit<OneField, 'path'>,
  tried: readonly Omit<AttemptTogether, 'figure'>[],
  cells: readonly FigureCell[],
): SoughtTogether | Refusal {
  const figure = soughtFigure(goal, cells);
  if (typeof figure !== 'string') return figure as Refusal;
  const attempts = attemptsOf(goal, cells, (i) => tried[i]);
  const best = bestOf(goal, attempts);
  const reaching = attempts.filter((attempt) => reaches(goal, attempt.figure));
  const fewest = reaching.filter(({ steps }) => steps === reaching[0].steps);
  const found = fewest.length === 0 ? undefined : bestOf(goal, fewest);
  const { form, target, speaker } = goal;
  const shown = (attempt: AttemptTogether) => ({
    fields: Object.entries(attempt.values).map(([path, value]) => fieldHolds(form, path, value)),
    figure: figureNamed(figure),
    value: attempt.figure,
  });
  const sentence = speaker.say(
    found === undefined
      ? say('sought-together-in-vain', { best: shown(best), target })
      : say('sought-together', { found: shown(found), steps: found.steps, target }),
  );
  return {
    figure,
    target,
    ...(found === undefined ? {} : { found }),
    best,
    tried: cells.length,
    sentence,
  };
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

function notTurnable(path: string, speaker: Speaker): Refusal {
  const message = say('not-turnable', { path: path.slice(0, 60) });
  return { error: speaker.problem({ code: 'analysis/no-values', path: 'path', message }) };
}
