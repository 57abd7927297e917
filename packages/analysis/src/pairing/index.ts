// Who plays whom in a team match: a game with simultaneous choices, solved exactly. README.md says what is asked and answered.
import { type Advice, Budget, BudgetExceeded, type BudgetLimits, type Refusal } from '@oddsmith/games';
import type { Language } from '@oddsmith/words';
import { analysisSpeaker, languageOf } from '../words/index.ts';
import { type Assignment, assignment, byLot, matchAssignment, matchByLot } from './baselines.ts';
import { played } from './cells.ts';
import { PairingFault, shown } from './fault.ts';
import { type ChoiceName, type FormatName, type ModuleName, SIDES, type Side } from './formats.ts';
import { handOf } from './hands.ts';
import { lineFrom } from './line.ts';
import { chancesOf, type MatchChances, worthAfter } from './match.ts';
import { PointsProgramme } from './points.ts';
import type { MadeGame, Position, Programme } from './programme.ts';
import { type CheckedPairing, type Match, readPairing } from './question.ts';
import { nextStep, type Option, type SolvedStep, type Step, solved } from './steps.ts';
import { WinProgramme } from './win.ts';
import type { Worth } from './words/en.ts';
import { type Sentence, say, sentenceIn } from './words/index.ts';

export type Choice = string | readonly string[];

export interface WeighedChoice {
  readonly choice: Choice;
  readonly weight: number;
}

export interface ChoiceWorth {
  readonly choice: Choice;
  readonly worst: number;
  readonly expected: number;
}

export interface Regret extends ChoiceWorth {
  readonly side: Side;
  readonly loss: number;
  readonly expectedLoss: number;
}

export interface NamedGame {
  readonly mine: string;
  readonly theirs: string;
  readonly defender: Side | null;
  readonly value: number;
}

export interface NamedAssignment {
  readonly value: number;
  readonly pairs: readonly (readonly [string, string])[];
}

/** The same question for points, where the match is at stake. */
export interface ForPoints {
  readonly value: number;
  readonly mine: readonly WeighedChoice[] | null;
  readonly theirs: readonly WeighedChoice[] | null;
  /** What playing this step for points may cost me of the value, if they answer it best. */
  readonly loss: number;
}

export interface Pairing {
  readonly kind: 'pairing';
  readonly format: FormatName | 'custom';
  /** There where the match is at stake: then values are its worth, from 0 for a loss to 1 for a win. */
  readonly objective?: 'win';
  readonly match?: Match;
  readonly value: number;
  readonly opponent: number;
  readonly settled: number;
  readonly step: {
    readonly module: number;
    readonly kind: ModuleName;
    readonly choice: ChoiceName;
    readonly order: Step['order'];
  } | null;
  readonly mine: readonly WeighedChoice[] | null;
  readonly theirs: readonly WeighedChoice[] | null;
  readonly choices: { readonly [side in Side]: readonly ChoiceWorth[] | null };
  readonly regret?: readonly Regret[];
  readonly points?: ForPoints;
  readonly line: {
    readonly value: number;
    /** How the match ends if it goes that way. */
    readonly chances?: MatchChances;
    readonly pairs: readonly NamedGame[];
    readonly steps: readonly {
      readonly module: number;
      readonly choice: ChoiceName;
      readonly mine: Choice | null;
      readonly theirs: Choice | null;
    }[];
  };
  readonly baselines: { readonly best: NamedAssignment; readonly worst: NamedAssignment; readonly random: number };
  readonly proof: {
    readonly optimal: true;
    readonly gap: number;
    readonly states: number;
    readonly games: number;
    readonly saddles: number;
    readonly mixed: number;
  };
  readonly sentence: string;
  readonly advice?: readonly Advice[];
}

export interface PairingLimits extends BudgetLimits {
  /** Pairs of hands whose worth is known, of all there are. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export function pairing(question: unknown, limits: PairingLimits = {}): Pairing | Refusal {
  const checked = readPairing(question);
  if ('error' in checked) return checked;
  const language = languageOf(question);
  try {
    return solve(checked, language, limits);
  } catch (thrown) {
    if (thrown instanceof PairingFault) return { error: thrown.problemIn(language) };
    if (!(thrown instanceof BudgetExceeded)) throw thrown;
    return { error: analysisSpeaker(language).problem({ code: thrown.code, path: '', message: thrown.said }) };
  }
}

/** For points about 10^9 steps for eight a side; the match has many more states. */
const PAIRING_STEPS = 1e12;

function solve(question: CheckedPairing, language: Language, { onProgress, ...limits }: PairingLimits): Pairing {
  const start = startOf(question);
  const match = question.objective === 'win';
  const points = new PointsProgramme(question, start);
  refuseUnknownAsked(question, nextStep(question, points, start).step);
  const programme = match ? new WinProgramme(question, start) : points;
  programme.games.forgetCounts();
  const budget = new Budget({ steps: PAIRING_STEPS, ...limits });
  programme.solve(budget, onProgress ?? (() => undefined));
  if (match) points.solve(budget, () => undefined);
  return answer(question, programme, start, match ? points : undefined, language);
}

function startOf({ titles, pairs, module, table, cells, picks, neutral }: CheckedPairing): Position {
  const all = 2 ** titles.mine.length - 1;
  const games = pairs.map(
    ({ mine, theirs, role, table: known }): MadeGame => ({
      mine,
      theirs,
      role,
      table: known ?? played(cells[mine][theirs], role, picks, neutral),
    }),
  );
  return {
    games,
    module,
    mine: all & ~handOf(pairs.map(({ mine }) => mine)),
    theirs: all & ~handOf(pairs.map(({ theirs }) => theirs)),
    table,
  };
}

function answer(
  question: CheckedPairing,
  programme: Programme,
  start: Position,
  /** For points as well, where the match is at stake. */
  points: Programme | undefined,
  language: Language,
): Pairing {
  const { titles, format, match } = question;
  const { position, step } = nextStep(question, programme, start);
  const found = step && solved(step);
  const value = found?.value ?? programme.final(position.games);
  const name = (side: Side, option: Option): Choice => {
    // Whom one of my defenders takes is one of theirs.
    const of = step?.choice === 'opponents' ? other(side) : side;
    return named(titles[of], option);
  };
  const chooses = (side: Side) => found !== undefined && (found.order === 'secret' || found.order === side);
  const weighed = (by: SolvedStep | undefined, side: Side): WeighedChoice[] | null =>
    by && chooses(side)
      ? by.options[side].flatMap((option, i) => {
          const weight = by.weights[side]?.[i] ?? 0;
          return weight > 0 ? [{ choice: name(side, option), weight }] : [];
        })
      : null;
  const worths = (side: Side): ChoiceWorth[] | null =>
    found && chooses(side)
      ? found.options[side].map((option, i) => ({
          choice: name(side, option),
          worst: found.worst[side][i],
          expected: found.expected[side][i],
        }))
      : null;
  const regret = found && regretOf(question, found, worths, value);
  const mine = weighed(found, 'mine');
  const theirs = weighed(found, 'theirs');
  const byPoints = points && forPoints(question, points, start, found, weighed);
  const { saddles, mixed } = programme.games.counts;
  const last = found?.order === 'secret' ? Number(mine?.length === 1 && theirs?.length === 1) : undefined;
  const advice = adviceOf(question, language);
  const games = {
    saddles: saddles + (last ?? 0),
    mixed: mixed + (last === undefined ? 0 : 1 - last),
  };
  return {
    kind: 'pairing',
    format,
    ...(byPoints && { objective: 'win' as const, match }),
    value,
    opponent: opponentOf(question, value),
    settled: start.games.reduce((sum, { table }) => sum + table.mean, 0),
    step: step
      ? { module: step.module, kind: question.modules[step.module].module, choice: step.choice, order: step.order }
      : null,
    mine,
    theirs,
    choices: { mine: worths('mine'), theirs: worths('theirs') },
    ...(regret === undefined || regret.length === 0 ? {} : { regret }),
    ...(byPoints && { points: byPoints }),
    line: namedLine(question, programme, start),
    baselines: question.objective === 'win' ? matchBaselines(question, start) : baselinesOf(question, start),
    proof: {
      optimal: true,
      gap: found?.gap ?? 0,
      states: programme.states,
      games: games.saddles + games.mixed,
      ...games,
    },
    sentence: sentencesOf(question, found, mine, value, byPoints)
      .map((sentence) => sentenceIn(language, sentence))
      .join(' '),
    ...(advice.length === 0 ? {} : { advice }),
  };
}

function opponentOf({ objective, total, titles }: CheckedPairing, value: number): number {
  if (objective === 'win') return 1 - value;
  return total === null ? 0 - value : titles.mine.length * total - value;
}

/** The same step for points, and what that may cost where the match is at stake. */
function forPoints(
  question: CheckedPairing,
  points: Programme,
  start: Position,
  found: SolvedStep | undefined,
  weighed: (by: SolvedStep | undefined, side: Side) => WeighedChoice[] | null,
): ForPoints {
  const { position, step } = nextStep(question, points, start);
  const by = step && solved(step);
  const value = by?.value ?? points.final(position.games);
  const mine = weighed(by, 'mine');
  const theirs = weighed(by, 'theirs');
  const weights = by?.weights.mine;
  if (found === undefined || weights === undefined) return { value, mine, theirs, loss: 0 };
  const columns = found.options.theirs.map((_, j) =>
    weights.reduce((sum, weight, i) => sum + weight * found.payments[i * found.options.theirs.length + j], 0),
  );
  return { value, mine, theirs, loss: Math.max(0, found.value - Math.min(...columns)) };
}

/** What was taken for granted. */
function adviceOf({ marks, objective, guessed, spread, cells }: CheckedPairing, language: Language): Advice[] {
  const said = (code: string, path: string, sentence: Sentence): Advice => ({
    code: `pairing/${code}`,
    severity: 'info',
    path,
    message: sentenceIn(language, sentence),
  });
  const bells = cells.some((row) => row.some(({ tables }) => tables.some((table) => table.guessed)));
  return [
    ...(marks.length > 0 ? [said('scale', 'sheet', say('scaleRead', { marks }))] : []),
    ...(objective === 'win' && guessed && bells ? [said('spread', 'spread', say('guessedSpread', { spread }))] : []),
  ];
}

function other(side: Side): Side {
  return side === 'mine' ? 'theirs' : 'mine';
}

function named(titles: readonly string[], option: Option): Choice {
  return option.length === 1 ? titles[option[0]] : option.map((player) => titles[player]);
}

/** Choices that are asked about must be options of the step, which is known before anything is solved. */
function refuseUnknownAsked({ asked, titles }: CheckedPairing, step: Step | undefined): void {
  for (const side of SIDES)
    for (const [i, choice] of asked[side].entries())
      if (optionIndex(titles, step, side, choice) < 0)
        throw new PairingFault('asked', `asked.${side}[${i}]`, say('notAnOption', { got: shown(choice) }));
}

function optionIndex(titles: CheckedPairing['titles'], step: Step | undefined, side: Side, choice: unknown): number {
  if (step === undefined || (step.order !== 'secret' && step.order !== side)) return -1;
  const of = titles[step.choice === 'opponents' ? other(side) : side];
  const players = (Array.isArray(choice) ? choice : [choice]).map((title) => of.indexOf(title)).sort((a, b) => a - b);
  return step.options[side].findIndex((option) => option.join() === players.join());
}

function regretOf(
  { asked, titles }: CheckedPairing,
  found: SolvedStep,
  worths: (side: Side) => readonly ChoiceWorth[] | null,
  value: number,
): Regret[] {
  return SIDES.flatMap((side) =>
    asked[side].map((choice): Regret => {
      const worth = (worths(side) ?? [])[optionIndex(titles, found, side, choice)];
      return {
        side,
        choice: worth.choice,
        worst: worth.worst,
        loss: Math.abs(value - worth.worst),
        expected: worth.expected,
        expectedLoss: Math.abs(value - worth.expected),
      };
    }),
  );
}

function namedLine(question: CheckedPairing, programme: Programme, start: Position): Pairing['line'] {
  const { titles, objective, match, total } = question;
  const { games, steps } = lineFrom(question, programme, start);
  return {
    value: programme.final(games),
    ...(objective === 'win' && { chances: chancesOf(games, match, total ?? 0) }),
    pairs: games.map(({ mine, theirs, role, table }) => ({
      mine: titles.mine[mine],
      theirs: titles.theirs[theirs],
      defender: role === 'neutral' ? null : role,
      value: table.mean,
    })),
    steps: steps.map(({ module, choice, chosen }) => {
      const name = (side: Side) => {
        const option = chosen[side];
        return option && named(titles[choice === 'opponents' ? other(side) : side], option);
      };
      return { module, choice, mine: name('mine'), theirs: name('theirs') };
    }),
  };
}

function baselinesOf({ cells, titles }: CheckedPairing, { games, mine, theirs }: Position): Pairing['baselines'] {
  const settled = games.reduce((sum, { table }) => sum + table.mean, 0);
  const all = ({ value, pairs }: Assignment) => namedAssignment(titles, games, { value: settled + value, pairs });
  return {
    best: all(assignment(cells, mine, theirs, 'mine')),
    worst: all(assignment(cells, mine, theirs, 'theirs')),
    random: settled + byLot(cells, mine, theirs),
  };
}

function matchBaselines(question: CheckedPairing, { games, mine, theirs }: Position): Pairing['baselines'] {
  const { cells, titles } = question;
  const worth = worthAfter(question, games);
  const all = (side: Side) => namedAssignment(titles, games, matchAssignment(cells, mine, theirs, side, worth));
  return { best: all('mine'), worst: all('theirs'), random: matchByLot(cells, mine, theirs, worth) };
}

/** The games made, then those of the assignment. */
function namedAssignment(
  titles: CheckedPairing['titles'],
  games: readonly MadeGame[],
  { value, pairs }: Assignment,
): NamedAssignment {
  const made = games.map((game) => [game.mine, game.theirs] as const);
  return { value, pairs: [...made, ...pairs].map(([i, j]) => [titles.mine[i], titles.theirs[j]] as const) };
}

function sentencesOf(
  { titles, total, objective, match }: CheckedPairing,
  found: SolvedStep | undefined,
  weights: readonly WeighedChoice[] | null,
  value: number,
  points: ForPoints | undefined,
): Sentence[] {
  const worth: Worth =
    objective === 'win'
      ? { of: 'win', value, draw: match.draw }
      : { of: 'points', value, all: total === null ? null : titles.mine.length * total };
  if (found === undefined) return [say('settled', { worth })];
  if (weights === null) return [say('answered', { worth })];
  const { choice } = found;
  const advised = say('advised', { choice, weights, worth });
  if (points === undefined || points.mine === null || points.loss < WORTH_SAYING) return [advised];
  return [advised, say('forPoints', { choice, weights: points.mine, loss: points.loss })];
}

/** A tenth of a percent of the match. */
const WORTH_SAYING = 0.001;
