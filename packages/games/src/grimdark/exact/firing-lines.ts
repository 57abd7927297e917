// The weapons of one attacker strength in an attack step, read against every target they meet.
import type { Pmf } from '@oddsmith/kernel';
import { type ActiveRule, amount } from '../rules/resolve.ts';
import { type Barrage, BarrageBuilder } from './barrage.ts';
import { type LineProfile, lineProfile, looseHit } from './profile.ts';
import { lineRules, livingOf, type Side } from './side.ts';
import type { Situation, Whim } from './situation.ts';
import { activeByEntry, buildTarget, type Target } from './target.ts';
import { type Count, hitsOf, looseVolley, powerJoint, volley } from './volley.ts';

/** Which part of a melee the step is; everything attacks outside a melee. */
export type Part = 'everything' | 'first strikes' | 'other strikes' | 'ready' | 'unwieldy';

export interface StepSetting {
  readonly situation: Situation;
  readonly part: Part;
  /** Once-per-game weapons are gone. */
  readonly limitedUsed: boolean;
}

export interface Line {
  readonly entry: number;
  readonly weapon: number;
  readonly living: number;
  readonly rules: readonly ActiveRule[];
  readonly takedown: boolean;
}

function hasEffect(rules: readonly ActiveRule[], kind: string): boolean {
  return rules.some((rule) => rule.effects.some((effect) => effect.do === kind));
}

function ratingOf(rules: readonly ActiveRule[], kind: string): number {
  let total = 0;
  for (const rule of rules)
    for (const effect of rule.effects) if (effect.do === kind) total += amount(effect, rule.rating);
  return total;
}

/** Targets of one setting: they are the same whoever attacks. */
export class TargetBook {
  readonly side: Side;
  private readonly situation: Situation;
  private readonly units: (Target | undefined)[] = [];
  private readonly singles: (Target | undefined)[] = [];

  constructor(side: Side, situation: Situation) {
    this.side = side;
    this.situation = situation;
  }

  of(targetClass: number): Target {
    this.units[targetClass] ??= this.build(targetClass);
    return this.units[targetClass];
  }

  private build(targetClass: number): Target {
    const { casualties, unit, targetSample } = this.side;
    const state = targetSample[targetClass];
    return buildTarget(unit, livingOf(casualties, state), casualties.nextEntry[state], this.situation);
  }

  /** One model of an entry as a unit of its own. */
  alone(entry: number): Target {
    this.singles[entry] ??= buildTarget(
      this.side.unit,
      this.side.unit.models.map((_, e) => (e === entry ? 1 : 0)),
      entry,
      this.situation,
    );
    return this.singles[entry];
  }
}

/** A step for one attacker strength: which lines attack, against every class of targets. */
export class FiringLines {
  private readonly attacker: Side;
  private readonly target: Side;
  private readonly targets: TargetBook;
  private readonly setting: StepSetting;
  private readonly situations: { readonly [whim in Whim]: Situation };
  private readonly living: Int32Array;
  readonly lines: readonly Line[];
  readonly hasTakedown: boolean;
  readonly rolls: readonly Whim[];
  private readonly barrages = new Map<number, Barrage>();
  private readonly picked = new Map<number, { profile: LineProfile; target: Target }>();
  private readonly active: readonly (readonly ActiveRule[] | undefined)[];

  constructor(attacker: Side, targets: TargetBook, setting: StepSetting, attackClass: number) {
    this.attacker = attacker;
    this.target = targets.side;
    this.targets = targets;
    this.setting = setting;
    this.situations = {
      none: { ...setting.situation, whim: 'none' },
      ap: { ...setting.situation, whim: 'ap' },
      hit: { ...setting.situation, whim: 'hit' },
    };
    this.living = livingOf(attacker.casualties, attacker.attackSample[attackClass]);
    this.active = activeByEntry(attacker.unit, this.living, setting.situation.phase);
    this.lines = this.gather();
    this.hasTakedown = this.lines.some((line) => line.takedown);
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

  profile(line: Line, target: Target, roll: Whim): LineProfile {
    const model = this.attacker.unit.models[line.entry];
    return lineProfile(model, model.weapons[line.weapon], line.rules, this.situations[roll], target);
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
      const target = this.targets.alone(entry);
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
    const target = this.targets.of(targetClass);
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
    if (this.setting.situation.phase === 'melee') this.looseDice(collect, target, this.situations[roll]);
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
