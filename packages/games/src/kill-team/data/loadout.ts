// From an operative and its weapon to the fields of a calculation, with what was read of every rule.
import type { AttackerInput, DefenderInput, FighterInput } from '../schema/index.ts';
import { abilitiesInFight, abilitiesWhenShot, unknownAbilities } from './abilities.ts';
import type { LibraryWeapon, Operative } from './library.ts';
import { type RuleEffect, readRule } from './weapon-rules.ts';

export interface Condition {
  readonly rule: string;
  readonly when: string;
  readonly holds: boolean;
}

/** What became of the rules on the card. */
export interface RuleReport {
  readonly mapped: readonly string[];
  readonly conditions: readonly Condition[];
  /** Rules that do not change the odds of this attack. */
  readonly irrelevant: readonly string[];
  /** "Not modelled here": the rule and what of it is missing. */
  readonly notModelled: readonly string[];
}

export interface Loadout<Fields> {
  readonly fields: Fields;
  readonly rules: RuleReport;
}

export interface LoadoutOptions {
  /** Printed names of conditional rules that hold now. */
  readonly holding?: readonly string[];
  readonly enemyKeywords?: readonly string[];
}

const LONGEST_NAME = 80;
/** Of a weapon that cannot be calculated. */
const UNROLLED = 6;

function called(...parts: readonly string[]): string {
  return parts.join(', ').slice(0, LONGEST_NAME);
}

/** Fields that attackers and fighters share. */
type WeaponFields = Omit<AttackerInput, 'abilities'> & Pick<FighterInput, 'abilities'>;

/** An extra die or a changed damage is added to what the card says; a value, ability or reroll is set. */
function apply(effect: RuleEffect, value: number, fields: WeaponFields): void {
  if (effect.value !== undefined) fields[effect.value] = better(effect.value, fields[effect.value], value);
  if (effect.lethal !== undefined) fields.lethal = better('lethal', fields.lethal, effect.lethal);
  if (effect.ability !== undefined)
    fields.abilities = [...new Set([...(fields.abilities ?? []), effect.ability])] as typeof fields.abilities;
  if (effect.reroll !== undefined) fields.reroll = effect.reroll;
  if (effect.hot === true) fields.hot = true;
  if (effect.soulstrike === true) fields.soulstrike = true;
  if (effect.noCover === true) fields.saturate = true;
  if (effect.extraAttacks !== undefined) fields.attacks = (fields.attacks ?? 0) + effect.extraAttacks;
  if (effect.extraDamage !== undefined) {
    fields.normalDamage = (fields.normalDamage ?? 0) + effect.extraDamage;
    fields.criticalDamage = (fields.criticalDamage ?? 0) + effect.extraDamage;
  }
}

/** Two instances of a rule: Lethal is best when low, Accurate adds up, the rest is best when high. */
function better(field: NonNullable<RuleEffect['value']>, before: number | null | undefined, value: number): number {
  if (before === null || before === undefined) return value;
  if (field === 'lethal') return Math.min(before, value);
  return field === 'autoNormals' ? before + value : Math.max(before, value);
}

function readWeapon({ edition }: Operative, weapon: LibraryWeapon, options: LoadoutOptions) {
  const fields: WeaponFields = {
    attacks: weapon.attacks,
    hit: weapon.hit ?? UNROLLED,
    normalDamage: weapon.normalDamage ?? 0,
    criticalDamage: weapon.criticalDamage ?? 0,
  };
  const mapped: string[] = [];
  const conditions: Condition[] = [];
  const irrelevant: string[] = [];
  const notModelled: string[] = [];
  for (const printed of weapon.rules) {
    const { rule, value } = readRule(printed, { edition, kind: weapon.kind });
    if (rule === undefined) notModelled.push(`${printed}: unknown rule`);
    else if (rule.reading === 'irrelevant') irrelevant.push(printed);
    else if (rule.reading === 'notModelled') notModelled.push(`${printed}: ${rule.why}`);
    else if (rule.reading === 'conditional') {
      const known = rule.keyword !== undefined && (options.enemyKeywords ?? []).includes(rule.keyword);
      const holds = known || (options.holding ?? []).includes(printed);
      conditions.push({ rule: printed, when: rule.when, holds });
      if (holds) apply(rule.effect, value, fields);
    } else {
      mapped.push(printed);
      if (rule.except !== undefined) notModelled.push(`${printed}: ${rule.except}`);
      apply(rule.effect, value, fields);
    }
  }
  if (weapon.normalDamage === null || weapon.criticalDamage === null) notModelled.push('damage that is not a number');
  return { fields, rules: { mapped, conditions, irrelevant, notModelled } };
}

export function attackerFrom(
  operative: Operative,
  weapon: LibraryWeapon,
  options: LoadoutOptions = {},
): Loadout<AttackerInput> {
  const read = readWeapon(operative, weapon, options);
  // Hot hurts its bearer.
  const bearer = read.fields.hot === true ? { wounds: operative.wounds } : {};
  return {
    fields: { ...read.fields, ...bearer, name: called(operative.name, weapon.name) } as AttackerInput,
    rules: { ...read.rules, notModelled: [...read.rules.notModelled, ...unknownAbilities(operative)] },
  };
}

export function fighterFrom(
  operative: Operative,
  weapon: LibraryWeapon,
  options: LoadoutOptions = {},
): Loadout<FighterInput> {
  const read = readWeapon(operative, weapon, options);
  const { piercing, piercingCrits, saturate, hot, soulstrike, ...fields } = read.fields;
  const abilities = abilitiesInFight(operative);
  return {
    ...read,
    fields: { ...fields, ...abilities.fields, name: called(operative.name, weapon.name), wounds: operative.wounds },
    rules: {
      ...read.rules,
      mapped: [...read.rules.mapped, ...abilities.mapped],
      notModelled: [...read.rules.notModelled, ...abilities.notModelled],
    },
  };
}

/** `item` is one of the operative's save options. */
export function defenderFrom(operative: Operative, item?: string): DefenderInput {
  const option = operative.saveOptions.find((candidate) => candidate.with === item);
  return {
    name: called(operative.name),
    dice: operative.dice,
    save: option?.save ?? operative.save,
    wounds: operative.wounds,
    // Asked for by a rule of 2024; of 2021 some have none.
    ...(operative.edition === '2021' ? {} : { apl: operative.apl }),
    ...abilitiesWhenShot(operative, item).fields,
  };
}
