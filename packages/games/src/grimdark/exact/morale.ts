// Morale: half strength, the test, Fearless and No Retreat.
import { bernoulli, type Pmf, power } from '@oddsmith/kernel';
import { type Nerve, planNerve } from '../plan/nerve.ts';
import type { Options } from '../schema.ts';
import { livingOf, type Side } from './side.ts';
import { shiftWounds } from './wound-chain.ts';

/** Half of the models left or fewer; for a single model half of its wounds. */
export function atHalf(side: Side, state: number): boolean {
  const { unit, casualties } = side;
  if (unit.startingModels > 1) return 2 * casualties.models[state] <= unit.startingModels;
  return 2 * (unit.startingWounds - casualties.totalMarked[state]) <= unit.startingWounds;
}

export interface TestOutcome {
  readonly pass: number;
  readonly fail: number;
  /** States after a test that No Retreat turned into wounds; counts as passed. */
  readonly stand: Float64Array | undefined;
}

/** Tests of every state at once, for loops over many of them. */
export interface TestTable {
  readonly pass: Float64Array;
  readonly fail: Float64Array;
  /** 1: at half strength, so that a failed test in melee is a rout. */
  readonly half: Uint8Array;
  /** Some states stand their ground at the price of wounds: ask `test` about those. */
  readonly stands: boolean;
}

export class Morale {
  private readonly side: Side;
  private readonly options: Options;
  private readonly nerves: (Nerve | undefined)[] = [];
  private readonly tests: (TestOutcome | undefined)[] = [];
  private readonly tables: (TestTable | undefined)[] = [];
  /** What the living models of each state add when a melee is decided. */
  readonly fears: Int32Array;

  constructor(side: Side, options: Options) {
    this.side = side;
    this.options = options;
    this.fears = Int32Array.from(side.attackClass, (_, state) => this.nerveOf(state).fear);
  }

  private nerveOf(state: number): Nerve {
    const id = this.side.attackClass[state];
    this.nerves[id] ??= planNerve(this.side.unit, livingOf(this.side.casualties, state), this.options.fearPer);
    return this.nerves[id];
  }

  test(state: number, shaken: boolean): TestOutcome {
    const key = 2 * state + (shaken ? 1 : 0);
    this.tests[key] ??= this.roll(state, shaken);
    return this.tests[key];
  }

  table(shaken: boolean): TestTable {
    const index = shaken ? 1 : 0;
    this.tables[index] ??= this.tabulate(shaken);
    return this.tables[index];
  }

  private tabulate(shaken: boolean): TestTable {
    const { states, dead } = this.side.casualties;
    const [pass, fail, half] = [new Float64Array(states), new Float64Array(states), new Uint8Array(states)];
    let stands = false;
    for (let state = 0; state < states; state++) {
      if (state === dead) continue;
      const outcome = this.test(state, shaken);
      pass[state] = outcome.pass;
      fail[state] = outcome.fail;
      half[state] = atHalf(this.side, state) ? 1 : 0;
      stands ||= outcome.stand !== undefined;
    }
    return { pass, fail, half, stands };
  }

  private roll(state: number, shaken: boolean): TestOutcome {
    const nerve = this.nerveOf(state);
    const first = shaken ? 0 : (7 - nerve.face) / 6;
    const mayTryAgain = nerve.fearlessFace > 0 && (!shaken || this.options.fearlessAfterAutoFail);
    const second = mayTryAgain ? (7 - nerve.fearlessFace) / 6 : 0;
    const fail = (1 - first) * (1 - second);
    if (nerve.standFace === 0) return { pass: 1 - fail, fail, stand: undefined };
    return { pass: 1 - fail, fail: 0, stand: this.stand(state, nerve.standFace / 6, fail) };
  }

  /** One die per wound left, each low one marks a wound. */
  private stand(state: number, chance: number, mass: number): Float64Array {
    const { unit, casualties } = this.side;
    const left = unit.startingWounds - casualties.totalMarked[state];
    const marks: Pmf = power(bernoulli(chance), left);
    const after = new Float64Array(casualties.states);
    shiftWounds(casualties.next, state, mass, marks, after);
    return after;
  }

  isAirborne(state: number): boolean {
    return this.nerveOf(state).airborne;
  }

  /** Chance that a Shaken unit recovers at the start of a round. */
  recovery(state: number): number {
    return 1 - this.nerveOf(state).recoverFaces.reduce((stays, face) => (stays * (face - 1)) / 6, 1);
  }
}
