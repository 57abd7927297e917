// The target as models on the table: who takes a wound, saves, damage and Feel No Pain, one die at a time.
import type { Dice } from '@oddsmith/kernel';
import type { Armament, Battle, Group, Situation } from '../battle.ts';

interface Model {
  readonly group: number;
  left: number;
}

export class Defenders {
  damage = 0;
  wasted = 0;
  readonly models: readonly Model[];
  private readonly battle: Battle;
  private readonly dice: Dice;
  private ignoresNext: boolean;

  constructor(battle: Battle, dice: Dice) {
    this.battle = battle;
    this.dice = dice;
    this.ignoresNext = battle.ignoreFirstFailedSave;
    this.models = battle.groups.flatMap((group, index) =>
      Array.from({ length: group.models }, (_, i) => ({
        group: index,
        left: i === 0 ? group.firstWounds : group.wounds,
      })),
    );
  }

  alive(): readonly Model[] {
    return this.models.filter((model) => model.left > 0);
  }

  slain(group: number): number {
    return this.models.filter((model) => model.group === group && model.left === 0).length;
  }

  /** The models stand in the order in which they are lost, a wounded one first in its group. */
  private next(pickCharacter: boolean): Model | undefined {
    let first: Model | undefined;
    for (const model of this.models) {
      if (model.left === 0) continue;
      if (!pickCharacter || this.battle.groups[model.group].character) return model;
      first ??= model;
    }
    return first;
  }

  /** One wound that allows a save; true if it was not saved. */
  private takeWound(weapon: Armament, situation: Situation): boolean {
    const model = this.next(situation.precision && weapon.abilities.picksCharacters);
    // Nobody is left: the roll is made for the record, with the save of those who stand last.
    if (model === undefined) return !this.saves(weapon, situation, this.battle.groups.at(-1)!);
    const group = this.battle.groups[model.group];
    if (this.saves(weapon, situation, group)) return false;
    if (this.ignoresNext) {
      this.ignoresNext = false;
      this.dice.log?.note('the failed save is ignored');
      return true;
    }
    this.suffer(model, weapon, situation, false);
    return true;
  }

  /** All wounds of a weapon that allow a save, in the way of the edition; how many were not saved. */
  takeWounds(count: number, weapon: Armament, situation: Situation): number {
    if (this.battle.edition.saves === 'lowestFirst') return this.takePool(count, weapon, situation);
    let unsaved = 0;
    for (let wound = 0; wound < count; wound++) if (this.takeWound(weapon, situation)) unsaved++;
    return unsaved;
  }

  /** Every die is rolled first, then the lowest is resolved first against whoever is to be hit by then. */
  private takePool(count: number, weapon: Armament, situation: Situation): number {
    const picks = situation.precision && weapon.abilities.picksCharacters;
    const needs = this.battle.groups.map((group) => saveNeeded(this.battle, weapon, situation, group));
    const last = this.battle.groups.length - 1;
    const first = this.next(picks)?.group ?? last;
    const useless = needs.every((needed) => needed > 6);
    const rolled = Array.from({ length: count }, () => (useless ? 1 : this.rollSave(first, needs[first])));
    let unsaved = 0;
    for (const face of rolled.sort((one, other) => one - other)) {
      const model = this.next(picks);
      if (face >= needs[model?.group ?? last]) continue;
      unsaved++;
      if (model === undefined) continue;
      if (this.ignoresNext) this.ignoresNext = false;
      else this.suffer(model, weapon, situation, false);
    }
    return unsaved;
  }

  private rollSave(group: number, needed: number): number {
    const face = this.dice.d6('to save');
    const { rerollSaves } = this.battle.groups[group];
    const again = (rerollSaves === 'fails' && face < needed) || (rerollSaves === 'ones' && face === 1);
    return again && needed <= 6 ? this.dice.d6('to save, rerolled') : face;
  }

  takeDevastatingWound(weapon: Armament, situation: Situation): void {
    const model = this.next(situation.precision && weapon.abilities.picksCharacters);
    if (model !== undefined) this.suffer(model, weapon, situation, true);
  }

  takeMortalWounds(points: number): void {
    for (let point = 0; point < points; point++) {
      const model = this.next(false);
      if (model === undefined) return;
      this.losePoint(model, bestFeelNoPain(this.battle.groups[model.group], true, false));
    }
  }

  private saves(weapon: Armament, situation: Situation, group: Group): boolean {
    const needed = saveNeeded(this.battle, weapon, situation, group);
    if (needed > 6) return false;
    const face = this.dice.d6('to save');
    if (face >= needed) return true;
    if (group.rerollSaves === 'none' || (group.rerollSaves === 'ones' && face !== 1)) return false;
    return this.dice.d6('to save, rerolled') >= needed;
  }

  private suffer(model: Model, weapon: Armament, situation: Situation, mortal: boolean): void {
    const group = this.battle.groups[model.group];
    const points = this.changedDamage(this.rollDamage(weapon, situation), weapon, situation, group);
    const feelNoPain = bestFeelNoPain(group, mortal, weapon.abilities.psychic);
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
  }

  /** Whether the one damage reroll of the unit is still there; set by the attacker before it fires. */
  mayRerollDamage = false;

  private rollDamage(weapon: Armament, situation: Situation): number {
    const { damage } = weapon;
    const rolled = this.dice.roll(damage, 'damage');
    if (damage.count === 0) return rolled;
    const average = damage.count * ((damage.sides + 1) / 2) + damage.plus;
    const isOne = damage.count === 1 && rolled - damage.plus === 1;
    if (situation.rerollDamage === 'ones' && isOne) return this.dice.roll(damage, 'damage, rerolled');
    if (rolled >= average) return rolled;
    if (situation.rerollDamage === 'belowAverage') return this.dice.roll(damage, 'damage, rerolled');
    if (!this.mayRerollDamage) return rolled;
    this.mayRerollDamage = false;
    return this.dice.roll(damage, 'damage, the one reroll');
  }

  private changedDamage(rolled: number, weapon: Armament, situation: Situation, group: Group): number {
    const steps = {
      divide: (value: number) => (group.halveDamage ? value / 2 : value),
      multiply: (value: number) => value,
      add: (value: number) => {
        let bonus = situation.damageModifier > 0 ? situation.damageModifier : 0;
        for (const extra of weapon.abilities.extraDamage) bonus += situation.facts[extra.when] ? extra.value : 0;
        return value + bonus;
      },
      subtract: (value: number) =>
        value - group.damageReduction + (situation.damageModifier < 0 ? situation.damageModifier : 0),
    };
    const changed = this.battle.edition.modifierOrder.reduce((value, step) => steps[step](value), rolled);
    return Math.max(1, Math.ceil(changed));
  }
}

function bestFeelNoPain(group: Group, mortal: boolean, psychic: boolean): number {
  const usable = [group.fnp, mortal ? group.fnpMortal : null, psychic ? group.fnpPsychic : null];
  return Math.min(7, ...usable.filter((roll) => roll !== null));
}

function saveNeeded(battle: Battle, weapon: Armament, situation: Situation, group: Group): number {
  let ap = weapon.ap - situation.apModifier;
  if (ap > 0) ap = 0;
  ap += group.apReduction;
  if (ap > 0) ap = 0;
  const inCover = weapon.ranged && (situation.cover || (weapon.abilities.indirect && situation.unseen));
  const { cover } = battle.edition;
  let armour = group.save - ap;
  if (cover.channel === 'save' && inCover && !weapon.abilities.ignoresCover)
    if (ap !== 0 || group.save > cover.noHelpAtSaveOrBetter) armour -= cover.bonus;
  const better = group.invuln !== null && group.invuln < armour ? group.invuln : armour;
  return better < 2 ? 2 : better;
}
