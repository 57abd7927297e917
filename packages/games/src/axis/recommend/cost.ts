// How much work a recommendation is, before doing it.
import { Budget } from '../../contract/budget.ts';
import { budgetToLook } from '../../contract/cost.ts';
import { orderAndSolveSteps, STEPS_TO_LOOK, waveAlone, waveCost } from '../exact/cost.ts';
import { STEPS_PER_NODE } from '../exact/graph/web.ts';
import { type Recommendation, withArmy } from '../plan.ts';
import { type Counts, UNITS } from '../units.ts';
import { withAlikeAsOne } from './alike.ts';
import { armiesBetween, armiesBySize, countArmies } from './armies.ts';
import { areTogether, type Choice, groupedByShips } from './evaluate.ts';
import { everySplitSteps, garrisonOf, isWide, wideSplitSteps } from './territories.ts';

/** Armies whose battles are looked at where each is fought on its own. */
const SAMPLES = 8;
/** More armies than this are not listed to find out what they share. */
const MOST_LISTED = 6000;

/** Steps that a search through a large stock may take before it says what it has. */
export const STEPS_TO_SEARCH = 1_500_000_000;
/** Every army is valued where that takes no more steps than this; what earns most can be proven no other way. */
const STEPS_FOR_ALL = 200_000_000;
const STEPS_FOR_ALL_PROFITS = STEPS_TO_SEARCH;
/** Armies a search keeps in mind at most, and battles it solves at least. */
const MOST_SEARCHED = 1_000_000;
const FEWEST_SOLVED = 50;

/** Everything here looks at the clock of a budget and spends nothing of it. */
export function recommendSteps(asked: Recommendation, clock = new Budget()): number {
  if (asked.territories.length === 0) return isSearched(asked, clock) ? STEPS_TO_SEARCH : stepsForAll(asked, clock);
  const given = withAlikeAsOne(asked);
  const { stock, territories } = given;
  const none = stock.map(() => 0);
  const tables = territories.map((territory) => valuing(garrisonOf(given, territory), none, stock, clock));
  const split = isWide(given) ? wideSplitSteps(given) : everySplitSteps(given);
  return tables.reduce((sum, steps) => sum + steps, 0) + split;
}

/** Too many armies to value each, but few enough to look for the best. */
export function isSearched(given: Recommendation, clock: Budget): boolean {
  const affordable = given.goal === 'maxProfit' ? STEPS_FOR_ALL_PROFITS : STEPS_FOR_ALL;
  if (countArmies(given.least, given.stock) > MOST_SEARCHED || stepsForAll(given, clock) <= affordable) return false;
  return orderAndSolveSteps(given, clock) < STEPS_TO_SEARCH / FEWEST_SOLVED;
}

function stepsForAll(given: Recommendation, clock: Budget): number {
  return valuing({ ...given, battle: given }, given.least, given.stock, clock);
}

/** Every army between two: in one table, or each on its own. */
function valuing(given: Choice, least: Counts, stock: Counts, clock: Budget): number {
  const count = countArmies(least, stock);
  if (count === 0) return 0;
  if (!areTogether(given)) return count * averageSteps(given, least, stock, clock);
  if (!hasSubmarines(given)) return plainSteps(given, armiesBySize(least, stock));
  if (count > MOST_LISTED)
    return (count / MOST_LISTED) * tableSteps(given, someArmies(least, stock, MOST_LISTED), clock);
  return tableSteps(given, armiesBetween(least, stock, budgetToLook(STEPS_TO_LOOK, clock)), clock);
}

function hasSubmarines({ battle }: Choice): boolean {
  const [{ attack, defense }] = battle.waves;
  return UNITS.some((unit, t) => unit.submarine && attack.counts[t] + defense.counts[t] > 0);
}

/** A table of many armies without submarines: hits of either side meet hits of the other, whatever the armies are made of. */
function plainSteps(choice: Choice, sizes: readonly number[]): number {
  const { battle, role } = choice;
  const [wave] = battle.waves;
  const { counts } = wave[role === 'attack' ? 'defense' : 'attack'];
  const others = counts.reduce((sum, n, t) => sum + n * (1 + (battle.naval ? (UNITS[t].spareHits ?? 0) : 0)), 0);
  const win = wave.stop.winChance !== undefined || wave.stop.bestWinChance ? 1 : 0;
  const tables = followed(choice) + win;
  let steps = 0;
  sizes.forEach((count, size) => {
    let pairs = 0;
    for (let left = 0; left <= others; left++) pairs += (Math.min(size, left) + 1) ** 2;
    steps += count * (STEPS_PER_NODE + tables * pairs);
  });
  return steps;
}

/** Quantities that are worked out for every army: its chance, and its profit where somebody asks. */
function followed({ battle, chanceAlone }: Choice): number {
  return chanceAlone && !battle.waves[0].weighs ? 1 : 2;
}

export function tableSteps(given: Choice, armies: readonly Counts[], clock: Budget): number {
  const { battle, role } = given;
  if (!hasSubmarines(given)) return plainSteps(given, sizesOf(armies));
  const question = { ...waveAlone(battle, 0), lattice: true };
  if (role === 'defense') return waveCost({ ...question, defenders: armies }, followed(given), clock).steps;
  const groups = groupedByShips(battle, armies, clock);
  return groups.reduce(
    (sum, group) => sum + waveCost({ ...question, attackers: group }, followed(given), clock).steps,
    0,
  );
}

function sizesOf(armies: readonly Counts[]): number[] {
  const sizes: number[] = [];
  for (const army of armies) {
    const size = army.reduce((sum, n) => sum + n, 0);
    sizes[size] = (sizes[size] ?? 0) + 1;
  }
  return Array.from(sizes, (count) => count ?? 0);
}

function averageSteps({ battle, role }: Choice, least: Counts, stock: Counts, clock: Budget): number {
  const armies = someArmies(least, stock, SAMPLES);
  const steps = armies.map((army) => orderAndSolveSteps(withArmy(battle, 0, role, army), clock));
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
