// A wave made ready: the graphs of both sides, the engines of its rounds, who bombards and who is shot at.
import type { Budget } from '../../../contract/budget.ts';
import { type Battle, bombardingShips, fightingAttackers, type Role } from '../../plan.ts';
import { type Counts, UNIT_COUNT, UNITS } from '../../units.ts';
import { eachNode, mapEach } from '../each-node.ts';
import type { Graph, GraphOptions, Start } from '../graph/graph.ts';
import { buildLines } from '../graph/lines.ts';
import { ANY_HIT, compileOrder, isPlain, type LossRules, nextAircraft, totalUnits } from '../graph/order.ts';
import { buildWeb, HIT_KINDS_WITH_SUBMARINES } from '../graph/web.ts';
import type { RoundEngine } from '../round/engine.ts';
import { diceOf, Volleys, volleyHits } from '../round/fire.ts';
import { LineEngine } from '../round/line-engine.ts';
import { LineSweep } from '../round/line-sweep.ts';
import { LineTables } from '../round/line-tables.ts';
import { StackRounds } from '../round/stack-rounds.ts';
import { WebEngine } from '../round/web-engine.ts';
import { Pairs } from './pairs.ts';
import { StackSweep } from './stack-sweep.ts';
import { crashed, type Landing } from './worth.ts';

/** Above this many pairs, states and single steps that double precision cannot see are left out, and counted as dropped. */
export const LARGE = 30_000;
/** Of webs with so many states few are met, too few to be fought together: 160 v 160 takes 1.1 times as long that way. */
const MANY_STATES = 5_000;
const INVISIBLE = 1e-17;
const UNSEEN = 2e-19;

const spareHits = UNITS.map((unit) => unit.spareHits ?? 0);

/** Which wave is fought, by whom. */
export interface WaveQuestion {
  readonly battle: Battle;
  readonly index: number;
  /** Armies that may attack, bombarding ships included; more than one share their states, so that equal remains are one node. */
  readonly attackers: readonly Counts[];
  readonly defenders: readonly Counts[];
  readonly lattice: boolean;
  /** Less likely states are left out, beside what the battle itself says. */
  readonly cut?: number;
}

export interface WaveSetup {
  readonly attackers: readonly Counts[];
  readonly defenders: readonly Counts[];
  readonly bombarding: Counts;
  readonly attacker: Graph;
  readonly defender: Graph;
  readonly pairs: Pairs;
  readonly engine: RoundEngine;
  /** The engine of the round in which ships bombard; the same one when none do. */
  readonly firstEngine: RoundEngine;
  /** Units left when a battle ends at a node, without crashed aircraft; UNIT_COUNT entries a node. */
  readonly attackerLeft: Uint16Array;
  readonly defenderLeft: Uint16Array;
}

/** Both sides of a wave as graphs. */
export interface Sides {
  readonly attackers: readonly Counts[];
  readonly attacker: Graph;
  readonly defender: Graph;
  /** Hits walk along lines: no submarines, and no armies that share their states. */
  readonly lines: boolean;
  readonly startOf: Readonly<Record<Role, (counts: Counts) => Start>>;
}

export function buildSides(
  { battle, index, attackers: given, defenders, lattice }: WaveQuestion,
  budget: Budget,
): Sides {
  const wave = battle.waves[index];
  const attackers = mapEach(given, budget, (counts) => fightingAttackers(battle, counts));
  const submarines = [...attackers, ...defenders].some((counts) =>
    UNITS.some((unit, t) => unit.submarine && counts[t] > 0),
  );
  const lines = !submarines && !lattice;
  const build = lines ? buildLines : buildWeb;
  const startOf = { attack: starter(battle, index, 'attack'), defense: starter(battle, index, 'defense') };
  const hitKinds = submarines ? HIT_KINDS_WITH_SUBMARINES : [ANY_HIT];
  const attack: GraphOptions = {
    hitKinds,
    keepsDestroyer: wave.attackerKeepsDestroyer,
    dives: wave.attackerDives,
    splits: wave.mayWithdraw && attackers.some((counts) => UNITS.some((unit, t) => unit.landed && counts[t] > 0)),
    antiAirShots: mostShots({ battle, index, attackers, defenders }, budget),
  };
  const defense: GraphOptions = {
    hitKinds,
    keepsDestroyer: wave.defenderKeepsDestroyer,
    dives: wave.defenderDives,
    splits: false,
    antiAirShots: 0,
  };
  const attacker = build(mapEach(attackers, budget, startOf.attack), attack, budget);
  const defender = build(mapEach(defenders, budget, startOf.defense), defense, budget);
  return { attackers, attacker, defender, lines, startOf };
}

export function setUpWave(question: WaveQuestion, budget: Budget): WaveSetup {
  const { battle, index, defenders } = question;
  const sides = buildSides(question, budget);
  const { attackers, attacker, defender, startOf } = sides;
  const bombarding = bombardingShips(battle, question.attackers[0]);
  const attackersLand = battle.naval && battle.switches.attackerCarriers;
  const defendersLand = battle.waves[index].crashFighters;
  return {
    attackers,
    defenders,
    bombarding,
    attacker,
    defender,
    ...makeEngines(question, sides, bombarding, budget),
    attackerLeft: attackersLand ? landed(attacker, startOf.attack, { strandsAll: false }, budget) : attacker.counts,
    defenderLeft: defendersLand ? landed(defender, startOf.defense, { strandsAll: true }, budget) : defender.counts,
  };
}

function makeEngines(
  { battle, index, cut = 0 }: WaveQuestion,
  { attacker, defender, lines }: Sides,
  bombarding: Counts,
  budget: Budget,
): Pick<WaveSetup, 'pairs' | 'engine' | 'firstEngine'> {
  const large = attacker.size * defender.size > LARGE;
  const dice = { mode: battle.dice, budget };
  const attackVolleys = new Volleys(attacker, 'attack', dice);
  const defenseVolleys = new Volleys(defender, 'defense', dice);
  const make = (volleys: Volleys) =>
    lines
      ? new LineEngine(attacker, defender, volleys, defenseVolleys)
      : new WebEngine(attacker, defender, volleys, defenseVolleys, {
          mode: battle.dice,
          hits: battle.hits,
          ...battle.waves[index],
        });
  const engine = make(attackVolleys);
  const extra = diceOf(bombarding, 0, 'attack', 'all');
  const firstEngine = totalUnits(bombarding) === 0 ? engine : make(new Volleys(attacker, 'attack', dice, extra));
  const options = { cut: Math.max(battle.prune, cut, large ? INVISIBLE : 0), floor: large ? UNSEEN : 0 };
  const pairs = new Pairs(attacker, defender, engine, options, budget);
  const stacked = large && attacker.size < MANY_STATES && defender.size < MANY_STATES;
  if (stacked && engine instanceof WebEngine && pairs.midRound.length > 0 && !engine.minds) {
    const rounds = new StackRounds(pairs, engine, { attack: attackVolleys, defense: defenseVolleys });
    pairs.stackSweep = new StackSweep(pairs, rounds);
  }
  if (lines) {
    pairs.lines = new LineTables(attacker, defender, attackVolleys, defenseVolleys, options.floor === 0);
    pairs.rowSweep = new LineSweep(pairs, pairs.lines);
  }
  return { pairs, engine, firstEngine };
}

/** How an army enters the wave. Plain orders are the same for every army, and are made once. */
function starter({ waves, naval }: Battle, index: number, role: Role): (counts: Counts) => Start {
  const { attack, defense, [role]: force } = waves[index];
  const rules: LossRules = {
    items: force.items,
    takes: role === 'attack' ? attack.takes : 0,
    aaLast: role === 'defense' && defense.aaLast,
  };
  const plain = isPlain(rules) ? compileOrder([], rules) : undefined;
  return (counts) => ({
    counts,
    spare: naval ? counts.reduce((sum, n, t) => sum + n * spareHits[t], 0) : 0,
    segments: plain ?? compileOrder(counts, rules),
  });
}

function landed(graph: Graph, startOf: (counts: Counts) => Start, landing: Landing, budget: Budget): Uint16Array {
  const left = graph.counts.slice();
  eachNode(graph.size, budget, (node) => {
    const at = node * UNIT_COUNT;
    const counts = Array.from(graph.counts.subarray(at, at + UNIT_COUNT));
    const { segments } = startOf(counts);
    left.set(
      crashed(counts, landing, (now, types) => nextAircraft(segments, now, types)),
      at,
    );
  });
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

function mostShots(
  { battle, index, attackers, defenders }: Omit<WaveQuestion, 'lattice' | 'cut'>,
  budget: Budget,
): number {
  let most = 0;
  for (const army of attackers)
    eachNode(defenders.length, budget, (d) => {
      most = Math.max(most, shotsAt(battle, index, army, defenders[d]));
    });
  return most;
}
