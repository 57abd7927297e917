// Battles looked at: kept by themselves after a while, found again in the history.
import { sameValue } from '@oddsmith/games';
import type { SavedRecord } from './record.ts';
import { newId, shelf } from './saved.ts';

export interface SeenBattle {
  readonly calculator: string;
  readonly input: unknown;
  /** What the dice gave, where the player told. */
  readonly happened?: Happened;
}

export interface Happened {
  readonly distribution: string;
  readonly outcome: number;
  readonly sentence: string;
}

export function seenBattle({ data }: SavedRecord): SeenBattle | undefined {
  if (typeof data !== 'object' || data === null || !('calculator' in data) || !('input' in data)) return undefined;
  const { calculator, input } = data;
  if (typeof calculator !== 'string') return undefined;
  const happened = 'happened' in data ? readHappened(data.happened) : undefined;
  return { calculator, input, ...(happened === undefined ? {} : { happened }) };
}

function readHappened(value: unknown): Happened | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { distribution, outcome, sentence }: Partial<Record<string, unknown>> = { ...value };
  if (typeof distribution !== 'string' || typeof outcome !== 'number' || typeof sentence !== 'string') return undefined;
  return { distribution, outcome, sentence };
}

/** A battle looked at again moves to the front; what happened in it stays. */
export async function rememberBattle(sentence: string, battle: SeenBattle): Promise<boolean> {
  await shelf.loaded();
  const [game, name] = battle.calculator.split('/');
  const known = shelf.state.getState().records.find((record) => isSame(record, battle));
  const before = known === undefined ? undefined : seenBattle(known);
  const seen: SavedRecord = {
    id: known?.id ?? newId(),
    kind: 'battle',
    game,
    name: sentence,
    tags: [name],
    at: Date.now(),
    data: { ...before, ...battle },
  };
  return shelf.save(seen, battle.happened === undefined ? 'itself' : 'player');
}

function isSame(record: SavedRecord, battle: SeenBattle): boolean {
  if (record.kind !== 'battle') return false;
  const seen = seenBattle(record);
  return seen !== undefined && seen.calculator === battle.calculator && sameValue(seen.input, battle.input);
}
