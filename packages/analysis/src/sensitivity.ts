// What matters: every field moved by one, switched or exchanged, ranked by how far the figure moves.
import { type AnyCalculator, formatPath, type Problem, type Refusal, sameValue, withValue } from '@oddsmith/games';
import { neighbours, type Place, placesOf } from './field-values.ts';
import { type AnalysisOptions, completeInput } from './question.ts';
import { refusalIn, say } from './words/index.ts';
import { type FigureCell, figureCell, runWork, type Work } from './work.ts';

export interface SensitivityQuestion {
  readonly input?: unknown;
  /** Name as in figure.ts; by default the headline. */
  readonly figure?: string | undefined;
}

export interface Change {
  readonly path: string;
  /** As the form names the field. */
  readonly title: string;
  /** The cards and list entries around it: ["Attacker"], ["Profiles 2"]. */
  readonly within: readonly string[];
  readonly from: unknown;
  readonly to: unknown;
  readonly figure: number;
  readonly difference: number;
}

export interface Sensitivity {
  readonly figure: string;
  readonly base: number;
  /** Greatest move first; changes that move nothing come last. */
  readonly changes: readonly Change[];
  /** Legal moves without a figure: too large for the budget, or the figure is gone with the change. */
  readonly unanswered: readonly Unanswered[];
}

export interface Unanswered {
  readonly path: string;
  readonly to: unknown;
  readonly problem: Problem;
}

/** The first cell is the input as it stands, then one for every move. */
export function sensitivityWork(
  calculator: AnyCalculator,
  question: SensitivityQuestion = {},
  options: AnalysisOptions = {},
): Work<Sensitivity> {
  const { form, input } = completeInput(calculator, question.input);
  const moves = movesOf(calculator, placesOf(form, input), input);
  const names = question.figure === undefined ? undefined : [question.figure];
  return {
    total: moves.length + 1,
    cell: (index, limits) =>
      figureCell(calculator, index === 0 ? input : moves[index - 1].input, names, { ...options, ...limits }),
    collect: ([base, ...moved]) =>
      collect(question, moves, base as FigureCell, moved as readonly FigureCell[], options.language),
  };
}

export function sensitivity(
  calculator: AnyCalculator,
  question: SensitivityQuestion = {},
  options: AnalysisOptions = {},
): Sensitivity | Refusal {
  return runWork(sensitivityWork(calculator, question, options), options);
}

function collect(
  question: SensitivityQuestion,
  moves: readonly Move[],
  start: FigureCell,
  moved: readonly FigureCell[],
  language: AnalysisOptions['language'],
): Sensitivity | Refusal {
  const problem = start.problem ?? start.unknown;
  if (problem !== undefined) return { error: problem };
  const figure = question.figure ?? start.headline ?? '';
  const base = start.figures?.[figure] ?? 0;
  const changes: Change[] = [];
  const unanswered: Unanswered[] = [];
  moves.forEach(({ place, to }, i) => {
    const { figures, problem, unknown } = moved[i];
    const value = figures?.[figure];
    if (value !== undefined) changes.push(changeOf(place, to, value, value - base));
    else unanswered.push({ path: formatPath(place.path), to, problem: problem ?? unknown ?? gone(figure, language) });
  });
  changes.sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
  return { figure, base, changes, unanswered };
}

function gone(figure: string, language: AnalysisOptions['language']): Problem {
  const message = say('figure-gone', { figure });
  return refusalIn(language, { code: 'analysis/unknown-figure', path: 'figure', message }).error;
}

interface Move {
  readonly place: Place;
  readonly to: unknown;
  readonly input: unknown;
}

/** The schema is the judge: what it refuses is not a move, whatever limits or combinations stand behind that. */
function movesOf(calculator: AnyCalculator, places: readonly Place[], input: unknown): Move[] {
  const moves: Move[] = [];
  for (const place of places)
    for (const to of neighbours(place)) {
      const changed = withValue(input, place.path, to);
      if (!sameValue(to, place.value) && calculator.input.safeParse(changed).success)
        moves.push({ place, to, input: changed });
    }
  return moves;
}

function changeOf(place: Place, to: unknown, figure: number, difference: number): Change {
  return {
    path: formatPath(place.path),
    title: place.field.title,
    within: place.within,
    from: place.value,
    to,
    figure,
    difference,
  };
}
