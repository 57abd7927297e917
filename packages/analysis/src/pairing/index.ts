// Who plays whom in a team match: a game with simultaneous choices, solved exactly. README.md says what is asked and answered.
import { type Advice, Budget, BudgetExceeded, type BudgetLimits, type Refusal } from '@oddsmith/games';
import { type Assignment, assignment, byLot } from './baselines.ts';
import { played } from './cells.ts';
import { type ChoiceName, type FormatName, type ModuleName, SIDES, type Side } from './formats.ts';
import { handOf } from './hands.ts';
import { lineFrom } from './line.ts';
import { PointsProgramme } from './points.ts';
import type { MadeGame, Position, Programme } from './programme.ts';
import { type CheckedPairing, PairingFault, readPairing, shown } from './question.ts';
import { nextStep, type Option, type SolvedStep, type Step, solved } from './steps.ts';
import { english as words } from './words/en.ts';

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

export interface Pairing {
  readonly kind: 'pairing';
  readonly format: FormatName | 'custom';
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
  readonly line: {
    readonly value: number;
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
  try {
    return solve(checked, limits);
  } catch (thrown) {
    if (thrown instanceof PairingFault) return { error: thrown.problem };
    if (thrown instanceof BudgetExceeded) return { error: { code: thrown.code, path: '', message: thrown.message } };
    throw thrown;
  }
}

function solve(question: CheckedPairing, { onProgress, ...limits }: PairingLimits): Pairing {
  const start = startOf(question);
  const programme: Programme = new PointsProgramme(question, start);
  refuseUnknownAsked(question, nextStep(question, programme, start).step);
  programme.games.forgetCounts();
  programme.solve(new Budget(limits), onProgress ?? (() => undefined));
  return answer(question, programme, start);
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

function answer(question: CheckedPairing, programme: Programme, start: Position): Pairing {
  const { titles, total, format } = question;
  const { position, step } = nextStep(question, programme, start);
  const found = step && solved(step);
  const value = found?.value ?? programme.final(position.games);
  const name = (side: Side, option: Option): Choice => {
    // Whom one of my defenders takes is one of theirs.
    const of = step?.choice === 'opponents' ? other(side) : side;
    return named(titles[of], option);
  };
  const chooses = (side: Side) => found !== undefined && (found.order === 'secret' || found.order === side);
  const weighed = (side: Side): WeighedChoice[] | null =>
    found && chooses(side)
      ? found.options[side].flatMap((option, i) => {
          const weight = found.weights[side]?.[i] ?? 0;
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
  const mine = weighed('mine');
  const theirs = weighed('theirs');
  const { saddles, mixed } = programme.games.counts;
  const last = found?.order === 'secret' ? Number(mine?.length === 1 && theirs?.length === 1) : undefined;
  const advice = adviceOf(question);
  const games = {
    saddles: saddles + (last ?? 0),
    mixed: mixed + (last === undefined ? 0 : 1 - last),
  };
  return {
    kind: 'pairing',
    format,
    value,
    opponent: total === null ? 0 - value : titles.mine.length * total - value,
    settled: start.games.reduce((sum, { table }) => sum + table.mean, 0),
    step: step
      ? { module: step.module, kind: question.modules[step.module].module, choice: step.choice, order: step.order }
      : null,
    mine,
    theirs,
    choices: { mine: worths('mine'), theirs: worths('theirs') },
    ...(regret === undefined || regret.length === 0 ? {} : { regret }),
    line: namedLine(question, programme, start),
    baselines: baselinesOf(question, start),
    proof: {
      optimal: true,
      gap: found?.gap ?? 0,
      states: programme.states,
      games: games.saddles + games.mixed,
      ...games,
    },
    sentence: sentenceOf(question, found, mine, value),
    ...(advice.length === 0 ? {} : { advice }),
  };
}

/** What was taken for granted. */
function adviceOf({ marks }: CheckedPairing): Advice[] {
  if (marks.length === 0) return [];
  return [{ code: 'pairing/scale', severity: 'info', path: 'sheet', message: words.scaleRead({ marks }) }];
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
        throw new PairingFault('asked', `asked.${side}[${i}]`, words.notAnOption({ got: shown(choice) }));
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
  const { titles } = question;
  const { games, steps } = lineFrom(question, programme, start);
  return {
    value: programme.final(games),
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
  const made = games.map((game) => [game.mine, game.theirs] as const);
  const all = ({ value, pairs }: Assignment): NamedAssignment => ({
    value: settled + value,
    pairs: [...made, ...pairs].map(([i, j]) => [titles.mine[i], titles.theirs[j]] as const),
  });
  return {
    best: all(assignment(cells, mine, theirs, 'mine')),
    worst: all(assignment(cells, mine, theirs, 'theirs')),
    random: settled + byLot(cells, mine, theirs),
  };
}

function sentenceOf(
  { titles, total }: CheckedPairing,
  found: SolvedStep | undefined,
  weights: readonly WeighedChoice[] | null,
  value: number,
): string {
  const worth = { of: 'points' as const, value, all: total === null ? null : titles.mine.length * total };
  if (found === undefined) return words.settled({ worth });
  return weights === null ? words.answered({ worth }) : words.advised({ choice: found.choice, weights, worth });
}
