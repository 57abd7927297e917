// Remarks on inputs that do nothing, contradict each other or were completed.
import type { Remark } from '../calculator.ts';
import { Remarks } from '../remarks.ts';
import { plural } from '../wording.ts';
import type { BattleFindings } from './findings.ts';
import { type Battle, bombardingShips, type Wave } from './plan.ts';
import { describeArmy, isNobody, UNITS, type UnitId } from './units.ts';

export function advise(battle: Battle, found?: BattleFindings): readonly Remark[] {
  const remarks = new Remarks('axis');
  for (const [w, wave] of battle.waves.entries()) adviseWave(remarks, battle, wave, w);
  adviseBattle(remarks, battle);
  return [...adviseOrders(battle, found?.orderSearch), ...remarks.all];
}

function total(units: Wave['attack']['units'], holds: (unit: (typeof UNITS)[number]) => boolean): number {
  return UNITS.reduce((sum, unit) => sum + (holds(unit) ? (units[unit.id] ?? 0) : 0), 0);
}

function adviseWave(remarks: Remarks, battle: Battle, wave: Wave, w: number): void {
  const path = `waves[${w}]`;
  adviseMissing(remarks, wave, path);
  const nobody = isNobody(wave.attack.units);
  if (nobody) remarks.warning('no-attackers', `${path}.attack.units`, 'nobody attacks');
  if (w === 0 && isNobody(wave.defense.units))
    remarks.info('no-defenders', `${path}.defense.units`, 'nobody defends: the attacker walks in');
  const land = total(wave.attack.units, (unit) => unit.kind === 'land');
  if (!battle.naval && land === 0 && !nobody)
    remarks.info('cannot-take', `${path}.attack.units`, 'no land unit attacks: the territory cannot be taken');
  if (wave.attack.takes > land)
    remarks.info(
      'takes-too-many',
      `${path}.attack.takes`,
      `asked to keep ${plural(wave.attack.takes, 'land unit')} to the end, of ${land} that attack`,
    );
  const landed = total(wave.attack.units, (unit) => unit.landed === true);
  if (!battle.naval) adviseBombardment(remarks, battle, wave, path, { land, landed });
  adviseUsualOrder(remarks, wave.defense, `${path}.defense.orderOfLoss`);
  adviseRetreat(remarks, wave, path, landed);
}

/** The usual order matters where a unit that defends better is lost before one that defends worse. */
function adviseUsualOrder(remarks: Remarks, { usual, aaLast, units, items }: Wave['defense'], path: string): void {
  if (!usual || aaLast) return;
  const present = items
    .map(({ unit }) => UNITS.find(({ id }) => id === unit)!)
    .filter(({ id, lostLast }) => (units[id] ?? 0) > 0 && !lostLast);
  for (const [place, first] of present.entries()) {
    const worse = present.slice(place + 1).find(({ defense }) => defense < first.defense);
    if (worse === undefined) continue;
    const message = `the defender loses the cheapest first, as the online game does: ${first.plural} before ${worse.plural}, though they defend better; another order changes the chance`;
    remarks.info('usual-order', path, message);
    return;
  }
}

interface Ashore {
  readonly land: number;
  readonly landed: number;
}

function adviseBombardment(remarks: Remarks, battle: Battle, wave: Wave, path: string, { land, landed }: Ashore): void {
  const ships = total(wave.attack.units, (unit) => unit.bombards === true);
  const firing = bombardingShips(battle, wave.attack.counts).reduce((sum, n) => sum + n, 0);
  const at = `${path}.attack.units`;
  if (firing < ships)
    remarks.info('bombardment-limited', at, `ships that bombard: ${firing} of ${ships}, one for each unit that lands`);
  else if (ships > 0 && land === 0)
    remarks.info('bombards-without-landing', at, 'ships bombard although nobody lands: by the rule book they may not');
  else if (ships > 0 && landed === 0 && battle.switches.bombardmentLimited)
    remarks.info(
      'landing-assumed',
      at,
      `no unit is marked as landed, so all land units count (${land}): where none of them comes by sea, no ship bombards`,
    );
}

const NOT_PROVEN = {
  guaranteed: [
    'orders-not-a-game',
    'there are too many orders of loss to weigh them all against each other: the chance is what this order is worth against the best answer to it, another may be worth more',
  ],
  found: [
    'order-not-proven',
    'there are too many orders of loss to solve the battle for each: the one used is not proven to be the best',
  ],
} as const;

/** Orders of loss left to us that are not known to be the best. */
export function adviseOrders(battle: Battle, search: BattleFindings['orderSearch']): readonly Remark[] {
  if (search === undefined || search === 'best') return [];
  const open = battle.waves.flatMap((wave, w) =>
    (['attack', 'defense'] as const)
      .filter((role) => wave[role].optimal)
      .map((role) => `waves[${w}].${role}.orderOfLoss`),
  );
  if (open.length === 0) return [];
  const remarks = new Remarks('axis');
  const [fact, message] = NOT_PROVEN[search];
  remarks.warning(fact, open[0], message);
  return remarks.all;
}

function adviseMissing(remarks: Remarks, wave: Wave, path: string): void {
  for (const side of ['attack', 'defense'] as const) {
    const order = wave[side].listed;
    if (order === undefined) continue;
    const listed = new Map<UnitId, number>();
    for (const item of order)
      listed.set(item.unit, (listed.get(item.unit) ?? 0) + (item.amount ?? Number.POSITIVE_INFINITY));
    const missing = UNITS.filter(
      (unit) => (wave[side].units[unit.id] ?? 0) > (listed.get(unit.id) ?? 0) && !unit.lostLast && !unit.bombards,
    );
    if (missing.length === 0) continue;
    const army = Object.fromEntries(
      missing.map((unit) => [unit.id, (wave[side].units[unit.id] ?? 0) - (listed.get(unit.id) ?? 0)]),
    );
    const message = `${describeArmy(army)} not in the order of loss: put behind it`;
    remarks.info('order-completed', `${path}.${side}.orderOfLoss`, message);
  }
}

function adviseRetreat(remarks: Remarks, wave: Wave, path: string, landed: number): void {
  const { winMeans, deadzone, territoryValue, ...rules } = wave.retreat;
  const set = Object.entries(rules).filter(([, value]) => value !== null);
  const remark = (fact: string, message: string, field = '') => remarks.info(fact, `${path}.retreat${field}`, message);
  if (set.length > 1) remark('several-retreat-rules', 'several retreat rules: the first that applies retreats');
  if (winMeans !== null && rules.winChanceBelow === null && rules.optimal !== 'winChance')
    remark('win-means-unused', 'winMeans matters only to a rule about the win chance', '.winMeans');
  if ((deadzone !== null || territoryValue !== null) && rules.profitBelow === null && rules.optimal !== 'profit')
    remark('profit-fields-unused', 'deadzone and territoryValue here matter only to a rule about profit');
  if ((set.length > 0 || wave.rounds !== null) && landed > 0)
    remark('landed-stay', 'landed units cannot retreat: only the others withdraw');
}

function adviseBattle(remarks: Remarks, battle: Battle): void {
  if (battle.deadzone && battle.swaps)
    remarks.warning(
      'deadzone-twice',
      'deadzone',
      'the counter-attack is fought, and the deadzone counts the conquerors as lost as well: the same loss twice',
    );
  if (battle.retreatBeforeBattle && !battle.waves.some(({ hasRule }) => hasRule))
    remarks.info('no-rule-to-ask', 'retreatBeforeBattle', 'there is no retreat rule to ask before the battle');
  if (battle.valueFutureWaves && battle.waves.length === 1)
    remarks.info('no-future-waves', 'valueFutureWaves', 'there is only one wave');
  if (battle.report.played !== null && battle.waves.some((wave) => wave.conquerorDefends))
    remarks.info('no-luck', 'report.played', 'luck is not judged where the sides change places');
  else if (battle.report.played !== null && battle.waves.length > 1 && !battle.report.allWaves)
    remarks.info('no-luck', 'report.played', 'luck over several waves needs the tables over all waves');
  if (battle.naval && (battle.territoryValue !== 0 || battle.deadzone))
    remarks.info('no-territory', battle.deadzone ? 'deadzone' : 'territoryValue', 'no territory is taken at sea');
}
