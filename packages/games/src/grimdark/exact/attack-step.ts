// One attack step: from the state of the attacking unit and a state of its target to the target's states afterwards.
import { convolve, type Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../budget.ts';
import { type Barrage, noWounds, ONE } from './barrage.ts';
import { FiringLines, type Line, type StepSetting, TargetBook } from './firing-lines.ts';
import type { Side } from './side.ts';
import type { Whim } from './situation.ts';
import { type Count, volley } from './volley.ts';
import { applyWounds, marksOnOne, shiftWounds } from './wound-chain.ts';

export interface StepRow {
  /** `after[c][s]`: the target is in state s and the attacker rolled c natural ones with hazardous weapons. */
  readonly after: readonly Float64Array[];
  /** Chance that no wound reached the ignore rolls, by natural ones. */
  readonly untouched: Pmf;
  /** Any wound that did reach them used up the once-per-game ignore roll. */
  readonly spendsFeat: boolean;
}

/** States after the Takedown lines, by what was counted on the way. */
type Tracked = readonly Float64Array[];

/** A table of attack steps in one setting, filled as states are asked for. */
export class AttackStep {
  readonly attacker: Side;
  readonly target: Side;
  private readonly setting: StepSetting;
  private readonly targets: TargetBook;
  private readonly budget: Budget;
  private readonly lines: (FiringLines | undefined)[];
  private readonly rows: (StepRow | undefined)[];

  constructor(attacker: Side, target: Side, setting: StepSetting, budget: Budget) {
    this.attacker = attacker;
    this.target = target;
    this.setting = setting;
    this.targets = new TargetBook(target, setting.situation);
    this.budget = budget;
    this.lines = new Array(attacker.attackClasses);
    this.rows = new Array(attacker.attackClasses * target.casualties.states);
  }

  private linesOf(attackClass: number): FiringLines {
    let known = this.lines[attackClass];
    if (known === undefined) {
      known = new FiringLines(this.attacker, this.targets, this.setting, attackClass);
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

  /** Is there a weapon that can attack this target at all? */
  reaches(attackerState: number, targetState: number): boolean {
    const lines = this.linesOf(this.attacker.attackClass[attackerState]);
    const roll = lines.rolls[0];
    if (lines.barrage(this.target.targetClass[targetState], roll, false).anything) return true;
    const entry = this.target.casualties.pickEntry[targetState];
    return lines.lines.some(
      (line, index) => line.takedown && lines.pickedProfile(line, index, entry, roll).profile.inRange,
    );
  }

  private resolve(lines: FiringLines, state: number): StepRow {
    const parts = lines.rolls.map((roll) => {
      if (!lines.hasTakedown) return this.fireAt(lines, state, roll);
      const taken = this.takedown(lines, state, roll, 'natural ones');
      return this.finish(lines, taken.after, taken.untouched, state, roll);
    });
    if (parts.length === 1) return parts[0];
    const after: Float64Array[] = [];
    let untouched: Pmf = Float64Array.of(0);
    for (const part of parts) {
      untouched = addShifted(untouched, part.untouched, 0, 1 / parts.length);
      part.after.forEach((row, c) => {
        after[c] ??= new Float64Array(row.length);
        for (let s = 0; s < row.length; s++) after[c][s] += row[s] / parts.length;
      });
    }
    return { after, untouched, spendsFeat: parts[0].spendsFeat };
  }

  private fireAt(lines: FiringLines, state: number, roll: Whim): StepRow {
    const after: Float64Array[] = [];
    const barrage = lines.barrage(this.target.targetClass[state], roll, false);
    this.unload(barrage, state, 1, 0, after);
    return { after, untouched: barrage.untouched, spendsFeat: barrage.spendsFeat };
  }

  /** Bearers of Takedown one after the other, each against the model it picks. */
  private takedown(lines: FiringLines, state: number, roll: Whim, count: Count): { after: Tracked; untouched: Pmf } {
    const { casualties } = this.target;
    const fresh = new Float64Array(casualties.states);
    fresh[state] = 1;
    let after: Tracked = [fresh];
    let untouched: Pmf = ONE;
    lines.lines.forEach((line, index) => {
      if (!line.takedown) return;
      for (let bearer = 0; bearer < line.living; bearer++) {
        const next: Float64Array[] = [];
        after.forEach((row, c) => {
          for (let s = 0; s < row.length; s++)
            if (row[s] > 0) this.pickOne(lines, line, index, s, row[s], c, roll, count, next);
        });
        untouched = convolve(untouched, this.pickUntouched(lines, line, index, state, roll));
        after = next;
        this.budget.spend(casualties.states * casualties.states);
      }
    });
    return { after, untouched };
  }

  private pickUntouched(lines: FiringLines, line: Line, index: number, state: number, roll: Whim): Pmf {
    const entry = this.target.casualties.pickEntry[state];
    const { profile } = lines.pickedProfile(line, index, entry, roll);
    if (!profile.inRange) return ONE;
    return noWounds(volley(profile, lines.dice(line), profile.hazard ? 'natural ones' : 'nothing'));
  }

  /** One bearer from one state; adds to `into`. */
  private pickOne(
    lines: FiringLines,
    line: Line,
    index: number,
    state: number,
    mass: number,
    counted: number,
    roll: Whim,
    count: Count,
    into: Float64Array[],
  ): void {
    const { casualties } = this.target;
    const rowAt = (c: number): Float64Array => {
      for (let i = into.length; i <= c; i++) into.push(new Float64Array(casualties.states));
      return into[c];
    };
    const entry = casualties.pickEntry[state];
    const aimed = entry < 0 ? undefined : lines.pickedProfile(line, index, entry, roll);
    if (aimed === undefined || !aimed.profile.inRange) {
      rowAt(counted)[state] += mass;
      return;
    }
    const { profile, target } = aimed;
    const counts: Count = count === 'hits' || profile.hazard ? count : 'nothing';
    const ignore = (profile.skipsRegeneration ? target.ignoreSkipped : target.ignore)[entry];
    const rolls = this.setting.situation.options.deadlyRegeneration;
    const joint = volley(profile, lines.dice(line), counts);
    joint.forEach((wounds, c) => {
      const marks = marksOnOne(wounds, profile.deadly, ignore, rolls, casualties.pickNeed[state]);
      let at = state;
      const row = rowAt(counted + c);
      for (let n = 0; n < marks.length; n++) {
        row[at] += mass * marks[n];
        at = casualties.pick[at];
      }
    });
  }

  /** All other lines, from every state that the Takedown lines left. */
  private finish(lines: FiringLines, taken: Tracked, untouchedSoFar: Pmf, start: number, roll: Whim): StepRow {
    const { casualties } = this.target;
    const after: Float64Array[] = [];
    taken.forEach((row, c) => {
      for (let s = 0; s < row.length; s++) {
        if (row[s] === 0) continue;
        if (s === casualties.dead) {
          for (let i = after.length; i <= c; i++) after.push(new Float64Array(casualties.states));
          after[c][s] += row[s];
          continue;
        }
        const barrage = lines.barrage(this.target.targetClass[s], roll, false);
        this.unload(barrage, s, row[s], c, after);
      }
    });
    const last = lines.barrage(this.target.targetClass[start], roll, false);
    return { after, untouched: convolve(untouchedSoFar, last.untouched), spendsFeat: last.spendsFeat };
  }

  /** Deadly lines first, then all wounds of size 1; adds to `into`. */
  private unload(barrage: Barrage, state: number, mass: number, counted: number, into: Float64Array[]): void {
    const { casualties } = this.target;
    let tracked: Float64Array[] = [new Float64Array(casualties.states)];
    tracked[0][state] = mass;
    for (const line of [...barrage.deadly, ...barrage.singles]) {
      const next: Float64Array[] = [];
      tracked.forEach((row, c) => {
        line.joint.forEach((wounds, more) => {
          next[c + more] ??= new Float64Array(casualties.states);
          applyWounds(line.kernel, row, wounds, next[c + more]);
          this.budget.spend(wounds.length * casualties.states);
        });
      });
      tracked = next;
    }
    tracked.forEach((row, c) => {
      barrage.marks.forEach((marks, more) => {
        const at = counted + c + more;
        for (let i = into.length; i <= at; i++) into.push(new Float64Array(casualties.states));
        for (let s = 0; s < row.length; s++) if (row[s] > 0) shiftWounds(casualties.next, s, row[s], marks, into[at]);
      });
    });
    this.budget.spend(casualties.states * barrage.marks[0].length);
  }

  /** The step with its hits, from fresh units: what `grimdark/attack` shows. */
  withHits(attackerState: number, targetState: number): { hits: Pmf; after: Float64Array } {
    const lines = this.linesOf(this.attacker.attackClass[attackerState]);
    const { casualties } = this.target;
    let hits: Pmf = Float64Array.of(0);
    const after = new Float64Array(casualties.states);
    for (const roll of lines.rolls) {
      const share = 1 / lines.rolls.length;
      const taken = this.takedown(lines, targetState, roll, 'hits').after;
      taken.forEach((row, struck) => {
        for (let s = 0; s < row.length; s++) {
          if (row[s] === 0) continue;
          const barrage = s === casualties.dead ? undefined : lines.barrage(this.target.targetClass[s], roll, true);
          hits = addShifted(hits, barrage?.hits ?? ONE, struck, share * row[s]);
        }
      });
      const rest = this.finish(lines, sumRows(taken, casualties.states), ONE, targetState, roll);
      for (const row of rest.after) for (let s = 0; s < row.length; s++) after[s] += share * row[s];
    }
    return { hits, after };
  }
}

function sumRows(rows: Tracked, states: number): Tracked {
  const total = new Float64Array(states);
  for (const row of rows) for (let s = 0; s < states; s++) total[s] += row[s];
  return [total];
}

function addShifted(into: Pmf, part: Pmf, shift: number, weight: number): Pmf {
  const result = into.length >= part.length + shift ? into : new Float64Array(part.length + shift);
  if (result !== into) result.set(into);
  for (let i = 0; i < part.length; i++) result[i + shift] += weight * part[i];
  return result;
}
