// What every candidate army achieves. One table serves them all: a smaller army is a state that a larger one passes
// through, so a single backward pass values every army at once. Battles it cannot hold are solved one by one.
import type { Budget } from '../../budget.ts';
import { solveBattle } from '../exact/battle.ts';
import { totalUnits } from '../exact/order.ts';
import { mayWithdraw } from '../exact/setup.ts';
import { EMPTY } from '../exact/side.ts';
import { WaveField } from '../exact/wave.ts';
import { landUnits } from '../exact/worth.ts';
import type { Battle, Recommendation } from '../schema/index.ts';
import { type Counts, toCounts, UNIT_COUNT, UNITS } from '../units.ts';

export interface Evaluated {
  readonly army: Counts;
  /** Chance of what the recommendation asks for, from the side it is for. */
  readonly chance: number;
  readonly profit: number;
}

/** Whether one table holds every army. */
export function areTogether({ waves }: Recommendation): boolean {
  const [wave] = waves;
  const landed = UNITS.some((unit) => unit.landed && (wave.attack.units[unit.id] ?? 0) > 0);
  return waves.length === 1 && wave.rounds === null && !(landed && mayWithdraw(wave));
}

export function evaluateAll(given: Recommendation, armies: readonly Counts[], budget: Budget): Evaluated[] {
  if (!areTogether(given)) return armies.map((army) => evaluateOne(given, army, budget));
  return given.side === 'attacker'
    ? attackersTogether(given, armies, budget)
    : defendersTogether(given, armies, budget);
}

/** The battle with an army in place of the stock. */
export function battleOf(given: Recommendation, army: Counts): Battle {
  const side = given.side === 'attacker' ? 'attack' : 'defense';
  const [first, ...rest] = given.waves;
  return { ...given, waves: [{ ...first, [side]: { ...first[side], units: unmerged(army) } }, ...rest] };
}

function evaluateOne(given: Recommendation, army: Counts, budget: Budget): Evaluated {
  const results = solveBattle(battleOf(given, army), budget).waves.map(({ result }) => result);
  const last = results[results.length - 1];
  const survives = given.side === 'attacker' ? last.attackerSurvives : last.defenderSurvives;
  const takes = given.side === 'attacker' ? last.takesTerritory : 1 - last.takesTerritory;
  const profit = last.defenderLossTotal - last.attackerLossTotal;
  return {
    army,
    chance: given.criterion === 'survives' ? survives : takes,
    profit: given.side === 'attacker' ? profit : -profit,
  };
}

function unmerged(counts: Counts): Battle['waves'][number]['attack']['units'] {
  return Object.fromEntries(UNITS.map((unit, t) => [unit.id, counts[t]]));
}

/** Armies with the same bombarding ships share a field: its first round is the same for all of them. */
export function groupedByShips(given: Recommendation, armies: readonly Counts[]): Counts[][] {
  const groups = new Map<string, Counts[]>();
  for (const army of armies) {
    const ships = army.map((n, t) => (!given.naval && UNITS[t].bombards ? n : 0));
    const limit = given.switches.bombardmentLimited
      ? Math.min(
          totalUnits(ships),
          UNITS.reduce((sum, unit, t) => sum + (unit.landed ? army[t] : 0), 0),
        )
      : 0;
    const key = `${ships.join()} ${limit}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [army]);
    else group.push(army);
  }
  return [...groups.values()];
}

function attackersTogether(given: Recommendation, armies: readonly Counts[], budget: Budget): Evaluated[] {
  const defenders = toCounts(given.waves[0].defense.units);
  return groupedByShips(given, armies).flatMap((group) => {
    const field = new WaveField(given, 0, [defenders], budget, group);
    field.decide();
    field.decisions.valueAll({ goalAt: goalOf(given, field) });
    return group.map((army, a) => {
      const { profit, goal } = field.decisions.expected(a, 0);
      return { army, chance: goal, profit };
    });
  });
}

function defendersTogether(given: Recommendation, armies: readonly Counts[], budget: Budget): Evaluated[] {
  const field = new WaveField(given, 0, armies, budget, [toCounts(given.waves[0].attack.units)]);
  field.decide();
  field.decisions.valueAll({ goalAt: goalOf(given, field) });
  return armies.map((army, s) => {
    const { profit, goal } = field.decisions.expected(0, s);
    return { army, chance: goal, profit: -profit };
  });
}

/** 1 where a battle that ends at a pair has gone as wished. */
function goalOf(given: Recommendation, field: WaveField): (i: number, j: number) => number {
  const { attacker, defender } = field;
  const ours = Uint8Array.from({ length: attacker.size }, (_, i) =>
    Math.min(1, totalUnits(field.attackerRemaining(i))),
  );
  const theirs = Uint8Array.from({ length: defender.size }, (_, j) => Math.min(1, totalUnits(field.remaining(j))));
  const taken = (i: number, j: number) =>
    !given.naval && (defender.flags[j] & EMPTY) !== 0 && landUnits(attacker.counts, i * UNIT_COUNT) > 0;
  if (given.criterion === 'takes')
    return given.side === 'attacker' ? (i, j) => (taken(i, j) ? 1 : 0) : (i, j) => (taken(i, j) ? 0 : 1);
  return given.side === 'attacker' ? (i) => ours[i] : (_, j) => theirs[j];
}
