// Ways to take hits, for holding the one that was chosen against the best.
import type { HitCounts } from '../simulate/pieces.ts';
import { type Army, UNITS, type UnitId } from '../units.ts';
import { amount, changed } from './standing.ts';

/** Ways that are weighed, at most. */
const MOST_WAYS = 300;

/**
 * Every way to lose as many pieces as the usual order does, or undefined where there are too many. Spare hits of battleships go
 * first and transports last, as in the usual order; only kinds that hits can be put on are lost.
 */
export function waysToLose(from: Army, usual: Army, hits: HitCounts, naval: boolean): readonly Army[] | undefined {
  const unhurt = naval ? spared(from, usual) : from;
  const free = UNITS.filter(({ id, lostLast }) => amount(unhurt, id) > 0 && !(naval && lostLast));
  const lost = free.reduce((sum, { id }) => sum + amount(unhurt, id) - amount(usual, id), 0);
  const most = {
    submarine: hits.submarine + hits.any,
    aircraft: hits.aircraft + hits.any,
  };
  let ways: {
    readonly left: { readonly [id in UnitId]?: number };
    readonly rest: number;
    subs: number;
    air: number;
  }[] = [{ left: {}, rest: lost, subs: 0, air: 0 }];
  for (const { id, submarine, kind } of free) {
    const there = amount(unhurt, id);
    ways = ways.flatMap(({ left, rest, subs, air }) =>
      Array.from({ length: Math.min(there, rest) + 1 }, (_, n) => ({
        left: { ...left, [id]: there - n },
        rest: rest - n,
        subs: subs + (submarine ? n : 0),
        air: air + (kind === 'air' ? n : 0),
      })),
    );
    if (ways.length > 20 * MOST_WAYS) return undefined;
  }
  const legal = ways.filter(
    ({ rest, subs, air }) => rest === 0 && (!naval || (subs <= most.submarine && air <= most.aircraft)),
  );
  if (legal.length > MOST_WAYS) return undefined;
  return legal.map(({ left }) => changed(usual, left));
}

/** Battleships that took a hit they can spare. */
function spared(from: Army, usual: Army): Army {
  const damaged = Math.max(0, amount(from, 'bat') - amount(usual, 'bat'));
  return changed(from, { bat: amount(from, 'bat') - damaged, dbat: amount(from, 'dbat') + damaged });
}
