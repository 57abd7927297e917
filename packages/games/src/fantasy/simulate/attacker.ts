// A plan read once into numbers, and its attacks rolled one by one: what the plan says in words is not asked again at every die.
import { type Dice, type DiceExpression, expressionMax } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import { NEVER, type Plan } from '../plan.ts';
import type { Allocation, HitTarget, Reroll } from '../schema/index.ts';
import type { en } from '../words/en.ts';
import { type HeldWounds, MULTIPLIED, SINGLE, SLAYING } from './held-wounds.ts';

const say = emitter<typeof en>();

/** What has happened to the target so far. */
export interface Victim {
  readonly allocation: Allocation;
  /** Wounds of one model; only used when excess wounds are lost. */
  readonly woundsEach: number;
  totalWounds: number;
  /** Wounds beyond the last one of the unit are not counted. */
  readonly endsWithUnit: boolean;
  /** Wounds lost, before this sequence and in it. */
  lost: number;
  /** Wounds struck in this sequence, those that were recovered included. */
  scored: number;
  /** How much the armour has been worsened. */
  worse: number;
  /** Where wounds wait for the end of the step; null where they are lost at once. */
  readonly held: HeldWounds | null;
  /** Wounds beyond the last one, where a single model fights a challenge; null where nobody counts them. */
  beyond: number | null;
}

/** One die: the face it needs, and a bit for every face that is picked up and rolled once more. */
interface Check {
  readonly needs: number;
  readonly again: number;
  readonly name: string;
}

/** Needed where no die is rolled because nothing can go wrong; NEVER where nothing can help. */
const SURE = 0;
const MISS = -1;
/** A hit or wound without a face that could set off a rule. */
const NO_FACE = 0;
const FACES = 6;

export class Attacker {
  private readonly attacks: DiceExpression;
  private readonly toHit: Check;
  /** Of the second die where a 6 alone does not hit, else SURE. */
  private readonly secondDie: number;
  private readonly faceBeyondSix: number;
  /** Of the die that a miss is rolled with again. */
  private readonly secondChance: number;
  private readonly toWound: Check;
  private readonly toWoundWithBonus: Check;
  /** Pierced as the plan pierces it, else SURE. */
  private readonly armour: number;
  /** Faces of armour that are rolled again, by the face needed. */
  private readonly armourAgain: readonly number[];
  private readonly saves: readonly Check[];
  private readonly lethalSaves: readonly Check[];
  private readonly recovery: Check;
  // Of the plan, one by one: plans come in many shapes, and each die asked one for several of its fields.
  private readonly extraAttacks: boolean;
  private readonly doubleHitFrom: number;
  private readonly woundBonusFrom: number;
  private readonly autoWoundFrom: number;
  private readonly lethalFrom: number;
  private readonly pierceFrom: number;
  private readonly pierceBonus: number;
  private readonly sunder: number;
  /** Of a slain model; 0 where nothing slays. */
  private readonly slayWounds: number;
  private readonly wounds: DiceExpression;
  private readonly woundCap: number;
  private readonly order: typeof MULTIPLIED | typeof SINGLE;
  private readonly staysOnModel: boolean;

  constructor(plan: Plan) {
    const { toHit, toWound } = plan;
    const bonus = typeof toWound === 'number' ? Math.max(2, toWound - plan.woundBonus) : needed(toWound);
    this.attacks = plan.attacks;
    this.secondDie = typeof toHit === 'number' && toHit > FACES ? toHit - 3 : SURE;
    const face = this.secondDie === SURE ? needed(toHit) : FACES;
    this.toHit = checkOf(face, plan.secondChance === 'none' ? plan.rerollHits : 'none', 'to hit');
    this.faceBeyondSix = plan.poisonsBeyondSix ? FACES : NO_FACE;
    this.secondChance = needed(plan.secondChance);
    this.toWound = checkOf(needed(toWound), plan.rerollWounds, 'to wound');
    this.toWoundWithBonus = checkOf(bonus, plan.rerollWounds, 'to wound');
    const armour = needed(plan.armorSave);
    this.armour = armour === SURE ? SURE : armour + plan.armorPiercing;
    this.armourAgain = Array.from({ length: NEVER }, (_, needs) => facesAgain(needs, plan.rerollArmorSaves));
    this.saves = plan.saves.plain.map(({ target, reroll, name }) => checkOf(needed(target), reroll, name));
    this.lethalSaves = plan.saves.lethal.map(({ target, reroll, name }) => checkOf(needed(target), reroll, name));
    this.recovery = checkOf(needed(plan.recovery), 'none', 'regeneration');
    this.extraAttacks = plan.extraAttacks;
    this.doubleHitFrom = plan.doubleHitFrom;
    this.woundBonusFrom = plan.woundBonusFrom;
    this.autoWoundFrom = plan.autoWoundFrom;
    this.lethalFrom = plan.lethalFrom;
    this.pierceFrom = plan.pierceFrom;
    this.pierceBonus = plan.pierceBonus;
    this.sunder = plan.sunder;
    this.slayWounds = plan.slays ? plan.slayWounds : 0;
    this.wounds = plan.wounds;
    this.woundCap = plan.woundCap;
    this.order = expressionMax(plan.wounds) > 1 ? MULTIPLIED : SINGLE;
    this.staysOnModel = plan.staysOnModel;
  }

  /** Every model makes its attacks; each attack is finished before the next one. */
  strike(dice: Dice, models: number, victim: Victim, mostEach = Number.POSITIVE_INFINITY): void {
    const { extraAttacks } = this;
    let attacks = 0;
    for (let model = 0; model < models; model++)
      attacks += Math.min(mostEach, dice.roll(this.attacks, 'number of attacks'));
    dice.log?.note(say('note-attacks', { attacks }));
    for (let i = 0; i < attacks; i++) {
      if (victim.endsWithUnit && victim.lost >= victim.totalWounds) return;
      let extra = this.attack(dice, victim);
      if (extraAttacks) for (; extra > 0; extra--) this.attack(dice, victim);
    }
  }

  /** One attack: the number of unsaved wounds it made. */
  private attack(dice: Dice, victim: Victim): number {
    const face = this.hitFace(dice);
    if (face === MISS) return 0;
    const unsaved = this.hit(dice, face, victim);
    // The first of two hits is the poisoned one; the second has no face of its own.
    return face >= this.doubleHitFrom ? unsaved + this.hit(dice, NO_FACE, victim) : unsaved;
  }

  /** The face that hits, NO_FACE where no die made the hit, or MISS. */
  private hitFace(dice: Dice): number {
    const { toHit, secondDie } = this;
    if (toHit.needs === SURE) return NO_FACE;
    if (toHit.needs === NEVER) return this.again(dice);
    const face = rolled(dice, toHit);
    if (face < toHit.needs) return this.again(dice);
    if (secondDie === SURE) return face;
    return dice.d6('to hit, second die') < secondDie ? this.again(dice) : this.faceBeyondSix;
  }

  /** A miss where the plan gives it a second chance. */
  private again(dice: Dice): number {
    const { secondChance } = this;
    if (secondChance === NEVER) return MISS;
    if (secondChance === SURE) return NO_FACE;
    const face = dice.d6('to hit, second chance');
    return face < secondChance ? MISS : face;
  }

  /** One hit, made with this face to hit: 1 if it ends as an unsaved wound. */
  private hit(dice: Dice, hitFace: number, victim: Victim): number {
    const check = hitFace >= this.woundBonusFrom ? this.toWoundWithBonus : this.toWound;
    if (hitFace >= this.autoWoundFrom || check.needs === SURE) return this.wound(dice, NO_FACE, victim);
    if (check.needs === NEVER) return 0;
    const face = rolled(dice, check);
    return face < check.needs ? 0 : this.wound(dice, face, victim);
  }

  /** One wound, made with this face to wound: 1 if no save stops it. */
  private wound(dice: Dice, woundFace: number, victim: Victim): number {
    const lethal = woundFace >= this.lethalFrom;
    if (!lethal) {
      const bonus = woundFace >= this.pierceFrom ? this.pierceBonus : 0;
      if (this.armourStops(dice, bonus + victim.worse)) return 0;
    }
    victim.worse += this.sunder;
    const saves = lethal ? this.lethalSaves : this.saves;
    // By index: an iterator here cost a twelfth of the whole sequence.
    for (let i = 0; i < saves.length; i++) if (succeeds(dice, saves[i])) return 0;
    const slain = lethal && this.slayWounds > 0;
    if (victim.held === null) this.lose(dice, slain, lethal, victim);
    else victim.held.hold(slain ? SLAYING : this.order, (later) => this.lose(later, slain, lethal, victim));
    return 1;
  }

  private lose(dice: Dice, slain: boolean, lethal: boolean, victim: Victim): void {
    const wounds = slain ? this.slayWounds : Math.min(this.woundCap, dice.roll(this.wounds, 'wounds'));
    dice.log?.note(say('note-unsaved', { wounds }));
    if (victim.beyond === null) this.take(dice, wounds, lethal, victim);
    else this.takeAlone(dice, slain ? 1 : wounds, lethal, slain, victim);
  }

  private armourStops(dice: Dice, worse: number): boolean {
    if (this.armour === SURE) return true;
    const needs = this.armour + worse;
    if (needs > FACES) return false;
    const face = dice.d6('armour save');
    return ((this.armourAgain[needs] >> face) & 1 ? dice.d6('reroll') : face) >= needs;
  }

  /** A single model: what it cannot lose any more is counted apart. */
  private takeAlone(dice: Dice, wounds: number, lethal: boolean, slain: boolean, victim: Victim): void {
    const left = victim.totalWounds - victim.lost;
    const taken = slain ? left : Math.min(wounds, left);
    victim.scored += taken;
    if (lethal || this.recovery.needs === NEVER) victim.lost += taken;
    else for (let n = 0; n < taken; n++) if (!succeeds(dice, this.recovery)) victim.lost++;
    if (victim.lost === victim.totalWounds) victim.beyond = (victim.beyond ?? 0) + Math.max(0, wounds - taken);
  }

  /** Wounds are lost one by one, and each may be recovered unless the wound was lethal. */
  private take(dice: Dice, wounds: number, lethal: boolean, victim: Victim): void {
    let taken = wounds;
    if (this.staysOnModel || victim.allocation === 'model') {
      if (victim.lost >= victim.totalWounds) return;
      taken = Math.min(wounds, victim.woundsEach - (victim.lost % victim.woundsEach));
    }
    if (victim.endsWithUnit) taken = Math.min(taken, victim.totalWounds - victim.lost);
    victim.scored += taken;
    if (lethal || this.recovery.needs === NEVER) victim.lost += taken;
    else for (; taken > 0; taken--) if (!succeeds(dice, this.recovery)) victim.lost++;
  }
}

function needed(target: HitTarget): number {
  if (typeof target === 'number') return target;
  return target === 'auto' ? SURE : NEVER;
}

function checkOf(needs: number, reroll: Reroll, name: string): Check {
  return { needs, again: facesAgain(needs, reroll), name };
}

function facesAgain(needs: number, reroll: Reroll): number {
  let faces = 0;
  for (let face = 1; face <= FACES; face++) {
    const again = { none: false, '1s': face === 1, fails: face < needs, successes: face >= needs };
    if (again[reroll]) faces |= 1 << face;
  }
  return faces;
}

/** The face that stands, after the one reroll there may be. */
function rolled(dice: Dice, { again, name }: Check): number {
  const face = dice.d6(name);
  return (again >> face) & 1 ? dice.d6('reroll') : face;
}

function succeeds(dice: Dice, check: Check): boolean {
  return check.needs === SURE || (check.needs !== NEVER && rolled(dice, check) >= check.needs);
}
