// How much work a battle is, before doing it.
import type { Battle, Wave } from '../schema/index.ts';
import { UNITS } from '../units.ts';

const STEPS_PER_PAIR_WITH_SUBMARINES = 400;
/** Products a pair of lines takes, for each unit of the smaller side: hits far from the mean are left out. Measured from 26 to 200. */
const PRODUCTS_PER_UNIT = 8;

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
  return total * reportFactor(battle);
}

type Unit = (typeof UNITS)[number];
const isSub = (unit: Unit) => unit.submarine === true;
const isAir = (unit: Unit) => unit.kind === 'air';

function count(wave: Wave, side: 'attack' | 'defense', holds: (unit: Unit) => boolean): number {
  return UNITS.reduce((sum, unit) => sum + (holds(unit) ? (wave[side].units[unit.id] ?? 0) : 0), 0);
}

/** Rows times columns times the products of a round; AA outcomes multiply the rows. */
function lineSteps(battle: Battle, wave: Wave, attackers: number, defenders: number): number {
  const guns = UNITS.reduce((sum, unit) => sum + (unit.antiAirShots ?? 0) * (wave.defense.units[unit.id] ?? 0), 0);
  const lines = 1 + (battle.naval ? 0 : Math.min(guns, count(wave, 'attack', isAir)));
  const amphibious =
    wave.rounds !== null || hasRule(wave)
      ? 1 +
        count(wave, 'attack', (unit) => !unit.landed) *
          (count(wave, 'attack', (unit) => unit.landed === true) > 0 ? 1 : 0)
      : 1;
  const window = PRODUCTS_PER_UNIT * (Math.min(attackers, defenders) + 1);
  const rounds = wave.rounds === null ? 1 : Math.min(wave.rounds, 12);
  return lines * amphibious * (attackers + 1) * (defenders + 1) * window * rounds;
}

function hasRule(wave: Wave): boolean {
  const { winMeans, deadzone, territoryValue, ...rules } = wave.retreat;
  return Object.values(rules).some((rule) => rule !== null);
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
    (report.stopTable ? 4 : 0) +
    (report.allWaves ? 10 : 0) +
    searches * 120
  );
}
