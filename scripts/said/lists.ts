// What is said of army lists: why a list was taken for its game, what its reader noticed, and why it was refused.
import type { Language } from '@oddsmith/games';
import { importArmyList, reasonOf } from '@oddsmith/games/lists';
import { BOOK, PLAIN, SAVE, SHARE_NEW, SHARE_OLD, TEXT } from '../../packages/games/test/grimdark/import/lists.ts';
import { GROWING } from '../../packages/games/test/growing-lists.ts';
import * as dialects from '../../packages/games/test/wh40k/import/dialects.ts';
import { ROSTERIZER } from '../../packages/games/test/wh40k/import/rosterizer-list.ts';
import type { Said } from './speech.ts';

interface List {
  readonly text: string;
  readonly game?: string;
  readonly books?: readonly string[];
}

const ANGELS = 'Angels of Death\n- Space Marine Captain\n2x Intercessor Warrior: bolt rifle\nSomebody else';
const SLIPS = `Patrol (500 points)

Space Marines

Intercesor Squad (80 points)
• 5x Bolt rife
Nobody at All (95 points)
• 3x Thing`;

const LISTS: { readonly [name: string]: List } = {
  ...Object.fromEntries(Object.entries(dialects).map(([name, text]) => [`wh40k ${name}`, { text }])),
  'wh40k ROSTERIZER': { text: ROSTERIZER },
  'wh40k slips': { text: SLIPS },
  'grimdark TEXT': { text: TEXT },
  'grimdark PLAIN': { text: PLAIN },
  'grimdark SHARE_NEW': { text: SHARE_NEW },
  'grimdark SHARE_OLD': { text: SHARE_OLD },
  'grimdark SAVE': { text: SAVE, books: [BOOK] },
  'grimdark SAVE without its book': { text: SAVE },
  'killteam names': { text: ANGELS },
  'killteam unknown weapon': { text: 'Angels of Death\nIntercessor Warrior: zap gun' },
  'killteam no team': { text: 'nothing of it', game: 'killteam' },
  'killteam no text': { text: '{"operatives": []}', game: 'killteam' },
  'killteam too many': { text: '99x Space Marine Captain\n'.repeat(6), game: 'killteam' },
  nothing: { text: '' },
  'a letter': { text: 'Dear friend' },
  'unknown game': { text: 'anything', game: 'chess' },
  'broken JSON': { text: '{"units": [' },
  'broken XML': { text: '<roster><forces>' },
  ...Object.fromEntries(GROWING.map(([name, make]) => [`held up by ${name}`, { text: make(256) }])),
};

export async function saidOfLists(): Promise<readonly Said[]> {
  const said: Said[] = [];
  for (const [id, { text, ...options }] of Object.entries(LISTS)) {
    const saidIn = async (language: Language) => {
      const read = await importArmyList(text, { ...options, language });
      return read.ok ? remarksOf(read, language) : [read.problem.message];
    };
    said.push({ id, speech: { en: await saidIn('en'), de: await saidIn('de') } });
  }
  return said;
}

type ReadList = Extract<Awaited<ReturnType<typeof importArmyList>>, { readonly ok: true }>;

function remarksOf(read: ReadList, language: Language): string[] {
  const reason = reasonOf(read, language);
  const remarks = read.outline.remarks.map(({ message }) => message);
  return reason === undefined ? remarks : [reason, ...remarks];
}
