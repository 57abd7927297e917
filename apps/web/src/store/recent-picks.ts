// Units picked lately, offered before anything is typed: of each place that has a picker the last few, kept by this browser.
import { isRecord } from '@oddsmith/games';
import { remember, remembered } from './remembered.ts';

export interface RecentPick<P> {
  readonly name: string;
  readonly note: string;
  /** What the picker takes, as data. */
  readonly pick: P;
}

const KEY = 'oddsmith:recent-picks:1';
const MOST = 6;

/** `place`: "fantasy/oldWorld". What is kept was a pick of this place before; the battle checks it again. */
export function recentPicks<P>(place: string): readonly RecentPick<P>[] {
  const kept = allKept()[place];
  return (Array.isArray(kept) ? kept : []).filter(
    (one): one is RecentPick<P> => isRecord(one) && typeof one.name === 'string',
  );
}

export function rememberPick<P>(place: string, pick: RecentPick<P>): void {
  const others = recentPicks<P>(place).filter(({ name, note }) => name !== pick.name || note !== pick.note);
  remember(KEY, JSON.stringify({ ...allKept(), [place]: [pick, ...others].slice(0, MOST) }));
}

function allKept(): { readonly [place: string]: unknown } {
  try {
    const kept: unknown = JSON.parse(remembered(KEY) ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}
