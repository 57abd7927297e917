// A battle in one sentence, and the steps behind it: facts, put into words by the catalogue.
import { emitter } from '@oddsmith/words';
import type { ExplanationData, StepData } from '../contract/calculator.ts';
import type { Cause } from '../contract/causes.ts';
import { hitChances } from './exact/round/fire.ts';
import type { BattleFindings } from './findings.ts';
import { type Battle, bombardingShips, FIRST, fightingAttackers, type Role, type Wave } from './plan.ts';
import { parseOrderItem } from './schema/index.ts';
import { type Army, isNobody, sumOfArmies, toArmyOfCounts, UNITS, type Unit, unitIndex } from './units.ts';
import type { en } from './words/en.ts';
import type { AtSea, Force, Losses, Met, Place, Reason, Retreat } from './words/values.ts';

const say = emitter<typeof en>();

export function explain(battle: Battle, found: BattleFindings): ExplanationData {
  return {
    sentence: battle.swaps ? takesAndHolds(battle, found) : wins(battle, found),
    steps: [
      ...battle.waves.flatMap((wave, w) => waveSteps(battle, wave, w, found)),
      ...ownerSteps(found),
      ...orderSteps(found),
    ],
  };
}

function ownerSteps({ owners }: BattleFindings): StepData[] {
  if (owners === undefined) return [];
  return [
    { title: say('owners-title'), text: say('owners', { owners }), causes: [{ rule: 'owners', field: 'defense' }] },
  ];
}

/** One step for each order of the first side. */
function orderSteps({ orderTable }: BattleFindings): StepData[] {
  if (orderTable === undefined) return [];
  const { mine, theirs, cells, worst, safest, criterion } = orderTable;
  return mine.map(({ name }, row) => ({
    title: say('order-row-title', { name }),
    text: say('order-row', {
      criterion,
      against: theirs.map((enemy, column) => ({
        name: enemy.name,
        chance: cells[row][column]?.chance,
        worst: worst[row] === column,
      })),
      safest: row === safest,
    }),
  }));
}

function averageOf({ valuesIn }: Battle, { summary: { profit, rounds } }: BattleFindings) {
  return { profit, rounds, valuesIn };
}

function wins(battle: Battle, found: BattleFindings) {
  const { winChance, drawChance, standoffChance, takesChance } = found.summary;
  return say('wins', {
    waves: battle.waves.length,
    winChance,
    takesChance: battle.naval ? undefined : takesChance,
    bothLeft: standoffChance,
    nobodyLeft: drawChance,
    ...averageOf(battle, found),
  });
}

/** The first side's view, whoever attacks last. */
function takesAndHolds(battle: Battle, found: BattleFindings) {
  const { takesChance, holdsChance } = found.summary;
  return say('takes-and-holds', {
    waves: battle.waves.length,
    naval: battle.naval,
    counters: battle.waves.filter(({ attacker }) => attacker !== FIRST).length,
    takesChance,
    holdsChance,
    ...averageOf(battle, found),
  });
}

function waveSteps(battle: Battle, wave: Wave, w: number, found: BattleFindings): StepData[] {
  const title = { wave: battle.waves.length === 1 ? undefined : w + 1 };
  const met = mayDefend(battle, w);
  const steps: StepData[] = [
    {
      title: say('forces-title', title),
      text: say('forces', { attacker: forceOf(battle, wave, 'attack'), defender: metIn(battle, wave, w) }),
      causes: firepowerCauses(battle, wave, met),
    },
  ];
  if (wave.leaves.some((n) => n > 0))
    steps.push({
      title: say('leaves-title', title),
      text: say('leaves', { units: toArmyOfCounts(wave.leaves) }),
      causes: [{ rule: 'leaves', field: 'defense' }],
    });
  const shots = antiAirShots(battle, wave, w, met);
  if (shots > 0) {
    const chance = hitChances(battle.dice)[1];
    steps.push({
      title: say('aa-fire-title', title),
      // How many guns are left for a later wave is not known.
      text: say('aa-fire', { shots, atMost: w > 0, chance }),
      chance,
      causes: [{ rule: 'anti-air', field: 'shots', by: shots }],
    });
  }
  const ships = bombardingShips(battle, wave.attack.counts);
  if (ships.some((n) => n > 0))
    steps.push({
      title: say('bombardment-title', title),
      text: say('bombardment', { ships: toArmyOfCounts(ships) }),
      causes: [{ rule: 'bombardment', field: 'ships', by: ships.reduce((sum, n) => sum + n, 0) }],
    });
  const leaves = retreatOf(battle, wave);
  if (leaves !== undefined)
    steps.push({
      title: say('retreat-title', title),
      text: say('retreat', leaves),
      causes: retreatCauses(battle, wave),
    });
  const facts = factsAtSea(battle, wave, met);
  if (facts.length > 0)
    steps.push({
      title: say('at-sea-title', title),
      text: say('at-sea', { facts }),
      causes: facts.map(({ kind, role }) => ({ rule: AT_SEA_RULES[kind], field: role })),
    });
  const { orders } = found;
  const { outcome, attackerLoss, defenderLoss } = found.waves[w];
  steps.push(
    {
      title: say('order-title', title),
      text: say('order', {
        attacker: lossesOf(battle, wave, 'attack', orders[w].attack, wave.attack.units),
        defender: lossesOf(battle, wave, 'defense', orders[w].defense, met),
      }),
      causes: orderCauses(wave, met),
    },
    {
      title: say('result-title', title),
      text: say('result', { attacks: attacksIn(battle, wave), outcome, attackerLoss, defenderLoss }),
      causes: resultCauses(battle, w, met),
    },
  );
  return steps;
}

/** Attacker and defender are other sides in a counter-attack than before: their chances are said of whom. */
function attacksIn({ swaps }: Battle, { attacker }: Wave): 'you' | 'enemy' | undefined {
  if (!swaps) return undefined;
  return attacker === FIRST ? 'you' : 'enemy';
}

function has(army: Army, quality: (unit: Unit) => unknown): boolean {
  return UNITS.some((unit) => (army[unit.id] ?? 0) > 0 && quality(unit));
}

const isSubmarine = ({ submarine }: Unit) => submarine;
const isDestroyer = ({ destroyer }: Unit) => destroyer;
const isAircraft = ({ kind }: Unit) => kind === 'air';

/** All who may defend in a wave: its reinforcements, and what its defenders had before, the conquerors among them. */
function mayDefend({ naval, waves }: Battle, w: number): Army {
  return waves.slice(0, w).reduce((army, before) => {
    if (before.attacker === waves[w].attacker) return sumOfArmies(army, before.defense.units);
    const stay = before.attack.counts.map((n, t) => (naval || UNITS[t].kind === 'land' ? n : 0));
    return sumOfArmies(army, toArmyOfCounts(stay));
  }, waves[w].defense.units);
}

/** Who is met: in a later wave nobody can say how many are left, nor what they hit. */
function metIn(battle: Battle, wave: Wave, w: number): Force | Met {
  if (w === 0) return forceOf(battle, wave, 'defense');
  const { units } = wave.defense;
  return { conquerors: wave.conquerorDefends, units: isNobody(units) ? undefined : units };
}

function forceOf(battle: Battle, wave: Wave, side: Role): Force {
  return { units: wave[side].units, hits: power(battle, wave, side) };
}

/** What is asked of submarines, destroyers and aircraft at sea; only of those that are there. */
export function factsAtSea({ naval, switches }: Battle, wave: Wave, met: Army): AtSea[] {
  if (!naval) return [];
  const { attackerDives, defenderDives, crashFighters } = wave;
  const { units } = wave.attack;
  const sides = [
    { role: 'attack', dives: attackerDives, keeps: wave.attackerKeepsDestroyer, own: units, enemy: met },
    { role: 'defense', dives: defenderDives, keeps: wave.defenderKeepsDestroyer, own: met, enemy: units },
  ] as const;
  const facts = sides.flatMap(({ role, dives, keeps, own, enemy }): AtSea[] => [
    ...(dives > 0 && has(own, isSubmarine)
      ? [
          {
            kind: 'dive',
            role,
            most: Number.isFinite(dives) ? dives : undefined,
            afterShot: switches.submergeAfterShot,
          } as const,
        ]
      : []),
    ...(keeps && has(own, isDestroyer) && has(enemy, isSubmarine) ? [{ kind: 'destroyer', role } as const] : []),
  ]);
  if (crashFighters && has(met, ({ kind }) => kind === 'air')) facts.push({ kind: 'crash', role: 'defense' });
  if (switches.attackerCarriers && has(units, ({ landsOnCarriers }) => landsOnCarriers))
    facts.push({ kind: 'carriers', role: 'attack' });
  return facts;
}

const AT_SEA_RULES: { readonly [kind in AtSea['kind']]: string } = {
  dive: 'submerge',
  destroyer: 'keep-destroyer',
  crash: 'crash',
  carriers: 'attacker-carriers',
};

/** Infantry that artillery raises. */
function supported({ naval }: Battle, { attack: { counts } }: Wave): number {
  if (naval) return 0;
  const sum = (quality: 'supports' | 'supported') =>
    UNITS.reduce((total, unit, t) => total + (unit[quality] ? counts[t] : 0), 0);
  return Math.min(sum('supports'), sum('supported'));
}

/** Expected hits of the first volley: of the ships off the coast only those that bombard fire. */
function power(battle: Battle, wave: Wave, side: Role): number {
  const chances = hitChances(battle.dice);
  const { counts } = wave[side];
  const ashore = fightingAttackers(battle, counts);
  const off = bombardingShips(battle, counts);
  const hits = UNITS.reduce((sum, unit, t) => sum + (ashore[t] + off[t]) * chances[unit[side]], 0);
  return side === 'attack' ? hits + supported(battle, wave) * (chances[2] - chances[1]) : hits;
}

function firepowerCauses(battle: Battle, wave: Wave, met: Army): Cause[] {
  const raised = supported(battle, wave);
  const { units } = wave.attack;
  const strikes = (own: Army, enemy: Army) => has(own, isSubmarine) && !has(enemy, isDestroyer);
  return [
    ...(battle.naval && strikes(units, met) ? [{ rule: 'surprise-strike', field: 'attack' }] : []),
    ...(battle.naval && strikes(met, units) ? [{ rule: 'surprise-strike', field: 'defense' }] : []),
    ...(raised > 0 ? [{ rule: 'artillery', field: 'attack', by: raised }] : []),
    ...(battle.dice === 'standard' ? [] : [{ rule: 'dice', field: 'hits' }]),
  ];
}

function antiAirShots(battle: Battle, wave: Wave, w: number, met: Army): number {
  if (battle.naval || (w === 0 && battle.inProgress)) return 0;
  // Guns with nobody beside them are overrun before they fire.
  if (!has(met, ({ helpless }) => !helpless)) return 0;
  const guns = UNITS.reduce((sum, unit) => sum + (unit.antiAirShots ?? 0) * (met[unit.id] ?? 0), 0);
  const air = UNITS.reduce((sum, unit) => sum + (unit.kind === 'air' ? (wave.attack.units[unit.id] ?? 0) : 0), 0);
  return Math.min(guns, air);
}

/** Undefined where nobody may leave before the end. */
export function retreatOf({ valuesIn, retreatBeforeBattle }: Battle, wave: Wave): Retreat | undefined {
  const { retreat, rounds, destroys, hasRule } = wave;
  const given: readonly (readonly [Reason['kind'], number | null])[] = [
    ['rounds', rounds],
    ['units', retreat.unitsAtMost],
    ['profit', retreat.profitBelow],
    [destroys ? 'destroys' : 'takes', retreat.winChanceBelow],
    ['kill', retreat.killChanceAbove],
    ['air', retreat.airLossChanceAbove],
    [retreat.optimal === 'profit' ? 'bestProfit' : 'bestWins', retreat.optimal === null ? null : 0],
  ];
  const reasons = given.flatMap(([kind, amount]) => (amount === null ? [] : [{ kind, amount, valuesIn }]));
  return reasons.length === 0 ? undefined : { reasons, before: retreatBeforeBattle && hasRule };
}

const RETREAT_RULES: { readonly [kind in Reason['kind']]: string } = {
  rounds: 'limited-rounds',
  units: 'retreat-units',
  profit: 'retreat-profit',
  takes: 'retreat-win-chance',
  destroys: 'retreat-win-chance',
  kill: 'retreat-strafe',
  air: 'retreat-air',
  bestProfit: 'retreat-optimal',
  bestWins: 'retreat-optimal',
};

function retreatCauses(battle: Battle, wave: Wave): Cause[] {
  const { reasons = [], before = false } = retreatOf(battle, wave) ?? {};
  const landed = UNITS.reduce((sum, unit, t) => sum + (unit.landed ? wave.attack.counts[t] : 0), 0);
  return [
    ...reasons.map(({ kind }) => ({ rule: RETREAT_RULES[kind], field: 'stop' })),
    ...(before ? [{ rule: 'retreat-before-battle', field: 'stop' }] : []),
    ...(battle.valueFutureWaves && wave.weighs ? [{ rule: 'future-waves', field: 'stop' }] : []),
    ...(landed > 0 ? [{ rule: 'landed', field: 'stop' }] : []),
  ];
}

function lossesOf(battle: Battle, wave: Wave, role: Role, order: readonly string[], units: Army): Losses {
  return {
    order: placesOf(battle, order, units),
    // Land units that are kept whatever the list says.
    kept: role === 'attack' && has(units, ({ kind }) => kind === 'land') ? wave.attack.takes : 0,
    gunsLast: role === 'defense' && wave.defense.aaLast && has(units, ({ antiAirShots: shots }) => shots),
  };
}

/** Units that can be lost: ships off the coast cannot. */
function placesOf({ naval }: Battle, order: readonly string[], units: Army): Place[] {
  return order.map(parseOrderItem).flatMap(({ unit, amount }) => {
    if ((units[unit] ?? 0) === 0 || (!naval && UNITS[unitIndex(unit)].kind === 'sea')) return [];
    return [{ unit, amount: amount ?? undefined }];
  });
}

function orderCauses(wave: Wave, met: Army): Cause[] {
  const listed = (['attack', 'defense'] as const).filter((role) => !wave[role].usual);
  return [
    ...listed.map((role) => ({ rule: 'order-of-loss', field: role })),
    ...(wave.attack.takes > 0 ? [{ rule: 'takes', field: 'attack', by: wave.attack.takes }] : []),
    ...(wave.defense.aaLast && has(met, ({ antiAirShots: shots }) => shots)
      ? [{ rule: 'aa-last', field: 'defense' }]
      : []),
  ];
}

/** What else the figures of a wave hang on. */
function resultCauses(battle: Battle, w: number, met: Army): Cause[] {
  const { naval, territoryValue, deadzone, inProgress } = battle;
  const value = naval ? 0 : territoryValue;
  const { units } = battle.waves[w].attack;
  return [
    ...(naval ? lossCauses(units, met) : [{ rule: 'capture', field: 'takesTerritory' }]),
    ...(has(met, ({ helpless }) => helpless) ? [{ rule: 'helpless', field: 'outcome' }] : []),
    ...(w > 0 ? [{ rule: 'reinforcements', field: 'outcome' }] : []),
    ...(battle.waves[w].leaves.some((n) => n > 0) ? [{ rule: 'leaves', field: 'outcome' }] : []),
    ...(value === 0 ? [] : [{ rule: 'territory-value', field: 'attackerLoss', by: -value }]),
    ...(deadzone && !naval ? [{ rule: 'deadzone', field: 'attackerLoss' }] : []),
    ...(inProgress && w === 0 && !naval ? [{ rule: 'in-progress', field: 'shots' }] : []),
    ...(battle.request.values === 'ipc' ? [] : [{ rule: 'unit-values', field: 'attackerLoss' }]),
    ...(battle.waves[w].conquerorDefends ? [{ rule: 'conqueror-defends', field: 'outcome' }] : []),
  ];
}

/** Who takes which hits at sea. */
function lossCauses(ours: Army, theirs: Army): Cause[] {
  const sides = [
    [ours, theirs],
    [theirs, ours],
  ] as const;
  const meet = (own: (unit: Unit) => unknown, other: (unit: Unit) => unknown) =>
    sides.some(([one, enemy]) => has(one, own) && has(enemy, other));
  const mixed = sides.some(
    ([one, enemy]) =>
      has(one, isSubmarine) && has(one, isAircraft) && has(enemy, isSubmarine) && has(enemy, isDestroyer),
  );
  return [
    ...(meet(isSubmarine, isAircraft) ? [{ rule: 'submarine-hits', field: 'outcome' }] : []),
    ...(mixed ? [{ rule: 'hits', field: 'outcome' }] : []),
    ...(sides.some(([one]) => has(one, ({ spareHits }) => spareHits))
      ? [{ rule: 'battleship', field: 'outcome' }]
      : []),
  ];
}
