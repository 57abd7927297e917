// A battle in one sentence, and the steps behind it.
import type { ExplanationData, StepData } from '../calculator.ts';
import { capital, decimal, gained, percent, plural } from '../wording.ts';
import { hitChances } from './exact/round/fire.ts';
import type { BattleFindings } from './findings.ts';
import { type Battle, bombardingShips, FIRST, fightingAttackers, type Role, type Wave } from './plan.ts';
import { type Army, describeArmy, isNobody, sumOfArmies, toArmyOfCounts, UNITS, type Unit } from './units.ts';

/** "+3.20 IPC" */
export function gain(battle: Battle, value: number): string {
  return `${gained(value)} ${battle.valuesIn}`;
}

export function roundsText(rounds: number): string {
  return plural(decimal(rounds), 'round');
}

export function explain(battle: Battle, found: BattleFindings): ExplanationData {
  const { profit, rounds } = found.summary;
  const waves = battle.waves.length === 1 ? '' : `, in ${battle.waves.length} waves,`;
  const how = battle.swaps ? takesAndHolds(battle, found) : wins(battle, found);
  return {
    sentence: `The attacker${waves} ${how}: ${gain(battle, profit)} on average in ${roundsText(rounds)}.`,
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

function waveSteps(battle: Battle, wave: Wave, w: number, found: BattleFindings): StepData[] {
  const prefix = battle.waves.length === 1 ? '' : `Wave ${w + 1}: `;
  const result = found.waves[w];
  const met = mayDefend(battle, w);
  const steps: StepData[] = [
    { title: 'forces', text: `${force(battle, wave, 'attack')} against ${metText(battle, wave, w)}.` },
  ];
  const shots = antiAirShots(battle, wave, w, met);
  if (shots > 0) {
    const chance = hitChances(battle.dice)[1];
    // How many guns are left for a later wave is not known.
    const count = `${w === 0 ? '' : 'up to '}${plural(shots, 'shot')}`;
    steps.push({ title: 'AA fire', text: `${count} at aircraft, each hits ${percent(chance)}.`, chance });
  }
  const ships = bombardingShips(battle, wave.attack.counts);
  if (ships.some((n) => n > 0))
    steps.push({
      title: 'bombardment',
      text: `Firing from the sea in the first round: ${describeArmy(toArmyOfCounts(ships))}.`,
    });
  const rule = retreatText(battle, wave);
  if (rule !== '') steps.push({ title: 'retreat', text: rule });
  const atSea = seaText(battle, wave, met);
  if (atSea !== '') steps.push({ title: 'at sea', text: atSea });
  const { orders } = found;
  const attacker = shown(battle, orders[w].attack, wave.attack.units) + keptText(wave);
  const defender = shown(battle, orders[w].defense, met) + gunsText(wave, met);
  steps.push(
    { title: 'order of loss', text: `Attacker: ${attacker}. Defender: ${defender}.` },
    {
      title: 'result',
      text: `Both left ${percent(result.outcome.both)}, attacker only ${percent(result.outcome.attackerOnly)}, defender only ${percent(result.outcome.defenderOnly)}, neither ${percent(result.outcome.neither)}; losses ${decimal(result.attackerLoss)} against ${decimal(result.defenderLoss)}.`,
    },
  );
  return steps.map((step) => ({ ...step, title: prefix + step.title }));
}

function has(army: Army, quality: (unit: Unit) => unknown): boolean {
  return UNITS.some((unit) => (army[unit.id] ?? 0) > 0 && quality(unit));
}

/** All who may defend in a wave: its reinforcements, and what its defenders had before, the conquerors among them. */
function mayDefend({ naval, waves }: Battle, w: number): Army {
  return waves.slice(0, w).reduce((army, before) => {
    if (before.attacker === waves[w].attacker) return sumOfArmies(army, before.defense.units);
    const stay = before.attack.counts.map((n, t) => (naval || UNITS[t].kind === 'land' ? n : 0));
    return sumOfArmies(army, toArmyOfCounts(stay));
  }, waves[w].defense.units);
}

/** Who is met: in a later wave nobody can say how many are left, nor what they hit. */
function metText(battle: Battle, wave: Wave, w: number): string {
  if (w === 0) return force(battle, wave, 'defense');
  const left = wave.conquerorDefends ? 'the conquerors' : 'what is left';
  return isNobody(wave.defense.units) ? left : `${left} and ${describeArmy(wave.defense.units)}`;
}

function force(battle: Battle, wave: Wave, side: Role): string {
  return `${describeArmy(wave[side].units)} (${power(battle, wave, side)})`;
}

/** Land units that are kept whatever the list says. */
function keptText({ attack: { takes, units } }: Wave): string {
  return takes > 0 && has(units, ({ kind }) => kind === 'land')
    ? `; ${plural(takes, 'land unit')} kept to the last`
    : '';
}

function gunsText({ defense: { aaLast } }: Wave, met: Army): string {
  return aaLast && has(met, ({ antiAirShots }) => antiAirShots) ? '; AA guns second to last' : '';
}

/** What is asked of submarines, destroyers and aircraft at sea; only of those that are there. */
export function seaText({ naval, switches }: Battle, wave: Wave, met: Army): string {
  if (!naval) return '';
  const { attackerDives, defenderDives, crashFighters } = wave;
  const sides = [
    { who: 'attacking', dives: attackerDives, keeps: wave.attackerKeepsDestroyer, own: wave.attack.units, enemy: met },
    { who: 'defending', dives: defenderDives, keeps: wave.defenderKeepsDestroyer, own: met, enemy: wave.attack.units },
  ];
  const isSubmarine = ({ submarine }: Unit) => submarine;
  const parts = sides.flatMap(({ who, dives, keeps, own, enemy }) => {
    const all = Number.isFinite(dives) ? `up to ${dives} ` : '';
    const when = switches.submergeAfterShot ? ' after their first shot' : '';
    return [
      ...(dives > 0 && has(own, isSubmarine)
        ? [`${all}${who} submarines dive${when} where the enemy has no destroyer`]
        : []),
      ...(keeps && has(own, ({ destroyer }) => destroyer) && has(enemy, isSubmarine)
        ? [`the last ${who} destroyer is kept while submarines are against it`]
        : []),
    ];
  });
  if (crashFighters && has(met, ({ kind }) => kind === 'air')) parts.push('defending aircraft without a carrier crash');
  if (switches.attackerCarriers && has(wave.attack.units, ({ landsOnCarriers }) => landsOnCarriers))
    parts.push('attacking fighters without a carrier are lost');
  return parts.map((part) => `${capital(part)}.`).join(' ');
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

function antiAirShots(battle: Battle, wave: Wave, w: number, met: Army): number {
  if (battle.naval || (w === 0 && battle.inProgress)) return 0;
  // Guns with nobody beside them are overrun before they fire.
  if (!has(met, ({ helpless }) => !helpless)) return 0;
  const guns = UNITS.reduce((sum, unit) => sum + (unit.antiAirShots ?? 0) * (met[unit.id] ?? 0), 0);
  const air = UNITS.reduce((sum, unit) => sum + (unit.kind === 'air' ? (wave.attack.units[unit.id] ?? 0) : 0), 0);
  return Math.min(guns, air);
}

/** The retreat rule in plain words; empty when there is none. */
export function retreatText({ valuesIn, retreatBeforeBattle }: Battle, wave: Wave): string {
  const { retreat, rounds, destroys, hasRule } = wave;
  const parts: string[] = [];
  if (rounds !== null) parts.push(`after ${plural(rounds, 'round')}`);
  if (retreat.unitsAtMost !== null) parts.push(`with ${plural(retreat.unitsAtMost, 'unit')} left or fewer`);
  if (retreat.profitBelow !== null)
    parts.push(`when fighting on earns less than ${decimal(retreat.profitBelow)} ${valuesIn}`);
  if (retreat.winChanceBelow !== null) {
    const win = destroys ? 'destroy all defenders' : 'take the territory';
    parts.push(`when the chance to ${win} is below ${percent(retreat.winChanceBelow)}`);
  }
  if (retreat.killChanceAbove !== null)
    parts.push(`when the chance to destroy everything next round is above ${percent(retreat.killChanceAbove)}`);
  if (retreat.airLossChanceAbove !== null)
    parts.push(`when the chance to lose an aircraft next round is above ${percent(retreat.airLossChanceAbove)}`);
  if (retreat.optimal !== null)
    parts.push(`as soon as stopping is worth more ${retreat.optimal === 'profit' ? 'profit' : 'wins'} than going on`);
  if (parts.length === 0) return '';
  const before = retreatBeforeBattle && hasRule ? ' The rule is also asked before the battle.' : '';
  return `The attacker retreats ${parts.join(', or ')}.${before}`;
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
