// A battle in one sentence, and the steps behind it.
import type { Explanation, Step } from '../calculator.ts';
import { decimal, gained, percent, plural } from '../wording.ts';
import { hitChances } from './exact/round/fire.ts';
import type { BattleFindings } from './findings.ts';
import { type Battle, bombardingShips, FIRST, fightingAttackers, type Role, type Wave } from './plan.ts';
import { describeArmy, toArmyOfCounts, UNITS } from './units.ts';

/** "+3.20 IPC" */
export function gain(battle: Battle, value: number): string {
  return `${gained(value)} ${battle.valuesIn}`;
}

export function explain(battle: Battle, found: BattleFindings): Explanation {
  const { profit, rounds } = found.summary;
  const waves = battle.waves.length === 1 ? '' : `, in ${battle.waves.length} waves,`;
  const how = battle.swaps ? takesAndHolds(battle, found) : wins(battle, found);
  return {
    sentence: `The attacker${waves} ${how}: ${gain(battle, profit)} on average in ${decimal(rounds)} rounds.`,
    steps: battle.waves.flatMap((wave, w) => waveSteps(battle, wave, w, found)),
  };
}

function wins(battle: Battle, { summary }: BattleFindings): string {
  const { winChance, drawChance, standoffChance, takesChance } = summary;
  const takes = battle.naval ? '' : ` and takes the territory ${percent(takesChance)}`;
  const rest = [
    ...(standoffChance > 0 ? [`both sides are left ${percent(standoffChance)}`] : []),
    ...(drawChance > 0 ? [`nobody is left ${percent(drawChance)}`] : []),
  ];
  const also = rest.length === 0 ? '' : ` (${rest.join(', ')})`;
  return `wins ${percent(winChance)} of the time${takes}${also}`;
}

/** The first side's view, whoever attacks last. */
function takesAndHolds(battle: Battle, { summary }: BattleFindings): string {
  const { takesChance, holdsChance } = summary;
  const counters = battle.waves.filter(({ attacker }) => attacker !== FIRST).length;
  const after = counters === 1 ? 'the counter-attack' : 'the counter-attacks';
  const takes = battle.naval ? 'clears the zone' : 'takes the territory';
  return `${takes} ${percent(takesChance)} of the time and still holds it after ${after} ${percent(holdsChance)}`;
}

function waveSteps(battle: Battle, wave: Wave, w: number, found: BattleFindings): Step[] {
  const prefix = battle.waves.length === 1 ? '' : `Wave ${w + 1}: `;
  const result = found.waves[w];
  const steps: Step[] = [
    {
      title: `${prefix}forces`,
      text: `${describeArmy(wave.attack.units)} (${power(battle, wave, 'attack')}) against ${wave.conquerorDefends ? 'the conquerors and ' : w > 0 ? 'what is left and ' : ''}${describeArmy(wave.defense.units)} (${power(battle, wave, 'defense')}).`,
    },
  ];
  const shots = antiAirShots(battle, wave, w);
  if (shots > 0) {
    const chance = hitChances(battle.dice)[1];
    steps.push({
      title: `${prefix}AA fire`,
      text: `${plural(shots, 'shot')} at aircraft, each hits ${percent(chance)}.`,
      chance,
    });
  }
  const ships = bombardingShips(battle, wave.attack.counts);
  if (ships.some((n) => n > 0))
    steps.push({
      title: `${prefix}bombardment`,
      text: `${describeArmy(toArmyOfCounts(ships))} off the coast fire in the first round.`,
    });
  const rule = retreatText(battle, wave);
  if (rule !== '') steps.push({ title: `${prefix}retreat`, text: rule });
  steps.push(
    {
      title: `${prefix}order of loss`,
      text: `Attacker: ${shown(battle, found.orders[w].attack, wave.attack.units)}. Defender: ${shown(battle, found.orders[w].defense, wave.defense.units)}.`,
    },
    {
      title: `${prefix}result`,
      text: `Both left ${percent(result.outcome.both)}, attacker only ${percent(result.outcome.attackerOnly)}, defender only ${percent(result.outcome.defenderOnly)}, neither ${percent(result.outcome.neither)}; losses ${decimal(result.attackerLoss)} against ${decimal(result.defenderLoss)}.`,
    },
  );
  return steps;
}

/** Expected hits of the first volley: of the ships off the coast only those that bombard fire. */
function power(battle: Battle, wave: Wave, side: Role): string {
  const chances = hitChances(battle.dice);
  const { counts } = wave[side];
  const ashore = fightingAttackers(battle, counts);
  const off = bombardingShips(battle, counts);
  let hits = 0;
  let support = 0;
  let infantry = 0;
  for (const [t, unit] of UNITS.entries()) {
    const n = ashore[t] + off[t];
    hits += n * chances[unit[side]];
    if (unit.supports) support += n;
    if (unit.supported) infantry += n;
  }
  if (side === 'attack') hits += Math.min(support, infantry) * (chances[2] - chances[1]);
  return `${decimal(hits)} hits expected in the first round`;
}

function antiAirShots(battle: Battle, wave: Wave, w: number): number {
  if (battle.naval || (w === 0 && battle.inProgress)) return 0;
  // Guns with nobody beside them are overrun before they fire; later waves meet what is left as well.
  const alone = UNITS.every(({ id, helpless }) => helpless || (wave.defense.units[id] ?? 0) === 0);
  if (w === 0 && alone) return 0;
  const guns = UNITS.reduce((sum, unit) => sum + (unit.antiAirShots ?? 0) * (wave.defense.units[unit.id] ?? 0), 0);
  const air = UNITS.reduce((sum, unit) => sum + (unit.kind === 'air' ? (wave.attack.units[unit.id] ?? 0) : 0), 0);
  return Math.min(guns, air);
}

/** The retreat rule in plain words; empty when there is none. */
export function retreatText({ valuesIn }: Battle, { retreat, rounds }: Wave): string {
  const parts: string[] = [];
  if (rounds !== null) parts.push(`after ${plural(rounds, 'round')}`);
  if (retreat.unitsAtMost !== null) parts.push(`with ${plural(retreat.unitsAtMost, 'unit')} left or fewer`);
  if (retreat.profitBelow !== null) parts.push(`when fighting on earns less than ${retreat.profitBelow} ${valuesIn}`);
  if (retreat.winChanceBelow !== null) parts.push(`when the win chance is below ${percent(retreat.winChanceBelow)}`);
  if (retreat.killChanceAbove !== null)
    parts.push(`when the chance to destroy everything next round is above ${percent(retreat.killChanceAbove)}`);
  if (retreat.airLossChanceAbove !== null)
    parts.push(`when the chance to lose an aircraft next round is above ${percent(retreat.airLossChanceAbove)}`);
  if (retreat.optimal !== null)
    parts.push(`as soon as stopping is worth more ${retreat.optimal === 'profit' ? 'profit' : 'wins'} than going on`);
  return parts.length === 0 ? '' : `The attacker retreats ${parts.join(', or ')}.`;
}

/** Units that can be lost: ships off the coast cannot. */
function shown(battle: Battle, order: readonly string[], units: Wave['attack']['units']): string {
  const present = order.flatMap((item) => {
    const [id, count] = item.split(' ').reverse();
    const unit = UNITS.find((one) => one.id === id)!;
    if ((units[unit.id] ?? 0) === 0 || (!battle.naval && unit.kind === 'sea')) return [];
    return count === undefined ? unit.plural : `${count} ${count === '1' ? unit.name : unit.plural}`;
  });
  return present.length === 0 ? 'nothing' : present.join(', ');
}
