// A landing made ready: two battles, and what is aboard.
import { type Battle, bombardingShips, planBattle, withArmy } from '../plan.ts';
import { type AmphibiousRequest, battleObject } from '../schema/index.ts';
import { type Counts, toCounts, UNITS, unitIndex } from '../units.ts';
import { valueOfCounts } from '../values.ts';

export interface Landing {
  /** As it was asked for. */
  readonly request: AmphibiousRequest;
  readonly sea: Battle;
  /** Without those who come by sea. */
  readonly land: Battle;
  /** Units of each load, as landed units; lost in this order. */
  readonly loads: readonly Counts[];
  /** No sea battle: the ships may bombard. */
  readonly unopposed: boolean;
  /** The zone is held by transports alone. */
  readonly defenceless: boolean;
  /** Those transports are left alone: nothing is fought at sea. */
  readonly passesBy: boolean;
  readonly asksToPass: boolean;
}

export function planLanding(request: AmphibiousRequest): Landing {
  const { sea, cargo, land, ignoreTransports, advise, ...rest } = request;
  // What the territory is worth is a matter of the land battle.
  const atSea = { territoryValue: 0, deadzone: false };
  const plan = (wave: object, naval: boolean) =>
    planBattle(battleObject.parse({ ...rest, ...(naval ? atSea : {}), naval, waves: [wave] }));
  const enemies = toCounts(sea.defense.units);
  const transports = transportsIn(enemies);
  const defenceless = transports > 0 && totalOf(enemies) === transports;
  const passesBy = defenceless && ignoreTransports;
  return {
    request,
    sea: plan(sea, true),
    land: plan(land, false),
    loads: cargo.map(({ inf, art, arm }) => toCounts({ inf_a: inf, art_a: art, arm_a: arm })),
    unopposed: totalOf(enemies) === 0 || passesBy,
    defenceless,
    passesBy,
    asksToPass: ignoreTransports,
  };
}

/** The same landing, lone transports attacked or passed by. */
export function passing(landing: Landing, passesBy: boolean): Landing {
  return { ...landing, passesBy, unopposed: passesBy };
}

function totalOf(counts: Counts): number {
  return counts.reduce((sum, n) => sum + n, 0);
}

const TRANSPORT = unitIndex('tra');

/** Loads still afloat when so many transports are. */
export function loadsAfloat({ loads }: Landing, transports: number): readonly Counts[] {
  return loads.slice(Math.max(0, loads.length - transports));
}

/** What the loads cost that went down. */
export function drownedValue(landing: Landing, transports: number): number {
  const { loads, land } = landing;
  return loads
    .slice(0, loads.length - loadsAfloat(landing, transports).length)
    .reduce((sum, load) => sum + valueOfCounts(land.attackValues, load), 0);
}

export function transportsIn(counts: ArrayLike<number>, from = 0): number {
  return counts[from + TRANSPORT];
}

/** Enemies that keep a fleet from landing: submarines and transports do not. */
export const KEEPS_OFF: readonly boolean[] = UNITS.map((unit) => unit.submarine !== true && unit.helpless !== true);

/** The land battle after so many transports came through; undefined where nobody fights it. */
export function landBattle(landing: Landing, transports: number): Battle | undefined {
  const { sea, land, unopposed } = landing;
  const ships = sea.waves[0].attack.counts;
  const ashore = loadsAfloat(landing, transports);
  const units = land.waves[0].attack.counts.map((n, t) => ashore.reduce((sum, load) => sum + load[t], n));
  if (units.every((n) => n === 0)) return undefined;
  return withArmy(
    land,
    0,
    'attack',
    units.map((n, t) => n + (unopposed && UNITS[t].bombards ? ships[t] : 0)),
  );
}

/** Some ship would fire if the transports were left alone. */
export function couldBombard(landing: Landing): boolean {
  const battle = landBattle(passing(landing, true), landing.loads.length);
  return battle !== undefined && bombardingShips(battle, battle.waves[0].attack.counts).some((n) => n > 0);
}
