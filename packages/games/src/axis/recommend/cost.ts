// How much work a recommendation is, before doing it.
import { searchSteps, solveSteps, waveCost } from '../exact/cost.ts';
import { type Recommendation, withArmy } from '../plan.ts';
import type { Counts } from '../units.ts';
import { armiesBetween, countArmies } from './armies.ts';
import { areTogether, type Choice, groupedByShips } from './evaluate.ts';
import { garrisonOf } from './territories.ts';

/** Armies whose battles are looked at where each is fought on its own. */
const SAMPLES = 8;
/** More armies than this are not listed to find out what they share. */
const MOST_LISTED = 6000;

export function recommendSteps(given: Recommendation): number {
  const { least, stock, territories } = given;
  if (territories.length === 0) return valuing({ ...given, battle: given }, least, stock);
  const none = stock.map(() => 0);
  const tables = territories.map((territory) => valuing(garrisonOf(given, territory), none, stock));
  return tables.reduce((sum, steps) => sum + steps, 0) + splitSteps(given, stock);
}

/** Every army between two: in one table, or each on its own. */
function valuing(given: Choice, least: Counts, stock: Counts): number {
  const count = countArmies(least, stock);
  if (count === 0) return 0;
  if (!areTogether(given)) return count * averageSteps(given, least, stock);
  if (count > MOST_LISTED) return (count / MOST_LISTED) * tableSteps(given, someArmies(least, stock, MOST_LISTED));
  return tableSteps(given, armiesBetween(least, stock));
}

function tableSteps({ battle, role }: Choice, armies: readonly Counts[]): number {
  const [wave] = battle.waves;
  const attackers = [wave.attack.counts];
  const defenders = [wave.defense.counts];
  const question = { battle, index: 0, lattice: true };
  if (role === 'defense') return waveCost({ ...question, attackers, defenders: armies }, 2).steps;
  const groups = groupedByShips(battle, armies);
  return groups.reduce((sum, group) => sum + waveCost({ ...question, attackers: group, defenders }, 2).steps, 0);
}

function averageSteps({ battle, role }: Choice, least: Counts, stock: Counts): number {
  const armies = someArmies(least, stock, SAMPLES);
  const steps = armies.map((army) => {
    const one = withArmy(battle, 0, role, army);
    return solveSteps(one) + searchSteps(one);
  });
  return steps.reduce((sum, n) => sum + n, 0) / armies.length;
}

/** Armies spread evenly over the list of all, without making the list. */
function someArmies(least: Counts, stock: Counts, wanted: number): Counts[] {
  const count = countArmies(least, stock);
  const samples = Math.min(count, wanted);
  return Array.from({ length: samples }, (_, sample) => {
    let place = Math.floor(((sample + 0.5) * count) / samples);
    return stock.map((most, t) => {
      const fewest = Math.min(least[t], most);
      const choices = most - fewest + 1;
      const n = fewest + (place % choices);
      place = Math.floor(place / choices);
      return n;
    });
  });
}

/** Every army of every stock that may be left, for each territory, with the plans kept for the rest. */
function splitSteps(given: Recommendation, stock: Counts): number {
  const pairs = stock.reduce((product, n) => product * (((n + 1) * (n + 2)) / 2), 1);
  return given.territories.length > 1 ? pairs * given.territories.length * 200 : 0;
}
