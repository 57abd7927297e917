// What a volley of several kinds of hits leaves of a side: a sparse distribution over its nodes.
import type { Volley } from './fire.ts';

/** Sizes of a chance that are told apart when they are put in order: each is four times the next. */
const SIZES = 32;
/** The exponent of a double, in the upper half of its bits, counts powers of two; from that of 1 down, two powers are a size. */
const EXPONENT_OF_ONE = 1023;
const BITS_BELOW_EXPONENT = 20;
const UPPER_HALF = new Uint8Array(Float64Array.of(1).buffer)[7] === 0 ? 0 : 1;

/** Where hits of each kind lead on a side, and how many submarines each of its nodes has. */
export interface MixedHits {
  readonly any: Int32Array;
  readonly submarine: Int32Array;
  readonly air: Int32Array;
  readonly submarines: Uint16Array;
}

export class Damage {
  count = 0;
  /** Chance that was left out because it is below `least`. */
  lost = 0;
  nodes: Int32Array;
  chances: Float64Array;
  private least = 0;
  private spareNodes: Int32Array;
  private spareChances: Float64Array;
  private bits: Uint32Array;
  private spareBits: Uint32Array;
  private readonly sums: Float64Array;
  private readonly places = new Int32Array(SIZES + 1);

  constructor(size: number) {
    this.nodes = new Int32Array(size);
    this.chances = new Float64Array(size);
    this.spareNodes = new Int32Array(size);
    this.spareChances = new Float64Array(size);
    this.bits = new Uint32Array(this.chances.buffer);
    this.spareBits = new Uint32Array(this.spareChances.buffer);
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
    this.swap();
    this.count = found;
  }

  /**
   * Three kinds of hits at once on a single node, as many of them as can be assigned. One hit more never spares a unit that was
   * hit, and adds the first that it makes possible: after submarine hits, then those of ships, a hit of aircraft may fall on
   * a submarine while another hit could have been that submarine's.
   */
  takeMost(
    bySubmarines: Volley,
    byAircraft: Volley,
    byShips: Volley,
    { any, submarine, air, submarines }: MixedHits,
  ): void {
    const { spareNodes, spareChances, sums, least } = this;
    const start = this.nodes[0];
    let found = 0;
    let struck = start;
    for (let s = 0, more = true; more; s++) {
      const afterStruck = submarine[struck];
      more = s + 1 < bySubmarines.hits.length && afterStruck !== struck;
      const p = more ? bySubmarines.hits[s] : bySubmarines.atLeast[s];
      let shelled = struck;
      for (let x = 0, moreShips = true; moreShips; x++) {
        const afterShelled = any[shelled];
        moreShips = x + 1 < byShips.hits.length && afterShelled !== shelled;
        const q = p * (moreShips ? byShips.hits[x] : byShips.atLeast[x]);
        let node = shelled;
        for (let a = 0, moreAircraft = q >= least; moreAircraft; a++) {
          const next = submarines[start] - submarines[node] < s + x ? any[node] : air[node];
          moreAircraft = a + 1 < byAircraft.hits.length && next !== node;
          const share = q * (moreAircraft ? byAircraft.hits[a] : byAircraft.atLeast[a]);
          if (share < least) this.lost += share;
          else if (share !== 0) {
            if (sums[node] === 0) spareNodes[found++] = node;
            sums[node] += share;
          }
          node = next;
        }
        if (q < least) this.lost += q;
        shelled = afterShelled;
      }
      struck = afterStruck;
    }
    for (let k = 0; k < found; k++) {
      spareChances[k] = sums[spareNodes[k]];
      sums[spareNodes[k]] = 0;
    }
    this.swap();
    this.count = found;
  }

  private swap(): void {
    const { nodes, chances, bits } = this;
    this.nodes = this.spareNodes;
    this.chances = this.spareChances;
    this.bits = this.spareBits;
    this.spareNodes = nodes;
    this.spareChances = chances;
    this.spareBits = bits;
  }

  /**
   * Puts likely nodes first, to a factor of four: whoever multiplies two of these can leave off where products get too small. By
   * counting, in a tenth of the time of the products that fall away.
   */
  rank(): void {
    const { nodes, chances, bits, spareNodes, spareChances, places, count } = this;
    places.fill(0);
    for (let k = 0; k < count; k++) places[sizeOf(bits[2 * k + UPPER_HALF]) + 1]++;
    for (let size = 1; size < SIZES; size++) places[size] += places[size - 1];
    for (let k = 0; k < count; k++) {
      const place = places[sizeOf(bits[2 * k + UPPER_HALF])]++;
      spareNodes[place] = nodes[k];
      spareChances[place] = chances[k];
    }
    this.swap();
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

  /** As `chanceOf`, and the node is not in the list any more. */
  takeOut(node: number): number {
    const { nodes, chances } = this;
    for (let k = 0; k < this.count; k++) {
      if (nodes[k] !== node) continue;
      const chance = chances[k];
      this.count--;
      nodes[k] = nodes[this.count];
      chances[k] = chances[this.count];
      return chance;
    }
    return 0;
  }

  /** Takes over a list, every chance `weight` times. */
  copy(nodes: Int32Array, chances: Float64Array, from: number, count: number, weight: number): void {
    const { nodes: own, chances: ownChances } = this;
    for (let k = 0; k < count; k++) {
      own[k] = nodes[from + k];
      ownChances[k] = weight * chances[from + k];
    }
    this.count = count;
  }

  /** Begins a sum of lists: `add` each, then `close`. */
  clear(): void {
    this.count = 0;
  }

  add(nodes: Int32Array, chances: Float64Array, from: number, count: number, weight: number): void {
    const { sums, nodes: own } = this;
    let found = this.count;
    for (let k = from; k < from + count; k++) {
      const node = nodes[k];
      if (sums[node] === 0) own[found++] = node;
      sums[node] += weight * chances[k];
    }
    this.count = found;
  }

  close(): void {
    const { nodes, chances, sums, count } = this;
    for (let k = 0; k < count; k++) {
      chances[k] = sums[nodes[k]];
      sums[nodes[k]] = 0;
    }
  }

  /** Begins a sum of fires, as `clear`: shares below `least` will be left out. */
  gather(least: number): void {
    this.count = 0;
    this.lost = 0;
    this.least = least;
  }

  /** Two kinds of hits after each other on a node that is there `weight` times, added to the sum. Returns the products made. */
  addTwo(
    start: number,
    weight: number,
    first: Volley,
    afterFirst: Int32Array,
    second: Volley,
    afterSecond: Int32Array,
  ): number {
    const { sums, nodes, least } = this;
    const { hits, atLeast } = second;
    const top = hits.length - 1;
    const firstTop = first.hits.length - 1;
    let found = this.count;
    let lost = 0;
    let steps = 0;
    let node = start;
    for (let h = 0, more = true; more; h++) {
      const next = afterFirst[node];
      more = h < firstTop && next !== node && weight * first.atLeast[h] >= least;
      const share = weight * (more ? first.hits[h] : first.atLeast[h]);
      let hit = node;
      for (let k = 0; ; k++) {
        const rest = share * atLeast[k];
        const after = afterSecond[hit];
        if (rest < least) {
          lost += rest;
          break;
        }
        const last = k === top || after === hit;
        const part = last ? rest : share * hits[k];
        if (sums[hit] === 0) nodes[found++] = hit;
        sums[hit] += part;
        steps++;
        if (last) break;
        hit = after;
      }
      node = next;
    }
    this.count = found;
    this.lost += lost;
    return steps;
  }

  /** What is summed for a node so far. */
  sumAt(node: number): number {
    return this.sums[node];
  }

  /** Chance that the node is still `node`. */
  chanceOf(node: number): number {
    for (let k = 0; k < this.count; k++) if (this.nodes[k] === node) return this.chances[k];
    return 0;
  }
}

function sizeOf(upper: number): number {
  const size = (EXPONENT_OF_ONE - (upper >>> BITS_BELOW_EXPONENT)) >> 1;
  return size < SIZES ? size : SIZES - 1;
}
