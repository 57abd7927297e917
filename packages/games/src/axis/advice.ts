// Remarks on inputs that do nothing, contradict each other or were completed.
import type { Advice } from '../calculator.ts';
import type { BattleFindings } from './findings.ts';
import { type Battle, bombardingShips, type Wave } from './plan.ts';
import { describeArmy, isNobody, UNITS, type UnitId } from './units.ts';

export function advise(battle: Battle, found?: BattleFindings): Advice[] {
  return [
    ...adviseOrders(battle, found?.orderSearch),
    ...battle.waves.flatMap((wave, w) => adviseWave(battle, wave, w)),
    ...adviseBattle(battle),
  ];
}

export function warning(code: string, path: string, message: string): Advice {
  return { code: `axis/${code}`, severity: 'warning', path, message };
}

function info(code: string, path: string, message: string): Advice {
  return { code: `axis/${code}`, severity: 'info', path, message };
}

function total(units: Wave['attack']['units'], holds: (unit: (typeof UNITS)[number]) => boolean): number {
  return UNITS.reduce((sum, unit) => sum + (holds(unit) ? (units[unit.id] ?? 0) : 0), 0);
}

function adviseWave(battle: Battle, wave: Wave, w: number): Advice[] {
  const path = `waves[${w}]`;
  const found: Advice[] = missingFromOrder(wave, path);
  const nobody = isNobody(wave.attack.units);
  if (nobody) found.push(warning('no-attackers', `${path}.attack.units`, 'nobody attacks'));
  if (w === 0 && isNobody(wave.defense.units))
    found.push(info('no-defenders', `${path}.defense.units`, 'nobody defends: the attacker walks in'));
  const land = total(wave.attack.units, (unit) => unit.kind === 'land');
  if (!battle.naval && land === 0 && !nobody)
    found.push(info('cannot-take', `${path}.attack.units`, 'no land unit attacks: the territory cannot be taken'));
  if (wave.attack.takes > land)
    found.push(
      info(
        'takes-too-many',
        `${path}.attack.takes`,
        `takes keeps ${wave.attack.takes} land units, but only ${land} attack`,
      ),
    );
  const landed = total(wave.attack.units, (unit) => unit.landed === true);
  if (!battle.naval) found.push(...adviseBombardment(battle, wave, path, { land, landed }));
  return [
    ...found,
    ...adviseUsualOrder(wave.defense, `${path}.defense.orderOfLoss`),
    ...adviseRetreat(wave, path, landed),
  ];
}

/** The usual order matters where a unit that defends better is lost before one that defends worse. */
function adviseUsualOrder({ usual, aaLast, units, items }: Wave['defense'], path: string): Advice[] {
  if (!usual || aaLast) return [];
  const present = items
    .map(({ unit }) => UNITS.find(({ id }) => id === unit)!)
    .filter(({ id, lostLast }) => (units[id] ?? 0) > 0 && !lostLast);
  for (const [place, first] of present.entries()) {
    const worse = present.slice(place + 1).find(({ defense }) => defense < first.defense);
    if (worse === undefined) continue;
    const message = `the defender loses the cheapest first, as the online game does: ${first.plural} before ${worse.plural}, though they defend better; another order changes the chance`;
    return [info('usual-order', path, message)];
  }
  return [];
}

interface Ashore {
  readonly land: number;
  readonly landed: number;
}

function adviseBombardment(battle: Battle, wave: Wave, path: string, { land, landed }: Ashore): Advice[] {
  const ships = total(wave.attack.units, (unit) => unit.bombards === true);
  const firing = bombardingShips(battle, wave.attack.counts).reduce((sum, n) => sum + n, 0);
  const remark = (code: string, message: string) => [info(code, `${path}.attack.units`, message)];
  if (firing < ships)
    return remark('bombardment-limited', `${firing} of ${ships} ships bombard: one for each unit that lands`);
  if (ships === 0) return [];
  if (land === 0)
    return remark('bombards-without-landing', 'ships bombard although nobody lands: by the rule book they may not');
  if (landed > 0 || !battle.switches.bombardmentLimited) return [];
  const message = `no unit is marked as landed, so all ${land} land units count: where none of them comes by sea, no ship bombards`;
  return remark('landing-assumed', message);
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
export function adviseOrders(battle: Battle, search: BattleFindings['orderSearch']): Advice[] {
  if (search === undefined || search === 'best') return [];
  const open = battle.waves.flatMap((wave, w) =>
    (['attack', 'defense'] as const)
      .filter((role) => wave[role].optimal)
      .map((role) => `waves[${w}].${role}.orderOfLoss`),
  );
  if (open.length === 0) return [];
  const [code, message] = NOT_PROVEN[search];
  return [warning(code, open[0], message)];
}

function missingFromOrder(wave: Wave, path: string): Advice[] {
  return (['attack', 'defense'] as const).flatMap((side) => {
    const order = wave[side].listed;
    if (order === undefined) return [];
    const listed = new Map<UnitId, number>();
    for (const item of order)
      listed.set(item.unit, (listed.get(item.unit) ?? 0) + (item.amount ?? Number.POSITIVE_INFINITY));
    const missing = UNITS.filter(
      (unit) => (wave[side].units[unit.id] ?? 0) > (listed.get(unit.id) ?? 0) && !unit.lostLast && !unit.bombards,
    );
    if (missing.length === 0) return [];
    const army = Object.fromEntries(
      missing.map((unit) => [unit.id, (wave[side].units[unit.id] ?? 0) - (listed.get(unit.id) ?? 0)]),
    );
    const message = `${describeArmy(army)} not in the order of loss: put behind it`;
    return [info('order-completed', `${path}.${side}.orderOfLoss`, message)];
  });
}

function adviseRetreat(wave: Wave, path: string, landed: number): Advice[] {
  const { winMeans, deadzone, territoryValue, ...rules } = wave.retreat;
  const set = Object.entries(rules).filter(([, value]) => value !== null);
  const found: Advice[] = [];
  const remark = (code: string, message: string, field = '') =>
    found.push(info(code, `${path}.retreat${field}`, message));
  if (set.length > 1) remark('several-retreat-rules', 'several retreat rules: the first that applies retreats');
  if (winMeans !== null && rules.winChanceBelow === null && rules.optimal !== 'winChance')
    remark('win-means-unused', 'winMeans matters only to a rule about the win chance', '.winMeans');
  if ((deadzone !== null || territoryValue !== null) && rules.profitBelow === null && rules.optimal !== 'profit')
    remark('profit-fields-unused', 'deadzone and territoryValue here matter only to a rule about profit');
  if ((set.length > 0 || wave.rounds !== null) && landed > 0)
    remark('landed-stay', 'landed units cannot retreat: only the others withdraw');
  return found;
}

function adviseBattle(battle: Battle): Advice[] {
  const found: Advice[] = [];
  if (battle.deadzone && battle.swaps)
    found.push(
      warning(
        'deadzone-twice',
        'deadzone',
        'the counter-attack is fought, and the deadzone counts the conquerors as lost as well: the same loss twice',
      ),
    );
  if (battle.retreatBeforeBattle && !battle.waves.some(({ hasRule }) => hasRule))
    found.push(info('no-rule-to-ask', 'retreatBeforeBattle', 'there is no retreat rule to ask before the battle'));
  if (battle.valueFutureWaves && battle.waves.length === 1)
    found.push(info('no-future-waves', 'valueFutureWaves', 'there is only one wave'));
  if (battle.report.played !== null && battle.waves.some((wave) => wave.conquerorDefends))
    found.push(info('no-luck', 'report.played', 'luck is not judged where the sides change places'));
  else if (battle.report.played !== null && battle.waves.length > 1 && !battle.report.allWaves)
    found.push(info('no-luck', 'report.played', 'luck over several waves needs the tables over all waves'));
  if (battle.naval && (battle.territoryValue !== 0 || battle.deadzone))
    found.push(info('no-territory', 'territoryValue', 'no territory is taken at sea'));
  return found;
}
