// One attack step: from the state of the attacking unit and a state of its target to the target's states afterwards.
import { convolve, type Pmf } from '@oddsmith/kernel';
import { type Budget, Meter } from '../../contract/budget.ts';
import type { Whim } from '../plan/situation.ts';
import type { StepSetting } from '../plan/step.ts';
import type { Barrage } from './barrage.ts';
import { type Counts, FiringLines } from './firing-lines.ts';
import type { Side } from './side.ts';
import { rowOf, Takedowns, type Tracked } from './takedown.ts';
import { TargetBook } from './target.ts';
import { ONE } from './volley.ts';
import { applyWounds, shiftWounds } from './wound-chain.ts';

export interface StepRow {
  /** `after[c][s]`: the target is in state s and the attacker rolled c natural ones with hazardous weapons, or dealt c hits. */
  readonly after: readonly Float64Array[];
  /** Chance that no wound reached the ignore rolls, by natural ones; only where they may be used up. */
  readonly untouched: Pmf;
  /** Any wound that did reach them used up the once-per-game ignore roll. */
  readonly spendsFeat: boolean;
}

/** A table of attack steps in one setting, filled as states are asked for. */
export class AttackStep {
  private readonly attacker: Side;
  readonly target: Side;
  readonly setting: StepSetting;
  private readonly targets: TargetBook;
  /** Spent on rows, and the part of it that went into reading and rolling lines. */
  private readonly budget: Meter;
  private readonly firing: Meter;
  /** What the rows are apart by. */
  readonly counts: Counts;
  private readonly takedowns: Takedowns;
  private readonly lines: (FiringLines | undefined)[];
  private readonly rows: (StepRow | undefined)[];

  constructor(attacker: Side, target: Side, setting: StepSetting, budget: Budget, counts: Counts = 'natural ones') {
    this.attacker = attacker;
    this.target = target;
    this.setting = setting;
    this.targets = new TargetBook(target, setting.situation);
    this.budget = new Meter(budget);
    this.firing = new Meter(this.budget);
    this.counts = counts;
    this.takedowns = new Takedowns(target, setting.situation.options, this.budget);
    this.lines = new Array(attacker.attackClasses);
    this.rows = new Array(attacker.attackClasses * target.casualties.states);
  }

  private linesOf(attackClass: number): FiringLines {
    let known = this.lines[attackClass];
    if (known === undefined) {
      const fire = { setting: this.setting, budget: this.firing, counts: this.counts };
      known = new FiringLines(this.attacker, this.targets, fire, attackClass);
      this.lines[attackClass] = known;
    }
    return known;
  }

  /** Both units alive. */
  row(attackerState: number, targetState: number): StepRow {
    const attackClass = this.attacker.attackClass[attackerState];
    const key = attackClass * this.target.casualties.states + targetState;
    let known = this.rows[key];
    if (known === undefined) {
      known = this.resolve(this.linesOf(attackClass), targetState);
      this.rows[key] = known;
    }
    return known;
  }

  /** Steps of a row by itself and of the lines that a class of attackers fires at a class of targets: averages of those made. */
  get averages(): { readonly row: number; readonly fire: number; readonly rolls: number } {
    const made = this.rows.reduce((count) => count + 1, 0);
    const lines = Object.values(this.lines) as FiringLines[];
    const fired = lines.reduce((count, { barrages }) => count + barrages.reduce((n) => n + 1, 0), 0);
    return {
      row: (this.budget.counted - this.firing.counted) / Math.max(1, made),
      fire: this.firing.counted / Math.max(1, fired),
      rolls: lines[0]?.rolls.length ?? 0,
    };
  }

  /** Hits on a target in this state where nobody rolls to hit. */
  certainHits(targetState: number): number {
    return this.linesOf(0).certainHits(this.target.targetClass[targetState]);
  }

  /** Is there a weapon that can attack this target at all? */
  reaches(attackerState: number, targetState: number): boolean {
    const lines = this.linesOf(this.attacker.attackClass[attackerState]);
    const [roll] = lines.rolls;
    if (lines.barrage(this.target.targetClass[targetState], roll, false).anything) return true;
    const entry = this.target.casualties.pickEntry[targetState];
    return lines.picks.some((_, pick) => lines.pickedLine(pick, entry, roll).plan.inRange);
  }

  private resolve(lines: FiringLines, state: number): StepRow {
    const parts = lines.rolls.map((roll) => {
      if (lines.picks.length === 0) return this.finish(lines, [], ONE, state, roll);
      const { after, untouched } = this.takedowns.from(state, lines, roll, this.counts);
      return this.finish(lines, after, untouched, state, roll);
    });
    return parts.length === 1 ? parts[0] : this.mix(parts);
  }

  private mix(parts: readonly StepRow[]): StepRow {
    const after: Tracked = [];
    let untouched: Pmf = Float64Array.of(0);
    for (const part of parts) {
      untouched = addShifted(untouched, part.untouched, 0, 1 / parts.length);
      part.after.forEach((row, c) => {
        const into = rowOf(after, c, row.length);
        for (let s = 0; s < row.length; s++) into[s] += row[s] / parts.length;
      });
    }
    return { after, untouched, spendsFeat: parts[0].spendsFeat };
  }

  /** All other lines, from every state that the Takedown lines left; `taken` is empty when there were none. */
  private finish(lines: FiringLines, taken: Tracked, untouchedSoFar: Pmf, start: number, roll: Whim): StepRow {
    const { dead, states } = this.target.casualties;
    const after: Tracked = [];
    const fired = lines.barrage(this.target.targetClass[start], roll, false);
    if (taken.length === 0) this.unload(fired, start, 1, 0, after);
    taken.forEach((row, c) => {
      for (let s = 0; s < row.length; s++) {
        if (row[s] === 0) continue;
        if (s === dead) rowOf(after, c, states)[s] += row[s];
        else this.unload(lines.barrage(this.target.targetClass[s], roll, false), s, row[s], c, after);
      }
    });
    const { spendsFeat } = fired;
    return { after, untouched: spendsFeat ? convolve(untouchedSoFar, fired.untouched) : ONE, spendsFeat };
  }

  /** Deadly lines first, then all wounds of size 1; adds to `into`. */
  private unload(barrage: Barrage, state: number, mass: number, counted: number, into: Tracked): void {
    const { states, next } = this.target.casualties;
    let tracked: Tracked = [];
    rowOf(tracked, 0, states)[state] = mass;
    for (const line of [...barrage.deadly, ...barrage.singles]) {
      const later: Tracked = [];
      tracked.forEach((row, c) => {
        line.joint.forEach((wounds, more) => {
          applyWounds(line.kernel, row, wounds, rowOf(later, c + more, states));
          this.budget.spend(2 * wounds.length * (states - state));
        });
      });
      tracked = later;
    }
    tracked.forEach((row, c) => {
      barrage.marks.forEach((marks, more) => {
        const onto = rowOf(into, counted + c + more, states);
        for (let s = 0; s < row.length; s++) if (row[s] > 0) shiftWounds(next, s, row[s], marks, onto);
        this.budget.spend(
          states +
            (barrage.deadly.length + barrage.singles.length > 0 ? (states - state) * marks.length : marks.length),
        );
      });
    });
  }

  /** The step with its hits: what `grimdark/attack` shows. */
  withHits(attackerState: number, targetState: number): { hits: Pmf; after: Float64Array } {
    const lines = this.linesOf(this.attacker.attackClass[attackerState]);
    const { states, dead } = this.target.casualties;
    const after = new Float64Array(states);
    let hits: Pmf = Float64Array.of(0);
    const share = 1 / lines.rolls.length;
    for (const roll of lines.rolls) {
      const taken = this.takedowns.from(targetState, lines, roll, 'hits').after;
      const together: Tracked = [new Float64Array(states)];
      taken.forEach((row, struck) => {
        for (let s = 0; s < states; s++) {
          if (row[s] === 0) continue;
          const barrage = s === dead ? undefined : lines.barrage(this.target.targetClass[s], roll, true);
          hits = addShifted(hits, barrage?.hits ?? ONE, struck, share * row[s]);
          together[0][s] += row[s];
          this.budget.spend(hits.length);
        }
      });
      for (const row of this.finish(lines, together, ONE, targetState, roll).after)
        for (let s = 0; s < states; s++) after[s] += share * row[s];
    }
    return { hits, after };
  }
}

/** `into` + `weight` times `part`, moved up by `shift`; grown where needed. */
export function addShifted(into: Pmf, part: Pmf, shift: number, weight: number): Pmf {
  const result = into.length >= part.length + shift ? into : new Float64Array(part.length + shift);
  if (result !== into) result.set(into);
  for (let i = 0; i < part.length; i++) result[i + shift] += weight * part[i];
  return result;
}
