// A landing as both questions about it need it: the sea battle says how many transports come through, each number is a land battle of its own.
import type { Budget } from '../../contract/budget.ts';
import { orderBattle } from '../exact/cost.ts';
import { totalUnits } from '../exact/graph/order.ts';
import { type SolvedBattle, solveSeries } from '../exact/series.ts';
import { FIGHTS } from '../exact/wave/pairs.ts';
import { leastCertain, type OrderSearch, type ValueRow, ValueSums } from '../findings.ts';
import { lookUp } from '../look-up.ts';
import { UNIT_COUNT } from '../units.ts';
import { type AmphibiousFindings, LandingSums } from './findings.ts';
import { drownedValue, KEEPS_OFF, type Landing, landBattle, loadsAfloat, transportsIn } from './plan.ts';

/** Sea battles that end with as many transports, from which somebody lands or nobody. */
interface Arrival {
  readonly transports: number;
  readonly lands: boolean;
  readonly profit: ValueSums;
  weight: number;
}

export function solve(landing: Landing, budget: Budget): AmphibiousFindings {
  const sums = new LandingSums();
  sums.total = 1;
  if (landing.passesBy) {
    const { dropped, search } = fightAshore(landing, passedBy(landing, sums), sums, budget);
    return sums.findings(dropped, search);
  }
  const { battle: sea, search } = orderBattle(landing.sea, budget);
  const solved = solveSeries(sea, budget);
  sums.sea.add(solved.waves[0].result, 1);
  const arrivals = arrivalsOf(landing, solved, sums);
  let dropped = solved.dropped;
  let least: OrderSearch | undefined = search;
  for (const arrival of arrivals) {
    const fought = fightAshore(landing, arrival, sums, budget);
    dropped += arrival.weight * fought.dropped;
    least = leastCertain([least, fought.search]);
  }
  return sums.findings(dropped, least);
}

/** Nobody is met at sea: everything afloat arrives. */
function passedBy({ sea }: Landing, sums: LandingSums): Arrival {
  const profit = new ValueSums();
  profit.add(0, 1);
  sums.sea.outcome.both = 1;
  return { transports: transportsIn(sea.waves[0].attack.counts), lands: true, profit, weight: 1 };
}

function arrivalsOf(landing: Landing, { waves }: SolvedBattle, sums: LandingSums): Iterable<Arrival> {
  const [{ field, ending }] = waves[0].fought;
  const { pairs, attackerLeft, defenderLeft } = field;
  const arrivals = new Map<string, Arrival>();
  for (const { i, j, probability, profit } of ending.endings()) {
    const transports = transportsIn(attackerLeft, i * UNIT_COUNT);
    const alive = totalUnits(field.attackerRemaining(i)) > 0;
    const there = defenderLeft.subarray(j * UNIT_COUNT, (j + 1) * UNIT_COUNT);
    if (alive && totalUnits(there) === 0) sums.clears += probability;
    // Who could fight on and does not has withdrawn.
    const withdrew = pairs.settle(i, j) === FIGHTS;
    const lands = !withdrew && !there.some((n, t) => n > 0 && KEEPS_OFF[t]);
    const drowned = drownedValue(landing, transports);
    sums.cargoLost += probability * drowned;
    sums.sea.attackerLoss += probability * drowned;
    const key = `${transports} ${lands}`;
    const arrival = lookUp(arrivals, key, () => ({ transports, lands, profit: new ValueSums(), weight: 0 }));
    arrival.weight += probability;
    arrival.profit.add(profit - drowned, probability);
  }
  return arrivals.values();
}

function fightAshore(
  landing: Landing,
  { transports, lands, profit, weight }: Arrival,
  sums: LandingSums,
  budget: Budget,
) {
  const ashore = lands ? transports : 0;
  if (lands && loadsAfloat(landing, transports).some((load) => totalUnits(load) > 0)) sums.lands += weight;
  const given = landBattle(landing, ashore);
  if (given === undefined) {
    addProfits(sums, profit.rows(), [[0, 1]]);
    return { dropped: 0, search: undefined };
  }
  const { battle, search } = orderBattle(given, budget);
  const solved = solveSeries(battle, budget);
  const [{ result }] = solved.waves;
  sums.land.add(result, weight);
  addProfits(sums, profit.rows(), result.profit);
  return { dropped: solved.dropped, search };
}

function addProfits(sums: LandingSums, atSea: readonly ValueRow[], ashore: readonly ValueRow[]): void {
  for (const [first, p] of atSea) for (const [second, q] of ashore) sums.profit.add(first + second, p * q);
}
