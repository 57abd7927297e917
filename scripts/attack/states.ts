// Links and things a browser kept, damaged by chance: opened or refused, never thrown.
import { decodeLink, encodeLink } from '@oddsmith/analysis';
import { deflateSync } from 'fflate';
import { readBackup } from '../../apps/web/src/store/backup.ts';
import { readRecord } from '../../apps/web/src/store/record.ts';
import { Mutator } from './mutator.ts';
import { add, busyMs, counted, type Row } from './row.ts';

const LATE_MS = 200;

const BATTLE = { input: { attacker: { attacks: '2D6+3', hit: 3 }, defender: null }, view: { tab: 'steps' } };
const RECORD = { id: 'a', kind: 'unit', game: 'killteam', name: 'Gunner', tags: ['x'], at: 5, data: { attacks: 4 } };
const CHARACTERS = ['A', '_', '9', '%', '~', '=', 'é', ''];

export async function attackStates(count: number, seed: number): Promise<readonly Row[]> {
  return [await attackEach('links', count, seed, tryLink), await attackEach('stored states', count, seed, tryStored)];
}

async function attackEach(
  name: string,
  count: number,
  seed: number,
  attempt: (chance: Mutator) => 'opened' | 'refused',
): Promise<Row> {
  const chance = new Mutator(seed);
  const outcomes = new Map<string, number>();
  const faults: string[] = [];
  const late: string[] = [];
  let worstMs = 0;
  for (let i = 0; i < count; i++) {
    const [ms, outcome] = await busyMs(() => {
      try {
        return attempt(chance);
      } catch (thrown) {
        return thrown as Error;
      }
    });
    worstMs = Math.max(worstMs, ms);
    if (outcome instanceof Error) faults.push(`${name} ${i}: ${outcome.message}`);
    else add(outcomes, outcome);
    if (ms > LATE_MS) late.push(`${name} ${i}: ${Math.round(ms)} ms`);
  }
  return { name, count, outcome: counted(outcomes), worstMs, faults, late };
}

function tryLink(chance: Mutator): 'opened' | 'refused' {
  return decodeLink(linkOf(chance)).ok ? 'opened' : 'refused';
}

function linkOf(chance: Mutator): string {
  switch (chance.below(6)) {
    case 0: {
      const depth = chance.below(20_000);
      return packed(`{"input":${'['.repeat(depth)}${']'.repeat(depth)}}`);
    }
    case 1:
      // A little that unfolds to a lot.
      return packed('0'.repeat(chance.below(4_000_000)));
    case 2: {
      const state = structuredClone(BATTLE);
      for (let changes = 1 + chance.below(4); changes > 0; changes--) chance.mutate(state);
      return encodeLink(state);
    }
    default:
      return chance.damage(encodeLink(BATTLE), CHARACTERS);
  }
}

function packed(text: string): string {
  return `1${Buffer.from(deflateSync(Buffer.from(text), { level: 1 })).toString('base64url')}`;
}

function tryStored(chance: Mutator): 'opened' | 'refused' {
  const backup = { format: 'oddsmith/saved', version: 1, records: [structuredClone(RECORD), structuredClone(RECORD)] };
  for (let changes = chance.below(4); changes > 0; changes--) chance.mutate(backup);
  const [record] = Array.isArray(backup.records) ? backup.records : [];
  const read = readRecord(record);
  const text = JSON.stringify(backup);
  const opened = readBackup(chance.below(3) === 0 ? chance.damage(text) : text);
  return read !== undefined || opened.ok ? 'opened' : 'refused';
}
