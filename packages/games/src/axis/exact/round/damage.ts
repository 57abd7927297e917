// What a volley of several kinds of hits leaves of a side: a sparse distribution over its nodes.
import type { Volley } from './fire.ts';

export class Damage {
  count = 0;
  /** Chance that was left out because it is below `least`. */
  lost = 0;
  nodes: Int32Array;
  chances: Float64Array;
  private least = 0;
  private spareNodes: Int32Array;
  private spareChances: Float64Array;
  private readonly sums: Float64Array;

  constructor(size: number) {
    this.nodes = new Int32Array(size);
    this.chances = new Float64Array(size);
    this.spareNodes = new Int32Array(size);
    this.spareChances = new Float64Array(size);
    this.sums = new Float64Array(size);
  }

  /** Begins with an untouched node; chances below `least` will be left out. */
  reset(node: number, least: number): void {
    this.least = least;
    this.lost = 0;
    this.count = 1;
    this.nodes[0] = node;
    this.chances[0] = 1;
  }

  /** One kind of hit after another: `after` leads from node to node, to itself where no unit may take the hit. */
  take(volley: Volley, after: Int32Array): void {
    const { hits, atLeast } = volley;
    if (hits.length === 1) return;
    if (this.count === 1) {
      this.takeFirst(volley, after);
      return;
    }
    const { nodes, chances, spareNodes, spareChances, sums, count, least } = this;
    let found = 0;
    let lost = 0;
    for (let k = 0; k < count; k++) {
      let node = nodes[k];
      const chance = chances[k];
      for (let h = 0; h < hits.length; h++) {
        const next = after[node];
        const rest = chance * atLeast[h];
        const last = next === node || rest < least;
        const share = last ? rest : chance * hits[h];
        if (share < least) lost += share;
        else if (share !== 0) {
          if (sums[node] === 0) spareNodes[found++] = node;
          sums[node] += share;
        }
        if (last) break;
        node = next;
      }
    }
    this.lost += lost;
    for (let k = 0; k < found; k++) {
      const node = spareNodes[k];
      spareChances[k] = sums[node];
      sums[node] = 0;
    }
    this.spareNodes = nodes;
    this.spareChances = chances;
    this.nodes = spareNodes;
    this.chances = spareChances;
    this.count = found;
  }

  /** From a single node every number of hits leads to another: nothing is to be summed. */
  private takeFirst({ hits, atLeast }: Volley, after: Int32Array): void {
    const { nodes, chances, least } = this;
    let node = nodes[0];
    const chance = chances[0];
    let found = 0;
    for (let h = 0; h < hits.length; h++) {
      const next = after[node];
      const rest = chance * atLeast[h];
      const last = next === node || rest < least;
      const share = last ? rest : chance * hits[h];
      if (share < least) this.lost += share;
      else if (share !== 0) {
        nodes[found] = node;
        chances[found++] = share;
      }
      if (last) break;
      node = next;
    }
    this.count = found;
  }

  /** Chance that the node is still `node`. */
  chanceOf(node: number): number {
    for (let k = 0; k < this.count; k++) if (this.nodes[k] === node) return this.chances[k];
    return 0;
  }
}
