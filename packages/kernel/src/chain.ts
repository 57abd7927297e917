// A process over ordered states that only moves forward: steps as flat arrays, applied in place to a vector of chances.

/** Steps sorted by the state they leave: those of state s are `first[s]` up to `first[s + 1]`. */
export interface Chain {
  readonly states: number;
  readonly first: Int32Array;
  readonly to: Int32Array;
  readonly chance: Float64Array;
  /** The chance of staying; 1 where no step leaves. */
  readonly stay: Float64Array;
}

/** From state, to state, chance. */
export type ChainStep = readonly [from: number, to: number, chance: number];

/** How far the chances out of a state may be from 1: rounding, not forgetfulness. */
const SLACK = 1e-9;

/** A state without steps absorbs; the steps of every other state must sum to 1 and never go back. */
export function buildChain(states: number, steps: readonly ChainStep[]): Chain {
  const first = new Int32Array(states + 1);
  const stay = new Float64Array(states);
  const total = new Float64Array(states);
  for (const [from, to, chance] of steps) {
    if (from < 0 || to < from || to >= states) throw new Error(`a chain step leads from state ${from} to ${to}`);
    total[from] += chance;
    if (to === from) stay[from] += chance;
    else first[from + 1]++;
  }
  for (let s = 0; s < states; s++) {
    if (total[s] === 0) stay[s] = 1;
    else if (Math.abs(total[s] - 1) > SLACK) throw new Error(`the steps of state ${s} sum to ${total[s]}`);
    first[s + 1] += first[s];
  }
  const to = new Int32Array(first[states]);
  const chance = new Float64Array(first[states]);
  const next = first.slice();
  for (const [from, target, weight] of steps) {
    if (target === from) continue;
    to[next[from]] = target;
    chance[next[from]++] = weight;
  }
  return { states, first, to, chance, stay };
}

/** One step, in place: from the last state down, so that what moves is not moved again. */
export function stepChain(chain: Chain, vector: Float64Array): void {
  const { first, to, chance, stay } = chain;
  for (let s = chain.states - 1; s >= 0; s--) {
    const mass = vector[s];
    if (mass === 0) continue;
    const end = first[s + 1];
    for (let i = first[s]; i < end; i++) vector[to[i]] += mass * chance[i];
    vector[s] = mass * stay[s];
  }
}

/** `times` steps from `start`; the argument is left alone. */
export function repeatChain(chain: Chain, start: Float64Array, times: number): Float64Array {
  const vector = start.slice();
  for (let n = 0; n < times; n++) stepChain(chain, vector);
  return vector;
}

/** A random number of steps: `times[n]` is the chance of n of them. */
export function compoundChain(chain: Chain, start: Float64Array, times: Float64Array): Float64Array {
  const vector = start.slice();
  const result = new Float64Array(chain.states);
  for (let n = 0; n < times.length; n++) {
    if (n > 0) stepChain(chain, vector);
    const weight = times[n];
    if (weight === 0) continue;
    for (let s = 0; s < chain.states; s++) result[s] += weight * vector[s];
  }
  return result;
}
