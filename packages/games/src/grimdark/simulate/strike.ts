// One attack step, die by die.
import type { Dice } from '@oddsmith/kernel';
import { type ActiveRule, activeRules, amount } from '../rules/resolve.ts';
import type { Options, Phase } from '../schema.ts';
import type { Fighters } from './fighters.ts';
import { type Card, type Moment, Reading, rulesByEntry } from './reading.ts';

/** Which models and weapons of the attacker strike now. */
export const PARTS = ['everything', 'first', 'rest', 'ready', 'unwieldy'] as const;
export type Part = (typeof PARTS)[number];

export interface Occasion {
  readonly phase: Phase;
  readonly charging: boolean;
  readonly fatigued: boolean;
  readonly distance: number;
  readonly moved: boolean;
  readonly cover: boolean;
  readonly part: Part;
}

interface Shooter {
  readonly entry: number;
  readonly name: string;
  readonly dice: number;
  readonly card: Card;
  readonly rules: readonly ActiveRule[];
  readonly takedown: boolean;
  readonly range: number;
}

/** A step with given models alive on both sides: read once, rolled often. */
interface Plan {
  readonly lines: readonly Shooter[];
  /** Lines in the order in which their wounds are put on models. */
  readonly order: readonly number[];
  readonly hasTakedown: boolean;
  readonly impact: number;
  readonly heavyImpact: number;
  readonly ravage: number;
  readonly crush: number;
  readonly impactBlock: number;
  readonly heavyBlock: number;
  readonly crushBlock: number;
  /** Ignore faces by entry of the model that takes the wound. */
  readonly ignore: readonly (readonly number[])[];
  readonly ignoreSkipped: readonly (readonly number[])[];
  readonly spendsFeat: boolean;
  readonly reading: Reading;
}

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
    if (!attackers.keyed || !defenders.keyed) return this.read();
    const whim = this.whim === 0 ? 0 : this.whim <= 3 ? 1 : 2;
    const used = this.occasion.phase === 'shooting' ? attackers.shot : attackers.fought;
    const taker = defenders.entryOf[defenders.nextCasualty()];
    let key = attackers.key * defenders.keys + defenders.key;
    key = (key * defenders.living.length + taker) * 3 + whim;
    key = ((key * 5 + attackers.markers) * 5 + defenders.markers) * 2 + (used ? 1 : 0);
    key = key * 2 + (defenders.featLeft ? 1 : 0);
    let plan = this.plans.get(key);
    if (plan === undefined) {
      plan = this.read();
      this.plans.set(key, plan);
    }
    return plan;
  }

  /** The slow way: every rule of every living model. */
  private read(): Plan {
    const { attackers, defenders } = this;
    const taker = defenders.entryOf[defenders.nextCasualty()];
    const reading = new Reading(this.moment(), { unit: defenders.unit, living: defenders.living.slice(), taker });
    const lines = this.gatherLines(reading);
    const order = lines.map((_, index) => index).filter((index) => !lines[index].takedown);
    order.sort((a, b) => lines[b].card.deadly - lines[a].card.deadly || a - b);
    const spendsFeat = defenders.featLeft && reading.hasFeat();
    const entries = [...attackers.unit.models.keys()];
    const own = rulesByEntry(attackers.unit, attackers.living, this.occasion.phase);
    const dice = (kind: 'impact' | 'heavyImpact' | 'ravage' | 'crush'): number => {
      if (this.occasion.phase !== 'melee') return 0;
      let total = 0;
      for (const entry of entries)
        if (attackers.living[entry] > 0 && this.modelIsIn(own[entry]))
          for (const found of reading.find(own[entry], kind)) total += found.value * attackers.living[entry];
      return total;
    };
    const onCharge = this.occasion.charging && !this.occasion.fatigued;
    const fullImpact = onCharge ? dice('impact') : 0;
    const fullHeavy = onCharge ? dice('heavyImpact') : 0;
    const cut = this.counterModels();
    const faces = [...defenders.unit.models.keys()];
    return {
      lines,
      order,
      hasTakedown: lines.some((line) => line.takedown),
      impact: Math.max(0, fullImpact - cut),
      heavyImpact: Math.max(0, fullHeavy - Math.max(0, cut - fullImpact)),
      ravage: dice('ravage'),
      crush: dice('crush'),
      impactBlock: reading.blockFace(0, false, false),
      heavyBlock: reading.blockFace(1, false, false),
      crushBlock: reading.blockFace(2, false, false),
      ignore: faces.map((entry) => reading.ignoreFaces(entry, false, spendsFeat)),
      ignoreSkipped: faces.map((entry) => reading.ignoreFaces(entry, true, spendsFeat)),
      spendsFeat,
      reading,
    };
  }

  private gatherLines(reading: Reading): Shooter[] {
    const { attackers, occasion } = this;
    const { unit, living } = attackers;
    const used = occasion.phase === 'shooting' ? attackers.shot : attackers.fought;
    const auras = unit.models.flatMap((model, entry) => (living[entry] > 0 ? [...model.auras] : []));
    const lines: Shooter[] = [];
    unit.models.forEach((model, entry) => {
      if (living[entry] === 0) return;
      const modelRules = activeRules(model.own, auras, occasion.phase);
      for (const weapon of model.weapons) {
        if ((weapon.range === 0) !== (occasion.phase === 'melee')) continue;
        const rules = activeRules([...model.own, ...weapon.rules], auras, occasion.phase);
        if (used && does(rules, 'limited')) continue;
        if (!this.weaponIsIn(modelRules, rules)) continue;
        const card = reading.card(model.quality, weapon.range, rules);
        const takedown = does(rules, 'takedown');
        const { name, range, attacks: dice } = weapon;
        lines.push({ entry, name, dice, card, rules, takedown, range });
      }
    });
    return lines;
  }

  private weaponIsIn(modelRules: readonly ActiveRule[], rules: readonly ActiveRule[]): boolean {
    const quick = does(rules, 'firstStrike') || does(rules, 'strikesFirst');
    if (this.occasion.part === 'first') return quick;
    if (this.occasion.part === 'rest') return !quick;
    return this.modelIsIn(modelRules);
  }

  private modelIsIn(rules: readonly ActiveRule[]): boolean {
    if (this.occasion.part === 'first') return does(rules, 'strikesFirst');
    if (this.occasion.part === 'rest') return !does(rules, 'strikesFirst');
    if (this.occasion.part === 'ready') return !does(rules, 'strikesLast');
    if (this.occasion.part === 'unwieldy') return does(rules, 'strikesLast');
    return true;
  }

  /** Living defenders with a weapon that takes Impact dice away. */
  private counterModels(): number {
    const { unit, living } = this.defenders;
    const auras = unit.models.flatMap((model, entry) => (living[entry] > 0 ? [...model.auras] : []));
    let models = 0;
    unit.models.forEach((model, entry) => {
      const melee = model.weapons.filter((weapon) => weapon.range === 0);
      if (melee.some((weapon) => does(activeRules([...model.own, ...weapon.rules], auras, 'melee'), 'cutImpact')))
        models += living[entry];
    });
    return models;
  }

  /** Is anything there to attack with? Decided before a die is rolled. */
  canAttack(): boolean {
    this.whim = 0;
    const plan = this.plan();
    if (plan.impact + plan.heavyImpact + plan.ravage + plan.crush > 0) return true;
    return plan.lines.some((line) => this.cardOn(plan, line).inRange);
  }

  /** The card of a Takedown line is that against the model it picks. */
  private cardOn(plan: Plan, line: Shooter): Card {
    if (!line.takedown) return line.card;
    const { defenders } = this;
    const entry = defenders.entryOf[this.pickedModel()];
    const alone = defenders.unit.models.map((_, e) => (e === entry ? 1 : 0));
    const reading = new Reading(this.moment(), { unit: defenders.unit, living: alone, taker: entry });
    const model = this.attackers.unit.models[line.entry];
    return plan.reading === reading ? line.card : reading.card(model.quality, line.range, line.rules);
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
    for (const line of plan.lines) {
      if (!line.takedown) continue;
      const bearers = this.attackers.living[line.entry];
      for (let bearer = 0; bearer < bearers && this.defenders.standing > 0; bearer++) this.takeOne(plan, line, dice);
    }
  }

  private takeOne(plan: Plan, line: Shooter, dice: Dice): void {
    const { defenders, options } = this;
    const card = this.cardOn(plan, line);
    if (!card.inRange) return;
    this.report.rolled = true;
    const model = this.pickedModel();
    const entry = defenders.entryOf[model];
    dice.log?.note(`${line.name} picks out one model`);
    const alone = defenders.unit.models.map((_, e) => (e === entry ? 1 : 0));
    const reading = new Reading(this.moment(), { unit: defenders.unit, living: alone, taker: entry });
    const feat = defenders.featLeft && reading.hasFeat();
    const faces = reading.ignoreFaces(entry, card.skipsRegeneration, feat);
    const wounds = this.attackDice(card, line.dice, dice);
    for (let wound = 0; wound < wounds; wound++) this.bigWound(dice, model, card.deadly, faces, options);
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
      dice.log?.note(`${attacks} ${attacks === 1 ? 'attack' : 'attacks'} with ${line.name}`);
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

  /** Hit and block rolls of one line: wounds before multiplying and ignoring. */
  private attackDice(card: Card, attacks: number, dice: Dice): number {
    let wounds = 0;
    let more = 0;
    for (let attack = 0; attack < attacks + more; attack++) {
      const face = dice.d6('to hit');
      if (face === 1 && card.hazard) this.ones++;
      if (face < card.hitOn) continue;
      if (attack < attacks) more += card.extraAttacks[face];
      const plain = card.copies * card.extraHits[face];
      this.report.hits += card.copies + plain;
      for (let copy = 0; copy < card.copies; copy++) {
        const sharp = face === 6 && (copy === 0 || card.copiesKeepAp);
        wounds += this.block(card, sharp ? card.blockOnSix : card.blockOn, face === 6, dice);
      }
      for (let hit = 0; hit < plain; hit++) wounds += this.block(card, card.blockOn, false, dice);
    }
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

export function does(rules: readonly ActiveRule[], kind: string): boolean {
  return rules.some((rule) => rule.effects.some((effect) => effect.do === kind));
}

/** Total of a kind of effect that needs no attack to be read. */
export function ratingOf(rules: readonly ActiveRule[], kind: string): number {
  let total = 0;
  for (const rule of rules)
    for (const effect of rule.effects) if (effect.do === kind) total += amount(effect, rule.rating);
  return total;
}
