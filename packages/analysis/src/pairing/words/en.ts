// What the pairing says, in English: each sentence from its facts.
import { decimal, listed, percent, plural, thousands } from '@oddsmith/games/wording';
import type { ModuleName, Side } from '../formats.ts';

/** One who may be put down, and how often out of all. */
export interface Weighted {
  readonly choice: string | readonly string[];
  readonly weight: number;
}

/** What is known of the best choice. */
export interface Advised {
  readonly choice: 'defenders' | 'attackers' | 'opponents';
  readonly weights: readonly Weighted[];
  readonly worth: Worth;
}

/** What a pairing is worth: points of all there are, where there is such a number, or the chance to win the match. */
export type Worth =
  | { readonly of: 'points'; readonly value: number; readonly all: number | null }
  | { readonly of: 'win'; readonly value: number; readonly draw: number };

const VERBS = { defenders: 'Put up', attackers: 'Send', opponents: 'Take' };

function worthText(worth: Worth): string {
  if (worth.of === 'win') {
    const draws = { 0: ', draws not counted', 0.5: ', draws counted half', 1: ', draws counted in full' }[worth.draw];
    return `${percent(worth.value)} to win the match${draws ?? `, draws counted ${decimal(worth.draw)}`}`;
  }
  const of = worth.all === null ? '' : ` of ${decimal(worth.all)}`;
  return `${decimal(worth.value)}${of} points expected`;
}

function weighted({ choice, weight }: Weighted, alone: boolean): string {
  const who = typeof choice === 'string' ? choice : listed(choice);
  return alone ? who : `${who} (${percent(weight)})`;
}

function or(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} or ${parts[parts.length - 1]}`;
}

const TEAM: { readonly [side in Side]: string } = { mine: 'my team', theirs: 'their team' };

export const english = {
  advised: ({ choice, weights, worth }: Advised) =>
    `${VERBS[choice]} ${or(weights.map((one) => weighted(one, weights.length === 1)))}: ${worthText(worth)}.`,
  answered: ({ worth }: { readonly worth: Worth }) => `It is their turn to choose: ${worthText(worth)}.`,
  settled: ({ worth }: { readonly worth: Worth }) => `All games are fixed: ${worthText(worth)}.`,
  /** Behind the sentence where the match is at stake. */
  forPoints: ({ choice, loss }: { readonly choice: string | readonly string[]; readonly loss: number }) =>
    `Playing for points would put down ${typeof choice === 'string' ? choice : listed(choice)} and may cost ${percent(loss)}.`,
  guessedSpread: ({ spread }: { readonly spread: number }) =>
    `results are taken to spread by ${decimal(spread)} points around each mean; give "spread", or the chances of every result`,
  scaleRead: ({ marks }: { readonly marks: readonly (readonly [mark: string, points: number])[] }) =>
    `marks are read as points: ${marks.map(([mark, points]) => `"${mark}" ${decimal(points)}`).join(', ')}; give "scale" for others`,
  sheet: ({ most }: { readonly most: number }) =>
    `sheet must be the text of a spreadsheet, at most ${thousands(most)} characters`,
  sheetAnd: ({ field }: { readonly field: string }) => `give a sheet or ${field}, not both`,
  sheetCell: ({ row, column, text }: { readonly row: number; readonly column: number; readonly text: string }) =>
    `row ${row}, column ${column} of the sheet is no number of points and no mark of the scale: "${text.slice(0, 40)}"`,
  scale: ({ most }: { readonly most: number }) =>
    `scale must give points for 1 to ${most} marks, such as {"++": 16, "o": 10}`,
  scaleAlone: () => 'a scale is for the marks of a sheet',
  tooLarge: () => 'the match is too large to be solved for the chance to win; ask for the points',

  wantedObject: ({ path }: { readonly path: string }) => `${path === '' ? 'a question' : path} must be an object`,
  wantedList: ({ path }: { readonly path: string }) => `${path} must be a list`,
  wantedTitles: ({ path }: { readonly path: string }) => `${path} must be a list of titles`,
  unknownField: ({ field }: { readonly field: string }) => `there is no field "${field.slice(0, 60)}" here`,
  oneOf: ({ path, known, got }: { readonly path: string; readonly known: readonly string[]; readonly got: string }) =>
    `${path} must be one of ${known.join(', ')}, got ${got}`,
  title: ({ most }: { readonly most: number }) => `a title must be a text of 1 to ${most} characters`,
  tooFew: ({ side, count, least }: { readonly side: Side; readonly count: number; readonly least: number }) =>
    `${TEAM[side]} has ${plural(count, 'player')}; at least ${least} are needed`,
  tooMany: ({ side, count, most }: { readonly side: Side; readonly count: number; readonly most: number }) =>
    `${TEAM[side]} has ${plural(count, 'player')}; at most ${most} can be paired`,
  unequal: ({ mine, theirs }: { readonly mine: number; readonly theirs: number }) =>
    `my team has ${plural(mine, 'player')}, theirs ${theirs}`,
  sameTitle: ({ title }: { readonly title: string }) => `two players of a team are called "${title}"`,
  total: () => 'total must be a number from 0 on, or null for differences',
  wholeTotal: ({ most }: { readonly most: number }) =>
    `total must be a whole number from 1 to ${most} where the match is at stake`,
  atLeastZero: ({ path }: { readonly path: string }) => `${path} must be a number from 0 on`,
  rows: ({ players }: { readonly players: number }) => `values must have ${players} rows`,
  columns: ({ players }: { readonly players: number }) => `each row of values must have ${players} cells`,
  tables: ({ count, most }: { readonly count: number; readonly most: number }) =>
    `a cell has a value for 1 to ${most} tables, got ${count}`,
  chances: ({ total }: { readonly total: number | null }) =>
    total === null
      ? 'chances of results need a total'
      : `chances must be ${total + 1} numbers from 0 on, for 0 to ${total} points, without a mean`,
  chancesSum: ({ sum }: { readonly sum: number }) => `chances must add up to 1, they add up to ${decimal(sum)}`,
  value: ({ total, got }: { readonly total: number | null; readonly got: string }) =>
    total === null
      ? `a value must be a number, got ${got}`
      : `a value must be a number from 0 to ${decimal(total)}, got ${got}`,
  formatPlayers: ({ format, players }: { readonly format: string; readonly players: number }) =>
    `"${format}" is not for teams of ${players}`,
  tooManyModules: ({ players }: { readonly players: number }) => `${players} players make at most ${players} modules`,
  noFirst: ({ module }: { readonly module: ModuleName }) => `nobody goes first in a ${module}`,
  noDefender: ({ module }: { readonly module: ModuleName }) => `defender is said of a single, not of a ${module}`,
  doesNotFit: ({ module, left }: { readonly module: ModuleName; readonly left: number }) =>
    `a ${module} cannot be played with ${left} left`,
  notUsedUp: ({ left }: { readonly left: number }) => `the modules leave ${left} without a game`,
  noTable: ({ index }: { readonly index: number }) => `not every cell has a table ${index}`,
  drawWorth: () => 'a draw is worth 0 to 1',
  notWhole: ({ pairs }: { readonly pairs: number }) => `${plural(pairs, 'pair')} are not what whole modules make`,
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
