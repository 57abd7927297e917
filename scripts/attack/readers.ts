// Damaged army lists for every reader: read or refused, in time, without a crash.
import { importArmyList } from '@oddsmith/games/lists';
import { BOOK, PLAIN, SAVE, SHARE_NEW, SHARE_OLD, TEXT } from '../../packages/games/test/grimdark/import/lists.ts';
import { nestedSelections, statLines, units } from '../../packages/games/test/growing-lists.ts';
import * as dialects from '../../packages/games/test/wh40k/import/dialects.ts';
import { ROSTERIZER } from '../../packages/games/test/wh40k/import/rosterizer-list.ts';
import { Mutator } from './mutator.ts';
import { add, busyMs, counted, type Row } from './row.ts';

interface Reader {
  readonly name: string;
  readonly game: string;
  readonly lists: readonly string[];
  readonly books?: readonly string[];
}

const {
  OFFICIAL_APP,
  LOST_INDENTATION,
  FLAT,
  FRENCH,
  WTC_COMPACT,
  WTC_FULL,
  LISTFORGE_TEXT,
  WAR_ORGAN,
  NEW_RECRUIT_SIMPLE,
  NEW_RECRUIT_GW,
  NEW_RECRUIT_SHORT,
  BATTLEBASE,
  DISCORD,
} = dialects;

const READERS: readonly Reader[] = [
  { name: 'One Page Rules, text', game: 'grimdark', lists: [TEXT, PLAIN] },
  { name: 'One Page Rules, JSON', game: 'grimdark', lists: [SHARE_NEW, SHARE_OLD, SAVE], books: [BOOK] },
  { name: '40,000, text of the app', game: 'wh40k', lists: [OFFICIAL_APP, LOST_INDENTATION, FLAT, FRENCH] },
  {
    name: '40,000, text of others',
    game: 'wh40k',
    lists: [WTC_COMPACT, WTC_FULL, LISTFORGE_TEXT, WAR_ORGAN],
  },
  {
    name: '40,000, text of New Recruit and chats',
    game: 'wh40k',
    lists: [NEW_RECRUIT_SIMPLE, NEW_RECRUIT_GW, NEW_RECRUIT_SHORT, BATTLEBASE, DISCORD],
  },
  { name: '40,000, JSON', game: 'wh40k', lists: [nestedSelections(3), ROSTERIZER] },
  { name: '40,000, roster file', game: 'wh40k', lists: [statLines(20), units(20)] },
];

const BUDGET_MS = 1_000;
const LATE_MS = 60;

/** What numbers, names and marks of a list may be replaced with. */
const PIECES = [
  '1e32',
  '99999999999999999999999999999999x ',
  '-1',
  '0',
  '\n',
  '\n\n\n',
  '(',
  ')',
  '[',
  '|',
  '• ',
  ', '.repeat(500),
  '(((((((((((((((('.repeat(20),
  '<selection name="',
  '&lol;',
  '"',
  '{"a":',
  '\u0000',
  '\ud800',
  'Q7+ D0+',
  'x'.repeat(3_000),
];

export async function attackReaders(count: number, seed: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const reader of READERS) rows.push(await attackReader(reader, count, seed));
  return rows;
}

async function attackReader({ name, game, lists, books }: Reader, count: number, seed: number): Promise<Row> {
  const chance = new Mutator(seed);
  const outcomes = new Map<string, number>();
  const faults: string[] = [];
  const late: string[] = [];
  let worstMs = 0;
  await importArmyList(lists[0], { game });
  for (let i = 0; i < count; i++) {
    let list = chance.pick(lists);
    for (let changes = chance.below(6); changes > 0; changes--) list = chance.damage(list, PIECES);
    const until = performance.now() + BUDGET_MS;
    const options = {
      ...(chance.below(4) === 0 ? {} : { game }),
      ...(books === undefined
        ? {}
        : { books: books.map((book) => (chance.below(3) === 0 ? chance.damage(book) : book)) }),
      expired: () => performance.now() > until,
    };
    const [ms, result] = await busyMs(() => importArmyList(list, options).catch((thrown: Error) => thrown));
    worstMs = Math.max(worstMs, ms);
    if (ms > BUDGET_MS + LATE_MS) late.push(`${Math.round(ms)} ms: ${list.slice(0, 2_000)}`);
    if (result instanceof Error) faults.push(`${result.message}: ${list.slice(0, 2_000)}`);
    else add(outcomes, result.ok ? 'read' : 'refused');
  }
  return { name: `reader: ${name}`, count, outcome: counted(outcomes), worstMs, faults, late };
}
