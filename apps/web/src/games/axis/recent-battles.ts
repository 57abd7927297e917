// The battles looked at last, kept on this device.
import { sameValue } from '@oddsmith/games';

export interface RecentBattle {
  readonly sentence: string;
  readonly input: unknown;
}

const KEY = 'oddsmith:axis-recent';
const MOST = 50;

export function recentBattles(): readonly RecentBattle[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(isRecent) : [];
  } catch {
    // Storage may be off, or hold what another version wrote: then there is no history.
    return [];
  }
}

function isRecent(value: unknown): value is RecentBattle {
  return typeof value === 'object' && value !== null && 'sentence' in value && typeof value.sentence === 'string';
}

/** Newest first; a battle looked at again moves to the front. */
export function remember(battle: RecentBattle): readonly RecentBattle[] {
  const list = [battle, ...recentBattles().filter(({ input }) => !sameValue(input, battle.input))].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // A full or forbidden storage only costs the history.
  }
  return list;
}
