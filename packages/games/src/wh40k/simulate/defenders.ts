// The target as models on the table: who takes a wound, saves, damage and Feel No Pain, one die at a time.
import { type Dice, times } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { Battle, Group } from '../battle.ts';
import type { Plan } from '../plan.ts';
import { averageOf, damageOf, fixedDamageRoll, painIgnoredOn, rollsDamage, saveNeeds } from '../rolls.ts';

interface Model {
  readonly group: number;
  left: number;
}

/** Who is hit before all others. */
type Wanted = (model: Model) => boolean;

/** Nobody in particular: the usual order holds. */
const ANYBODY: Wanted = () => false;

/** A saving roll on the table. */
interface SaveDie {
  face: number;
  /** May not be rolled again. */
  readonly settled: boolean;
}

/** Choices of a model between two looks at the clock: each may go through four thousand of them without throwing a die. */
const CHOICES_PER_LOOK = 64;

export class Defenders {
  damage = 0;
  wasted = 0;
  readonly models: readonly Model[];
  readonly groupDamage: number[];
  /** Whether the one damage reroll of the attacking unit is still there. */
  mayRerollDamage = false;
  /** The stored face for its first damage die, while it is there. */
  fixedDamage: number | null = null;
  private readonly battle: Battle;
  private readonly groups: readonly Group[];
  private readonly dice: Dice;
  private readonly budget: Budget | undefined;
  private choices = 0;
  private ignoresNext: boolean;
  private mayRerollSave: boolean;

  constructor(battle: Battle, dice: Dice, budget?: Budget) {
    this.budget = budget;
    this.battle = battle;
    this.groups = battle.target.groups;
    this.dice = dice;
    this.ignoresNext = battle.target.ignoreFirstFailedSave;
    this.mayRerollSave = battle.target.rerollOneSave;
    this.groupDamage = this.groups.map(() => 0);
    this.models = this.groups.flatMap((group, index) =>
      times(group.models, (i) => ({ group: index, left: i === 0 ? group.firstWounds : group.wounds })),
    );
  }

  /** How many models are left. */
  alive(): number {
    let alive = 0;
    for (const { left } of this.models) if (left > 0) alive++;
    return alive;
  }

  isWhole(): boolean {
    return this.alive() === this.models.length;
  }

  slain(group: number): number {
    return this.models.filter((model) => model.group === group && model.left === 0).length;
  }

  /** Groups that still have a model. */
  aliveGroups(): readonly Group[] {
    return this.groups.filter((_, g) => this.models.some((model) => model.group === g && model.left > 0));
  }

  /** Who is hit next: wounded before sound, characters after all others, then as listed; who is wanted before all of them. */
  private next(wanted: Wanted, line = this.line()): Model | undefined {
    if (++this.choices % CHOICES_PER_LOOK === 0) this.budget?.look();
    let first: Model | undefined;
    for (const model of this.models) {
      if (model.left === 0) continue;
      if (wanted(model)) return model;
      first ??= model;
      if (line.length === 1 && wanted === ANYBODY) break;
    }
    if (first === undefined || line.length === 1) return first;
    for (const group of line) {
      const found = this.models.find((model) => model.group === group && model.left > 0);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The groups in the order in which they are hit as things stand. */
  private line(): readonly number[] {
    const places = this.groups.map((_, index) => index);
    if (places.length === 1) return places;
    const isWounded = (g: number): boolean =>
      this.models.some(({ group, left }) => group === g && left > 0 && left < this.groups[g].wounds);
    const rank = new Map(places.map((g) => [g, 2 * Number(this.groups[g].character) + Number(!isWounded(g))]));
    return places.sort((one, other) => rank.get(one)! - rank.get(other)! || one - other);
  }

  /** Who may be hit first by a pool: characters if it picks them, or the one group that is picked now. */
  chooser(plan: Plan): Wanted {
    if (!plan.picksCharacter) return ANYBODY;
    const isCharacter = (model: Model): boolean => this.groups[model.group].character;
    if (plan.edition.precision === 'everyWound') return isCharacter;
    const picked = this.groups.findIndex(
      (group, g) => group.character && this.models.some((model) => model.group === g && model.left > 0),
    );
    return (model) => model.group === picked;
  }

  /** All wounds of a pool that allow a save, in the way of the edition; how many were not saved. */
  takeWounds(count: number, plan: Plan, wanted: Wanted): number {
    if (this.battle.edition.saves === 'lowestFirst') return this.takePool(count, plan, wanted);
    let unsaved = 0;
    for (let wound = 0; wound < count; wound++) if (this.takeWound(plan, wanted)) unsaved++;
    return unsaved;
  }

  /** One wound that allows a save; true if it was not saved. */
  private takeWound(plan: Plan, wanted: Wanted): boolean {
    const model = this.next(wanted);
    // Nobody is left: the roll is made for the record, with the save of those who stand last.
    const group = this.groups[model?.group ?? this.groups.length - 1];
    if (this.saves(plan, group, model !== undefined)) return false;
    if (model !== undefined) this.fail(model, plan);
    return true;
  }

  private fail(model: Model, plan: Plan): void {
    if (!this.ignoresNext) {
      this.suffer(model, plan, false);
      return;
    }
    this.ignoresNext = false;
    this.dice.log?.note('the failed save is ignored');
  }

  private saves(plan: Plan, group: Group, matters: boolean): boolean {
    const needs = saveNeeds(plan, group);
    if (needs > 6) return false;
    const face = this.dice.d6('to save');
    if (face >= needs) return true;
    if (group.rerollSaves === 'fails' || (group.rerollSaves === 'ones' && face === 1))
      return this.dice.d6('to save, rerolled') >= needs;
    if (!matters || !this.mayRerollSave) return false;
    this.mayRerollSave = false;
    return this.dice.d6('to save, the one reroll') >= needs;
  }

  /** Every die is rolled first, then the lowest is resolved first against whoever is to be hit by then. */
  private takePool(count: number, plan: Plan, wanted: Wanted): number {
    const needs = this.groups.map((group) => saveNeeds(plan, group));
    const last = this.groups.length - 1;
    // The order of the start holds for the whole pool.
    const line = this.line();
    const hitFirst = this.next(wanted, line);
    const rolled = times(count, () =>
      needs.every((roll) => roll > 6) ? { face: 1, settled: true } : this.rollSave(plan, hitFirst?.group ?? last),
    );
    if (hitFirst !== undefined) this.rerollLowest(rolled, needs[hitFirst.group]);
    let unsaved = 0;
    for (const { face } of rolled.sort((one, other) => one.face - other.face)) {
      const model = this.next(wanted, line);
      if (face >= needs[model?.group ?? last]) continue;
      unsaved++;
      if (model !== undefined) this.fail(model, plan);
    }
    return unsaved;
  }

  private rollSave(plan: Plan, group: number): SaveDie {
    const { rerollSaves } = this.groups[group];
    const needs = saveNeeds(plan, this.groups[group]);
    const face = this.dice.d6('to save');
    const again = needs <= 6 && face < needs && (rerollSaves === 'fails' || (rerollSaves === 'ones' && face === 1));
    return again ? { face: this.dice.d6('to save, rerolled'), settled: true } : { face, settled: false };
  }

  /** The lowest die is resolved first, so it is the one that has failed for certain; nothing is spent where no 6 would save. */
  private rerollLowest(rolled: readonly SaveDie[], needs: number): void {
    if (!this.mayRerollSave || needs > 6) return;
    let lowest: SaveDie | undefined;
    for (const die of rolled)
      if (!die.settled && die.face < needs && (lowest === undefined || die.face < lowest.face)) lowest = die;
    if (lowest === undefined) return;
    this.mayRerollSave = false;
    lowest.face = this.dice.d6('to save, the one reroll');
  }

  takeDevastatingWound(plan: Plan, wanted: Wanted): void {
    const model = this.next(wanted);
    if (model !== undefined) this.suffer(model, plan, true);
  }

  takeMortalWounds(points: number): void {
    for (let point = 0; point < points; point++) {
      const model = this.next(ANYBODY);
      if (model === undefined) return;
      this.losePoint(model, painIgnoredOn(this.groups[model.group], { mortal: true, psychic: false }));
    }
  }

  private suffer(model: Model, plan: Plan, mortal: boolean): void {
    const struck = this.groups[model.group];
    // E40: what acts when an attack is allocated does not act on a wound that no attack is left of.
    const tooLate = mortal && !plan.edition.devastating.allocated && struck.damageWording === 'allocated';
    const group = tooLate ? { ...struck, damageReduction: 0, halveDamage: false, setDamage: null } : struck;
    const points = damageOf(plan, group, rollsDamage(plan, group) ? this.rollDamage(plan) : plan.damage.plus);
    const feelNoPain = painIgnoredOn(group, { mortal, psychic: plan.psychic });
    for (let point = 0; point < points; point++) {
      if (model.left === 0) {
        this.wasted += points - point;
        return;
      }
      this.losePoint(model, feelNoPain);
    }
  }

  private losePoint(model: Model, feelNoPain: number): void {
    if (feelNoPain <= 6 && this.dice.d6('to feel no pain') >= feelNoPain) return;
    model.left--;
    this.damage++;
    this.groupDamage[model.group]++;
  }

  private rollDamage({ damage, rerollDamage }: Plan): number {
    const stored = this.fixedDamage === null ? undefined : fixedDamageRoll(damage, this.fixedDamage);
    if (stored !== undefined) {
      this.fixedDamage = null;
      return stored;
    }
    const rolled = this.dice.roll(damage, 'damage');
    const isOne = damage.count === 1 && rolled - damage.plus === 1;
    if (rerollDamage === 'ones' && isOne) return this.dice.roll(damage, 'damage, rerolled');
    if (rolled >= averageOf(damage)) return rolled;
    if (rerollDamage === 'belowAverage') return this.dice.roll(damage, 'damage, rerolled');
    if (!this.mayRerollDamage) return rolled;
    this.mayRerollDamage = false;
    return this.dice.roll(damage, 'damage, the one reroll');
  }
}
