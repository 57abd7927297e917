// What picking a unit does to a battle.
import { valueAt, withValue } from '@oddsmith/games';
import type { CardInput } from '@oddsmith/games/fantasy/library';

/** How the unit stands is kept when another unit takes its place. */
const KEPT = ['charging', 'arc', 'chargeDistance', 'breakReroll', 'challenge', 'lostBefore', 'restrains'] as const;

export function withUnit(battle: unknown, side: 'first' | 'second' | 'ally', card: CardInput): unknown {
  const kept = Object.fromEntries(KEPT.map((key) => [key, valueAt(battle, [side, key])]));
  return withValue(battle, [side], { ...card, ...withoutUndefined(kept) });
}

function withoutUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
