// What matters: every field moved by one, switched or exchanged, ranked by how far the figure moves.
import {
  type AnyCalculator,
  formatPath,
  isRefusal,
  type Problem,
  type Refusal,
  sameValue,
  withValue,
} from '@oddsmith/games';
import { neighbours, type Place, placesOf } from './field-values.ts';
import { figureOf, headlineName, unknownFigure } from './figure.ts';
import { type AnalysisOptions, ask, askAll, completeInput } from './question.ts';

export interface SensitivityQuestion {
  readonly input?: unknown;
  /** Name as in figure.ts; by default the headline. */
  readonly figure?: string;
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

export function sensitivity(
  calculator: AnyCalculator,
  question: SensitivityQuestion = {},
  options: AnalysisOptions = {},
): Sensitivity | Refusal {
  const { form, input } = completeInput(calculator, question.input);
  const reply = ask(calculator, input, options);
  if (isRefusal(reply)) return reply;
  const figure = question.figure ?? headlineName(reply) ?? '';
  const base = figureOf(reply, figure);
  if (base === undefined) return { error: unknownFigure(figure, reply) };

  const moves = movesOf(calculator, placesOf(form, input), input);
  const replies = askAll(
    calculator,
    moves.map((move) => move.input),
    options,
  );
  if (!Array.isArray(replies)) return replies;
  const changes: Change[] = [];
  const unanswered: Unanswered[] = [];
  moves.forEach(({ place, to }, i) => {
    const moved = replies[i];
    const value = isRefusal(moved) ? undefined : figureOf(moved, figure);
    if (value !== undefined) changes.push(changeOf(place, to, value, value - base));
    else {
      const problem = isRefusal(moved) ? moved.error : unknownFigure(figure, moved);
      unanswered.push({ path: formatPath(place.path), to, problem });
    }
  });
  changes.sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
  return { figure, base, changes, unanswered };
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
