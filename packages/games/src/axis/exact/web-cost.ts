// The work of a wave at sea with submarines, or of armies that share their states: from samples of the pairs it meets.
import type { Battle, Wave } from '../plan.ts';
import { type Volley, Volleys } from './round/fire.ts';
import { AIR_HIT, ANY_HIT, SUB_HIT } from './graph/order.ts';
import { INVISIBLE, LARGE, type Sides, UNSEEN } from './wave/setup.ts';
import { AIRCRAFT, DESTROYER, EMPTY, type Graph, SUBMARINE } from './graph/graph.ts';
import type { Parts } from './wave-cost.ts';
import { STEPS_PER_NODE } from './graph/web.ts';
import { WebEngine } from './round/web-engine.ts';

/** Pairs of a block whose round is looked at. */
const SAMPLES = 80;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Pairs that can be met, times what some of them are seen to lead to. */
export function webParts(battle: Battle, wave: Wave, { attacker, defender }: Sides): Parts {
  const cells = attacker.size * defender.size;
  const large = cells > LARGE;
  const volleys = [
    new Volleys(attacker, 'attack', battle.dice),
    new Volleys(defender, 'defense', battle.dice),
  ] as const;
  const engine = new WebEngine(attacker, defender, ...volleys, {
    mode: battle.dice,
    attackerKeepsDestroyer: wave.attackerKeepsDestroyer,
    defenderKeepsDestroyer: wave.defenderKeepsDestroyer,
  });
  const single = attacker.starts.length === 1 && defender.starts.length === 1;
  const likely = large && single ? new LikelyPairs(attacker, defender, ...volleys) : undefined;
  let pairs = 0;
  let sweep = 0;
  let table = 0;
  for (const block of metPairs(attacker, defender)) {
    const seen = samplePairs(engine, attacker, defender, block, likely);
    const size = block.ours.length * block.theirs.length;
    pairs += size;
    sweep += seen.sweep * size;
    table += seen.table * size;
  }
  // What cannot be met is valued all the same where nobody scouts.
  if (likely === undefined) table *= cells / pairs;
  const setUp = (attacker.size + defender.size) * STEPS_PER_NODE + cells;
  return { setUp, sweep, round: sweep / 3, table, scouts: likely !== undefined, sight: 3 * cells ** 2 };
}

/** Steps of a pair on average, from some of them. */
function samplePairs(
  engine: WebEngine,
  attacker: Graph,
  defender: Graph,
  { ours, theirs }: Block,
  likely: LikelyPairs | undefined,
): { readonly sweep: number; readonly table: number } {
  const samples = Math.min(SAMPLES, ours.length * theirs.length);
  const hasMiddle = attacker.after![SUB_HIT].length > 0;
  let sweep = 0;
  let table = 0;
  for (let sample = 0; sample < samples; sample++) {
    // Rows in turn; columns by the golden section, so that both are spread evenly and not in step.
    const i = ours[Math.floor(((sample + 0.5) * ours.length) / samples)];
    const j = theirs[Math.floor(theirs.length * ((sample * GOLDEN) % 1))];
    if ((attacker.flags[i] | defender.flags[j]) & EMPTY) continue;
    const chance = likely?.at(attacker.hits[i], defender.hits[j]) ?? 1;
    if (chance < INVISIBLE) continue;
    const least = likely === undefined ? 0 : UNSEEN / chance;
    const strikes = engine.strikes(i, j);
    engine.prepare(i, j, false);
    const middle = hasMiddle && (attacker.flags[i] & defender.flags[j] & DESTROYER) === 0;
    table += engine.work * ((strikes ? 2 : 1) + (middle ? 2 : 0));
    if (least > 0) engine.prepare(i, j, false, least);
    sweep += engine.work;
    if (!strikes) continue;
    engine.prepareStrike(i, j, least);
    sweep += engine.strikeWork;
  }
  return { sweep: sweep / samples, table: table / samples };
}

interface Block {
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
}

/** Pairs that can be met, in blocks. */
function metPairs(attacker: Graph, defender: Graph): Block[] {
  const ours = statesOf(attacker, defender);
  const theirs = statesOf(defender, attacker);
  const has = (graph: Graph) => (node: number) => (graph.flags[node] & DESTROYER) !== 0;
  const lacks = (graph: Graph) => (node: number) => (graph.flags[node] & DESTROYER) === 0;
  const ourPlain = ours.plain.filter(lacks(attacker));
  const theirPlain = theirs.plain.filter(lacks(defender));
  const ourSpared = ours.spared.filter(lacks(attacker));
  const theirSpared = theirs.spared.filter(lacks(defender));
  // Where submarines go before destroyers, a side without destroyers has nothing left that hits could spare: only one of
  // the two can have been spared.
  const bothSpared = keepsSubmarines(attacker) || keepsSubmarines(defender);
  return [
    { ours: ours.plain.filter(has(attacker)), theirs: theirs.plain.filter(has(defender)) },
    { ours: [...ours.plain, ...ours.spared].filter(has(attacker)), theirs: theirPlain },
    { ours: ourPlain, theirs: [...theirs.plain, ...theirs.spared].filter(has(defender)) },
    { ours: ourPlain, theirs: theirPlain },
    { ours: ourSpared, theirs: theirPlain },
    { ours: ourPlain, theirs: theirSpared },
    ...(bothSpared ? [{ ours: ourSpared, theirs: theirSpared }] : []),
  ].filter((block) => block.ours.length > 0 && block.theirs.length > 0);
}

interface States {
  /** What hits on anything, and those of submarines, lead to. */
  readonly plain: readonly number[];
  /** What only hits that spare submarines lead to: those of aircraft whose own destroyers are gone. */
  readonly spared: readonly number[];
}

function statesOf(graph: Graph, enemy: Graph): States {
  const flags = enemy.starts.reduce((all, [start]) => all | enemy.flags[start], 0);
  const kinds = flags & SUBMARINE ? [ANY_HIT, SUB_HIT] : [ANY_HIT];
  const plain = reachable(graph, kinds);
  const all = flags & AIRCRAFT ? reachable(graph, [...kinds, AIR_HIT]) : plain;
  const found = Array.from({ length: graph.size }, (_, node) => node);
  return {
    plain: found.filter((node) => plain[node] === 1),
    spared: found.filter((node) => all[node] === 1 && plain[node] === 0),
  };
}

function reachable(graph: Graph, hitKinds: readonly number[]): Uint8Array {
  const edges = hitKinds.map((kind) => graph.after![kind]).filter((after) => after.length > 0);
  const met = new Uint8Array(graph.size);
  for (const heads of graph.starts) for (const head of heads) met[head] = 1;
  // Edges lead forward.
  for (let node = 0; node < graph.size; node++) {
    if (met[node] === 0) continue;
    for (const after of edges) met[after[node]] = 1;
    met[graph.dived[node]] = 1;
  }
  return met;
}

/** Whether a side still has submarines when its last destroyer is gone. */
function keepsSubmarines(graph: Graph): boolean {
  const [first] = chainOf(graph).filter((node) => (graph.flags[node] & DESTROYER) === 0);
  return (graph.flags[first] & SUBMARINE) !== 0;
}

/** What a side becomes hit by hit, when anything may be hit. */
function chainOf({ starts, after }: Graph): number[] {
  const chain = [starts[0][0]];
  for (;;) {
    const node = chain[chain.length - 1];
    const next = after![ANY_HIT][node];
    if (next === node) return chain;
    chain.push(next);
  }
}

/** About how likely the sides come to have so many hits left: the same battle as if hits could fall on anything. */
class LikelyPairs {
  private readonly visits: Float64Array;
  private readonly width: number;

  constructor(attacker: Graph, defender: Graph, attackVolleys: Volleys, defenseVolleys: Volleys) {
    const ours = chainOf(attacker);
    const theirs = chainOf(defender);
    const most = [ours.length - 1, theirs.length - 1];
    this.width = theirs.length;
    this.visits = new Float64Array(ours.length * theirs.length);
    this.visits[this.visits.length - 1] = 1;
    for (let a = most[0]; a > 0; a--)
      for (let d = most[1]; d > 0; d--)
        this.fight(a, d, attackVolleys.all(ours[most[0] - a]), defenseVolleys.all(theirs[most[1] - d]));
  }

  private fight(a: number, d: number, attack: Volley, defense: Volley): void {
    const { visits, width } = this;
    const here = visits[a * width + d];
    if (here < INVISIBLE) return;
    const stay = attack.hits[0] * defense.hits[0];
    const begun = stay < 1 ? here / (1 - stay) : 0;
    for (let x = 0; x < defense.hits.length; x++) {
      const share = begun * defense.hits[x];
      if (share < INVISIBLE) continue;
      const row = Math.max(0, a - x) * width;
      for (let y = x === 0 ? 1 : 0; y < attack.hits.length; y++)
        visits[row + Math.max(0, d - y)] += share * attack.hits[y];
    }
  }

  at(attackerHits: number, defenderHits: number): number {
    return this.visits[attackerHits * this.width + defenderHits];
  }
}
