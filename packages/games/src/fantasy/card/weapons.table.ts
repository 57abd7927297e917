// What a weapon changes on its bearer, by system. A weapon is a row; nothing else spells its name.
import type { Moment, Traits } from './traits.ts';

export interface Weapon {
  readonly name: string;
  readonly twoHands?: true;
  /** What it does in every round; `charging` is added in the round of a charge, `standing` in all others. */
  readonly always?: Partial<Traits>;
  readonly charging?: Partial<Traits>;
  readonly standing?: Partial<Traits>;
  /** In the round of a charge of 3" or more, and in the first round of a fight. */
  readonly longCharge?: Partial<Traits>;
  readonly opening?: Partial<Traits>;
  /** Points by which it betters the armour of its bearer. */
  readonly armour?: number;
  /** What it does in the first round to a unit that was charged in the front. */
  readonly receiving?: Partial<Traits>;
  /** What it does in the first round to a unit that does not charge and fights to its front. */
  readonly bracing?: Partial<Traits>;
  /** Strikes at step 0 whatever the Agility. */
  readonly lastStep?: true;
}

/** No strength goes beyond this. */
export const MOST_STRENGTH = 10;

type Weapons = { readonly [weapon: string]: Weapon };

const oldWorld = {
  handWeapon: { name: 'Hand weapon' },
  twoHandWeapons: { name: 'Two hand weapons', twoHands: true, always: { attacks: 1 } },
  greatWeapon: {
    name: 'Great weapon',
    twoHands: true,
    always: { strength: 2, armourPiercing: 2, armourBane: 1, strikeLast: true },
  },
  halberd: {
    name: 'Halberd',
    twoHands: true,
    always: { strength: 1, armourPiercing: 1, armourBane: 1 },
    charging: { armourPiercing: 1 },
  },
  flail: {
    name: 'Flail',
    twoHands: true,
    always: { armourPiercing: 2 },
    charging: { strength: 2, armourBane: 1 },
  },
  morningStar: {
    name: 'Morning star',
    always: { armourPiercing: 1 },
    charging: { strength: 1, armourBane: 1 },
  },
  thrustingSpear: {
    name: 'Thrusting spear',
    standing: { extraRanks: 1 },
    receiving: { initiative: 1 },
  },
  cavalrySpear: {
    name: 'Cavalry spear',
    charging: { strength: 1, armourPiercing: 1 },
    standing: { extraRanks: 1 },
  },
  lance: { name: 'Lance', charging: { strength: 2, armourPiercing: 2, armourBane: 1 } },
  whip: { name: 'Whip', always: { extraRanks: 1, strikeFirst: true } },
  huntingSpear: { name: 'Hunting spear', charging: { strength: 1, armourPiercing: 2, armourBane: 1 } },
  wolfHammer: {
    name: 'Wolf hammer',
    twoHands: true,
    always: { strength: 1, armourPiercing: 2 },
    longCharge: { strength: 1 },
  },
  plagueCenser: {
    name: 'Plague censer',
    twoHands: true,
    always: { armourPiercing: 1, poison: true, rerollWounds: '1s' },
    opening: { strength: 2 },
  },
  dreadHalberd: {
    name: 'Dread halberd',
    twoHands: true,
    always: { strength: 1, armourPiercing: 1, armourBane: 1 },
    standing: { extraRanks: 1 },
  },
  asraiSpear: {
    name: 'Asrai spear',
    always: { armourPiercing: 1 },
    standing: { extraRanks: 1 },
    receiving: { initiative: 1 },
  },
  lashAndBuckler: {
    name: 'Lash and buckler',
    twoHands: true,
    armour: 1,
    always: { armourPiercing: 1, armourBane: 1, extraRanks: 1 },
  },
} as const satisfies Weapons;

const ninthAge = {
  handWeapon: { name: 'Hand weapon' },
  greatWeapon: {
    name: 'Great weapon',
    twoHands: true,
    always: { strength: 2, armourPiercing: 2 },
    lastStep: true,
  },
  halberd: { name: 'Halberd', twoHands: true, always: { strength: 1, armourPiercing: 1 } },
  pairedWeapons: { name: 'Paired weapons', twoHands: true, always: { attacks: 1, skill: 1, noParry: true } },
  lance: { name: 'Lance', charging: { strength: 2, armourPiercing: 2 } },
  lightLance: { name: 'Light lance', charging: { strength: 1, armourPiercing: 1 } },
  spear: {
    name: 'Spear',
    always: { armourPiercing: 1, extraRanks: 1 },
    bracing: { initiative: 2, armourPiercing: 1 },
  },
} as const satisfies Weapons;

export const WEAPONS: { readonly oldWorld: Weapons; readonly ninthAge: Weapons } = { oldWorld, ninthAge };
export const PLAIN_WEAPON = 'handWeapon';
export const WEAPON_IDS: readonly string[] = [...new Set([...Object.keys(oldWorld), ...Object.keys(ninthAge)])];

/** What "S", "S+2", "+2" or 5 makes of the bearer's Strength; undefined where it cannot be read. */
export function weaponStrength(given: string | number): Pick<Traits, 'strength' | 'fixedStrength'> | undefined {
  const [, own, more] = /^(S)?\s*([+-]\d)?$/i.exec(String(given).trim()) ?? [];
  if (own !== undefined || more !== undefined) return { strength: Number(more ?? 0), fixedStrength: null };
  const fixed = Number(given);
  const fits = Number.isInteger(fixed) && fixed >= 1 && fixed <= MOST_STRENGTH;
  return fits ? { strength: 0, fixedStrength: fixed } : undefined;
}

/** What the weapon adds at a moment, part by part. */
export function weaponTraits(weapon: Weapon, moment: Moment): readonly Partial<Traits>[] {
  const parts = [
    weapon.always,
    moment.charging ? weapon.charging : weapon.standing,
    moment.longCharge ? weapon.longCharge : undefined,
    moment.opening ? weapon.opening : undefined,
    moment.receivesCharge ? weapon.receiving : undefined,
    moment.opening && !moment.charging && moment.facesFront ? weapon.bracing : undefined,
  ];
  return parts.filter((part) => part !== undefined);
}
