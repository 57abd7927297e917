// Remarks on inputs that do nothing, contradict each other or were completed.

import { Remarks } from '../contract/advice-list.ts';
import type { Remark } from '../contract/calculator.ts';
import { adviseDecisions } from './advisor/advice.ts';
import type { BattleFindings } from './findings.ts';
import { type Battle, bombardingShips, type Wave } from './plan.ts';
import { isNobody, UNITS, type UnitId } from './units.ts';
import type { en } from './words/en.ts';

type AxisRemarks = Remarks<typeof en>;

export function advise(battle: Battle, found?: BattleFindings): readonly Remark[] {
  const remarks = new Remarks<typeof en>('axis');
  for (const [w, wave] of battle.waves.entries()) adviseWave(remarks, battle, wave, w);
  adviseBattle(remarks, battle);
  adviseNoFight(remarks, battle, found);
  adviseRolled(remarks, battle, found);
  const decisions = battle.advise && found !== undefined ? adviseDecisions(() => battle, found.decisions) : [];
  return [...decisions, ...adviseOrders(battle, found?.orderSearch), ...remarks.all];
}

function total(units: Wave['attack']['units'], holds: (unit: (typeof UNITS)[number]) => boolean): number {
  return UNITS.reduce((sum, unit) => sum + (holds(unit) ? (units[unit.id] ?? 0) : 0), 0);
}

function adviseWave(remarks: AxisRemarks, battle: Battle, wave: Wave, w: number): void {
  const path = `waves[${w}]`;
  adviseMissing(remarks, wave, path);
  const nobody = isNobody(wave.attack.units);
  if (nobody) remarks.warning('no-attackers', `${path}.attack.units`);
  if (w === 0 && isNobody(wave.defense.units)) remarks.info('no-defenders', `${path}.defense.units`);
  const land = total(wave.attack.units, (unit) => unit.kind === 'land');
  if (!battle.naval && land === 0 && !nobody) remarks.info('cannot-take', `${path}.attack.units`);
  if (wave.attack.takes > land)
    remarks.info('takes-too-many', `${path}.attack.takes`, { takes: wave.attack.takes, land });
  const landed = total(wave.attack.units, (unit) => unit.landed === true);
  if (!battle.naval) adviseBombardment(remarks, battle, wave, path, { land, landed });
  adviseUsualOrder(remarks, wave.defense, `${path}.defense.orderOfLoss`);
  adviseRetreat(remarks, wave, path, landed);
}

/** The usual order matters where a unit that defends better is lost before one that defends worse. */
function adviseUsualOrder(remarks: AxisRemarks, { usual, aaLast, units, items }: Wave['defense'], path: string): void {
  if (!usual || aaLast) return;
  const present = items
    .map(({ unit }) => UNITS.find(({ id }) => id === unit)!)
    .filter(({ id, lostLast }) => (units[id] ?? 0) > 0 && !lostLast);
  for (const [place, first] of present.entries()) {
    const worse = present.slice(place + 1).find(({ defense }) => defense < first.defense);
    if (worse === undefined) continue;
    remarks.info('usual-order', path, { first: first.id as UnitId, worse: worse.id as UnitId });
    return;
  }
}

interface Ashore {
  readonly land: number;
  readonly landed: number;
}

function adviseBombardment(
  remarks: AxisRemarks,
  battle: Battle,
  wave: Wave,
  path: string,
  { land, landed }: Ashore,
): void {
  const ships = total(wave.attack.units, (unit) => unit.bombards === true);
  const firing = bombardingShips(battle, wave.attack.counts).reduce((sum, n) => sum + n, 0);
  const at = `${path}.attack.units`;
  if (firing < ships) remarks.info('bombardment-limited', at, { firing, ships });
  else if (ships > 0 && land === 0) remarks.info('bombards-without-landing', at);
  else if (ships > 0 && landed === 0 && battle.switches.bombardmentLimited)
    remarks.info('landing-assumed', at, { land });
}

const NOT_PROVEN = { guaranteed: 'orders-not-a-game', found: 'order-not-proven' } as const;

/** Orders of loss left to us that are not known to be the best. */
export function adviseOrders(battle: Battle, search: BattleFindings['orderSearch']): readonly Remark[] {
  if (search === undefined || search === 'best') return [];
  const open = battle.waves.flatMap((wave, w) =>
    (['attack', 'defense'] as const)
      .filter((role) => wave[role].optimal)
      .map((role) => `waves[${w}].${role}.orderOfLoss`),
  );
  if (open.length === 0) return [];
  const remarks = new Remarks<typeof en>('axis');
  remarks.warning(NOT_PROVEN[search], open[0]);
  return remarks.all;
}

function adviseMissing(remarks: AxisRemarks, wave: Wave, path: string): void {
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
    remarks.info('order-completed', `${path}.${side}.orderOfLoss`, { units: army });
  }
}

function adviseRetreat(remarks: AxisRemarks, wave: Wave, path: string, landed: number): void {
  const { winMeans, deadzone, territoryValue, ...rules } = wave.retreat;
  const set = Object.entries(rules).filter(([, value]) => value !== null);
  const where = `${path}.retreat`;
  if (set.length > 1) remarks.info('several-retreat-rules', where);
  if (winMeans !== null && rules.winChanceBelow === null && rules.optimal !== 'winChance')
    remarks.info('win-means-unused', `${where}.winMeans`);
  if ((deadzone !== null || territoryValue !== null) && rules.profitBelow === null && rules.optimal !== 'profit')
    remarks.info('profit-fields-unused', where);
  if ((set.length > 0 || wave.rounds !== null) && landed > 0) remarks.info('landed-stay', where);
}

function adviseBattle(remarks: AxisRemarks, battle: Battle): void {
  if (battle.deadzone && battle.swaps) remarks.warning('deadzone-twice', 'deadzone');
  if (battle.retreatBeforeBattle && !battle.waves.some(({ hasRule }) => hasRule))
    remarks.info('no-rule-to-ask', 'retreatBeforeBattle');
  if (battle.valueFutureWaves && battle.waves.length === 1) remarks.info('no-future-waves', 'valueFutureWaves');
  if (battle.report.played !== null && (battle.swaps || (battle.waves.length > 1 && !battle.report.allWaves)))
    remarks.info('no-luck', 'report.played', { swaps: battle.swaps });
  if (battle.naval && (battle.territoryValue !== 0 || battle.deadzone))
    remarks.info('no-territory', battle.deadzone ? 'deadzone' : 'territoryValue');
}

/** The luck of the dice thrown so far. */
function adviseRolled(remarks: AxisRemarks, battle: Battle, found: BattleFindings | undefined): void {
  if (battle.report.rolled === null || found === undefined) return;
  if (found.rolled !== undefined) remarks.info('rolled', 'report.rolled', found.rolled);
  else remarks.info('rolled-not-judged', 'report.rolled', { lowLuck: battle.dice === 'lowLuck' });
}

/** Why nobody fights in the first wave. */
function adviseNoFight(remarks: AxisRemarks, battle: Battle, found: BattleFindings | undefined): void {
  const [{ attack, defense, hasRule }] = battle.waves;
  const all = (units: Wave['attack']['units'], holds: (unit: (typeof UNITS)[number]) => boolean) =>
    !isNobody(units) && total(units, (unit) => !holds(unit)) === 0;
  const isAir = ({ kind }: (typeof UNITS)[number]) => kind === 'air';
  const isSubmarine = ({ submarine }: (typeof UNITS)[number]) => submarine === true;
  if (battle.naval && all(attack.units, isAir) && all(defense.units, isSubmarine))
    remarks.info('cannot-reach', 'waves[0].attack.units', { attackers: 'aircraft' });
  else if (battle.naval && all(attack.units, isSubmarine) && all(defense.units, isAir))
    remarks.info('cannot-reach', 'waves[0].attack.units', { attackers: 'submarines' });
  else if (battle.retreatBeforeBattle && hasRule && found?.waves[0].rounds === 0 && found.waves[0].outcome.both === 1)
    remarks.info('called-off', 'waves[0].retreat');
}
