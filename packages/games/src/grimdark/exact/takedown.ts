// Takedown lines of an attack step: bearers one after the other, each against the model it picks.
import { convolve, type Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { Whim } from '../plan/situation.ts';
import type { Options } from '../schema.ts';
import { noWounds } from './barrage.ts';
import type { FiringLines } from './firing-lines.ts';
import type { Side } from './side.ts';
import { type Count, type Joint, ONE, volley } from './volley.ts';
import { marksOnOne } from './wound-chain.ts';

/** Casualty states by what was counted on the way: `tracked[c][s]`. */
export type Tracked = Float64Array[];

/** The row of a count, grown where needed. */
export function rowOf(tracked: Tracked, counted: number, states: number): Float64Array {
  for (let i = tracked.length; i <= counted; i++) tracked.push(new Float64Array(states));
  return tracked[counted];
}

/** One line, one roll of the unpredictable die. */
interface Aim {
  readonly lines: FiringLines;
  readonly pick: number;
  readonly roll: Whim;
  readonly count: Count;
}

export class Takedowns {
  private readonly target: Side;
  private readonly options: Options;
  private readonly budget: Budget;

  constructor(target: Side, options: Options, budget: Budget) {
    this.target = target;
    this.options = options;
    this.budget = budget;
  }

  /** States after all bearers, and the chance that no wound reached the ignore rolls. */
  from(state: number, lines: FiringLines, roll: Whim, count: Count): { after: Tracked; untouched: Pmf } {
    const { states } = this.target.casualties;
    let after: Tracked = [];
    rowOf(after, 0, states)[state] = 1;
    let untouched: Pmf = ONE;
    lines.picks.forEach((line, pick) => {
      const aim = { lines, pick, roll, count };
      for (let bearer = 0; bearer < line.bearers; bearer++) {
        untouched = convolve(untouched, this.untouched(aim, state));
        after = this.next(aim, after);
      }
    });
    return { after, untouched };
  }

  private volley({ lines, pick, roll, count }: Aim, entry: number): Joint | undefined {
    const { plan } = lines.pickedLine(pick, entry, roll);
    if (!plan.inRange) return undefined;
    const counted = count === 'hits' || plan.hazard ? count : 'nothing';
    return volley(plan, lines.picks[pick].weapon.attacks, counted, this.budget);
  }

  private untouched(aim: Aim, state: number): Pmf {
    const joint = this.volley({ ...aim, count: 'natural ones' }, this.target.casualties.pickEntry[state]);
    return joint === undefined ? ONE : noWounds(joint);
  }

  /** One bearer from every state that those before it left. */
  private next(aim: Aim, before: Tracked): Tracked {
    const { states, pickEntry } = this.target.casualties;
    const after: Tracked = [];
    const joints: (Joint | undefined)[] = [];
    before.forEach((row, counted) => {
      for (let s = 0; s < states; s++) {
        if (row[s] === 0) continue;
        const entry = pickEntry[s];
        if (entry >= 0) joints[entry] ??= this.volley(aim, entry);
        const joint = entry < 0 ? undefined : joints[entry];
        if (joint === undefined) rowOf(after, counted, states)[s] += row[s];
        else
          for (let c = 0; c < joint.length; c++) this.mark(aim, s, joint[c], row[s], rowOf(after, counted + c, states));
      }
      this.budget.spend(states);
      this.budget.look();
    });
    return after;
  }

  private mark({ lines, pick, roll }: Aim, state: number, wounds: Pmf, mass: number, into: Float64Array): void {
    const { casualties } = this.target;
    const entry = casualties.pickEntry[state];
    const { plan, target } = lines.pickedLine(pick, entry, roll);
    const ignore = (plan.skipsRegeneration ? target.ignoreSkipped : target.ignore)[entry];
    const rolls = this.options.deadlyRegeneration;
    const marks = marksOnOne(wounds, plan.deadly, ignore, rolls, casualties.pickNeed[state]);
    let at = state;
    for (let n = 0; n < marks.length; n++) {
      into[at] += mass * marks[n];
      at = casualties.pick[at];
    }
    this.budget.spend(wounds.length * plan.deadly * 4);
  }
}
