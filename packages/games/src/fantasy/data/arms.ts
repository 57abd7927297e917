// Who on a model of The Old World swings which of its standard weapons: beasts have claws and horns, riders and crews the rest.
import type * as z from '../../form/zod.ts';
import { readRule } from '../rules/card.ts';
import type { weaponObject } from '../schema/card-parts.ts';
import { woundTarget } from '../targets.ts';

type WeaponData = z.input<typeof weaponObject>;
export type WeaponInput = string | WeaponData;

/** A weapon as the pack has it. */
export interface RowWeapon {
  readonly name: string;
  readonly s?: string;
  readonly ap?: number | string;
  readonly apAlt?: number;
  readonly rules?: readonly string[];
}

export interface Arm {
  /** As printed. */
  readonly name: string;
  readonly weapon: WeaponInput;
}

/** An attack or more that a part makes with another weapon than its own. */
export interface SideArm extends Arm {
  /** Those of its own attacks, or dice beside them. */
  readonly attacks: 1 | 'D3';
}

export interface Arms {
  /** The beast's or the monster's own. */
  readonly beast: readonly Arm[];
  /** In the hands of riders and crews, in the order of the list. */
  readonly hands: readonly Arm[];
  /** Swung beside the beast's own weapon. */
  readonly beside: readonly SideArm[];
  /** Whose strength or piercing the list does not say. */
  readonly unread: readonly string[];
}

const KNOWN: { readonly [name: string]: string } = {
  'hand weapon': 'handWeapon',
  'additional hand weapon': 'twoHandWeapons',
  'two hand weapon': 'twoHandWeapons',
  'great weapon': 'greatWeapon',
  halberd: 'halberd',
  flail: 'flail',
  'morning star': 'morningStar',
  'thrusting spear': 'thrustingSpear',
  'cavalry spear': 'cavalrySpear',
  lance: 'lance',
  whip: 'whip',
  'hunting spear': 'huntingSpear',
  'wolf hammer': 'wolfHammer',
  'plague censer': 'plagueCenser',
  'dread halberd': 'dreadHalberd',
  'asrai spear': 'asraiSpear',
  'lash & buckler': 'lashAndBuckler',
};

/** What weapons do that the table of facts does not say. */
const NOTES: { readonly [name: string]: (weapon: WeaponData) => WeaponData } = {
  'spectral scythe': (weapon) => ({ ...weapon, armourPiercing: 10 }),
  plaguesword: (weapon) => ({ ...weapon, rules: [...(weapon.rules ?? []), 'No Regeneration'] }),
  'lamprey’s bite': (weapon) => ({ ...weapon, rules: ['Multiple Wounds (D3, monsters)'] }),
};

/** With exactly one attack of the model, or with more attacks beside its own. */
const BESIDE: { readonly [name: string]: SideArm['attacks'] } = {
  'serrated maw': 1,
  'cavernous maw': 1,
  'venomous tail': 1,
  'writhing tail': 'D3',
};

const OF_BEASTS =
  /\b(claws?|hoo(f|ves)|horns?|tusks?|maws?|jaws?|tails?|gob|talons?|bite|antlers|tentacles|fists|sting|vomit|bludgeon|venom)\b/i;
/** Daemonettes have claws for hands. */
const OF_HANDS = /^piercing claws$/i;

export function armsOf(weapons: readonly RowWeapon[]): Arms {
  const beast: Arm[] = [];
  const hands: Arm[] = [];
  const beside: SideArm[] = [];
  const unread: string[] = [];
  for (const row of weapons) {
    const { name } = row;
    const weapon = weaponOf(row);
    const attacks = BESIDE[name.toLowerCase()];
    if (weapon === undefined) unread.push(name);
    else if (attacks !== undefined) beside.push({ name, weapon, attacks });
    else (OF_BEASTS.test(name) && !OF_HANDS.test(name) ? beast : hands).push({ name, weapon });
  }
  return { beast, hands, beside, unread };
}

const STRENGTH = /^(?:S?(?:[+-]\d)?|\d{1,2})$/i;

function weaponOf({ name, s = 'S', ap = 0, apAlt, rules = [] }: RowWeapon): WeaponInput | undefined {
  const known = KNOWN[name.toLowerCase()];
  if (known !== undefined) return known;
  if (typeof ap !== 'number' || !STRENGTH.test(s)) return undefined;
  const written: WeaponData = {
    name,
    ...(s === 'S' ? {} : { strength: /^\d+$/.test(s) ? Number(s) : s }),
    ...(ap === 0 ? {} : { armourPiercing: ap }),
    ...(apAlt === undefined ? {} : { chargingArmourPiercing: apAlt }),
    ...(rules.length === 0 ? {} : { rules: [...rules] }),
  };
  return NOTES[name.toLowerCase()]?.(written) ?? written;
}

/** Ordinary troops, whom weapons are measured against where no enemy is named. */
const USUAL_TOUGHNESS = 4;
const USUAL_SAVE = 5;

/** The best of several on average, then the others. */
export function byWorth(arms: readonly Arm[], strength: number): readonly Arm[] {
  return arms.toSorted((a, b) => worthOf(b.weapon, strength) - worthOf(a.weapon, strength));
}

function worthOf(weapon: WeaponInput, strength: number): number {
  if (typeof weapon === 'string') return weapon === 'handWeapon' ? worthOf({ name: weapon }, strength) : 1;
  const { strength: given = 'S', armourPiercing = 0, rules = [] } = weapon;
  const swung = typeof given === 'number' ? given : strength + Number(/[+-]\d$/.exec(given)?.[0] ?? 0);
  const needed = woundTarget('oldWorld', Math.max(1, Math.min(10, swung)), USUAL_TOUGHNESS);
  const wounds = typeof needed === 'number' ? (7 - needed) / 6 : 0;
  const saves = Math.max(0, 7 - USUAL_SAVE - armourPiercing) / 6;
  const more = rules.map((text) => readRule(text, 'oldWorld')).find(({ rule }) => rule?.id === 'extraAttacks');
  const extra = more === undefined ? 0 : more.value.dice.plus + more.value.dice.count * 2;
  return (1 + extra) * wounds * (1 - saves);
}
