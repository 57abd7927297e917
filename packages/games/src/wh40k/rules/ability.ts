// What abilities of datasheets do to the situation of a weapon, and when: written once, asked by every calculator of the game. When they count is asked in brought.ts, which pages need not load.
import type { SheetEffect } from '../data/datasheet.ts';
import type { Abilities } from '../schema/ability.ts';
import type { Context } from '../schema/index.ts';
import type { Condition } from './condition.ts';

/** The fields of a situation that abilities may change. */
export type Changeable = Pick<
  Context,
  | 'rerollHits'
  | 'rerollWounds'
  | 'rerollDamage'
  | 'hitModifier'
  | 'woundModifier'
  | 'attacksModifier'
  | 'strengthModifier'
  | 'damageModifier'
  | 'apModifier'
  | 'critHitOn'
  | 'critHitNeedsSuccess'
  | 'critWoundOn'
  | 'critWoundNeedsSuccess'
  | 'skillModifier'
  | 'ignoreHitModifiers'
  | 'damaged'
  | 'cover'
  | 'keywords'
>;

/** Dice of the whole unit, each of them spent once. */
type OnceChangeable = Pick<
  Context,
  'rerollOneHit' | 'rerollOneWound' | 'rerollOneDamage' | 'fixedHit' | 'fixedWound' | 'fixedDamage' | 'overwatchOn'
>;

export type Change = (context: Changeable, effect: SheetEffect) => Partial<Changeable>;

const adds =
  (field: 'hit' | 'wound' | 'attacks' | 'strength' | 'damage' | 'ap'): Change =>
  (context, { value }) => ({ [`${field}Modifier`]: context[`${field}Modifier`] + number(value) });

const gives =
  (keyword: string): Change =>
  (context) =>
    withKeyword(context, keyword);

/** How an effect changes the attack of the side that has it. */
export const ATTACKING: { readonly [effect: string]: Change } = {
  rerollHits: (context, { value }) => ({ rerollHits: better(context.rerollHits, value) }),
  rerollWounds: (context, { value }) => ({ rerollWounds: better(context.rerollWounds, value) }),
  rerollDamage: (context, { value }) => ({
    rerollDamage: value === 'ones' && context.rerollDamage !== 'belowAverage' ? 'ones' : 'belowAverage',
  }),
  hitRoll: adds('hit'),
  woundRoll: adds('wound'),
  damaged: () => ({ damaged: true }),
  attacks: adds('attacks'),
  strength: adds('strength'),
  damage: adds('damage'),
  ap: adds('ap'),
  skill: (context, { value }) => ({ skillModifier: context.skillModifier + number(value) }),
  criticalHitOn: (context, { value }) => ({ critHitOn: Math.min(context.critHitOn, number(value)) }),
  criticalWoundOn: (context, { value }) => ({ critWoundOn: Math.min(context.critWoundOn, number(value)) }),
  allHitsCritical: () => ({ critHitOn: 2, critHitNeedsSuccess: true }),
  allWoundsCritical: () => ({ critWoundOn: 2, critWoundNeedsSuccess: true }),
  ignoreHitModifiers: () => ({ ignoreHitModifiers: true }),
  lethalHits: gives('Lethal Hits'),
  sustainedHits: (context, { value }) => withKeyword(context, `Sustained Hits ${value}`),
  devastatingWounds: gives('Devastating Wounds'),
  ignoresCover: gives('Ignores Cover'),
  lance: gives('Lance'),
  precision: gives('Precision'),
  assault: gives('Assault'),
  keyword: (context, { value }) => withKeyword(context, String(value)),
  anti: (context, { value, vs }) => withKeyword(context, `Anti-${wordsOf(vs).join('/')} ${value}+`),
};

/** How an effect changes the attack on the side that has it. */
export const ATTACKED: { readonly [effect: string]: Change } = {
  hitRollTaken: adds('hit'),
  woundRollTaken: adds('wound'),
  cover: () => ({ cover: true }),
  skillTaken: (context, { value }) => ({ skillModifier: context.skillModifier + number(value) }),
  attacksTaken: adds('attacks'),
};

/** What an effect lets the whole unit do once. */
const ONCE: { readonly [effect: string]: (effect: SheetEffect) => Partial<OnceChangeable> } = {
  rerollOne: ({ value, choose }) => oneDie(value, choose),
  fixedDie: ({ value, choose }) => fixedDice(value, choose),
  fixedHit: ({ value }) => ({ fixedHit: number(value) }),
  fixedWound: ({ value }) => ({ fixedWound: number(value) }),
  fixedDamage: ({ value }) => ({ fixedDamage: number(value) }),
  overwatchOn: ({ value }) => ({ overwatchOn: Math.max(4, number(value)) }),
};

/** Effects may come from strangers, and be called "constructor". */
export function changeOf(changes: { readonly [effect: string]: Change }, { effect }: SheetEffect): Change | undefined {
  return Object.hasOwn(changes, effect) ? changes[effect] : undefined;
}

export function helpsAttack(effect: SheetEffect): boolean {
  return changeOf(ATTACKING, effect) !== undefined || Object.hasOwn(ONCE, effect.effect);
}

export function hindersAttack(effect: SheetEffect): boolean {
  return changeOf(ATTACKED, effect) !== undefined;
}

/** What the request itself says; everything else of this kind the player has to say. */
export const DECIDED: { readonly [condition: string]: Condition } = {
  charged: { fact: 'charged' },
  notCharged: { not: { fact: 'charged' } },
  stationary: { fact: 'stationary' },
  advanced: { fact: 'advanced' },
  notAdvanced: { not: { fact: 'advanced' } },
  halfRange: { fact: 'halfRange' },
  strengthOverToughness: { fact: 'strengthOverToughness' },
  toughnessAtLeastStrength: { not: { fact: 'strengthOverToughness' } },
  targetAtStarting: { fact: 'targetAtStarting' },
  targetBelowStarting: { not: { fact: 'targetAtStarting' } },
  targetBelowHalf: { fact: 'targetBelowHalf' },
  targetNotBelowHalf: { not: { fact: 'targetBelowHalf' } },
};

/** Of their own unit abilities ask by the same name on either side: the attacker by its own strength, the target by what it has left. */
export const DECIDED_FOR: { readonly [side in 'attacker' | 'defender']: { readonly [condition: string]: Condition } } =
  {
    attacker: { belowStarting: { not: { fact: 'ownAtStarting' } }, belowHalf: { fact: 'ownBelowHalf' } },
    defender: { belowStarting: { not: { fact: 'targetAtStarting' } }, belowHalf: { fact: 'targetBelowHalf' } },
  };

/** The distance, with the inches of the effect. */
export const WITHIN = 'within';

/** Whether a condition asks how much is left of the unit that has the ability. */
export function isOfOwnStrength(condition: string | undefined): boolean {
  return condition === 'belowStarting' || condition === 'belowHalf';
}

export function isDecided(condition: string): boolean {
  return condition === WITHIN || [DECIDED, DECIDED_FOR.attacker].some((known) => Object.hasOwn(known, condition));
}

/** An effect that counts for a weapon, and whose it is. */
export interface Brought {
  readonly name: string;
  readonly effect: SheetEffect;
  readonly change: Change;
}

/** Dice of the whole unit that abilities allow to roll again, or not to roll. */
export function unitContext(context: Context, { attacker }: Abilities): Context {
  return { ...context, ...onceBrought(attacker.flatMap(({ effects }) => effects)) };
}

/** The fields that such effects set. */
export function onceBrought(effects: readonly SheetEffect[]): Partial<OnceChangeable> {
  let set: Partial<OnceChangeable> = {};
  for (const effect of effects)
    if (Object.hasOwn(ONCE, effect.effect)) set = { ...set, ...ONCE[effect.effect](effect) };
  return set;
}

/** The situation with all of it. */
export function situationWith<Situation extends Changeable>(
  context: Situation,
  brought: readonly Pick<Brought, 'change' | 'effect'>[],
): Situation {
  let situation = context;
  for (const { change, effect } of brought) situation = { ...situation, ...change(situation, effect) };
  return situation;
}

/** What counts for weapons of a kind against a target nothing is known of, in no particular situation. */
export function alwaysBrought(
  effects: readonly SheetEffect[],
  kind: 'ranged' | 'melee',
): readonly Pick<Brought, 'change' | 'effect'>[] {
  return effects.flatMap((effect) => {
    const change = changeOf(ATTACKING, effect);
    const { attack = kind, vs, weapon, if: condition } = effect;
    const depends =
      weapon !== undefined ||
      (vs !== undefined && effect.effect !== 'anti') ||
      (condition !== undefined && isDecided(condition));
    return change === undefined || attack !== kind || depends ? [] : [{ change, effect }];
  });
}

export function wordsOf(value: SheetEffect['vs']): readonly string[] {
  return value === undefined ? [] : typeof value === 'string' ? [value] : value;
}

function number(value: SheetEffect['value']): number {
  return typeof value === 'number' ? value : 0;
}

/** All failures are better than ones, and nothing is better than what the player asked for. */
function better(before: Context['rerollHits'], value: SheetEffect['value']): Context['rerollHits'] {
  if (before === 'nonCrits') return before;
  return value === 'ones' && before !== 'fails' ? 'ones' : 'fails';
}

/** "one hit, wound or damage roll": of a choice the hit is taken, the first that can fail. */
function oneDie(value: SheetEffect['value'], choose: number | undefined): Partial<OnceChangeable> {
  const taken = diceOf(value, choose);
  return {
    ...(taken.some((die) => /hit/i.test(die)) ? { rerollOneHit: true } : {}),
    ...(taken.some((die) => /wound/i.test(die)) ? { rerollOneWound: true } : {}),
    ...(taken.some((die) => /damage/i.test(die)) ? { rerollOneDamage: true } : {}),
  };
}

/** The same for dice that show a 6. */
function fixedDice(value: SheetEffect['value'], choose: number | undefined): Partial<OnceChangeable> {
  const taken = diceOf(value, choose);
  return {
    ...(taken.includes('hit') ? { fixedHit: 6 } : {}),
    ...(taken.includes('wound') ? { fixedWound: 6 } : {}),
    ...(taken.includes('damage') ? { fixedDamage: 6 } : {}),
  };
}

function diceOf(value: SheetEffect['value'], choose: number | undefined): readonly string[] {
  const dice = Array.isArray(value) ? value : [String(value)];
  return choose === undefined ? dice : dice.slice(0, choose);
}

function withKeyword({ keywords }: Changeable, keyword: string): Partial<Changeable> {
  return { keywords: [...keywords, keyword] };
}
