// The dice of a charge: how many are kept, and what a failed roll may try again (rules 2, 43, 55; E55, E56).
import type { Pmf } from '@oddsmith/kernel';
import type { Budget } from '../contract/budget.ts';

export interface ChargeRoll {
  readonly dice: number;
  readonly dropLowest: number;
  readonly fixedDice: readonly number[];
  readonly reroll: boolean | 'one';
  /** The sum of the kept dice that arrives. */
  readonly needed: number;
}

/** The sum of the highest dice. */
export function keptSum(faces: readonly number[], dropLowest: number): number {
  const sorted = [...faces].sort((one, other) => one - other);
  return sorted.slice(dropLowest).reduce((sum, face) => sum + face, 0);
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

interface WeightedRoll {
  readonly faces: readonly number[];
  readonly chance: number;
}

/** Every way the dice that are rolled may fall, whichever of them shows what: 126 ways of four dice, not 1,296. */
function everyRoll(dice: number): readonly WeightedRoll[] {
  let rolls: readonly WeightedRoll[] = [{ faces: [], chance: 1 }];
  for (let die = 0; die < dice; die++) {
    const next = new Map<string, WeightedRoll>();
    for (const { faces, chance } of rolls)
      for (const face of FACES) {
        const sorted = [...faces, face].sort((one, other) => one - other);
        const key = sorted.join();
        next.set(key, { faces: sorted, chance: (next.get(key)?.chance ?? 0) + chance / FACES.length });
      }
    rolls = [...next.values()];
  }
  return rolls;
}

/** The kept sum after rerolls, before any modifier. */
export function chargePmf({ dice, dropLowest, fixedDice, reroll, needed }: ChargeRoll, budget: Budget): Pmf {
  const free = dice - fixedDice.length;
  const rolls = everyRoll(free);
  const sumOf = (roll: readonly number[]): number => keptSum([...fixedDice, ...roll], dropLowest);
  const once = new Float64Array(6 * (dice - dropLowest) + 1);
  for (const { faces, chance } of rolls) once[sumOf(faces)] += chance;
  if (reroll === false || free === 0) return once;
  const result = new Float64Array(once.length);
  let failed = 0;
  for (const { faces, chance } of rolls) {
    budget.look();
    if (sumOf(faces) >= needed) result[sumOf(faces)] += chance;
    else if (reroll === true) failed += chance;
    else for (const sum of bestReroll(faces, sumOf, needed)) result[sum] += chance / FACES.length;
  }
  return result.map((chance, sum) => chance + failed * once[sum]);
}

/** The six sums of the one die whose reroll arrives most often, the lowest of those that do alike. */
function bestReroll(
  roll: readonly number[],
  sumOf: (roll: readonly number[]) => number,
  needed: number,
): readonly number[] {
  let best: readonly number[] = [];
  let chosen = -1;
  const arriving = (sums: readonly number[]): number => sums.filter((sum) => sum >= needed).length;
  roll.forEach((face, die) => {
    const sums = FACES.map((other) => sumOf(roll.map((shown, index) => (index === die ? other : shown))));
    const gain = chosen < 0 ? 1 : arriving(sums) - arriving(best);
    if (gain < 0 || (gain === 0 && face >= roll[chosen])) return;
    best = sums;
    chosen = die;
  });
  return best;
}
