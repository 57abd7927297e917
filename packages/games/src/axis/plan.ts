// A battle made ready, once per answer: orders of loss complete, rules and limits resolved. Engines and texts read this alone.
import {
  type BattleRequest,
  type OrderItem,
  parseOrderItem,
  type RecommendationRequest,
  type WaveRequest,
} from './schema/index.ts';
import { type Army, type Counts, standardOrder, toArmyOfCounts, toCounts, UNIT_IDS, UNITS } from './units.ts';
import { unitValues } from './values.ts';

export type Role = 'attack' | 'defense';

/** The first side, "you", attacks in the first wave; the second owns the place before it. */
export type Side = 0 | 1;
export const FIRST: Side = 0;
export const SECOND: Side = 1;

/** One army of a wave and the order in which it is lost. */
export interface Force {
  readonly units: Army;
  readonly counts: Counts;
  /** Complete: every unit there is has its place. */
  readonly orderOfLoss: readonly string[];
  readonly items: readonly OrderItem[];
  /** The order is left to us. */
  readonly optimal: boolean;
  /** Nobody named an order: the usual one is followed. */
  readonly usual: boolean;
  /** The player's own list, where he gave one. */
  readonly listed: readonly OrderItem[] | undefined;
}

/** When the attacker of a wave stops; undefined where a rule is off. */
export interface StopRules {
  readonly unitsAtMost: number | undefined;
  readonly killChanceAbove: number | undefined;
  readonly airLossChanceAbove: number | undefined;
  /** Stop when going on is worth less than stopping plus this. */
  readonly profitMargin: number | undefined;
  readonly winChance: number | undefined;
  /** Stop when stopping wins more often. */
  readonly bestWinChance: boolean;
}

export interface Wave {
  readonly attack: Force & { readonly takes: number };
  readonly defense: Force & { readonly aaLast: boolean; readonly owners: WaveRequest['defense']['owners'] };
  /** Defenders left that leave before the wave, as far as they are there. */
  readonly leaves: Counts;
  /** The side that attacks in it. */
  readonly attacker: Side;
  readonly conquerorDefends: boolean;
  /** Submarines that dive at most. */
  readonly attackerDives: number;
  readonly defenderDives: number;
  readonly attackerKeepsDestroyer: boolean;
  readonly defenderKeepsDestroyer: boolean;
  readonly crashFighters: boolean;
  readonly rounds: number | null;
  /** As it was asked for: what the texts speak of. */
  readonly retreat: WaveRequest['retreat'];
  readonly stop: StopRules;
  /** Some rule makes the attacker stop. */
  readonly hasRule: boolean;
  /** Some rule weighs what going on is worth. */
  readonly weighs: boolean;
  /** Somebody may leave before the end. */
  readonly mayWithdraw: boolean;
  /** Winning is destroying the defenders; else it takes a land unit to be left. */
  readonly destroys: boolean;
  /** What the territory counts in this wave's decisions. */
  readonly decidesBy: { readonly territoryValue: number; readonly deadzone: boolean };
}

export interface Battle extends Omit<BattleRequest, 'waves' | 'values'> {
  /** As it was asked for. */
  readonly request: BattleRequest;
  readonly waves: readonly Wave[];
  /** What a lost unit counts, by index of UNIT_IDS, and what it is counted in. */
  readonly attackValues: readonly number[];
  readonly defenseValues: readonly number[];
  readonly valuesIn: 'IPC' | 'units' | 'points';
  /** In some wave the conqueror defends: the sides change places. */
  readonly swaps: boolean;
}

export function planBattle(request: BattleRequest): Battle {
  const { waves, values, ...rest } = request;
  let attacker: Side = FIRST;
  return {
    ...rest,
    request,
    waves: waves.map((wave) => {
      if (wave.conquerorDefends) attacker = attacker === FIRST ? SECOND : FIRST;
      return planWave(request, wave, attacker);
    }),
    attackValues: unitValues(values, 'attack'),
    defenseValues: unitValues(values, 'defense'),
    valuesIn: values === 'ipc' ? 'IPC' : values === 'count' ? 'units' : 'points',
    swaps: waves.some((wave) => wave.conquerorDefends),
  };
}

function planWave(request: BattleRequest, wave: WaveRequest, attacker: Side): Wave {
  const { naval } = request;
  const { retreat } = wave;
  const stop = stopRules(retreat);
  const weighs = stop.profitMargin !== undefined || stop.winChance !== undefined || stop.bestWinChance;
  const atSight = [stop.unitsAtMost, stop.killChanceAbove, stop.airLossChanceAbove].some((rule) => rule !== undefined);
  return {
    attack: { ...planForce(wave.attack, 'attack', naval), takes: wave.attack.takes },
    defense: planDefense(wave.defense, naval),
    leaves: toCounts(wave.leaves),
    attacker,
    conquerorDefends: wave.conquerorDefends,
    attackerDives: divers(wave.attackerSubmerges),
    defenderDives: divers(wave.defenderSubmerges),
    attackerKeepsDestroyer: wave.attackerKeepsDestroyer,
    defenderKeepsDestroyer: wave.defenderKeepsDestroyer,
    crashFighters: wave.crashFighters,
    rounds: wave.rounds,
    retreat,
    stop,
    hasRule: weighs || atSight,
    weighs,
    mayWithdraw: weighs || atSight || wave.rounds !== null,
    destroys: (retreat.winMeans ?? (naval ? 'destroys' : 'takes')) === 'destroys',
    decidesBy: {
      territoryValue: retreat.territoryValue ?? request.territoryValue,
      deadzone: retreat.deadzone ?? request.deadzone,
    },
  };
}

function divers(submerges: boolean | number): number {
  if (typeof submerges === 'number') return submerges;
  return submerges ? Number.POSITIVE_INFINITY : 0;
}

function stopRules(retreat: Partial<WaveRequest['retreat']>): StopRules {
  return {
    unitsAtMost: retreat.unitsAtMost ?? undefined,
    killChanceAbove: retreat.killChanceAbove ?? undefined,
    airLossChanceAbove: retreat.airLossChanceAbove ?? undefined,
    profitMargin: retreat.profitBelow ?? (retreat.optimal === 'profit' ? 0 : undefined),
    winChance: retreat.winChanceBelow ?? undefined,
    bestWinChance: retreat.optimal === 'winChance',
  };
}

function planForce(given: { units: Army; orderOfLoss: readonly string[] | string }, role: Role, naval: boolean): Force {
  const { units, orderOfLoss: order } = given;
  const complete = completeOrder(order, role, naval);
  return {
    units,
    counts: toCounts(units),
    orderOfLoss: complete,
    items: complete.map(parseOrderItem),
    optimal: order === 'optimal',
    usual: order === 'standard',
    listed: typeof order === 'string' ? undefined : order.map(parseOrderItem),
  };
}

function planDefense(given: WaveRequest['defense'], naval: boolean): Wave['defense'] {
  const { aaLast, owners, ownersLose } = given;
  const force = planForce(given, 'defense', naval);
  if (ownersLose === 'byKind' || owners.length === 0) return { ...force, aaLast, owners };
  const orderOfLoss = completeOrder(ownerByOwner(force.items, owners), 'defense', naval);
  return { ...force, aaLast, owners, usual: false, orderOfLoss, items: orderOfLoss.map(parseOrderItem) };
}

/** All of one owner before the next, each in the order of loss. */
function ownerByOwner(items: readonly OrderItem[], owners: Wave['defense']['owners']): string[] {
  return owners.flatMap(({ units }) => {
    const left = new Map(Object.entries(units).map(([unit, n]) => [unit, n ?? 0]));
    return items.flatMap(({ unit, amount }) => {
      const n = Math.min(amount ?? Number.POSITIVE_INFINITY, left.get(unit) ?? 0);
      left.set(unit, (left.get(unit) ?? 0) - n);
      return n > 0 ? [`${n} ${unit}`] : [];
    });
  });
}

/** Every unit the list forgets is put behind it, in the standard order: a unit must never vanish. */
export function completeOrder(given: readonly string[] | string, role: Role, naval: boolean): readonly string[] {
  const list = typeof given === 'string' ? [] : given;
  const complete = new Set(list.map(parseOrderItem).flatMap((item) => (item.amount === null ? [item.unit] : [])));
  const rest = new Set([...standardOrder(role, naval), ...UNIT_IDS]);
  return [...list, ...[...rest].filter((unit) => !complete.has(unit))];
}

function changeForce(battle: Battle, w: number, role: Role, change: Partial<Force>): Battle {
  return {
    ...battle,
    waves: battle.waves.map((wave, index) => (index === w ? { ...wave, [role]: { ...wave[role], ...change } } : wave)),
  };
}

/** The same battle with another order of loss for one army. */
export function withOrder(battle: Battle, w: number, role: Role, order: readonly string[]): Battle {
  const orderOfLoss = completeOrder(order, role, battle.naval);
  return changeForce(battle, w, role, { orderOfLoss, items: orderOfLoss.map(parseOrderItem) });
}

/** The same battle with another army. */
export function withArmy(battle: Battle, w: number, role: Role, counts: Counts): Battle {
  return changeForce(battle, w, role, { units: toArmyOfCounts(counts), counts });
}

/** The same wave fought to its end. */
export function withoutRules(wave: Wave): Wave {
  return { ...wave, rounds: null, stop: stopRules({}), hasRule: false, weighs: false, mayWithdraw: false };
}

/** Ships off the coast are not in a land battle. */
export function fightingAttackers(battle: Battle, counts: Counts): Counts {
  return battle.naval ? counts : counts.map((n, t) => (UNITS[t].kind === 'sea' ? 0 : n));
}

const BY_STRENGTH = UNITS.map((_, t) => t)
  .filter((t) => UNITS[t].bombards)
  .sort((a, b) => UNITS[b].attack - UNITS[a].attack);

/** Ships that fire in the first round of a land battle: all, or the strongest as far as units are landed. */
export function bombardingShips(battle: Battle, attackers: Counts): Counts {
  const fire = attackers.map(() => 0);
  if (battle.naval) return fire;
  let room = battle.switches.bombardmentLimited ? landedUnits(attackers) : Number.POSITIVE_INFINITY;
  for (const t of BY_STRENGTH) {
    fire[t] = Math.min(attackers[t], room);
    room -= fire[t];
  }
  return fire;
}

/** Units that came ashore; where none is marked so, all land units count. */
function landedUnits(attackers: Counts): number {
  const marked = attackers.reduce((sum, n, t) => sum + (UNITS[t].landed ? n : 0), 0);
  if (marked > 0) return marked;
  return attackers.reduce((sum, n, t) => sum + (UNITS[t].kind === 'land' ? n : 0), 0);
}

export interface Territory {
  readonly name: string;
  /** The first wave with this territory's attackers. */
  readonly battle: Battle;
}

/** What to send, made ready. */
export interface Recommendation extends Battle, Pick<RecommendationRequest, 'side' | 'goal' | 'hold'> {
  readonly role: Role;
  readonly criterion: 'takes' | 'clears' | 'survives';
  readonly least: Counts;
  readonly stock: Counts;
  readonly territories: readonly Territory[];
}

export function planRecommendation(request: RecommendationRequest): Recommendation {
  const { side, goal, criterion, minArmy, territories, hold, ...fields } = request;
  // What to send is advice already.
  const battle = { ...fields, advise: false };
  const plan = planBattle(battle);
  const role = side === 'attacker' ? 'attack' : 'defense';
  const [first] = battle.waves;
  return {
    ...plan,
    side,
    goal,
    hold,
    role,
    criterion: criterion ?? (battle.naval ? 'clears' : 'takes'),
    least: toCounts(minArmy),
    stock: plan.waves[0][role].counts,
    territories: territories.map(({ name, attack }, t) => ({
      name: name || `Territory ${t + 1}`,
      battle: planBattle({ ...battle, waves: [{ ...first, attack: { ...first.attack, ...attack } }] }),
    })),
  };
}
