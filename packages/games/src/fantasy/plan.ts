// The plan of an attack: what is rolled, and what faces do. Rules write it, both engines read it.
import type { DiceExpression } from '@oddsmith/kernel';
import { toExpression } from '../form/field.ts';
import type { HitTarget, HitValue, Profile, Reroll, System } from './schema/index.ts';
import { combatTarget, shootingTarget, woundTarget } from './targets.ts';

/** A face no die shows: "from this face on" never happens. */
export const NEVER = 7;

/** What a system calls its saves. */
export interface SaveNames {
  readonly ward: 'ward' | 'aegis';
  readonly regeneration: 'regeneration' | 'fortitude';
}

const USUAL_NAMES: SaveNames = { ward: 'ward', regeneration: 'regeneration' };
export const SAVE_NAMES: { readonly [S in System]: SaveNames } = {
  dice: USUAL_NAMES,
  oldWorld: USUAL_NAMES,
  ninthAge: { ward: 'aegis', regeneration: 'fortitude' },
};

/** A plan that rules are still writing. */
export interface Draft {
  /** Attacks of one model. */
  readonly attacks: DiceExpression;
  /** 7 to 9: a natural 6, then 4+, 5+ or 6 with a second die. */
  readonly toHit: HitTarget;
  readonly rerollHits: Reroll;
  /** A miss is rolled again against this; it then takes the place of every reroll. */
  readonly secondChance: HitValue;
  readonly toWound: HitValue;
  readonly rerollWounds: Reroll;
  readonly armorSave: HitValue;
  readonly armorPiercing: number;
  readonly rerollArmorSaves: Reroll;
  readonly specialSave: HitValue;
  readonly rerollSpecialSaves: Reroll;
  readonly ward: HitValue;
  readonly rerollWards: Reroll;
  /** A save against the whole wound, before it is multiplied. */
  readonly regeneration: HitValue;
  readonly saveNames: SaveNames;
  /** Of ward and regeneration only the better one is rolled. */
  readonly oneSave: boolean;
  /** Rolled for every wound lost: a wound that is recovered still counts as scored. */
  readonly recovery: HitValue;
  /** Wounds of one unsaved wound, at most `woundCap`. */
  readonly wounds: DiceExpression;
  readonly woundCap: number;
  /** What one unsaved wound takes beyond the wounds of the model it struck is wasted. */
  readonly staysOnModel: boolean;

  /** Final faces to hit from which the hit wounds without a roll. */
  readonly autoWoundFrom: number;
  /** Final faces to hit from which the wound roll gets `woundBonus`. */
  readonly woundBonusFrom: number;
  readonly woundBonus: number;
  /** Whether a hit that needed 7 or more counts as a natural 6 for poison. */
  readonly poisonsBeyondSix: boolean;
  /** Final faces to hit from which one attack makes two hits; only one of them is poisoned. */
  readonly doubleHitFrom: number;
  /** Final faces to wound from which saves are skipped. */
  readonly lethalFrom: number;
  readonly lethalSkips: 'armour' | 'all';
  readonly lethalSkipsWard: boolean;
  /** A lethal wound takes all wounds of a model: `slayWounds`. */
  readonly slays: boolean;
  readonly slayWounds: number;
  /** Final faces to wound from which armour piercing is better by `pierceBonus`. */
  readonly pierceFrom: number;
  readonly pierceBonus: number;
  /** What a wound that armour did not stop takes off the armour, for later wounds of the sequence. */
  readonly sunder: number;
  /** Every unsaved wound gives one more attack, which gives none. */
  readonly extraAttacks: boolean;
}

/** What a profile rolls once every rule has spoken. */
export interface Plan extends Draft {
  /** Listed once: engines ask for every wound. */
  readonly saves: Saves;
}

/** What rules know beside the profile itself. */
export interface Situation {
  readonly system: System;
  readonly charged: boolean;
  readonly chargeDistance: number | null;
  /** Wounds of one model of a finite target. */
  readonly targetWounds: number | null;
}

/** What only rules change. */
export const NO_RULES = {
  wounds: { count: 0, sides: 6, plus: 1 },
  staysOnModel: false,
  autoWoundFrom: NEVER,
  woundBonusFrom: NEVER,
  woundBonus: 0,
  poisonsBeyondSix: false,
  doubleHitFrom: NEVER,
  lethalFrom: NEVER,
  lethalSkips: 'all',
  lethalSkipsWard: false,
  slays: false,
  pierceFrom: NEVER,
  pierceBonus: 0,
  sunder: 0,
  extraAttacks: false,
} as const satisfies Partial<Draft>;

/** A profile to which no rule applies. */
export function plainPlan(profile: Profile, situation: Situation): Draft {
  const { system, targetWounds } = situation;
  const woundCap =
    system === 'dice' ? (profile.targetMaxWounds ?? targetWounds ?? 1) : (targetWounds ?? profile.targetMaxWounds ?? 1);
  return {
    attacks: toExpression(profile.numAttacks),
    ...hitPlan(profile, system),
    rerollHits: profile.rerollHits,
    toWound: woundPlan(profile, system),
    rerollWounds: profile.rerollWounds,
    armorSave: profile.armorSave,
    armorPiercing: profile.armorPiercing,
    rerollArmorSaves: profile.rerollArmorSaves,
    specialSave: system === 'dice' ? profile.specialSave : 'none',
    rerollSpecialSaves: profile.rerollSpecialSaves,
    ward: profile.ward,
    rerollWards: 'none',
    regeneration: profile.regeneration,
    saveNames: SAVE_NAMES[system],
    oneSave: false,
    recovery: 'none',
    ...NO_RULES,
    woundCap,
    slayWounds: targetWounds ?? woundCap,
  };
}

/** From skills where they are given and the system has a chart, else as entered. */
function hitPlan(profile: Profile, system: System): Pick<Draft, 'toHit' | 'secondChance'> {
  const { weaponSkill = null, targetWeaponSkill = null, ballisticSkill = null, hitModifier = 0 } = profile;
  if (system === 'oldWorld' && ballisticSkill !== null) return shootingTarget(ballisticSkill, hitModifier);
  if (system === 'dice' || weaponSkill === null || targetWeaponSkill === null)
    return { toHit: profile.toHit, secondChance: 'none' };
  return { toHit: combatTarget(system, weaponSkill, targetWeaponSkill, hitModifier), secondChance: 'none' };
}

function woundPlan({ strength = null, toughness = null, toWound }: Profile, system: System): HitValue {
  return strength === null || toughness === null ? toWound : woundTarget(system, strength, toughness);
}

export type SaveName = 'special save' | SaveNames[keyof SaveNames];

/** One save of the defender. */
export interface SaveRoll {
  readonly name: SaveName;
  readonly target: HitValue;
  readonly reroll: Reroll;
}

/** What is rolled, in order, against a wound that armour did not stop, and against a lethal one. */
interface Saves {
  readonly plain: readonly SaveRoll[];
  readonly lethal: readonly SaveRoll[];
}

export function finished(plan: Draft): Plan {
  return { ...plan, saves: { plain: plainSaves(plan), lethal: lethalSaves(plan) } };
}

function plainSaves(plan: Draft): readonly SaveRoll[] {
  const special: SaveRoll = { name: 'special save', target: plan.specialSave, reroll: plan.rerollSpecialSaves };
  const ward: SaveRoll = { name: plan.saveNames.ward, target: plan.ward, reroll: plan.rerollWards };
  const regeneration: SaveRoll = { name: plan.saveNames.regeneration, target: plan.regeneration, reroll: 'none' };
  if (!plan.oneSave) return present([special, ward, regeneration]);
  return present([special, successesOf36(ward) >= successesOf36(regeneration) ? ward : regeneration]);
}

/** Regeneration never helps. */
function lethalSaves(plan: Draft): readonly SaveRoll[] {
  const saves: SaveRoll[] = [];
  if (plan.lethalSkips === 'armour')
    saves.push({ name: 'special save', target: plan.specialSave, reroll: plan.rerollSpecialSaves });
  if (!plan.lethalSkipsWard) saves.push({ name: plan.saveNames.ward, target: plan.ward, reroll: plan.rerollWards });
  return present(saves);
}

function present(saves: readonly SaveRoll[]): readonly SaveRoll[] {
  return saves.filter(({ target }) => target !== 'none');
}

/** In how many of 36 pairs of dice the save is made: enough to tell which of two is better. */
function successesOf36({ target, reroll }: SaveRoll): number {
  if (typeof target !== 'number') return target === 'auto' ? 36 : 0;
  const faces = 7 - target;
  return reroll === 'successes' ? faces * faces : faces * 6;
}
