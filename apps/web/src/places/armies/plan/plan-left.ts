// The Armies page of a game as it was left, for the next visit.
import { isRecord } from '@oddsmith/games';
import { remember, remembered } from '../../../store/remembered.ts';

interface PlanLeft {
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export function leavePlan(page: string, code: string): void {
  remember(keyOf(page), JSON.stringify({ code, at: Date.now() } satisfies PlanLeft));
}

export function planLeft(page: string): PlanLeft | undefined {
  try {
    const kept: unknown = JSON.parse(remembered(keyOf(page)) ?? 'null');
    if (!isRecord(kept) || typeof kept.code !== 'string' || typeof kept.at !== 'number') return undefined;
    return { code: kept.code, at: kept.at };
  } catch {
    return undefined;
  }
}

function keyOf(page: string): string {
  return `oddsmith:armies ${page}`;
}
