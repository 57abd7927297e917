// What a pairing says, in English: each sentence from its facts.
import type { Writer } from '@oddsmith/words';
import type { ChoiceName, ModuleName, Side } from '../formats.ts';

type Choice = string | readonly string[];

/** What is known of the best choice. */
export interface Advised {
  readonly choice: ChoiceName;
  readonly weights: readonly { readonly choice: Choice; readonly weight: number }[];
  readonly worth: Worth;
}

/** What a pairing is worth: points of all there are, where there is such a number, or the chance to win the match. */
export type Worth =
  | { readonly of: 'points'; readonly value: number; readonly all: number | null }
  | { readonly of: 'win'; readonly value: number; readonly draw: number };

export interface Asked<Value = string> {
  readonly path: string;
  readonly got: Value;
}

const VERBS: { readonly [choice in ChoiceName]: string } = {
  defenders: 'Put up',
  attackers: 'Send',
  opponents: 'Take',
};
const TEAM: { readonly [side in Side]: string } = { mine: 'my team', theirs: 'their team' };

function who(choice: Choice, w: Writer): string {
  return typeof choice === 'string' ? choice : w.list(choice);
}

function weighed(weights: Advised['weights'], w: Writer): string {
  if (weights.length === 1) return who(weights[0].choice, w);
  return w.list(
    weights.map(({ choice, weight }) => `${who(choice, w)} (${w.percent(weight)})`),
    'or',
  );
}

function worthText(worth: Worth, w: Writer): string {
  if (worth.of === 'points') {
    const of = worth.all === null ? '' : ` of ${w.decimal(worth.all)}`;
    return `${w.decimal(worth.value)}${of} points expected`;
  }
  if (worth.draw === 0) return `${w.percent(worth.value)} to win the match`;
  return `${w.percent(worth.value)} to win the match, a draw counted as ${w.decimal(worth.draw)}`;
}

export const english = {
  advised: ({ choice, weights, worth }: Advised, w: Writer) =>
    `${VERBS[choice]} ${weighed(weights, w)}: ${worthText(worth, w)}.`,
  answered: ({ worth }: { readonly worth: Worth }, w: Writer) => `It is their turn to choose: ${worthText(worth, w)}.`,
  settled: ({ worth }: { readonly worth: Worth }, w: Writer) => `All games are fixed: ${worthText(worth, w)}.`,
  forPoints: ({ choice, weights, loss }: Omit<Advised, 'worth'> & { readonly loss: number }, w: Writer) =>
    `For the most points it would be: ${VERBS[choice].toLowerCase()} ${weighed(weights, w)}, which may cost ${w.percent(loss)} of the match.`,
  guessedSpread: ({ spread }: { readonly spread: number }, w: Writer) =>
    `results are taken to spread by ${w.decimal(spread)} points around each mean; give "spread", or the chances of every result`,
  scaleRead: ({ marks }: { readonly marks: readonly (readonly [mark: string, points: number])[] }, w: Writer) =>
    `marks are read as points: ${marks.map(([mark, points]) => `"${mark}" ${w.decimal(points)}`).join(', ')}; give "scale" for others`,

  wantedObject: ({ path }: { readonly path: string }) => `${path === '' ? 'a question' : path} must be an object`,
  wantedList: ({ path }: { readonly path: string }) => `${path} must be a list`,
  unknownField: ({ field }: { readonly field: string }) => `there is no field "${field}" here`,
  oneOf: ({ path, known, got }: Asked & { readonly known: readonly string[] }) =>
    `${path} must be one of ${known.join(', ')}, got ${got}`,
  title: ({ most }: { readonly most: number }, w: Writer) =>
    `a title must be a text of 1 to ${w.number(most)} characters`,
  tooFew: (
    { side, count, least }: { readonly side: Side; readonly count: number; readonly least: number },
    w: Writer,
  ) => `${TEAM[side]} has ${w.plural(count, 'player')}; at least ${w.number(least)} are needed`,
  tooMany: ({ side, count, most }: { readonly side: Side; readonly count: number; readonly most: number }, w: Writer) =>
    `${TEAM[side]} has ${w.plural(count, 'player')}; at most ${w.number(most)} can be paired`,
  unequal: ({ mine, theirs }: { readonly mine: number; readonly theirs: number }, w: Writer) =>
    `my team has ${w.plural(mine, 'player')}, theirs ${w.number(theirs)}`,
  sameTitle: ({ title }: { readonly title: string }) => `two players of a team are called "${title}"`,
  total: () => 'total must be a number from 0 on, or null for differences',
  wholeTotal: ({ most }: { readonly most: number }, w: Writer) =>
    `total must be a whole number from 1 to ${w.number(most)} where the match is at stake`,
  atLeastZero: ({ path }: { readonly path: string }) => `${path} must be a number from 0 on`,
  rows: ({ players }: { readonly players: number }) => `values must have ${players} rows`,
  columns: ({ players }: { readonly players: number }) => `each row of values must have ${players} cells`,
  tables: ({ count, most }: { readonly count: number; readonly most: number }) =>
    `a cell has a value for 1 to ${most} tables, got ${count}`,
  chances: ({ total }: { readonly total: number | null }) =>
    total === null
      ? 'chances of results need a total'
      : `chances must be ${total + 1} numbers from 0 on, for 0 to ${total} points, without a mean`,
  chancesSum: ({ sum }: { readonly sum: number }, w: Writer) =>
    `chances must add up to 1, they add up to ${w.figure(sum)}`,
  value: ({ total, got }: { readonly total: number | null; readonly got: string }, w: Writer) =>
    total === null
      ? `a value must be a number, got ${got}`
      : `a value must be a number from 0 to ${w.decimal(total)}, got ${got}`,
  sheet: ({ most }: { readonly most: number }, w: Writer) =>
    `sheet must be the text of a spreadsheet, at most ${w.thousands(most)} characters`,
  sheetAnd: ({ field }: { readonly field: string }) => `give a sheet or ${field}, not both`,
  sheetCell: ({ row, column, text }: { readonly row: number; readonly column: number; readonly text: string }) =>
    `row ${row}, column ${column} of the sheet is no number of points and no mark of the scale: "${text}"`,
  scale: ({ most }: { readonly most: number }) =>
    `scale must give points for 1 to ${most} marks, such as {"++": 16, "o": 10}`,
  scaleAlone: () => 'a scale is for the marks of a sheet',
  formatPlayers: ({ format, players }: { readonly format: string; readonly players: number }) =>
    `"${format}" is not for teams of ${players}`,
  tooManyModules: ({ players }: { readonly players: number }) => `${players} players make at most ${players} modules`,
  noFirst: ({ module }: { readonly module: ModuleName }) => `nobody goes first in a ${module}`,
  noDefender: ({ module }: { readonly module: ModuleName }) => `defender is said of a single, not of a ${module}`,
  doesNotFit: ({ module, left }: { readonly module: ModuleName; readonly left: number }) =>
    `a ${module} cannot be played with ${left} left`,
  notUsedUp: ({ left }: { readonly left: number }) => `the modules leave ${left} without a game`,
  tooLarge: () => 'this format is too large for the chance to win; ask for the points',
  noTable: ({ index }: { readonly index: number }, w: Writer) => `not every cell has a table ${w.number(index)}`,
  drawWorth: () => 'a draw is worth 0 to 1',
  notWhole: ({ pairs }: { readonly pairs: number }, w: Writer) =>
    `${w.plural(pairs, 'pair')} are not what whole modules make`,
  unknownPlayer: ({ got }: { readonly got: string }) => `there is no player ${got}`,
  usedPlayer: ({ title }: { readonly title: string }) => `"${title}" has a game already`,
  nothingToSay: () => 'this side has nothing to choose here',
  wantedPlayers: ({ count }: { readonly count: number }) =>
    count === 1 ? 'one player must be named here' : `${count} players must be named here`,
  notInHand: ({ got }: { readonly got: string }) => `${got} cannot be named here: not in hand, or named twice`,
  tooEarly: () => 'the choice before it is not complete',
  attackerDefends: () => 'a defender cannot be sent to attack',
  notSent: () => 'an opponent must be one of the attackers sent',
  announcedFirst: () => 'the other side announces this choice first',
  notAnOption: ({ got }: { readonly got: string }) => `${got} is no option of this step`,
};
