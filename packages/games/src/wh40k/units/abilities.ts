// Abilities of datasheets as switches: which are on, what they change in a request, and which are not modelled.
import { armyWide } from '../data/army-wide.table.ts';
import type { Datasheet, SheetAbility, SheetEffect } from '../data/datasheet.ts';
import { singularKey } from '../data/name.ts';
import {
  alwaysBrought,
  type Changeable,
  helpsAttack,
  hindersAttack,
  isDecided,
  onceBrought,
  situationWith,
  WITHIN,
} from '../rules/ability.ts';
import type { AttackRequest } from './request-types.ts';
import type { UnitPhase } from './unit.ts';

type Ability = NonNullable<NonNullable<AttackRequest['abilities']>['attacker']>[number];
type Target = NonNullable<AttackRequest['target']>;

/** An ability as a chip: what it is called, whether it counts, what it does. */
export interface UnitAbility {
  readonly name: string;
  readonly on: boolean;
  /** "leads", "if charged", "against Vehicle": when it counts. */
  readonly when: string;
  readonly effects: readonly SheetEffect[];
  /** A further part of it is not modelled. */
  readonly partial: boolean;
  /** A rule of the whole army: what is chosen of it holds for other units too. */
  readonly army?: true;
  /** Of units that stand together, whose it is. */
  readonly unit?: number;
}

export interface UnitAbilities {
  readonly chips: readonly UnitAbility[];
  /** Names of abilities whose effect on dice is not modelled. */
  readonly notModelled: readonly string[];
  /** Those of them that are known to change dice; the others nobody has judged. */
  readonly changeDice?: readonly string[];
  /** What matters on the table and to no dice of one attack: Fights First, Lone Operative, Deep Strike. */
  readonly offDice?: readonly Pick<SheetAbility, 'name' | 'effects'>[];
  /** What stat lines have already. */
  readonly inStats?: readonly string[];
  /** Whose guns fire out of it, and how many of the weapons are its own. */
  readonly deck?: { readonly models: number; readonly own: number; readonly of: string };
  /** Saves in its own stat line that it gives to everybody it stands with. */
  readonly protects?: readonly UnitAbility[];
}

/** What a stat line is where a target does not say. */
const PLAIN_LINE = { toughness: 4, save: 3 };

/** How an effect changes the target itself. */
const DEFENDING: { readonly [effect: string]: (target: Target, effect: SheetEffect) => Target } = {
  stealth: (target) => eachGroup(target, () => ({ stealth: true })),
  damageReduction: (target, { value }) => eachGroup(target, () => ({ damageReduction: number(value) })),
  halveDamage: (target) => eachGroup(target, () => ({ halveDamage: true })),
  setDamageTaken: (target, { value }) => eachGroup(target, () => ({ setDamage: number(value) })),
  worsenApTaken: (target, { value }) => eachGroup(target, () => ({ apReduction: number(value) })),
  invulnerable: (target, { value }) => eachGroup(target, (group) => ({ ...group, invuln: least(group.invuln, value) })),
  toughness: (target, { value }) =>
    eachGroup(target, (group) => ({ ...group, toughness: (group.toughness ?? PLAIN_LINE.toughness) + number(value) })),
  armourSave: (target, { value }) =>
    eachGroup(target, (group) => ({ ...group, save: Math.max(2, (group.save ?? PLAIN_LINE.save) - number(value)) })),
  saveIs: (target, { value }) => eachGroup(target, (group) => ({ ...group, save: number(value) })),
  rerollSaves: (target, { value }) => eachGroup(target, () => ({ rerollSaves: value === 'ones' ? 'ones' : 'fails' })),
  ignoreFirstFailedSave: (target) => ({ ...target, ignoreFirstFailedSave: true }),
  feelNoPain: (target, { value, vs }) => eachGroup(target, (group) => ({ ...group, ...painOf(group, value, vs) })),
};

/** Known, and without an effect on the dice of one attack. */
const NO_DICE = new Set([
  'deepStrike',
  'infiltrators',
  'scouts',
  'fightsFirst',
  'hover',
  'firingDeck',
  'deadlyDemise',
  'loneOperative',
]);
/** Stat lines have these already, where they hold always. */
const IN_STATS = new Set(['wounds', 'setWounds', 'setSave', 'setToughness', 'toughness', 'armourSave', 'saveIs']);

/** Whether requests have words for it. */
export function isModelled(effect: SheetEffect): boolean {
  return helpsAttack(effect) || hindersAttack(effect) || Object.hasOwn(DEFENDING, effect.effect);
}

/** The abilities a unit has with the items it carries; `models` of them. */
export function abilitiesOf(datasheet: Datasheet, gear: readonly string[], models: number): UnitAbilities {
  const carried = new Set(gear.map(singularKey));
  const chips: UnitAbility[] = [];
  const notModelled = [...(datasheet.otherAbilities ?? [])];
  const changeDice: string[] = [];
  const offDice: Pick<SheetAbility, 'name' | 'effects'>[] = [];
  const protects: UnitAbility[] = [];
  const inStats: string[] = [];
  for (const ability of datasheet.abilities ?? []) {
    if (ability.item !== undefined && !carried.has(singularKey(ability.item))) continue;
    const isOfLine = ability.effects.some(inStatLine);
    if (isOfLine) inStats.push(ability.name);
    // What one model of several has does not hold for the unit; its stat line has it.
    if (isOfLine && ability.model !== undefined) continue;
    if (ability.model !== undefined && models > 1) notModelled.push(ability.name);
    else if (ability.effects.length === 0) {
      if (ability.partial !== true) offDice.push({ name: ability.name, effects: [] });
      else {
        notModelled.push(ability.name);
        changeDice.push(ability.name);
      }
    } else {
      chips.push(...chipsOf(ability));
      if (
        !ability.effects.some(
          (effect) => isModelled(effect) || NO_DICE.has(effect.effect) || IN_STATS.has(effect.effect),
        )
      )
        notModelled.push(ability.name);
      const saves = ability.effects.filter((effect) => inStatLine(effect) && effect.who === 'unit');
      if (saves.length > 0) protects.push({ name: ability.name, when: '', on: true, effects: saves, partial: false });
      const effects = ability.effects.filter(({ effect }) => NO_DICE.has(effect));
      if (effects.length > 0) offDice.push({ name: ability.name, effects });
    }
  }
  return { chips, notModelled, changeDice, offDice, inStats, ...(protects.length > 0 ? { protects } : {}) };
}

/** One chip for each condition: "Rites of war" and "Rites of war, if charged" can be switched apart. */
export function chipsOf(
  { name, effects, partial = false }: SheetAbility,
  /** Stat lines have what always holds. */
  inSheet = true,
): readonly UnitAbility[] {
  const byCondition = new Map<string, SheetEffect[]>();
  for (const effect of effects) {
    if (NO_DICE.has(effect.effect) || (inSheet && inStatLine(effect))) continue;
    const when = conditionOf(effect, name);
    byCondition.set(when, [...(byCondition.get(when) ?? []), effect]);
  }
  return [...byCondition].flatMap(([when, together]) => {
    // A switch that nothing hangs on is none.
    if (!together.some(isModelled)) return [];
    const on = (when === '' || together.every(decidesItself)) && together.every(isModelled);
    const chip = { name, when, on, effects: together, partial: partial || !together.every(isModelled) };
    return [inSheet && armyWide.has(name) ? { ...chip, army: true as const } : chip];
  });
}

/** The request says whether its condition holds: it counts then, and then alone. */
function decidesItself(effect: SheetEffect): boolean {
  const { when, if: condition } = effect;
  if (effect.effect === 'damaged' || when !== undefined || condition === undefined) return false;
  return isDecided(condition) && (helpsAttack(effect) || hindersAttack(effect));
}

/** Saves that hold always stand in the stat line. */
function inStatLine({ effect, when, if: condition }: SheetEffect): boolean {
  const isStat = effect === 'feelNoPain' || effect === 'invulnerable' || IN_STATS.has(effect);
  return isStat && when === undefined && condition === undefined;
}

const LEADING = 'while leading';
const LED = 'while a character leads it';

const SITUATIONS: { readonly [name: string]: string } = {
  leading: LEADING,
  led: 'for its leader',
  withLeader: LED,
  chosen: 'when chosen',
  stratagem: 'with the stratagem',
  detachment: 'for units the detachment rule names',
  onObjective: 'on an objective',
  damaged: 'while damaged',
  'Codex detachment': 'in a Codex detachment',
};

function conditionOf({ effect, when, if: condition, inches }: SheetEffect, ability: string): string {
  if (effect === 'damaged') return SITUATIONS.damaged;
  const parts = [
    ...(when === undefined ? [] : [SITUATIONS[when] ?? choiceOf(when, ability, inches)]),
    ...(condition === undefined ? [] : [`if ${inWords(condition)}${condition === WITHIN ? ` ${inches}"` : ''}`]),
  ];
  return parts.join(', ');
}

function inWords(condition: string): string {
  return condition.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** What is chosen, without the name of the ability again. */
function choiceOf(when: string, ability: string, inches: number | undefined): string {
  if (when === ability) return SITUATIONS.chosen;
  const told = when.startsWith(`${ability}, `) ? when.slice(ability.length + 2) : when;
  const choice = SITUATIONS[told] ?? told;
  return inches === undefined ? choice : `${choice} within ${inches}"`;
}

/** Abilities of units that stand together: what a leader gives is on, what one of them has alone holds for its own models. */
export function joinedAbilities(units: readonly (UnitAbilities | undefined)[]): UnitAbilities {
  const together = units.length > 1;
  return {
    chips: units.flatMap((unit, index) => {
      if (!together) return unit?.chips ?? [];
      return [...(unit?.chips ?? []), ...(unit?.protects ?? [])].map((chip) => ({
        ...chip,
        unit: index,
        ...(chip.when === LEADING || chip.when === LED ? { on: chip.effects.every(isModelled) } : {}),
      }));
    }),
    notModelled: [...new Set(units.flatMap((unit) => unit?.notModelled ?? []))],
    changeDice: [...new Set(units.flatMap((unit) => unit?.changeDice ?? []))],
    offDice: units.flatMap((unit) => unit?.offDice ?? []),
    inStats: [...new Set(units.flatMap((unit) => unit?.inStats ?? []))],
  };
}

/** Chips by name and condition: one of them switched. */
export function switched(abilities: UnitAbilities, index: number, on: boolean): UnitAbilities {
  return { ...abilities, chips: abilities.chips.map((chip, at) => (at === index ? { ...chip, on } : chip)) };
}

/** Places of what belongs to one of several units that stand together: weapons of a volley, or groups. */
export type PlacesOf = (unit: number) => readonly number[];

/** What is on and changes dice, as a request takes it. What changes the target itself is counted in the target. */
export function abilitiesInForce({ chips }: UnitAbilities, placesOf: PlacesOf): Ability[] {
  return chips.flatMap((chip): Ability[] => {
    const effects = chip.effects.filter((effect) => helpsAttack(effect) || hindersAttack(effect));
    if (!chip.on || effects.length === 0) return [];
    const own = effects.filter((effect) => chip.unit !== undefined && isOfModels(effect));
    const shared = effects.filter((effect) => !own.includes(effect));
    return [
      ...(shared.length > 0 ? [{ name: chip.name, effects: shared.map(asTold) }] : []),
      ...(own.length > 0 ? [{ name: chip.name, effects: own.map(asTold), only: [...placesOf(chip.unit!)] }] : []),
    ];
  });
}

/** Rules 47, 54: what a model has is not what the unit has that it joins. */
function isOfModels({ effect, who }: SheetEffect): boolean {
  return who === 'model' || effect === 'stealth';
}

/** With the conditions that a request can answer; the player has spoken of the others. */
function asTold({ when: _, for: _for, inches, if: condition, ...effect }: SheetEffect): SheetEffect {
  if (condition === undefined || !isDecided(condition)) return effect;
  return { ...effect, if: condition, ...(condition === WITHIN && inches !== undefined ? { inches } : {}) };
}

/** Every field that abilities may set, as it is without any. */
const PLAIN: Changeable = {
  rerollHits: 'none',
  rerollWounds: 'none',
  rerollDamage: 'none',
  hitModifier: 0,
  woundModifier: 0,
  attacksModifier: 0,
  strengthModifier: 0,
  damageModifier: 0,
  apModifier: 0,
  skillModifier: 0,
  critHitOn: 6,
  critHitNeedsSuccess: false,
  critWoundOn: 6,
  critWoundNeedsSuccess: false,
  ignoreHitModifiers: false,
  damaged: false,
  cover: false,
  keywords: [],
};

/** The situation that the abilities of an attacker make against nobody in particular. */
export function contextAlone(abilities: UnitAbilities, phase: UnitPhase) {
  const effects = abilities.chips.filter(({ on }) => on).flatMap((chip) => chip.effects);
  const always = situationWith(PLAIN, alwaysBrought(effects, phase === 'fight' ? 'melee' : 'ranged'));
  return { ...always, ...onceBrought(effects) };
}

/** A target with what abilities change about it. */
export function withDefences(target: Target, abilities: UnitAbilities, phase: UnitPhase, placesOf: PlacesOf): Target {
  const kind = phase === 'fight' ? 'melee' : 'ranged';
  let changed = target;
  for (const { on, effects, unit } of abilities.chips)
    for (const effect of on ? effects : []) {
      const { attack = kind } = effect;
      if (attack !== kind || !Object.hasOwn(DEFENDING, effect.effect)) continue;
      const defend = DEFENDING[effect.effect];
      changed =
        unit !== undefined && isOfModels(effect) && changed.groups
          ? inGroups(changed, placesOf(unit), (part) => defend(part, effect))
          : defend(changed, effect);
    }
  return changed;
}

type TargetGroups = NonNullable<Target['groups']>;

/** Groups of one unit changed as if they were the whole target. */
function inGroups(target: Target, places: readonly number[], change: (part: Target) => Target): Target {
  const groups = target.groups?.map((group, place) => {
    if (!places.includes(place)) return group;
    const { groups: changed } = change({ groups: [group] });
    return changed?.[0] ?? group;
  });
  return groups === undefined ? target : { ...target, groups: groups as TargetGroups };
}

function number(value: SheetEffect['value']): number {
  return typeof value === 'number' ? value : 0;
}

type Saves = Pick<
  Target,
  | 'invuln'
  | 'fnp'
  | 'fnpMortal'
  | 'fnpPsychic'
  | 'stealth'
  | 'damageReduction'
  | 'halveDamage'
  | 'setDamage'
  | 'apReduction'
  | 'rerollSaves'
  | 'toughness'
  | 'save'
>;

function eachGroup(target: Target, change: (saves: Saves) => Saves): Target {
  if (!target.groups) return { ...target, ...change(target) };
  return { ...target, groups: target.groups.map((group) => ({ ...group, ...change(group) })) };
}

function least(before: number | null | undefined, value: SheetEffect['value']): number {
  return Math.min(before ?? 7, number(value));
}

function painOf(group: Saves, value: SheetEffect['value'], vs: SheetEffect['vs']): Saves {
  if (vs === undefined) return { fnp: least(group.fnp, value) };
  return {
    ...(vs === 'psychic' ? {} : { fnpMortal: least(group.fnpMortal, value) }),
    ...(vs === 'mortal' ? {} : { fnpPsychic: least(group.fnpPsychic, value) }),
  };
}
