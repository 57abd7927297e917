// A weapon as its bearer has it: a row of the table of its system, or one written out on the card.
import { toExpression } from '../../form/field.ts';
import { type ReadRule, readRule } from '../rules/card.ts';
import type { CardSystem, WeaponChoice, WeaponObject } from '../schema/index.ts';
import type { Moment, Traits } from './traits.ts';
import { PLAIN_WEAPON, WEAPONS, type Weapon, weaponStrength, weaponTraits } from './weapons.table.ts';

export interface HeldWeapon {
  readonly weapon: Weapon;
  /** The hand weapon that rules name. */
  readonly plain: boolean;
  /** What it is called in the table of its system, if it stands there. */
  readonly id: string | null;
  /** Those printed with it: they act on its own strikes alone. */
  readonly rules: readonly ReadRule[];
}

/** Printed as rules, but data of the weapon itself. */
const TWO_HANDS = /^requires two hands$/i;
const LAST = /^strikes? last\b/i;
const FIRST = /^strikes? first\b/i;

/** "Requires Two Hands" is not a rule of its own. */
export function isWeaponData(text: string): boolean {
  return [TWO_HANDS, LAST, FIRST].some((known) => known.test(text));
}

export function heldWeapon(choice: WeaponChoice, system: CardSystem, army: boolean): HeldWeapon {
  if (typeof choice === 'string')
    return { weapon: WEAPONS[system][choice], plain: choice === PLAIN_WEAPON, id: choice, rules: [] };
  const printed = choice.rules.filter((text) => !isWeaponData(text));
  return {
    weapon: writtenWeapon(choice, system),
    plain: false,
    id: null,
    rules: printed.map((text) => readRule(text, system, army)),
  };
}

function writtenWeapon(choice: WeaponObject, system: CardSystem): Weapon {
  const { name, armourPiercing, chargingArmourPiercing, attacks, rules } = choice;
  const says = (known: RegExp): boolean => rules.some((text) => known.test(text));
  const last = choice.strikes === 'last' || says(LAST);
  const more = attacks === null ? null : toExpression(attacks.slice(1));
  const always: Partial<Traits> = {
    ...weaponStrength(choice.strength),
    armourPiercing,
    ...(more === null ? {} : more.count === 0 ? { attacks: more.plus } : { attackDice: [more] }),
    ...(choice.strikes === 'first' || says(FIRST) ? { strikeFirst: true } : {}),
    ...(last ? { strikeLast: true } : {}),
  };
  const sharper = chargingArmourPiercing === null ? 0 : chargingArmourPiercing - armourPiercing;
  return {
    name,
    always,
    ...(choice.twoHands || says(TWO_HANDS) ? { twoHands: true as const } : {}),
    ...(sharper === 0 ? {} : { charging: { armourPiercing: sharper } }),
    ...(last && system === 'ninthAge' ? { lastStep: true as const } : {}),
  };
}

/** What it adds to its own strikes at a moment, part by part. */
export function heldTraits({ weapon, rules }: HeldWeapon, moment: Moment): readonly Partial<Traits>[] {
  return [
    ...weaponTraits(weapon, moment),
    ...rules.flatMap(({ rule, value }) => (rule === undefined ? [] : [rule.effect(moment, value)])),
  ];
}
