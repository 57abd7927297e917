// An attack step read from the rules, with given models alive on both sides: read once, rolled often.
import { type ActiveRule, activeRules, amount } from '../rules/resolve.ts';
import type { Phase } from '../schema.ts';
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

export interface Shooter {
  readonly entry: number;
  readonly name: string;
  readonly dice: number;
  readonly card: Card;
  readonly rules: readonly ActiveRule[];
  readonly takedown: boolean;
  readonly range: number;
}

/** A step with given models alive on both sides: read once, rolled often. */
export interface Plan {
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
  /** Takedown lines against the entry they pick: `picked[line * entries + entry]`, read when first needed. */
  readonly picked: (Picked | undefined)[];
}

/** One line against a single model. */
export interface Picked {
  readonly card: Card;
  readonly ignore: readonly number[];
}

/** Reads one occasion, the slow way: every rule of every living model. */
export class Planner {
  private readonly attackers: Fighters;
  private readonly defenders: Fighters;
  private readonly occasion: Occasion;

  constructor(attackers: Fighters, defenders: Fighters, occasion: Occasion) {
    this.attackers = attackers;
    this.defenders = defenders;
    this.occasion = occasion;
  }

  read(moment: Moment): Plan {
    const { attackers, defenders } = this;
    const taker = defenders.entryOf[defenders.nextCasualty()];
    const reading = new Reading(moment, { unit: defenders.unit, living: defenders.living.slice(), taker });
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
      picked: [],
    };
  }

  /** A Takedown line against one model, as if it were the whole unit. */
  pick(moment: Moment, line: Shooter, entry: number): Picked {
    const { attackers, defenders } = this;
    const living = defenders.unit.models.map((_, e) => (e === entry ? 1 : 0));
    const reading = new Reading(moment, { unit: defenders.unit, living, taker: entry });
    const card = reading.card(attackers.unit.models[line.entry].quality, line.range, line.rules);
    const feat = defenders.featLeft && reading.hasFeat();
    return { card, ignore: reading.ignoreFaces(entry, card.skipsRegeneration, feat) };
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
