// A side that takes several kinds of hit: every reachable set of units is a node, and hits always lead to a later one.
import type { Budget } from '../../../contract/budget.ts';
import { UNITS } from '../../units.ts';
import { eachNode } from '../each-node.ts';
import { type Graph, type GraphOptions, NO_SPLIT, type Start } from './graph.ts';
import { NOTHING, Nodes, type Remains, withoutAircraft } from './nodes.ts';
import { AIR_HIT, ANY_HIT, nextLoss, SUB_HIT, totalUnits } from './order.ts';

export const HIT_KINDS_WITH_SUBMARINES: readonly number[] = [ANY_HIT, SUB_HIT, AIR_HIT];

/** Finding what a node leads to takes about as long as this many steps. */
export const STEPS_PER_NODE = 3000;
const STEPS_PER_START = 1000;

export function buildWeb(starts: readonly Start[], options: GraphOptions, budget: Budget): Graph {
  const nodes = new Nodes(starts);
  const reach = (army: Remains): number => {
    const key = nodes.key(army);
    const known = nodes.find(key);
    if (known >= 0) return known;
    const node = nodes.push(army);
    nodes.remember(key, node);
    return node;
  };
  const heads = starts.map((start) => {
    budget.spend(STEPS_PER_START);
    return withoutAircraft(start, options.antiAirShots).map((counts) =>
      reach({ counts, away: NOTHING, spare: start.spare, committed: false, segments: start.segments }),
    );
  });
  const after: number[][] = [[], [], [], [], [], []];
  const dived: number[] = [];
  const dead: number[] = [];
  for (let node = 0; node < nodes.size; node++) {
    budget.spend(STEPS_PER_NODE);
    const army = nodes.at(node);
    for (let keep = 0; keep <= (options.keepsDestroyer ? 1 : 0); keep++)
      for (const hit of options.hitKinds) {
        const next = afterHit(army, hit, keep === 1);
        after[keep * 3 + hit].push(next === army ? node : reach(next));
      }
    const under = options.dives > 0 ? afterDive(army, options.dives) : army;
    dived.push(under === army ? node : reach(under));
    dead.push(reach({ ...army, counts: NOTHING, spare: 0 }));
  }
  return sortWeb(nodes, heads, { after, dived, dead }, budget);
}

/** The same army where no unit may take the hit. */
function afterHit(army: Remains, hit: number, keeps: boolean): Remains {
  if (army.spare > 0) return { ...army, spare: army.spare - 1 };
  const type = nextLoss(army.segments, army.counts, hit, keeps);
  if (type < 0) return army;
  const counts = [...army.counts];
  counts[type]--;
  return { ...army, counts };
}

/** Until so many have dived in all. */
function afterDive(army: Remains, dives: number): Remains {
  const subs = army.counts.map((n, t) => (UNITS[t].submarine ? Math.min(n, dives - army.away[t]) : 0));
  if (totalUnits(subs) === 0) return army;
  return { ...army, counts: army.counts.map((n, t) => n - subs[t]), away: army.away.map((n, t) => n + subs[t]) };
}

/** Put in order by counting: comparing the 100,000 nodes of large fleets takes fifty milliseconds. */
function strongestFirst(nodes: Nodes): Int32Array {
  const { size } = nodes;
  const strength = Int32Array.from({ length: size }, (_, node) => nodes.strength(node));
  const most = strength.reduce((top, n) => Math.max(top, n), 0);
  const next = new Int32Array(most + 2);
  for (const n of strength) next[most - n + 1]++;
  for (let place = 0; place <= most; place++) next[place + 1] += next[place];
  const sorted = new Int32Array(size);
  strength.forEach((n, node) => {
    sorted[next[most - n]++] = node;
  });
  return sorted;
}

/** Where the nodes lead, by hit, when submarines dive and when all are lost. */
interface Edges {
  readonly after: readonly (readonly number[])[];
  readonly dived: readonly number[];
  readonly dead: readonly number[];
}

/** Most hits left first: then every edge leads forward and one sweep visits each pair after all its parents. */
function sortWeb(nodes: Nodes, heads: number[][], { after, dived, dead }: Edges, budget: Budget): Graph {
  const size = nodes.size;
  budget.look();
  const sorted = strongestFirst(nodes);
  const place = new Int32Array(size);
  sorted.forEach((node, position) => {
    place[node] = position;
  });
  const moved = (edges: readonly number[]) => {
    const places = new Int32Array(size);
    eachNode(size, budget, (position) => {
      places[position] = place[edges[sorted[position]]];
    });
    return places;
  };
  const next = after.map((edges) => (edges.length === 0 ? new Int32Array(0) : moved(edges)));
  return nodes.toGraph(
    heads.map((head) => head.map((node) => place[node])),
    sorted,
    {
      dead: moved(dead),
      dived: moved(dived),
      split: new Int32Array(size).fill(NO_SPLIT),
      after: next,
      alike: next[SUB_HIT].length === 0 ? new Int32Array(0) : alikeHits(next[ANY_HIT], next[SUB_HIT]),
    },
    budget,
  );
}

const ALL_ALIKE = 1 << 20;

/** Edges lead forward, so what a node leads to is known before it. */
function alikeHits(any: Int32Array, bySubmarine: Int32Array): Int32Array {
  const alike = new Int32Array(any.length);
  for (let node = any.length - 1; node >= 0; node--) {
    if (any[node] !== bySubmarine[node]) continue;
    alike[node] = any[node] === node ? ALL_ALIKE : Math.min(ALL_ALIKE, 1 + alike[any[node]]);
  }
  return alike;
}
