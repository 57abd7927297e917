// The battle of each game this browser looked at last, in reach before anything else is loaded.

export interface LastBattle {
  readonly game: string;
  readonly title: string;
  readonly sentence: string;
  /** "#/fantasy/attack/…" */
  readonly hash: string;
}

const KEY = 'oddsmith:continue';
/** Where older versions kept one address. */
const OLD_KEY = 'oddsmith:address';

/** Newest first. */
export function lastBattles(): readonly LastBattle[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const battles = Array.isArray(kept) ? kept.filter(isLastBattle) : [];
    const old = localStorage.getItem(OLD_KEY);
    if (battles.length > 0 || !old?.startsWith('#/')) return battles;
    return [{ game: '', title: 'Your last battle', sentence: '', hash: old }];
  } catch {
    // Storage may be off, or hold what another version wrote: then there is nothing to continue.
    return [];
  }
}

export function rememberLast(battle: LastBattle): void {
  const others = lastBattles().filter(({ game }) => game !== battle.game && game !== '');
  try {
    localStorage.setItem(KEY, JSON.stringify([battle, ...others]));
  } catch {
    // Storage may be full or switched off: the address bar still holds the battle.
  }
}

/** What is remembered may be what broke the page. */
export function forgetLast(): void {
  try {
    localStorage.removeItem(KEY);
    localStorage.removeItem(OLD_KEY);
  } catch {
    // Nothing was remembered then.
  }
}

function isLastBattle(value: unknown): value is LastBattle {
  if (typeof value !== 'object' || value === null) return false;
  const { game, title, sentence, hash }: Partial<Record<string, unknown>> = { ...value };
  return [game, title, sentence, hash].every((part) => typeof part === 'string') && String(hash).startsWith('#/');
}
