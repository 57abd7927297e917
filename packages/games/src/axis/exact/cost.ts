// How much work a battle is, before doing it.
import type { Battle, Wave } from '../schema/index.ts';
import { UNITS } from '../units.ts';

const STEPS_PER_PAIR_WITH_SUBMARINES = 400;

/** Steps of the exact engine, from the number of states of both sides. Rough, and rather too high than too low. */
export function estimateSteps(battle: Battle): number {
  let total = 0;
  let standing = 0;
  for (const wave of battle.waves) {
    standing += count(wave, 'defense', () => true);
    const attackers = count(wave, 'attack', (unit) => battle.naval || unit.kind !== 'sea');
    const web = battle.naval && count(wave, 'attack', isSub) + count(wave, 'defense', isSub) > 0;
    total += web ? webSteps(wave, battle) : lineSteps(battle, wave, attackers, standing);
  }
  return total * reportFactor(battle) + (battle.report.stopTable ? stopTableSteps(battle) : 0);
}

type Unit = (typeof UNITS)[number];
const isSub = (unit: Unit) => unit.submarine === true;
const isAir = (unit: Unit) => unit.kind === 'air';

function count(wave: Wave, side: 'attack' | 'defense', holds: (unit: Unit) => boolean): number {
  return UNITS.reduce((sum, unit) => sum + (holds(unit) ? (wave[side].units[unit.id] ?? 0) : 0), 0);
}

/** One for each number of aircraft that AA fire may shoot down. */
function linesOf(naval: boolean, wave: Wave): number {
  const guns = UNITS.reduce((sum, unit) => sum + (unit.antiAirShots ?? 0) * (wave.defense.units[unit.id] ?? 0), 0);
  return 1 + (naval ? 0 : Math.min(guns, count(wave, 'attack', isAir)));
}

/** AA outcomes multiply the rows. */
function lineSteps(battle: Battle, wave: Wave, attackers: number, defenders: number): number {
  const rows = linesOf(battle.naval, wave) * (attackers + 1);
  const rounds = wave.rounds ?? 1;
  const sweep = rows * rowSteps(attackers, defenders) * rounds;
  // Whenever the others withdraw, the landed units fight on along a line of their own.
  const landed = wave.rounds !== null || hasRule(wave) ? count(wave, 'attack', (unit) => unit.landed === true) : 0;
  const alone = rows * landed * rowSteps(landed, defenders);
  // Values are worked out pair by pair, and for every round apart where rounds are limited.
  const values = weighs(wave) ? rows * valueSteps(attackers, defenders) * rounds : 0;
  return sweep + alone + values;
}

/** Expected values of a row, pair by pair. */
function valueSteps(attackers: number, defenders: number): number {
  return (defenders + 1) * (Math.min(attackers, defenders) / 3 + 1) ** 2;
}

/** Values of every pair of the first wave: profit, win chance and what going on is worth. */
function stopTableSteps({ waves: [wave], naval }: Battle): number {
  const attackers = count(wave, 'attack', (unit) => naval || unit.kind !== 'sea');
  const defenders = count(wave, 'defense', () => true);
  return 3 * linesOf(naval, wave) * (attackers + 1) * valueSteps(attackers, defenders);
}

/** A row is built from those before it, then solved along its columns. */
function rowSteps(attackers: number, defenders: number): number {
  return (defenders + 1) * ((attackers + defenders) / 2 + 1);
}

function hasRule(wave: Wave): boolean {
  const { winMeans, deadzone, territoryValue, ...rules } = wave.retreat;
  return Object.values(rules).some((rule) => rule !== null);
}

function weighs({ retreat }: Wave): boolean {
  return retreat.profitBelow !== null || retreat.winChanceBelow !== null || retreat.optimal !== null;
}

/** Submarines, aircraft and ships are lost apart from each other: the states are what is left of each. */
function webSteps(wave: Wave, battle: Battle): number {
  const states = (side: 'attack' | 'defense') => {
    const subs = count(wave, side, isSub);
    const air = count(wave, side, isAir);
    const rest = count(wave, side, (unit) => !isSub(unit) && !isAir(unit));
    return (subs + 1) * (Math.min(air, 6) + 1) * (rest + 1);
  };
  const decisions = hasRule(wave) ? 6 : 1;
  return (
    states('attack') *
    states('defense') *
    STEPS_PER_PAIR_WITH_SUBMARINES *
    decisions *
    (battle.waves.length > 1 ? 2 : 1) *
    0.1
  );
}

function reportFactor({ report, waves }: Battle): number {
  const searches = waves.reduce(
    (sum, wave) =>
      sum + [wave.attack.orderOfLoss, wave.defense.orderOfLoss].filter((order) => order === 'optimal').length,
    0,
  );
  return (
    1 +
    (report.deltas ? 12 : 0) +
    report.rounds +
    (report.stopTable ? 1 : 0) +
    (report.allWaves ? 10 : 0) +
    searches * 120
  );
}
