// A round as players roll it: pools of dice, and the casualties their hits cause.
import type { Dice } from '@oddsmith/kernel';
import type { Battle, Wave } from '../plan.ts';
import { BIASED_TENTHS, type DiceMode, type Unit } from '../units.ts';
import { afterHits, afterMostHits, type Force, type HitKind, has, hasAir } from './pieces.ts';

/** Both sides of a wave as they stand. */
export interface Field {
  readonly attack: Force;
  readonly defense: Force;
}

/** Dice thrown together: the values they need, and who may take their hits. */
export interface Pool {
  readonly by: 'attack' | 'defense';
  readonly kind: HitKind;
  readonly values: readonly number[];
}

/** What holds for a whole round because it is looked at when the round begins. */
export interface RoundFacts {
  readonly attackStrikes: boolean;
  readonly defenseStrikes: boolean;
  readonly attackKeeps: boolean;
  readonly defenseKeeps: boolean;
  readonly hits: Battle['hits'];
}

export function factsOf(field: Field, { hits }: Battle, wave: Wave): RoundFacts {
  const ours = field.attack.pieces;
  const theirs = field.defense.pieces;
  return {
    attackStrikes: has(ours, 'submarine') && !has(theirs, 'destroyer'),
    defenseStrikes: has(theirs, 'submarine') && !has(ours, 'destroyer'),
    attackKeeps: wave.attackerKeepsDestroyer && has(theirs, 'submarine'),
    defenseKeeps: wave.defenderKeepsDestroyer && has(ours, 'submarine'),
    hits,
  };
}

function valuesOf(pieces: readonly Unit[], by: 'attack' | 'defense'): number[] {
  let support = by === 'attack' ? pieces.filter((unit) => unit.supports).length : 0;
  return pieces.map((unit) => (unit.supported && support-- > 0 ? 2 : unit[by]));
}

function pool(by: 'attack' | 'defense', kind: HitKind, pieces: readonly Unit[]): Pool[] {
  const values = valuesOf(pieces, by).filter((value) => value > 0);
  return values.length === 0 ? [] : [{ by, kind, values }];
}

const isSubmarine = (unit: Unit) => unit.submarine === true;

/** Submarines that strike before anybody else fires. */
export function strikePools(field: Field, facts: RoundFacts): Pool[] {
  const strike = (by: 'attack' | 'defense') => pool(by, 'submarine', field[by].pieces.filter(isSubmarine));
  return [...(facts.attackStrikes ? strike('attack') : []), ...(facts.defenseStrikes ? strike('defense') : [])];
}

/** Everybody who has not fired yet. `ships`: bombarding along in the first round. */
export function firePools(field: Field, facts: RoundFacts, ships: readonly Unit[]): Pool[] {
  return (['attack', 'defense'] as const).flatMap((by) => {
    const own = field[by].pieces;
    const enemy = field[by === 'attack' ? 'defense' : 'attack'].pieces;
    if (!has(own, 'submarine') && !has(enemy, 'submarine')) {
      const [first] = pool(by, 'any', own);
      const values = [...(first?.values ?? []), ...(by === 'attack' ? ships.map((unit) => unit.attack) : [])];
      return values.length === 0 ? [] : [{ by, kind: 'any' as const, values }];
    }
    const fire = (kind: HitKind, fires: (unit: Unit) => boolean) => pool(by, kind, own.filter(fires));
    const struck = by === 'attack' ? facts.attackStrikes : facts.defenseStrikes;
    const submarines = struck ? [] : fire('submarine', isSubmarine);
    if (has(own, 'destroyer')) return [...submarines, ...fire('any', (unit) => !isSubmarine(unit))];
    const aircraft = fire('aircraft', (unit) => unit.kind === 'air');
    return [...submarines, ...aircraft, ...fire('any', (unit) => !isSubmarine(unit) && unit.kind !== 'air')];
  });
}

/** Casualties of pools that hit so often; both sides fired from `field`. */
export function applyHits(field: Field, pools: readonly Pool[], hits: readonly number[], facts: RoundFacts): Field {
  const after = (target: 'attack' | 'defense', by: 'attack' | 'defense', keeps: boolean) =>
    facts.hits === 'most'
      ? afterMostHits(field[target], hitsBy(by, pools, hits), keeps)
      : suffer(field[target], field[by], pools, hits, by, keeps);
  return {
    ...field,
    attack: after('attack', 'defense', facts.attackKeeps),
    defense: after('defense', 'attack', facts.defenseKeeps),
  };
}

function hitsBy(side: 'attack' | 'defense', pools: readonly Pool[], hits: readonly number[]) {
  const sums = { any: 0, submarine: 0, aircraft: 0 };
  pools.forEach(({ by, kind }, p) => {
    if (by === side) sums[kind] += hits[p];
  });
  return sums;
}

/** Each kind runs down the order of loss; restricted hits of aircraft first where that wastes fewer. */

function suffer(
  target: Force,
  shooter: Force,
  pools: readonly Pool[],
  hits: readonly number[],
  by: 'attack' | 'defense',
  keeps: boolean,
): Force {
  const submarinesLast = has(target.pieces, 'destroyer') && !hasAir(target.pieces) && hasAir(shooter.pieces);
  const order: HitKind[] = submarinesLast ? ['aircraft', 'any', 'submarine'] : ['submarine', 'aircraft', 'any'];
  let left = target;
  for (const kind of order)
    pools.forEach((thrown, p) => {
      if (thrown.by === by && thrown.kind === kind) left = afterHits(left, hits[p], kind, keeps);
    });
  return left;
}

/** Rolls a pool and counts its hits. */
export function rollPool(values: readonly number[], mode: DiceMode, dice: Dice, reason: string): number {
  if (mode === 'lowLuck') {
    const points = values.reduce((sum, value) => sum + value, 0);
    const rest = points % 6;
    return Math.floor(points / 6) + (rest > 0 && dice.d6(reason) <= rest ? 1 : 0);
  }
  let hits = 0;
  for (const value of values) {
    if (mode === 'standard') hits += dice.d6(reason) <= value ? 1 : 0;
    else hits += dice.die(10, reason) <= tenths(value) ? 1 : 0;
  }
  return hits;
}

/** Faces 1 to `value` of the biased die, in tenths. */
export function tenths(value: number): number {
  let sum = 0;
  for (let face = 0; face < value; face++) sum += BIASED_TENTHS[face];
  return sum;
}

export function rollRound(field: Field, battle: Battle, wave: Wave, ships: readonly Unit[], dice: Dice): Field {
  const facts = factsOf(field, battle, wave);
  const roll = (pools: readonly Pool[], reason: string) =>
    pools.map((thrown) => rollPool(thrown.values, battle.dice, dice, `${thrown.by}: ${reason}`));
  const strikes = strikePools(field, facts);
  const after = applyHits(field, strikes, roll(strikes, 'surprise strike'), facts);
  const fire = firePools(after, facts, ships);
  return applyHits(after, fire, roll(fire, 'fire'), facts);
}
