// One attack step, die by die.
import type { Dice } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import { CERTAIN, type LinePlan, looseBlockFace, planLine } from '../plan/line.ts';
import type { Situation, Whim } from '../plan/situation.ts';
import { type Line, type LooseDice, looseAgainst, type Part, planStep } from '../plan/step.ts';
import { type IgnoreFaces, planTarget, type TargetPlan } from '../plan/target.ts';
import type { Options } from '../schema.ts';
import type { en } from '../words/en.ts';
import type { Fighters } from './fighters.ts';

const say = emitter<typeof en>();

/** A kind of step; growth markers and feats are read off the units when it is rolled. */
export type Occasion = Omit<Situation, 'whim' | 'attackerGrowth' | 'targetGrowth' | 'feat'> & { readonly part: Part };

interface PlannedLine extends Line {
  readonly plan: LinePlan;
}

/** A step with given models alive on both sides: read once, rolled often. */
interface PlannedStep {
  readonly situation: Situation;
  readonly lines: readonly PlannedLine[];
  /** Lines in the order in which their wounds are put on models; Takedown lines are not among them. */
  readonly order: readonly number[];
  readonly unpredictable: boolean;
  readonly hasTakedown: boolean;
  readonly loose: LooseDice;
  readonly target: TargetPlan;
  /** Takedown lines against the entry they pick: `picked[line * entries + entry]`, read when first needed. */
  readonly picked: (Picked | undefined)[];
}

/** One line against a single model. */
interface Picked {
  readonly plan: LinePlan;
  readonly ignore: readonly number[];
}

export class Striker {
  private readonly attackers: Fighters;
  private readonly defenders: Fighters;
  private readonly options: Options;
  private readonly occasion: Occasion;
  private readonly plans = new Map<number, PlannedStep>();
  private readonly tallies: Int32Array;
  /** The unpredictable die of this step. */
  private whim: Whim = 'none';
  private woundsArrived = false;
  private ones = 0;
  private hits = 0;

  constructor(attackers: Fighters, defenders: Fighters, occasion: Occasion) {
    this.attackers = attackers;
    this.defenders = defenders;
    this.occasion = occasion;
    this.options = occasion.options;
    const weapons = attackers.unit.models.reduce((sum, model) => sum + model.weapons.length, 0);
    this.tallies = new Int32Array(weapons);
  }

  private get limitedUsed(): boolean {
    if (this.occasion.part === 'strafing') return this.attackers.opened;
    return this.occasion.phase === 'shooting' ? this.attackers.shot : this.attackers.fought;
  }

  private plan(): PlannedStep {
    const { attackers, defenders } = this;
    if (!attackers.keyed || !defenders.keyed) return this.read();
    const whim = this.whim === 'none' ? 0 : this.whim === 'ap' ? 1 : 2;
    // Most units have one entry: no need to look who falls next.
    const taker = defenders.living.length === 1 ? 0 : defenders.entryOf[defenders.nextCasualty()];
    let key = attackers.key * defenders.keys + defenders.key;
    key = (key * defenders.living.length + taker) * 3 + whim;
    key = ((key * 5 + attackers.markers) * 5 + defenders.markers) * 2 + (this.limitedUsed ? 1 : 0);
    key = key * 2 + (defenders.featLeft ? 1 : 0);
    let plan = this.plans.get(key);
    if (plan === undefined) {
      plan = this.read();
      this.plans.set(key, plan);
    }
    return plan;
  }

  private read(): PlannedStep {
    const { attackers, defenders, occasion, limitedUsed } = this;
    const { part, ...rest } = occasion;
    const situation: Situation = {
      ...rest,
      whim: this.whim,
      attackerGrowth: attackers.growth,
      targetGrowth: defenders.growth,
      // Hits that nobody rolls for and strafing runs are no step that uses it up.
      feat: occasion.unrolled !== true && part !== 'strafing' && defenders.featLeft,
    };
    const taker = defenders.entryOf[defenders.nextCasualty()];
    const target = planTarget(defenders.unit, defenders.living, taker, situation);
    const step = planStep(attackers.unit, attackers.living, { situation, part, limitedUsed });
    const lines = step.lines.map((line) => ({ ...line, plan: planLine(line, situation, target) }));
    const order = [...lines.keys()].filter((index) => !lines[index].takedown);
    order.sort((a, b) => lines[b].plan.deadly - lines[a].plan.deadly || a - b);
    return {
      situation,
      lines,
      order,
      unpredictable: step.unpredictable,
      hasTakedown: order.length < lines.length,
      loose: looseAgainst(step.loose, target),
      target,
      picked: [],
    };
  }

  /** Is anything there to attack with? Decided before a die is rolled. */
  canAttack(): boolean {
    this.whim = 'none';
    const step = this.plan();
    const { impact, heavyImpact, ravage, crush } = step.loose;
    if (impact + heavyImpact + ravage + crush > 0) return true;
    return step.lines.some((line, index) => (line.takedown ? this.picked(step, index) : line).plan.inRange);
  }

  /** A Takedown line is read against the model it picks, as if it were the whole unit. */
  private picked(step: PlannedStep, index: number): Picked {
    const { unit, entryOf, living } = this.defenders;
    const entry = entryOf[this.pickedModel()];
    const key = index * living.length + entry;
    let picked = step.picked[key];
    if (picked === undefined) {
      const alone = unit.models.map((_, e) => (e === entry ? 1 : 0));
      const target = planTarget(unit, alone, entry, step.situation);
      const plan = planLine(step.lines[index], step.situation, target);
      picked = { plan, ignore: (plan.skipsRegeneration ? target.ignoreSkipped : target.ignore)[entry] };
      step.picked[key] = picked;
    }
    return picked;
  }

  private pickedModel(): number {
    const hero = this.options.takedownTarget === 'heroFirst' ? this.defenders.firstHero() : -1;
    return hero >= 0 ? hero : this.defenders.nextCasualty();
  }

  /** Rolls the whole step; returns its hits. Both units must have models. */
  roll(dice: Dice): number {
    const { defenders } = this;
    this.hits = 0;
    this.ones = 0;
    this.woundsArrived = false;
    this.whim = 'none';
    let step = this.plan();
    if (step.unpredictable) {
      this.whim = dice.d6('unpredictable') <= 3 ? 'ap' : 'hit';
      step = this.plan();
    }
    const { spendsFeat } = step.target;
    if (step.hasTakedown) {
      this.takeDown(step, dice);
      if (defenders.standing > 0) step = this.plan();
    }
    if (defenders.standing > 0) this.rollOthers(step, dice);
    if (spendsFeat && this.woundsArrived) defenders.featLeft = false;
    return this.hits;
  }

  private takeDown(step: PlannedStep, dice: Dice): void {
    for (let index = 0; index < step.lines.length; index++) {
      const { takedown, bearers } = step.lines[index];
      if (!takedown) continue;
      for (let bearer = 0; bearer < bearers && this.defenders.standing > 0; bearer++) this.takeOne(step, index, dice);
    }
  }

  private takeOne(step: PlannedStep, index: number, dice: Dice): void {
    const { plan, ignore } = this.picked(step, index);
    if (!plan.inRange) return;
    const model = this.pickedModel();
    const { name, attacks } = step.lines[index].weapon;
    dice.log?.note(say('note-takedown', { weapon: name, ...needs(plan) }));
    const wounds = this.attackDice(plan, attacks, dice);
    for (let wound = 0; wound < wounds; wound++) this.bigWound(dice, model, plan.deadly, ignore);
  }

  private rollOthers({ lines, order, loose, target }: PlannedStep, dice: Dice): void {
    for (let index = 0; index < lines.length; index++) {
      const { takedown, plan, weapon, bearers } = lines[index];
      this.tallies[index] = 0;
      if (takedown || !plan.inRange) continue;
      const attacks = bearers * weapon.attacks;
      dice.log?.note(say('note-attacks', { weapon: weapon.name, attacks, ...needs(plan) }));
      this.tallies[index] = this.attackDice(plan, attacks, dice);
    }
    const others = this.looseDice(loose, target, dice);
    for (let at = 0; at < order.length; at++) {
      const { plan } = lines[order[at]];
      const ignore = plan.skipsRegeneration ? target.ignoreSkipped : target.ignore;
      this.putWounds(dice, this.tallies[order[at]], plan.deadly, ignore);
    }
    this.putWounds(dice, others, 1, target.ignore);
  }

  /** Hit rolls of one line, then its block rolls: wounds before multiplying and ignoring. */
  private attackDice(plan: LinePlan, attacks: number, dice: Dice): number {
    let [more, sixes, plain] = [0, 0, 0];
    for (let attack = 0; attack < attacks + more; attack++) {
      const face = plan.hitOn === CERTAIN ? CERTAIN : dice.d6('to hit');
      if (face === 1 && plan.hazard) this.ones++;
      if (face < plan.hitOn) continue;
      if (attack < attacks) more += plan.extraAttacks[face];
      const dealt = Math.min((1 + plan.extraHits[face]) * plan.copies, plan.mostHits);
      if (face === 6) sixes++;
      plain += face === 6 ? dealt - plan.copies : dealt;
    }
    const sharp = plan.copiesKeepAp ? sixes * plan.copies : sixes;
    const blunt = sixes * plan.copies - sharp;
    this.hits += sharp + blunt + plain;
    let wounds = 0;
    for (let hit = 0; hit < sharp; hit++) wounds += this.block(plan, plan.blockOnSix, true, dice);
    for (let hit = 0; hit < blunt; hit++) wounds += this.block(plan, plan.blockOn, true, dice);
    for (let hit = 0; hit < plain; hit++) wounds += this.block(plan, plan.blockOn, false, dice);
    dice.log?.note(say('note-hits', { hits: sharp + blunt + plain, wounds }));
    return wounds;
  }

  private block(plan: LinePlan, need: number, six: boolean, dice: Dice): number {
    let face = dice.d6('to block');
    if (face >= plan.rerollFrom) face = dice.d6('to block, again');
    if (face >= need) return 0;
    return 1 + plan.extraWounds[face] + (six ? plan.extraWoundOnSix : 0);
  }

  private looseDice({ impact, heavyImpact, ravage, crush }: LooseDice, target: TargetPlan, dice: Dice): number {
    let wounds = 0;
    if (impact > 0) wounds += this.looseHits(impact, 2, looseBlockFace(0, target), 'impact', dice);
    if (heavyImpact > 0) wounds += this.looseHits(heavyImpact, 2, looseBlockFace(1, target), 'heavy impact', dice);
    if (crush > 0) wounds += this.looseHits(crush, 6, looseBlockFace(2, target), 'crush', dice);
    for (let die = 0; die < ravage; die++) if (dice.d6('ravage') === 6) wounds++;
    return wounds;
  }

  private looseHits(count: number, on: number, block: number, reason: string, dice: Dice): number {
    let wounds = 0;
    for (let die = 0; die < count; die++) {
      if (dice.d6(reason) < on) continue;
      this.hits++;
      if (dice.d6('to block') < block) wounds++;
    }
    return wounds;
  }

  /** Wounds of a line, one by one on the next casualty. */
  private putWounds(dice: Dice, wounds: number, size: number, ignore: IgnoreFaces): void {
    const { defenders } = this;
    for (let wound = 0; wound < wounds && defenders.standing > 0; wound++) {
      const model = defenders.nextCasualty();
      this.bigWound(dice, model, size, ignore[defenders.entryOf[model]]);
    }
    if (wounds > 0) this.woundsArrived = true;
  }

  /** One wound of a size on one model; what the model does not need is lost. */
  private bigWound(dice: Dice, model: number, size: number, faces: readonly number[]): void {
    const { defenders, options } = this;
    this.woundsArrived = true;
    if (options.deadlyRegeneration === 'before' && isIgnored(dice, faces)) return;
    for (let part = 0; part < size && defenders.isAlive(model); part++) {
      if (options.deadlyRegeneration === 'after' && isIgnored(dice, faces)) continue;
      mark(dice, defenders, model);
    }
  }

  /** Natural ones of hazardous weapons, after the step. */
  get misfires(): number {
    return this.ones;
  }
}

/** One wound on a living model. */
export function mark(dice: Dice, fighters: Fighters, model: number): void {
  fighters.wound(model);
  if (dice.log !== undefined && !fighters.isAlive(model))
    dice.log.note(say('note-falls', { unit: fighters.unit.name, left: fighters.standing }));
}

/** Wounds that nothing blocks, one by one on the next casualty. */
export function putWounds(dice: Dice, fighters: Fighters, wounds: number, ignore: IgnoreFaces): void {
  for (let wound = 0; wound < wounds && fighters.standing > 0; wound++) {
    const model = fighters.nextCasualty();
    if (!isIgnored(dice, ignore[fighters.entryOf[model]])) mark(dice, fighters, model);
  }
}

function isIgnored(dice: Dice, faces: readonly number[]): boolean {
  for (let i = 0; i < faces.length; i++) if (dice.d6('to ignore') >= faces[i]) return true;
  return false;
}

/** What the dice of a line need, for a replay. */
function needs({ hitOn, blockOn, blockOnSix }: LinePlan) {
  return { hitOn, blockOn, blockOnSix };
}
