// How many hits the units of a node score in one volley.
import { bernoulli, convolve, type Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../../contract/budget.ts';
import { BIASED_TENTHS, type DiceMode, UNIT_COUNT, UNITS } from '../../units.ts';
import { DESTROYER, type Graph, SUBMARINE } from '../graph/graph.ts';

/** A volley: its distribution and P(at least h hits). */
export interface Volley {
  readonly hits: Pmf;
  readonly atLeast: Float64Array;
  /** Outside of these numbers of hits lies nothing that double precision can see. */
  readonly least: number;
  readonly most: number;
}

const UNSEEN = 1e-20;

const TOP_VALUE = 6;

export function hitChances(mode: DiceMode): number[] {
  const chances = [0];
  let tenths = 0;
  for (let value = 1; value <= TOP_VALUE; value++) {
    tenths += BIASED_TENTHS[value - 1];
    chances.push(mode === 'biased' ? tenths / 10 : value / 6);
  }
  return chances;
}

/** Dice by value: `dice[v]` dice that hit on v or less. */
export function volleyHits(mode: DiceMode, dice: readonly number[]): Pmf {
  if (mode === 'lowLuck') return pooledHits(dice.reduce((sum, n, value) => sum + n * value, 0));
  const chances = hitChances(mode);
  let hits: Pmf = Float64Array.of(1);
  for (let value = 1; value < dice.length; value++)
    if (dice[value] > 0) hits = convolve(hits, binomial(dice[value], chances[value]));
  return hits;
}

/** Low luck: every six points are a hit, the rest is the chance of one more. */
export function pooledHits(points: number): Pmf {
  const sure = Math.floor(points / 6);
  const rest = points % 6;
  const hits = new Float64Array(sure + (rest > 0 ? 2 : 1));
  hits[sure] = 1 - rest / 6;
  if (rest > 0) hits[sure + 1] = rest / 6;
  return hits;
}

const binomials = new Map<number, Pmf[]>();

/** Rows grow one die at a time: products of non-negative numbers only, so tails keep their precision. */
function binomial(n: number, chance: number): Pmf {
  let rows = binomials.get(chance);
  if (rows === undefined) {
    rows = [Float64Array.of(1)];
    binomials.set(chance, rows);
  }
  const die = bernoulli(chance);
  while (rows.length <= n) rows.push(convolve(rows[rows.length - 1], die));
  return rows[n];
}

function toVolley(hits: Pmf): Volley {
  const atLeast = new Float64Array(hits.length + 1);
  for (let h = hits.length - 1; h >= 0; h--) atLeast[h] = atLeast[h + 1] + hits[h];
  return seen(hits, atLeast);
}

function seen(hits: Pmf, atLeast: Float64Array): Volley {
  let least = 0;
  while (least + 1 < hits.length && 1 - atLeast[least + 1] < UNSEEN && hits[least] < UNSEEN) least++;
  let most = hits.length - 1;
  while (most > least && atLeast[most] < UNSEEN) most--;
  return { hits, atLeast, least, most };
}

/** Memory for the volleys of a line: apart, the 18,000 tables of 300 v 300 took the collector of garbage 40 ms. */
class Room {
  private readonly numbers: Float64Array;
  private taken = 0;

  constructor(size: number) {
    this.numbers = new Float64Array(size);
  }

  take(size: number): Float64Array {
    this.taken += size;
    return this.numbers.subarray(this.taken - size, this.taken);
  }
}

function withDie({ hits }: Volley, chance: number, room: Room): Volley {
  const top = hits.length;
  const more = room.take(top + 1);
  const atLeast = room.take(top + 2);
  const miss = 1 - chance;
  let sum = hits[top - 1] * chance;
  more[top] = sum;
  atLeast[top] = sum;
  for (let h = top - 1; h > 0; h--) {
    const here = hits[h] * miss + hits[h - 1] * chance;
    more[h] = here;
    sum += here;
    atLeast[h] = sum;
  }
  more[0] = hits[0] * miss;
  atLeast[0] = sum + more[0];
  return seen(more, atLeast);
}

/** Which units of a node fire. */
export type Shooters = 'all' | 'submarines' | 'aircraft' | 'others' | 'surface';

const FIRES: { readonly [shooters in Shooters]: readonly boolean[] } = {
  all: UNITS.map(() => true),
  submarines: UNITS.map((unit) => unit.submarine === true),
  aircraft: UNITS.map((unit) => unit.kind === 'air'),
  others: UNITS.map((unit) => unit.kind !== 'air' && unit.submarine !== true),
  surface: UNITS.map((unit) => unit.submarine !== true),
};

/** Dice of a node by value, artillery support included: each artillery alive raises one infantry. */
export function diceOf(
  counts: ArrayLike<number>,
  from: number,
  side: 'attack' | 'defense',
  shooters: Shooters,
): number[] {
  const dice = new Array<number>(TOP_VALUE + 1).fill(0);
  let supporters = 0;
  let supported = 0;
  for (let t = 0; t < UNIT_COUNT; t++) {
    const n = counts[from + t];
    if (n === 0 || !FIRES[shooters][t]) continue;
    const unit = UNITS[t];
    dice[unit[side]] += n;
    if (unit.supports) supporters += n;
    if (unit.supported) supported += n;
  }
  if (side === 'attack') {
    const raised = Math.min(supporters, supported);
    dice[1] -= raised;
    dice[2] += raised;
  }
  dice[0] = 0;
  return dice;
}

/** `lostDie`: the volleys of two neighbours on a line do not differ by one die. */
export const NO_DIE = -1;

const DICE = TOP_VALUE + 1;
/** Counting the dice of a node takes about as long as this many steps. */
const STEPS_TO_COUNT_DICE = 100;

/** Volleys of one side, made when first asked for; armies with the same dice share them. */
export class Volleys {
  private readonly graph: Graph;
  private readonly budget: Budget;
  private readonly side: 'attack' | 'defense';
  private readonly mode: DiceMode;
  private readonly extra: readonly number[] | undefined;
  private readonly chances: readonly number[];
  private readonly byNode: (Volley | undefined)[][];
  private readonly byDice = new Map<string, Volley>();
  private readonly kindsByDice = new Map<string, number>();
  private readonly kinds: Int32Array;
  private readonly surfaceKinds: Int32Array;
  /** Dice of every node by value; filled for lines only. */
  private readonly lineDice: Uint16Array;

  /** `extra`: dice of bombarding ships, which fire along. */
  constructor(
    graph: Graph,
    side: 'attack' | 'defense',
    { mode, budget }: { readonly mode: DiceMode; readonly budget: Budget },
    extra?: readonly number[],
  ) {
    this.graph = graph;
    this.budget = budget;
    this.side = side;
    this.mode = mode;
    this.chances = hitChances(mode);
    this.extra = extra;
    this.byNode = [[], [], [], [], []];
    this.kinds = new Int32Array(graph.after === undefined ? 0 : graph.size);
    this.surfaceKinds = new Int32Array(this.kinds.length);
    this.lineDice = new Uint16Array(graph.after === undefined ? graph.size * DICE : 0);
    for (let node = 0; node * DICE < this.lineDice.length; node++) {
      budget.spend(STEPS_TO_COUNT_DICE);
      this.lineDice.set(this.diceAt(node, 'all'), node * DICE);
    }
  }

  all(node: number): Volley {
    return this.byNode[0][node] ?? (this.lineDice.length > 0 ? this.makeLine(node) : this.make(0, node, 'all'));
  }

  submarines(node: number): Volley {
    return this.byNode[1][node] ?? this.make(1, node, 'submarines');
  }

  aircraft(node: number): Volley {
    return this.byNode[2][node] ?? this.make(2, node, 'aircraft');
  }

  others(node: number): Volley {
    return this.byNode[3][node] ?? this.make(3, node, 'others');
  }

  /** Everything but submarines, as one pool. */
  surface(node: number): Volley {
    return this.byNode[4][node] ?? this.make(4, node, 'surface');
  }

  /**
   * Chance that the die hits which a node on a line throws and the next node does not: 0 when they throw the same dice,
   * NO_DIE when more than one die is gone or another came instead.
   */
  lostDie(node: number): number {
    if (this.mode === 'lowLuck' || this.graph.dead[node] === node) return NO_DIE;
    const dice = this.lineDice;
    let lost = 0;
    for (let value = 1, at = node * DICE + 1; value < DICE; value++, at++) {
      if (dice[at] === dice[at + DICE]) continue;
      if (lost !== 0 || dice[at] !== dice[at + DICE] + 1) return NO_DIE;
      lost = value;
    }
    return this.chances[lost];
  }

  /** The same number for nodes whose fire is the same; a submarine more or less counts only where it fires along. */
  kindOf(node: number, submarinesFire: boolean): number {
    const kinds = submarinesFire ? this.kinds : this.surfaceKinds;
    if (kinds[node] === 0) {
      const flags = this.graph.flags[node] & (DESTROYER | SUBMARINE);
      const dice = [this.diceAt(node, 'aircraft'), this.diceAt(node, 'others')];
      if (submarinesFire) dice.push(this.diceAt(node, 'submarines'));
      const key = `${flags}|${dice.join('|')}`;
      let kind = this.kindsByDice.get(key);
      if (kind === undefined) {
        kind = this.kindsByDice.size + 1;
        this.kindsByDice.set(key, kind);
      }
      kinds[node] = kind;
    }
    return kinds[node];
  }

  private diceAt(node: number, shooters: Shooters): number[] {
    const dice = diceOf(this.graph.counts, node * UNIT_COUNT, this.side, shooters);
    if (this.extra !== undefined) for (let value = 1; value <= TOP_VALUE; value++) dice[value] += this.extra[value];
    return dice;
  }

  /** A whole line from its end backwards: one die more is one pass over the hits, where a product of binomials takes many. */
  private makeLine(asked: number): Volley {
    const found = this.byNode[0];
    const { dead, hits } = this.graph;
    let head = asked;
    while (head > 0 && dead[head - 1] === dead[asked]) head--;
    const ships = this.extra?.reduce((sum, n) => sum + n, 0) ?? 0;
    // Two tables for each node: half as many hits as at the first one, on average, and those of the ships.
    const room = new Room((dead[asked] + 1 - head) * (hits[head] + 2 * ships + 4));
    for (let node = dead[asked]; node >= head; node--) {
      const chance = this.lostDie(node);
      this.budget.spend(hits[node]);
      if (chance === NO_DIE) this.make(0, node, 'all');
      else found[node] = chance === 0 ? found[node + 1] : withDie(found[node + 1]!, chance, room);
    }
    return found[asked]!;
  }

  private make(slot: number, node: number, shooters: Shooters): Volley {
    const dice = this.diceAt(node, shooters);
    const key = dice.join();
    let volley = this.byDice.get(key);
    if (volley === undefined) {
      volley = toVolley(volleyHits(this.mode, dice));
      this.byDice.set(key, volley);
    }
    this.byNode[slot][node] = volley;
    return volley;
  }
}
