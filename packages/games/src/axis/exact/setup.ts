// A wave made ready: the graphs of both sides, the engines of its rounds, who bombards and who is shot at.
import type { Budget } from '../../budget.ts';
import { completeOrder } from '../orders.ts';
import { type Battle, parseOrderItem, type Wave } from '../schema/index.ts';
import { type Counts, UNIT_COUNT, UNITS } from '../units.ts';
import { Arena } from './arena.ts';
import type { RoundEngine } from './engine.ts';
import { diceOf, Volleys, volleyHits } from './fire.ts';
import { LineEngine } from './line-engine.ts';
import { LineSweep } from './line-sweep.ts';
import { buildLines } from './lines.ts';
import { ANY_HIT, compileOrder, isPlain, type LossRules, nextAircraft, totalUnits } from './order.ts';
import type { Graph, GraphOptions, Start } from './side.ts';
import { buildWeb, HIT_KINDS_WITH_SUBMARINES } from './web.ts';
import { WebEngine } from './web-engine.ts';
import { crashed } from './worth.ts';

/**
 * Above this many pairs of a web, states and single steps that double precision cannot see are left out, and counted as
 * dropped. Lines leave out nothing: it would not make them faster.
 */
export const LARGE = 30_000;
export const INVISIBLE = 1e-18;
export const UNSEEN = 1e-20;

const ships = UNITS.map((unit) => unit.bombards === true);
const spareHits = UNITS.map((unit) => unit.spareHits ?? 0);

export interface WaveSetup {
  readonly attackers: readonly Counts[];
  readonly defenders: readonly Counts[];
  readonly bombarding: Counts;
  readonly attacker: Graph;
  readonly defender: Graph;
  readonly arena: Arena;
  readonly engine: RoundEngine;
  /** The engine of the round in which ships bombard; the same one when none do. */
  readonly firstEngine: RoundEngine;
  /** Units left when a battle ends at a node, without crashed aircraft; UNIT_COUNT entries a node. */
  readonly attackerLeft: Uint16Array;
  readonly defenderLeft: Uint16Array;
}

export interface SetupOptions {
  /** Every army may appear on its own, so equal remains share a node. */
  readonly lattice: boolean;
}

/** Both sides of a wave as graphs. */
export interface Sides {
  readonly attackers: readonly Counts[];
  readonly attacker: Graph;
  readonly defender: Graph;
  /** Hits walk along lines: no submarines, and no armies that share their states. */
  readonly lines: boolean;
  readonly startOf: Readonly<Record<'attack' | 'defense', (counts: Counts) => Start>>;
}

export function buildSides(
  battle: Battle,
  index: number,
  given: readonly Counts[],
  defenders: readonly Counts[],
  options: SetupOptions,
  budget: Budget,
): Sides {
  const wave = battle.waves[index];
  const attackers = given.map((counts) => fighting(battle, counts));
  const submarines = [...attackers, ...defenders].some((counts) =>
    UNITS.some((unit, t) => unit.submarine && counts[t] > 0),
  );
  const lines = !submarines && !options.lattice;
  const build = lines ? buildLines : buildWeb;
  const startOf = {
    attack: starter(battle, wave, 'attack'),
    defense: starter(battle, wave, 'defense'),
  };
  const hitKinds = submarines ? HIT_KINDS_WITH_SUBMARINES : [ANY_HIT];
  const attack: GraphOptions = {
    hitKinds,
    keepsDestroyer: wave.attackerKeepsDestroyer,
    submerges: wave.attackerSubmerges,
    splits: mayWithdraw(wave) && attackers.some((counts) => UNITS.some((unit, t) => unit.landed && counts[t] > 0)),
    antiAirShots: mostShots(battle, index, attackers, defenders),
  };
  const defense: GraphOptions = {
    hitKinds,
    keepsDestroyer: wave.defenderKeepsDestroyer,
    submerges: wave.defenderSubmerges,
    splits: false,
    antiAirShots: 0,
  };
  const attacker = build(attackers.map(startOf.attack), attack, budget);
  const defender = build(defenders.map(startOf.defense), defense, budget);
  return { attackers, attacker, defender, lines, startOf };
}

export function setUpWave(
  battle: Battle,
  index: number,
  given: readonly Counts[],
  defenders: readonly Counts[],
  options: SetupOptions,
  budget: Budget,
): WaveSetup {
  const wave = battle.waves[index];
  const { attackers, attacker, defender, lines, startOf } = buildSides(
    battle,
    index,
    given,
    defenders,
    options,
    budget,
  );
  const bombarding = bombardingShips(battle, given[0]);
  return {
    attackers,
    defenders,
    bombarding,
    attacker,
    defender,
    ...makeEngines(battle, wave, attacker, defender, bombarding, lines, budget),
    attackerLeft: leftOf(attacker, battle.naval && battle.switches.attackerCarriers ? startOf.attack : undefined),
    defenderLeft: leftOf(defender, wave.crashFighters ? startOf.defense : undefined),
  };
}

function makeEngines(
  battle: Battle,
  wave: Wave,
  attacker: Graph,
  defender: Graph,
  bombarding: Counts,
  lines: boolean,
  budget: Budget,
): Pick<WaveSetup, 'arena' | 'engine' | 'firstEngine'> {
  const large = !lines && attacker.size * defender.size > LARGE;
  const attackVolleys = new Volleys(attacker, 'attack', battle.dice);
  const defenseVolleys = new Volleys(defender, 'defense', battle.dice);
  const make = (volleys: Volleys) =>
    lines
      ? new LineEngine(attacker, defender, volleys, defenseVolleys)
      : new WebEngine(attacker, defender, volleys, defenseVolleys, {
          mode: battle.dice,
          attackerKeepsDestroyer: wave.attackerKeepsDestroyer,
          defenderKeepsDestroyer: wave.defenderKeepsDestroyer,
        });
  const engine = make(attackVolleys);
  const extra = diceOf(bombarding, 0, 'attack', 'all');
  const firstEngine = totalUnits(bombarding) === 0 ? engine : make(new Volleys(attacker, 'attack', battle.dice, extra));
  const arena = new Arena(
    attacker,
    defender,
    engine,
    {
      attackerSubmerges: wave.attackerSubmerges,
      defenderSubmerges: wave.defenderSubmerges,
      cut: Math.max(battle.prune, large ? INVISIBLE : 0),
      floor: large ? UNSEEN : 0,
    },
    budget,
  );
  if (lines) arena.rowSweep = new LineSweep(arena, attackVolleys, defenseVolleys);
  return { arena, engine, firstEngine };
}

export function hasRule({ retreat }: Wave): boolean {
  const { unitsAtMost, profitBelow, winChanceBelow, killChanceAbove, airLossChanceAbove, optimal } = retreat;
  return [unitsAtMost, profitBelow, winChanceBelow, killChanceAbove, airLossChanceAbove, optimal].some(
    (rule) => rule !== null,
  );
}

export function mayWithdraw(wave: Wave): boolean {
  return hasRule(wave) || wave.rounds !== null;
}

/** Ships off the coast are not in a land battle. */
function fighting(battle: Battle, given: Counts): Counts {
  return battle.naval ? given : given.map((n, t) => (ships[t] ? 0 : n));
}

function bombardingShips(battle: Battle, given: Counts): Counts {
  if (battle.naval) return given.map(() => 0);
  let room = Number.POSITIVE_INFINITY;
  if (battle.switches.bombardmentLimited) room = UNITS.reduce((sum, unit, t) => sum + (unit.landed ? given[t] : 0), 0);
  // The strongest ships fire first when only some may.
  const fire = given.map(() => 0);
  const byStrength = UNITS.map((_, t) => t).sort((a, b) => UNITS[b].attack - UNITS[a].attack);
  for (const t of byStrength) {
    if (!ships[t]) continue;
    fire[t] = Math.min(given[t], room);
    room -= fire[t];
  }
  return fire;
}

/** How an army enters the wave. Plain orders are the same for every army, and are made once. */
function starter(battle: Battle, wave: Wave, side: 'attack' | 'defense'): (counts: Counts) => Start {
  const rules: LossRules = {
    items: completeOrder(wave[side].orderOfLoss, side, battle.naval).map(parseOrderItem),
    takes: side === 'attack' ? wave.attack.takes : 0,
    aaLast: side === 'defense' && wave.defense.aaLast,
  };
  const plain = isPlain(rules) ? compileOrder([], rules) : undefined;
  return (counts) => ({
    counts,
    spare: battle.naval ? counts.reduce((sum, n, t) => sum + n * spareHits[t], 0) : 0,
    segments: plain ?? compileOrder(counts, rules),
  });
}

function leftOf(graph: Graph, crash: ((counts: Counts) => Start) | undefined): Uint16Array {
  if (crash === undefined) return graph.counts;
  const left = Uint16Array.from(graph.counts);
  for (let at = 0; at < left.length; at += UNIT_COUNT) {
    const counts = Array.from(graph.counts.subarray(at, at + UNIT_COUNT));
    const { segments } = crash(counts);
    left.set(
      crashed(counts, (now) => nextAircraft(segments, now)),
      at,
    );
  }
  return left;
}

const SHOTS = UNITS.map((unit) => unit.antiAirShots ?? 0);
const IS_AIR = UNITS.map((unit) => unit.kind === 'air');
const IS_HELPLESS = UNITS.map((unit) => unit.helpless === true);

/** Dice that AA guns roll at the attacking aircraft before the first round. */
function shotsAt(battle: Battle, index: number, attackers: Counts, defenders: Counts): number {
  if (battle.naval || (index === 0 && battle.inProgress)) return 0;
  let guns = 0;
  let aircraft = 0;
  let others = 0;
  for (let t = 0; t < UNIT_COUNT; t++) {
    guns += SHOTS[t] * defenders[t];
    if (!IS_HELPLESS[t]) others += defenders[t];
    if (IS_AIR[t]) aircraft += attackers[t];
  }
  return others === 0 ? 0 : Math.min(guns, aircraft);
}

/** How many aircraft they shoot down. */
export function antiAirHits(battle: Battle, index: number, attackers: Counts, defenders: Counts): Float64Array {
  return volleyHits(battle.dice, [0, shotsAt(battle, index, attackers, defenders)]);
}

function mostShots(battle: Battle, index: number, attackers: readonly Counts[], defenders: readonly Counts[]): number {
  let most = 0;
  for (const army of attackers)
    for (const enemy of defenders) most = Math.max(most, shotsAt(battle, index, army, enemy));
  return most;
}
