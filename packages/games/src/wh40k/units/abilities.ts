// Abilities of datasheets as switches: which are on, what they change in a request, and which are not modelled.
import type { Datasheet, SheetAbility, SheetEffect } from '../data/datasheet.ts';
import { singularKey } from '../data/name.ts';
import type { AttackRequest } from './request-types.ts';
import type { UnitPhase } from './unit.ts';

type Context = NonNullable<AttackRequest['context']>;
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
}

export interface UnitAbilities {
  readonly chips: readonly UnitAbility[];
  /** Names of abilities whose effect on dice is not modelled. */
  readonly notModelled: readonly string[];
  /** What matters on the table and to no dice of one attack: Fights First, Lone Operative, Deep Strike. */
  readonly offDice?: readonly Pick<SheetAbility, 'name' | 'effects'>[];
}

type Change = (context: Context, effect: SheetEffect) => Context;

const adds =
  (field: 'hit' | 'wound' | 'attacks' | 'strength' | 'damage' | 'ap'): Change =>
  (context, { value }) => ({ ...context, [`${field}Modifier`]: (context[`${field}Modifier`] ?? 0) + number(value) });

const gives =
  (keyword: string): Change =>
  (context) =>
    withKeyword(context, keyword);

/** How an effect changes the attack of the side that has it. */
const ATTACKING: { readonly [effect: string]: Change } = {
  rerollHits: (context, { value }) => ({ ...context, rerollHits: better(context.rerollHits, value) }),
  rerollWounds: (context, { value }) => ({ ...context, rerollWounds: better(context.rerollWounds, value) }),
  rerollDamage: (context, { value }) => ({ ...context, rerollDamage: value === 'ones' ? 'ones' : 'belowAverage' }),
  rerollOne: (context, { value, choose }) => ({ ...context, ...oneDie(value, choose) }),
  hitRoll: adds('hit'),
  woundRoll: adds('wound'),
  damaged: (context) => adds('hit')(context, { effect: 'damaged', value: -1 }),
  attacks: adds('attacks'),
  strength: adds('strength'),
  damage: adds('damage'),
  ap: adds('ap'),
  criticalHitOn: (context, { value }) => ({ ...context, critHitOn: Math.min(context.critHitOn ?? 6, number(value)) }),
  criticalWoundOn: (context, { value }) => ({
    ...context,
    critWoundOn: Math.min(context.critWoundOn ?? 6, number(value)),
  }),
  lethalHits: gives('Lethal Hits'),
  sustainedHits: (context, { value }) => withKeyword(context, `Sustained Hits ${value}`),
  devastatingWounds: gives('Devastating Wounds'),
  ignoresCover: gives('Ignores Cover'),
  lance: gives('Lance'),
  precision: gives('Precision'),
  anti: (context, { value, vs }) => withKeyword(context, `Anti-${words(vs).join('/')} ${value}+`),
};

/** How an effect changes the attack on the side that has it. */
const ATTACKED: { readonly [effect: string]: Change } = {
  hitRollTaken: adds('hit'),
  woundRollTaken: adds('wound'),
  cover: (context) => ({ ...context, cover: true }),
};

/** How an effect changes the target itself. */
const DEFENDING: { readonly [effect: string]: (target: Target, effect: SheetEffect) => Target } = {
  stealth: (target) => ({ ...target, stealth: true }),
  damageReduction: (target, { value }) => ({ ...target, damageReduction: number(value) }),
  halveDamage: (target) => ({ ...target, halveDamage: true }),
  worsenApTaken: (target, { value }) => ({ ...target, apReduction: number(value) }),
  invulnerable: (target, { value }) => eachGroup(target, (group) => ({ ...group, invuln: least(group.invuln, value) })),
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
  'assault',
]);
/** Stat lines have these already. */
const IN_STATS = new Set(['wounds', 'setWounds', 'setSave', 'setToughness', 'toughness']);

/** Whether requests have words for it. */
export function isModelled({ effect }: SheetEffect): boolean {
  return effect in ATTACKING || effect in ATTACKED || effect in DEFENDING;
}

/** The abilities a unit has with the items it carries; `models` of them. */
export function abilitiesOf(datasheet: Datasheet, gear: readonly string[], models: number): UnitAbilities {
  const carried = new Set(gear.map(singularKey));
  const chips: UnitAbility[] = [];
  const notModelled = [...(datasheet.otherAbilities ?? [])];
  const offDice: Pick<SheetAbility, 'name' | 'effects'>[] = [];
  for (const ability of datasheet.abilities ?? []) {
    if (ability.item !== undefined && !carried.has(singularKey(ability.item))) continue;
    // What one model of several has does not hold for the unit.
    if (ability.model !== undefined && models > 1) notModelled.push(ability.name);
    else {
      chips.push(...chipsOf(ability));
      const effects = ability.effects.filter(({ effect }) => NO_DICE.has(effect));
      if (effects.length > 0) offDice.push({ name: ability.name, effects });
    }
  }
  return { chips, notModelled, offDice };
}

/** One chip for each condition: "Rites of war" and "Rites of war, if charged" can be switched apart. */
function chipsOf({ name, effects, partial = false }: SheetAbility): readonly UnitAbility[] {
  const byCondition = new Map<string, SheetEffect[]>();
  for (const effect of effects) {
    if (NO_DICE.has(effect.effect) || IN_STATS.has(effect.effect) || inStatLine(effect)) continue;
    const when = conditionOf(effect);
    byCondition.set(when, [...(byCondition.get(when) ?? []), effect]);
  }
  return [...byCondition].map(([when, together]) => ({
    name,
    when,
    on: when === '' && together.every(isModelled),
    effects: together,
    partial: partial || !together.every(isModelled),
  }));
}

/** Saves that hold always stand in the stat line. */
function inStatLine({ effect, when, if: condition }: SheetEffect): boolean {
  return (effect === 'feelNoPain' || effect === 'invulnerable') && when === undefined && condition === undefined;
}

const LEADING = 'while leading';

const SITUATIONS: { readonly [name: string]: string } = {
  leading: LEADING,
  led: 'for its leader',
  onObjective: 'on an objective',
  damaged: 'while damaged',
};

function conditionOf({ effect, when, if: condition, inches }: SheetEffect): string {
  if (effect === 'damaged') return SITUATIONS.damaged;
  const parts = [
    ...(when === undefined ? [] : [SITUATIONS[when] ?? `${when}${inches === undefined ? '' : ` within ${inches}"`}`]),
    ...(condition === undefined ? [] : [`if ${condition.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`]),
  ];
  return parts.join(', ');
}

/** Abilities of units that stand together: what a leader gives is on, what holds for one of them alone is off. */
export function joinedAbilities(units: readonly (UnitAbilities | undefined)[]): UnitAbilities {
  const together = units.length > 1;
  return {
    chips: units.flatMap((unit) =>
      (unit?.chips ?? []).map((chip) => {
        if (chip.when === LEADING) return { ...chip, on: together && chip.effects.every(isModelled) };
        return together && chip.effects.some(({ who }) => who === 'model') ? { ...chip, on: false } : chip;
      }),
    ),
    notModelled: [...new Set(units.flatMap((unit) => unit?.notModelled ?? []))],
  };
}

/** Chips by name and condition: one of them switched. */
export function switched(abilities: UnitAbilities, index: number, on: boolean): UnitAbilities {
  return { ...abilities, chips: abilities.chips.map((chip, at) => (at === index ? { ...chip, on } : chip)) };
}

/** What makes the situation of an attack, by the side that it is of. */
interface SituationEffects {
  readonly attacker?: readonly SheetEffect[] | undefined;
  readonly defender?: readonly SheetEffect[] | undefined;
}

/** What one unit has on in a phase, as attacker and as defender; what changes the target itself is counted in the target. */
export function situationEffects(
  abilities: UnitAbilities | undefined,
  phase: UnitPhase,
): { readonly attacker: SheetEffect[]; readonly defender: SheetEffect[] } {
  const effects = effectsOn(abilities, phase);
  return {
    attacker: effects.filter(({ effect }) => changeOf(ATTACKING, effect) !== undefined),
    defender: effects.filter(({ effect }) => changeOf(ATTACKED, effect) !== undefined),
  };
}

/** Effects may come from strangers, and be called "constructor". */
function changeOf<Changes extends { readonly [effect: string]: unknown }>(
  changes: Changes,
  effect: string,
): Changes[string] | undefined {
  return Object.hasOwn(changes, effect) ? (changes[effect] as Changes[string]) : undefined;
}

/** Every field that abilities may set, as it is without any. */
const PLAIN: Context = {
  rerollHits: 'none',
  rerollWounds: 'none',
  rerollDamage: 'none',
  rerollOneHit: false,
  rerollOneWound: false,
  rerollOneDamage: false,
  hitModifier: 0,
  woundModifier: 0,
  attacksModifier: 0,
  strengthModifier: 0,
  damageModifier: 0,
  apModifier: 0,
  critHitOn: 6,
  critWoundOn: 6,
  keywords: [],
};

/** The situation that the abilities of both sides make; fields of nobody's ability are as they are without. */
export function contextOf(
  { attacker = [], defender = [] }: SituationEffects,
  target: KeywordHolders | undefined,
): Context {
  const keywords = keywordsOf(target);
  let context = PLAIN;
  for (const effect of attacker)
    if (effect.effect === 'anti' || applies(effect, keywords))
      context = changeOf(ATTACKING, effect.effect)?.(context, effect) ?? context;
  for (const effect of defender) context = changeOf(ATTACKED, effect.effect)?.(context, effect) ?? context;
  return context;
}

export function withDefences(target: Target, abilities: UnitAbilities | undefined, phase: UnitPhase): Target {
  let changed = target;
  for (const effect of effectsOn(abilities, phase)) changed = DEFENDING[effect.effect]?.(changed, effect) ?? changed;
  return changed;
}

function effectsOn(abilities: UnitAbilities | undefined, phase: UnitPhase): readonly SheetEffect[] {
  const kind = phase === 'fight' ? 'melee' : 'ranged';
  return (abilities?.chips ?? [])
    .filter(({ on }) => on)
    .flatMap(({ effects }) => effects)
    .filter(({ attack = kind }) => attack === kind);
}

function applies({ vs, vsNot }: SheetEffect, keywords: ReadonlySet<string>): boolean {
  const any = (list: readonly string[]) => list.some((word) => keywords.has(word.toLowerCase()));
  return (vs === undefined || any(words(vs))) && (vsNot === undefined || !any(words(vsNot)));
}

type KeywordHolders = Pick<Target, 'keywords'> & {
  readonly groups?: readonly Pick<Target, 'keywords'>[] | null | undefined;
};

function keywordsOf(target: KeywordHolders | undefined): ReadonlySet<string> {
  const all = [...(target?.keywords ?? []), ...(target?.groups ?? []).flatMap(({ keywords = [] }) => keywords)];
  return new Set(all.map((word) => word.toLowerCase()));
}

function words(value: SheetEffect['vs']): readonly string[] {
  return value === undefined ? [] : typeof value === 'string' ? [value] : value;
}

function number(value: SheetEffect['value']): number {
  return typeof value === 'number' ? value : 0;
}

type Reroll = Context['rerollHits'];

/** All failures are better than ones. */
function better(before: Reroll, value: SheetEffect['value']): Reroll {
  return value === 'ones' && before !== 'fails' ? 'ones' : 'fails';
}

/** "one hit, wound or damage roll": of a choice the hit is taken, the first that can fail. */
function oneDie(value: SheetEffect['value'], choose: number | undefined): Context {
  const dice = Array.isArray(value) ? value : [String(value)];
  const taken = choose === undefined ? dice : dice.slice(0, choose);
  return {
    ...(taken.some((die) => /hit/i.test(die)) ? { rerollOneHit: true } : {}),
    ...(taken.some((die) => /wound/i.test(die)) ? { rerollOneWound: true } : {}),
    ...(taken.some((die) => /damage/i.test(die)) ? { rerollOneDamage: true } : {}),
  };
}

function withKeyword(context: Context, keyword: string): Context {
  return { ...context, keywords: [...(context.keywords ?? []), keyword] };
}

type Saves = Pick<Target, 'invuln' | 'fnp' | 'fnpMortal' | 'fnpPsychic'>;

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
