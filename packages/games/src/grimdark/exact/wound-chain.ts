// Wounds on a unit as a Markov chain over its casualty states.
import { compound, type Pmf, power } from '@oddsmith/kernel';
import type { Casualties } from './casualties.ts';

/** Where one wound of a kind leads: from each state a few others. Row s is `start[s]` to `start[s + 1]`. */
export interface Kernel {
  readonly start: Int32Array;
  readonly to: Int32Array;
  readonly chance: Float64Array;
}

/** Wounds that one wound of size `size` marks before the model is full: `pmf[j]`. */
export function sizePmf(size: number, ignore: number, rolls: 'after' | 'before'): Pmf {
  if (rolls === 'after') return power(Float64Array.of(ignore, 1 - ignore), size);
  const pmf = new Float64Array(size + 1);
  pmf[0] = ignore;
  pmf[size] += 1 - ignore;
  return pmf;
}

/** One wound of size X on the next casualty; what it does not need is lost. `ignore[e]`: chance per model entry. */
export function woundKernel(
  casualties: Casualties,
  size: number,
  ignore: ArrayLike<number>,
  rolls: 'after' | 'before',
): Kernel {
  const start = new Int32Array(casualties.states + 1);
  const to: number[] = [];
  const chance: number[] = [];
  const bySize = new Map<number, Pmf>();
  for (let s = 0; s < casualties.states; s++) {
    const entry = casualties.nextEntry[s];
    if (entry < 0) {
      to.push(s);
      chance.push(1);
    } else {
      let pmf = bySize.get(entry);
      if (pmf === undefined) {
        pmf = sizePmf(size, ignore[entry], rolls);
        bySize.set(entry, pmf);
      }
      spread(casualties.next, s, casualties.nextNeed[s], pmf, to, chance);
    }
    start[s + 1] = to.length;
  }
  return { start, to: Int32Array.from(to), chance: Float64Array.from(chance) };
}

function spread(next: Int32Array, from: number, need: number, pmf: Pmf, to: number[], chance: number[]): void {
  let state = from;
  for (let marks = 0; marks < need && marks < pmf.length; marks++) {
    if (pmf[marks] > 0) {
      to.push(state);
      chance.push(pmf[marks]);
    }
    state = next[state];
  }
  let rest = 0;
  for (let marks = need; marks < pmf.length; marks++) rest += pmf[marks];
  if (rest > 0) {
    to.push(state);
    chance.push(rest);
  }
}

/** One more wound for a whole distribution of states. */
function step(kernel: Kernel, from: Float64Array, into: Float64Array): void {
  into.fill(0);
  for (let s = 0; s < from.length; s++) {
    const mass = from[s];
    if (mass === 0) continue;
    for (let i = kernel.start[s]; i < kernel.start[s + 1]; i++) into[kernel.to[i]] += mass * kernel.chance[i];
  }
}

/** Adds sum over k of `count[k]` * kernel^k * `from` to `into`. */
export function applyWounds(kernel: Kernel, from: Float64Array, count: Pmf, into: Float64Array): void {
  let current = from;
  let other: Float64Array | undefined;
  for (let k = 0; ; k++) {
    const weight = count[k];
    if (weight > 0) for (let s = 0; s < into.length; s++) into[s] += weight * current[s];
    if (k + 1 >= count.length) return;
    const following: Float64Array = other ?? new Float64Array(from.length);
    step(kernel, current, following);
    other = current === from ? undefined : current;
    current = following;
  }
}

/** Adds `mass` * (state after n ordinary wounds, n by `marks`) to `into`. */
export function shiftWounds(next: Int32Array, from: number, mass: number, marks: Pmf, into: Float64Array): void {
  let state = from;
  for (let n = 0; n < marks.length; n++) {
    into[state] += mass * marks[n];
    const following = next[state];
    if (following === state) {
      let rest = 0;
      for (let more = n + 1; more < marks.length; more++) rest += marks[more];
      into[state] += mass * rest;
      return;
    }
    state = following;
  }
}

/** Wounds marked on one model that needs `need`, from unmultiplied wounds of a size. */
export function marksOnOne(wounds: Pmf, size: number, ignore: number, rolls: 'after' | 'before', need: number): Pmf {
  const marks = compound(wounds, sizePmf(size, ignore, rolls));
  const result = new Float64Array(need + 1);
  for (let n = 0; n < marks.length; n++) result[Math.min(n, need)] += marks[n];
  return result;
}
