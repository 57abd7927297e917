// One attack step, die by die.
import type { Dice } from '@oddsmith/kernel';
import type { Options } from '../schema.ts';
import type { Fighters } from './fighters.ts';
import { does, type Occasion, type Picked, type Plan, Planner } from './plan.ts';
import type { Card, Moment } from './reading.ts';

export interface StrikeReport {
  hits: number;
  /** Any weapon or die at all. */
  rolled: boolean;
}

export class Striker {
  private readonly attackers: Fighters;
  private readonly defenders: Fighters;
  private readonly options: Options;
  private readonly occasion: Occasion;
  private readonly planner: Planner;
  private readonly plans = new Map<number, Plan>();
  private readonly mayBeUnsure: boolean;
  private readonly tallies: Int32Array;
  private readonly report: StrikeReport = { hits: 0, rolled: false };
  /** The unpredictable die of this step. */
  private whim = 0;
  private woundsArrived = false;
  private ones = 0;

  constructor(attackers: Fighters, defenders: Fighters, occasion: Occasion, options: Options) {
    this.attackers = attackers;
    this.defenders = defenders;
    this.occasion = occasion;
    this.options = options;
    this.planner = new Planner(attackers, defenders, occasion);
    const uses = attackers.unit.models.flatMap((model) => [
      ...model.own,
      ...model.auras,
      ...model.weapons.flatMap((weapon) => weapon.rules),
    ]);
    this.mayBeUnsure = uses.some((use) => use.effects.some((effect) => effect.do === 'unpredictable'));
    const weapons = attackers.unit.models.reduce((sum, model) => sum + model.weapons.length, 0);
    this.tallies = new Int32Array(weapons);
  }

  private moment(): Moment {
    const { phase, charging, fatigued, distance, moved, cover } = this.occasion;
    return {
      phase,
      charging,
      fatigued,
      distance,
      moved,
      cover,
      whim: this.whim,
      attackerMarkers: this.attackers.markers,
      defenderMarkers: this.defenders.markers,
      options: this.options,
    };
  }

  private plan(): Plan {
    const { attackers, defenders } = this;
    if (!attackers.keyed || !defenders.keyed) return this.planner.read(this.moment());
    const whim = this.whim === 0 ? 0 : this.whim <= 3 ? 1 : 2;
    const used = this.occasion.phase === 'shooting' ? attackers.shot : attackers.fought;
    const taker = defenders.entryOf[defenders.nextCasualty()];
    let key = attackers.key * defenders.keys + defenders.key;
    key = (key * defenders.living.length + taker) * 3 + whim;
    key = ((key * 5 + attackers.markers) * 5 + defenders.markers) * 2 + (used ? 1 : 0);
    key = key * 2 + (defenders.featLeft ? 1 : 0);
    let plan = this.plans.get(key);
    if (plan === undefined) {
      plan = this.planner.read(this.moment());
      this.plans.set(key, plan);
    }
    return plan;
  }

  /** Is anything there to attack with? Decided before a die is rolled. */
  canAttack(): boolean {
    this.whim = 0;
    const plan = this.plan();
    if (plan.impact + plan.heavyImpact + plan.ravage + plan.crush > 0) return true;
    return plan.lines.some((line, index) => (line.takedown ? this.picked(plan, index).card : line.card).inRange);
  }

  /** A Takedown line is read against the model it picks. */
  private picked(plan: Plan, index: number): Picked {
    const { defenders } = this;
    const entry = defenders.entryOf[this.pickedModel()];
    const key = index * defenders.living.length + entry;
    let picked = plan.picked[key];
    if (picked === undefined) {
      picked = this.planner.pick(this.moment(), plan.lines[index], entry);
      plan.picked[key] = picked;
    }
    return picked;
  }

  private pickedModel(): number {
    const hero = this.options.takedownTarget === 'heroFirst' ? this.defenders.firstHero() : -1;
    return hero >= 0 ? hero : this.defenders.nextCasualty();
  }

  /** Rolls the whole step. Both units must have models. The report is reused by the next step. */
  roll(dice: Dice): StrikeReport {
    const { report, defenders } = this;
    report.hits = 0;
    report.rolled = false;
    this.ones = 0;
    this.woundsArrived = false;
    this.whim = 0;
    let plan = this.plan();
    if (this.mayBeUnsure && plan.lines.some((line) => does(line.rules, 'unpredictable'))) {
      this.whim = dice.d6('unpredictable');
      plan = this.plan();
    }
    const spendsFeat = plan.spendsFeat;
    if (plan.hasTakedown) {
      this.takeDown(plan, dice);
      if (defenders.standing > 0) plan = this.plan();
    }
    if (defenders.standing > 0) this.rollOthers(plan, dice);
    if (spendsFeat && this.woundsArrived) defenders.featLeft = false;
    return report;
  }

  private takeDown(plan: Plan, dice: Dice): void {
    for (let index = 0; index < plan.lines.length; index++) {
      const line = plan.lines[index];
      if (!line.takedown) continue;
      const bearers = this.attackers.living[line.entry];
      for (let bearer = 0; bearer < bearers && this.defenders.standing > 0; bearer++) this.takeOne(plan, index, dice);
    }
  }

  private takeOne(plan: Plan, index: number, dice: Dice): void {
    const { card, ignore } = this.picked(plan, index);
    if (!card.inRange) return;
    this.report.rolled = true;
    const model = this.pickedModel();
    const line = plan.lines[index];
    dice.log?.note(`${line.name} picks out one model, ${needs(card)}`);
    const wounds = this.attackDice(card, line.dice, dice);
    for (let wound = 0; wound < wounds; wound++) this.bigWound(dice, model, card.deadly, ignore, this.options);
  }

  private rollOthers(plan: Plan, dice: Dice): void {
    const { lines, order } = plan;
    for (let index = 0; index < lines.length; index++) {
      const line = lines[index];
      if (line.takedown) continue;
      if (!line.card.inRange) {
        this.tallies[index] = 0;
        continue;
      }
      this.report.rolled = true;
      const attacks = this.attackers.living[line.entry] * line.dice;
      dice.log?.note(`${count(attacks, 'attack')} with ${line.name}, ${needs(line.card)}`);
      this.tallies[index] = this.attackDice(line.card, attacks, dice);
    }
    let loose = 0;
    if (this.occasion.phase === 'melee') loose = this.looseDice(plan, dice);
    for (let at = 0; at < order.length; at++) {
      const line = lines[order[at]];
      const ignore = line.card.skipsRegeneration ? plan.ignoreSkipped : plan.ignore;
      this.putWounds(dice, this.tallies[order[at]], line.card.deadly, ignore);
    }
    this.putWounds(dice, loose, 1, plan.ignore);
  }

  /** Hit rolls of one line, then its block rolls: wounds before multiplying and ignoring. */
  private attackDice(card: Card, attacks: number, dice: Dice): number {
    let [more, sixes, plain] = [0, 0, 0];
    for (let attack = 0; attack < attacks + more; attack++) {
      const face = dice.d6('to hit');
      if (face === 1 && card.hazard) this.ones++;
      if (face < card.hitOn) continue;
      if (attack < attacks) more += card.extraAttacks[face];
      if (face === 6) sixes++;
      else plain++;
      plain += card.extraHits[face];
    }
    const sharp = card.copiesKeepAp ? sixes * card.copies : sixes;
    const blunt = sixes * card.copies - sharp;
    plain *= card.copies;
    this.report.hits += sharp + blunt + plain;
    let wounds = 0;
    for (let hit = 0; hit < sharp; hit++) wounds += this.block(card, card.blockOnSix, true, dice);
    for (let hit = 0; hit < blunt; hit++) wounds += this.block(card, card.blockOn, true, dice);
    for (let hit = 0; hit < plain; hit++) wounds += this.block(card, card.blockOn, false, dice);
    dice.log?.note(`${count(sharp + blunt + plain, 'hit')}, ${count(wounds, 'wound')} not blocked`);
    return wounds;
  }

  private block(card: Card, need: number, six: boolean, dice: Dice): number {
    let face = dice.d6('to block');
    if (face >= card.rerollFrom) face = dice.d6('to block, again');
    if (face >= need) return 0;
    return 1 + card.extraWounds[face] + (six ? card.extraWoundOnSix : 0);
  }

  private looseDice(plan: Plan, dice: Dice): number {
    let wounds = 0;
    wounds += this.looseHits(plan.impact, 2, plan.impactBlock, 'impact', dice);
    wounds += this.looseHits(plan.heavyImpact, 2, plan.heavyBlock, 'heavy impact', dice);
    wounds += this.looseHits(plan.crush, 6, plan.crushBlock, 'crush', dice);
    for (let die = 0; die < plan.ravage; die++) {
      this.report.rolled = true;
      if (dice.d6('ravage') === 6) wounds++;
    }
    return wounds;
  }

  private looseHits(count: number, on: number, block: number, reason: string, dice: Dice): number {
    let wounds = 0;
    for (let die = 0; die < count; die++) {
      this.report.rolled = true;
      if (dice.d6(reason) < on) continue;
      this.report.hits++;
      if (dice.d6('to block') < block) wounds++;
    }
    return wounds;
  }

  /** Wounds of a line, one by one on the next casualty. */
  private putWounds(dice: Dice, wounds: number, size: number, ignore: readonly (readonly number[])[]): void {
    const { defenders, options } = this;
    for (let wound = 0; wound < wounds && defenders.standing > 0; wound++) {
      const model = defenders.nextCasualty();
      this.bigWound(dice, model, size, ignore[defenders.entryOf[model]], options);
    }
    if (wounds > 0) this.woundsArrived = true;
  }

  /** One wound of a size on one model; what the model does not need is lost. */
  private bigWound(dice: Dice, model: number, size: number, faces: readonly number[], options: Options): void {
    const { defenders } = this;
    this.woundsArrived = true;
    if (options.deadlyRegeneration === 'before' && isIgnored(dice, faces)) return;
    for (let part = 0; part < size && defenders.isAlive(model); part++) {
      if (options.deadlyRegeneration === 'after' && isIgnored(dice, faces)) continue;
      defenders.wound(model);
      if (dice.log !== undefined && !defenders.isAlive(model)) noteDeath(dice, defenders);
    }
  }

  /** Natural ones of hazardous weapons, after the step. */
  get misfires(): number {
    return this.ones;
  }
}

export function noteDeath(dice: Dice, fighters: Fighters): void {
  dice.log?.note(`a model of ${fighters.unit.name} falls, ${fighters.standing} left`);
}

export function isIgnored(dice: Dice, faces: readonly number[]): boolean {
  for (let i = 0; i < faces.length; i++) if (dice.d6('to ignore') >= faces[i]) return true;
  return false;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** What the dice of a line need, for a replay. */
function needs({ hitOn, blockOn, blockOnSix }: Card): string {
  const sixes = blockOnSix === blockOn ? '' : ` (natural 6s on ${blockOnSix}+)`;
  return `hitting on ${hitOn}+, blocked on ${blockOn}+${sixes}`;
}
