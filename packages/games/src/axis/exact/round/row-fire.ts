// The rounds of a row of pairs (one attacker node) put together before they are spread: defenders that throw the same dice do the
// same to the attacker, so what is left of them is summed first and meets the attacker's losses once. In fleets without
// destroyers a submarine more or less throws no die: of 590 million steps of 60 v 60, 160 are left.
import type { Damage } from './damage.ts';

const NONE = -1;

/** Lists that grow, without an object for each. */
class Lists {
  nodes = new Int32Array(1024);
  chances = new Float64Array(1024);
  size = 0;

  /** Appends what a volley does; returns where it begins. */
  write(damage: Damage): number {
    const { count, nodes: fromNodes, chances: fromChances } = damage;
    const from = this.size;
    if (from + count > this.nodes.length) this.grow(from + count);
    const { nodes, chances } = this;
    for (let k = 0; k < count; k++) {
      nodes[from + k] = fromNodes[k];
      chances[from + k] = fromChances[k];
    }
    this.size = from + count;
    return from;
  }

  private grow(size: number): void {
    const { nodes, chances } = this;
    this.nodes = new Int32Array(2 * size);
    this.chances = new Float64Array(2 * size);
    this.nodes.set(nodes);
    this.chances.set(chances);
  }
}

/** What defenders that throw the same dice do to the attacker of the row: an answer. Answers have numbers from 0. */
export class RowFire {
  /** Chance that nobody is hit, and chance that was left out. */
  readonly stay: Float64Array;
  readonly lost: Float64Array;
  count = 0;
  /** By kind of fire. */
  private readonly answers: Int32Array;
  private readonly kinds: Int32Array;
  private readonly starts: Int32Array;
  private readonly counts: Int32Array;
  /** The pair that fired last with an answer, and of each pair the one before it. */
  private readonly last: Int32Array;
  private before = new Int32Array(64);
  private pairStarts = new Int32Array(64);
  private pairCounts = new Int32Array(64);
  private weights = new Float64Array(64);
  private pairs = 0;
  private readonly lists = new Lists();

  /** `kinds`: of fire that there may be. */
  constructor(kinds: number) {
    this.answers = new Int32Array(kinds).fill(NONE);
    this.kinds = new Int32Array(kinds);
    this.stay = new Float64Array(kinds);
    this.lost = new Float64Array(kinds);
    this.starts = new Int32Array(kinds);
    this.counts = new Int32Array(kinds);
    this.last = new Int32Array(kinds);
  }

  /** The answer of a kind; NONE where the row has not met it yet. */
  find(kind: number): number {
    return this.answers[kind];
  }

  /** `stay`: the chance beside what is in the list that nobody is hit. */
  add(kind: number, onAttacker: Damage, stay: number): number {
    const answer = this.count++;
    this.answers[kind] = answer;
    this.kinds[answer] = kind;
    this.stay[answer] = stay;
    this.lost[answer] = onAttacker.lost;
    this.counts[answer] = onAttacker.count;
    this.starts[answer] = this.lists.write(onAttacker);
    this.last[answer] = NONE;
    return answer;
  }

  /** A pair fires `weight` times, and this is what it does to the defender. */
  send(answer: number, onDefender: Damage, weight: number): void {
    const pair = this.pairs++;
    if (pair === this.weights.length) this.grow();
    this.before[pair] = this.last[answer];
    this.last[answer] = pair;
    this.weights[pair] = weight;
    this.pairCounts[pair] = onDefender.count;
    this.pairStarts[pair] = this.lists.write(onDefender);
  }

  /** The damage of an answer to either side, that to the defender summed over all pairs. */
  read(answer: number, onAttacker: Damage, onDefender: Damage): void {
    const { nodes, chances } = this.lists;
    onAttacker.copy(nodes, chances, this.starts[answer], this.counts[answer], 1);
    const last = this.last[answer];
    // Nine of ten answers of 39 v 37 are of a single pair: nothing is to be summed.
    if (last !== NONE && this.before[last] === NONE) {
      onDefender.copy(nodes, chances, this.pairStarts[last], this.pairCounts[last], this.weights[last]);
      return;
    }
    onDefender.clear();
    for (let pair = last; pair !== NONE; pair = this.before[pair])
      onDefender.add(nodes, chances, this.pairStarts[pair], this.pairCounts[pair], this.weights[pair]);
    onDefender.close();
  }

  clear(): void {
    for (let answer = 0; answer < this.count; answer++) this.answers[this.kinds[answer]] = NONE;
    this.count = 0;
    this.pairs = 0;
    this.lists.size = 0;
  }

  private grow(): void {
    const { before, pairStarts, pairCounts, weights } = this;
    const size = 2 * weights.length;
    this.before = new Int32Array(size);
    this.pairStarts = new Int32Array(size);
    this.pairCounts = new Int32Array(size);
    this.weights = new Float64Array(size);
    this.before.set(before);
    this.pairStarts.set(pairStarts);
    this.pairCounts.set(pairCounts);
    this.weights.set(weights);
  }
}
