// Nodes of a web that differ in submarines and spare hits alone: where submarines do not fire along, they throw the same dice.
import { UNIT_COUNT, UNITS } from '../../units.ts';
import { type Graph, SUBMARINE } from './graph.ts';

const IS_SUBMARINE = UNITS.map((unit) => unit.submarine === true);

export interface Stack {
  /** Each leads to later ones only. */
  readonly nodes: Int32Array;
  /** All of them have submarines, or none has. */
  readonly submarines: boolean;
  /** Submarines of one of them dive sooner than fight. */
  readonly dives: boolean;
}

/** All nodes, in an order in which edges lead forward: to the same stack, to one with fewer other units, or to one without submarines. */
export function stacksOf({ size, counts, flags, dived }: Graph): Stack[] {
  const byKey = new Map<string, { readonly others: number; readonly nodes: number[] }>();
  const codes = new Array<number>(UNIT_COUNT);
  for (let node = 0; node < size; node++) {
    const submarines = (flags[node] & SUBMARINE) !== 0;
    let others = 0;
    for (let t = 0; t < UNIT_COUNT; t++) {
      codes[t] = IS_SUBMARINE[t] ? +submarines : counts[node * UNIT_COUNT + t];
      if (!IS_SUBMARINE[t]) others += codes[t];
    }
    const key = String.fromCharCode(...codes);
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, { others, nodes: [node] });
    else known.nodes.push(node);
  }
  const stacks = [...byKey.values()].map(({ others, nodes }) => {
    const submarines = (flags[nodes[0]] & SUBMARINE) !== 0;
    const dives = nodes.some((node) => dived[node] !== node);
    return { place: 2 * others + (submarines ? 1 : 0), nodes: Int32Array.from(nodes), submarines, dives };
  });
  return stacks.sort((a, b) => b.place - a.place);
}
