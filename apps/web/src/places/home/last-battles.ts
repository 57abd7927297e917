// The battle of each game this browser looked at last, in reach before anything else is loaded.
import { home } from '../../language/english/shell/shell.ts';
import { forget, remember, remembered } from '../../store/remembered.ts';

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
  const battles = keptBattles();
  const old = remembered(OLD_KEY);
  if (battles.length > 0 || !old?.startsWith('#/')) return battles;
  return [{ game: '', title: home.lastBattle, sentence: '', hash: old }];
}

function keptBattles(): readonly LastBattle[] {
  try {
    const kept: unknown = JSON.parse(remembered(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isLastBattle) : [];
  } catch {
    // Written by another version or by hand: then there is nothing to continue.
    return [];
  }
}

export function rememberLast(battle: LastBattle): void {
  const others = lastBattles().filter(({ game }) => game !== battle.game && game !== '');
  remember(KEY, JSON.stringify([battle, ...others]));
}

/** What is remembered may be what broke the page. */
export function forgetLast(): void {
  forget(KEY);
  forget(OLD_KEY);
}

function isLastBattle(value: unknown): value is LastBattle {
  if (typeof value !== 'object' || value === null) return false;
  const { game, title, sentence, hash }: Partial<Record<string, unknown>> = { ...value };
  return [game, title, sentence, hash].every((part) => typeof part === 'string') && String(hash).startsWith('#/');
}
