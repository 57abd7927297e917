// One attack step: from the state of the attacking unit and a state of its target to the target's states afterwards.
import { convolve, type Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../budget.ts';
import { type ActiveRule, amount } from '../rules/resolve.ts';
import { type LineProfile, lineProfile, looseHit } from './profile.ts';
import { lineRules, livingOf, type Side } from './side.ts';
import type { Situation, Whim } from './situation.ts';
import { activeByEntry, buildTarget, type Target } from './target.ts';
import { type Count, hitsOf, type Joint, looseVolley, powerJoint, volley } from './volley.ts';
import { applyWounds, compoundPart, type Kernel, marksOnOne, shiftWounds, woundKernel } from './wound-chain.ts';

/** Which part of a melee the step is; everything attacks outside a melee. */
export type Part = 'everything' | 'first strikes' | 'other strikes' | 'ready' | 'unwieldy';

export interface StepSetting {
  readonly situation: Situation;
  readonly part: Part;
  /** Once-per-game weapons are gone. */
  readonly limitedUsed: boolean;
}

export interface StepRow {
  /** `after[c][s]`: the target is in state s and the attacker rolled c natural ones with hazardous weapons. */
  readonly after: readonly Float64Array[];
  /** Chance that no wound reached the ignore rolls, by natural ones. */
  readonly untouched: Pmf;
  /** Any wound that did reach them used up the once-per-game ignore roll. */
  readonly spendsFeat: boolean;
}

interface Line {
  readonly entry: number;
  readonly weapon: number;
  readonly living: number;
  readonly rules: readonly ActiveRule[];
  readonly takedown: boolean;
}

interface DeadlyLine {
  readonly size: number;
  readonly joint: Joint;
  readonly kernel: Kernel;
}

/** Everything but Takedown, against targets of one class. */
interface Barrage {
  readonly deadly: readonly DeadlyLine[];
  /** Wounds of size 1, ignore rolls taken, when all models have the same ones. */
  readonly marks: Joint;
  /** Wounds of size 1 before ignore rolls, with their kernel, when models differ. */
  readonly singles: readonly DeadlyLine[];
  readonly untouched: Pmf;
  readonly hits: Pmf;
  readonly anything: boolean;
  readonly spendsFeat: boolean;
}

const ONE: Pmf = Float64Array.of(1);

function hasEffect(rules: readonly ActiveRule[], kind: string): boolean {
  return rules.some((rule) => rule.effects.some((effect) => effect.do === kind));
}

function ratingOf(rules: readonly ActiveRule[], kind: string): number {
  let total = 0;
  for (const rule of rules)
    for (const effect of rule.effects) if (effect.do === kind) total += amount(effect, rule.rating);
  return total;
}

/** A step for one attacker strength: which lines attack, against every class of targets. */
class Volleys {
  private readonly attacker: Side;
  private readonly target: Side;
  private readonly setting: StepSetting;
  private readonly living: Int32Array;
  readonly lines: readonly Line[];
  readonly rolls: readonly Whim[];
  private readonly barrages = new Map<number, Barrage>();
  private readonly picked = new Map<number, { profile: LineProfile; target: Target }>();
  private readonly active: readonly (readonly ActiveRule[] | undefined)[];

  constructor(attacker: Side, target: Side, setting: StepSetting, attackClass: number) {
    this.attacker = attacker;
    this.target = target;
    this.setting = setting;
    this.living = livingOf(attacker.casualties, attacker.attackSample[attackClass]);
    this.active = activeByEntry(attacker.unit, this.living, setting.situation.phase);
    this.lines = this.gather();
    const unsure = this.lines.some((line) => hasEffect(line.rules, 'unpredictable'));
    this.rolls = unsure ? ['ap', 'hit'] : ['none'];
  }

  private gather(): Line[] {
    const { phase } = this.setting.situation;
    const lines: Line[] = [];
    this.attacker.unit.models.forEach((model, entry) => {
      if (this.living[entry] === 0) return;
      model.weapons.forEach(({ range, attacks }, weapon) => {
        if (range > 0 !== (phase === 'shooting') || attacks === 0) return;
        const rules = lineRules(this.attacker.unit, this.living, entry, weapon, phase);
        if (!this.takesPart(entry, rules)) return;
        if (this.setting.limitedUsed && hasEffect(rules, 'limited')) return;
        const takedown = hasEffect(rules, 'takedown');
        lines.push({ entry, weapon, living: this.living[entry], rules, takedown });
      });
    });
    return lines;
  }

  private takesPart(entry: number, rules: readonly ActiveRule[]): boolean {
    const first = hasEffect(rules, 'firstStrike') || hasEffect(rules, 'strikesFirst');
    const last = hasEffect(this.active[entry] ?? [], 'strikesLast');
    switch (this.setting.part) {
      case 'everything':
        return true;
      case 'first strikes':
        return first;
      case 'other strikes':
        return !first;
      case 'ready':
        return !last;
      case 'unwieldy':
        return last;
    }
  }

  /** Ravage and the like come with the model's own part of the melee. */
  private modelTakesPart(entry: number): boolean {
    const rules = this.active[entry] ?? [];
    if (this.setting.part === 'first strikes') return hasEffect(rules, 'strikesFirst');
    if (this.setting.part === 'other strikes') return !hasEffect(rules, 'strikesFirst');
    return this.takesPart(entry, rules);
  }

  private situation(roll: Whim): Situation {
    return { ...this.setting.situation, whim: roll };
  }

  profile(line: Line, target: Target, roll: Whim): LineProfile {
    const model = this.attacker.unit.models[line.entry];
    return lineProfile(model, model.weapons[line.weapon], line.rules, this.situation(roll), target);
  }

  dice(line: Line): number {
    return this.attacker.unit.models[line.entry].weapons[line.weapon].attacks;
  }

  /** A line against the model that Takedown picks, as a unit of one. */
  pickedProfile(line: Line, index: number, entry: number, roll: Whim) {
    const rollIndex = this.rolls.indexOf(roll);
    const key = (index * this.target.unit.models.length + entry) * 2 + rollIndex;
    let known = this.picked.get(key);
    if (known === undefined) {
      const alone = this.target.unit.models.map((_, e) => (e === entry ? 1 : 0));
      const target = buildTarget(this.target.unit, alone, entry, this.situation(roll));
      known = { profile: this.profile(line, target, roll), target };
      this.picked.set(key, known);
    }
    return known;
  }

  barrage(targetClass: number, roll: Whim, withHits: boolean): Barrage {
    const key = targetClass * 3 + (roll === 'none' ? 0 : roll === 'ap' ? 1 : 2);
    let known = this.barrages.get(key);
    if (known === undefined) {
      known = this.fire(targetClass, roll, withHits);
      this.barrages.set(key, known);
    }
    return known;
  }

  private fire(targetClass: number, roll: Whim, withHits: boolean): Barrage {
    const state = this.target.targetSample[targetClass];
    const { casualties, unit } = this.target;
    const living = livingOf(casualties, state);
    const target = buildTarget(unit, living, casualties.nextEntry[state], this.situation(roll));
    const collect = new BarrageBuilder(this.target, target, this.setting.situation);
    for (const line of this.lines) {
      if (line.takedown) continue;
      const profile = this.profile(line, target, roll);
      if (!profile.inRange) continue;
      const dice = line.living * this.dice(line);
      const count: Count = profile.hazard ? 'natural ones' : 'nothing';
      if (withHits) collect.addHits(hitsOf(profile, dice));
      collect.add(volley(profile, dice, count), profile.deadly, profile.skipsRegeneration);
    }
    if (this.setting.situation.phase === 'melee') this.looseDice(collect, target, this.situation(roll));
    return collect.build();
  }

  /** Impact on the charge, Ravage and Crush: dice that come from no weapon. */
  private looseDice(collect: BarrageBuilder, target: Target, situation: Situation): void {
    let [impact, heavy, ravage, crush] = [0, 0, 0, 0];
    this.active.forEach((rules, entry) => {
      if (rules === undefined || !this.modelTakesPart(entry)) return;
      const models = this.living[entry];
      if (situation.charging && !situation.fatigued) {
        impact += models * ratingOf(rules, 'impact');
        heavy += models * ratingOf(rules, 'heavyImpact');
      }
      ravage += models * ratingOf(rules, 'ravage');
      crush += models * ratingOf(rules, 'crush');
    });
    const cut = Math.min(impact, target.cutImpact);
    heavy = Math.max(0, heavy - (target.cutImpact - cut));
    collect.addLoose(looseVolley(looseHit(0, situation, target), Math.max(0, impact - cut), 5 / 6));
    collect.addLoose(looseVolley(looseHit(1, situation, target), heavy, 5 / 6));
    collect.addLoose(looseVolley(looseHit(2, situation, target), Math.max(0, crush), 1 / 6));
    if (ravage > 0) collect.add([looseWounds(ravage)], 1, false);
  }
}

/** Each die wounds on a 6. */
function looseWounds(dice: number): Pmf {
  return powerJoint([Float64Array.of(5 / 6, 1 / 6)], dice)[0];
}

class BarrageBuilder {
  private readonly side: Side;
  private readonly target: Target;
  private readonly situation: Situation;
  private readonly deadly: DeadlyLine[] = [];
  private readonly singles: DeadlyLine[] = [];
  private marks: Joint = [ONE];
  private untouched: Pmf = ONE;
  private hits: Pmf = ONE;
  private anything = false;

  constructor(side: Side, target: Target, situation: Situation) {
    this.side = side;
    this.target = target;
    this.situation = situation;
  }

  addHits(hits: Pmf): void {
    this.hits = convolve(this.hits, hits);
  }

  addLoose(loose: { readonly wounds: Pmf; readonly hits: Pmf }): void {
    if (loose.hits.length === 1) return;
    this.addHits(loose.hits);
    this.add([loose.wounds], 1, false);
  }

  add(joint: Joint, size: number, skipsRegeneration: boolean): void {
    this.anything = true;
    this.untouched = convolve(this.untouched, noWounds(joint));
    const ignore = skipsRegeneration ? this.target.ignoreSkipped : this.target.ignore;
    const rolls = this.situation.options.deadlyRegeneration;
    if (size === 1 && this.target.sameIgnore) {
      const keep = 1 - this.commonIgnore(ignore);
      const thinned = keep === 1 ? joint : joint.map((row) => compoundPart(row, Float64Array.of(1 - keep, keep)));
      this.marks = convolveRows(this.marks, thinned);
      return;
    }
    const kernel = woundKernel(this.side.casualties, size, ignore, rolls);
    (size === 1 ? this.singles : this.deadly).push({ size, joint, kernel });
  }

  private commonIgnore(ignore: Float64Array): number {
    return ignore.reduce((highest, chance) => Math.max(highest, chance), 0);
  }

  build(): Barrage {
    // Array.prototype.sort is stable: equal sizes stay in listed order.
    const deadly = [...this.deadly].sort((a, b) => b.size - a.size);
    const { marks, singles, untouched, hits, anything } = this;
    const spendsFeat = this.situation.feat && this.target.hasFeat;
    return { deadly, singles, marks, untouched, hits, anything, spendsFeat };
  }
}

function noWounds(joint: Joint): Pmf {
  return Float64Array.from(joint, (row) => row[0]);
}

function convolveRows(a: Joint, b: Joint): Joint {
  const result: Pmf[] = new Array(a.length + b.length - 1);
  for (let i = 0; i < a.length; i++)
    for (let j = 0; j < b.length; j++) {
      const product = convolve(a[i], b[j]);
      result[i + j] = result[i + j] === undefined ? product : sumOf(result[i + j], product);
    }
  return result;
}

function sumOf(a: Pmf, b: Pmf): Pmf {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  const result = long.slice();
  for (let i = 0; i < short.length; i++) result[i] += short[i];
  return result;
}

/** States after the Takedown lines, by what was counted on the way. */
type Tracked = readonly Float64Array[];

/** A table of attack steps in one setting, filled as states are asked for. */
export class AttackStep {
  readonly attacker: Side;
  readonly target: Side;
  private readonly setting: StepSetting;
  private readonly budget: Budget;
  private readonly volleys: (Volleys | undefined)[];
  private readonly rows: (StepRow | undefined)[];

  constructor(attacker: Side, target: Side, setting: StepSetting, budget: Budget) {
    this.attacker = attacker;
    this.target = target;
    this.setting = setting;
    this.budget = budget;
    this.volleys = new Array(attacker.attackClasses);
    this.rows = new Array(attacker.attackClasses * target.casualties.states);
  }

  private volleysOf(attackClass: number): Volleys {
    let known = this.volleys[attackClass];
    if (known === undefined) {
      known = new Volleys(this.attacker, this.target, this.setting, attackClass);
      this.volleys[attackClass] = known;
    }
    return known;
  }

  /** Both units alive. */
  row(attackerState: number, targetState: number): StepRow {
    const attackClass = this.attacker.attackClass[attackerState];
    const key = attackClass * this.target.casualties.states + targetState;
    let known = this.rows[key];
    if (known === undefined) {
      known = this.resolve(this.volleysOf(attackClass), targetState);
      this.rows[key] = known;
    }
    return known;
  }

  /** Is there a weapon that can attack this target at all? */
  reaches(attackerState: number, targetState: number): boolean {
    const volleys = this.volleysOf(this.attacker.attackClass[attackerState]);
    const roll = volleys.rolls[0];
    if (volleys.barrage(this.target.targetClass[targetState], roll, false).anything) return true;
    const entry = this.target.casualties.pickEntry[targetState];
    return volleys.lines.some(
      (line, index) => line.takedown && volleys.pickedProfile(line, index, entry, roll).profile.inRange,
    );
  }

  private resolve(volleys: Volleys, state: number): StepRow {
    const parts = volleys.rolls.map((roll) => {
      const taken = this.takedown(volleys, state, roll, 'natural ones');
      return this.finish(volleys, taken.after, taken.untouched, state, roll);
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

  /** Bearers of Takedown one after the other, each against the model it picks. */
  private takedown(volleys: Volleys, state: number, roll: Whim, count: Count): { after: Tracked; untouched: Pmf } {
    const { casualties } = this.target;
    const fresh = new Float64Array(casualties.states);
    fresh[state] = 1;
    let after: Tracked = [fresh];
    let untouched: Pmf = ONE;
    volleys.lines.forEach((line, index) => {
      if (!line.takedown) return;
      for (let bearer = 0; bearer < line.living; bearer++) {
        const next: Float64Array[] = [];
        after.forEach((row, c) => {
          for (let s = 0; s < row.length; s++)
            if (row[s] > 0) this.pickOne(volleys, line, index, s, row[s], c, roll, count, next);
        });
        untouched = convolve(untouched, this.pickUntouched(volleys, line, index, state, roll));
        after = next;
        this.budget.spend(casualties.states * casualties.states);
      }
    });
    return { after, untouched };
  }

  private pickUntouched(volleys: Volleys, line: Line, index: number, state: number, roll: Whim): Pmf {
    const entry = this.target.casualties.pickEntry[state];
    const { profile } = volleys.pickedProfile(line, index, entry, roll);
    if (!profile.inRange) return ONE;
    return noWounds(volley(profile, volleys.dice(line), profile.hazard ? 'natural ones' : 'nothing'));
  }

  /** One bearer from one state; adds to `into`. */
  private pickOne(
    volleys: Volleys,
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
    const aimed = entry < 0 ? undefined : volleys.pickedProfile(line, index, entry, roll);
    if (aimed === undefined || !aimed.profile.inRange) {
      rowAt(counted)[state] += mass;
      return;
    }
    const { profile, target } = aimed;
    const counts: Count = count === 'hits' || profile.hazard ? count : 'nothing';
    const ignore = (profile.skipsRegeneration ? target.ignoreSkipped : target.ignore)[entry];
    const rolls = this.setting.situation.options.deadlyRegeneration;
    const joint = volley(profile, volleys.dice(line), counts);
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
  private finish(volleys: Volleys, taken: Tracked, untouchedSoFar: Pmf, start: number, roll: Whim): StepRow {
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
        const barrage = volleys.barrage(this.target.targetClass[s], roll, false);
        this.unload(barrage, s, row[s], c, after);
      }
    });
    const last = volleys.barrage(this.target.targetClass[start], roll, false);
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
    const volleys = this.volleysOf(this.attacker.attackClass[attackerState]);
    const { casualties } = this.target;
    let hits: Pmf = Float64Array.of(0);
    const after = new Float64Array(casualties.states);
    for (const roll of volleys.rolls) {
      const share = 1 / volleys.rolls.length;
      const taken = this.takedown(volleys, targetState, roll, 'hits').after;
      taken.forEach((row, struck) => {
        for (let s = 0; s < row.length; s++) {
          if (row[s] === 0) continue;
          const barrage = s === casualties.dead ? undefined : volleys.barrage(this.target.targetClass[s], roll, true);
          hits = addShifted(hits, barrage?.hits ?? ONE, struck, share * row[s]);
        }
      });
      const rest = this.finish(volleys, sumRows(taken, casualties.states), ONE, targetState, roll);
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
