// Equipment, ploys and team rules as one-tap changes of a side.
import type { Library, TeamEffect } from './library.ts';

/** A side of a calculation, as a form holds it. */
export type SideFields = { readonly [field: string]: unknown };

export const EFFECT_SIDES = ['attacker', 'defender', 'fighter'] as const;
export type EffectSide = (typeof EFFECT_SIDES)[number];

const SIDES_OF: { readonly [appliesTo in TeamEffect['appliesTo']]: readonly EffectSide[] } = {
  attacker: ['attacker', 'fighter'],
  fighter: ['fighter'],
  defender: ['defender'],
  protected: ['defender', 'fighter'],
  enemyAttacker: [],
  any: ['attacker', 'defender', 'fighter'],
};

/** What a side of a team may use; `null` for the team leaves what everybody may use. */
export function effectsFor(library: Library, team: string | null, side: EffectSide): readonly TeamEffect[] {
  const when = side === 'fighter' ? 'fight' : 'shoot';
  return library.effects.filter(
    (effect) =>
      (effect.team === null || effect.team === team) &&
      SIDES_OF[effect.appliesTo].includes(side) &&
      (effect.when === 'both' || effect.when === when),
  );
}

/** What the enemy's rules do to this side. */
export function effectsOfEnemy(library: Library, enemyTeam: string | null, side: EffectSide): readonly TeamEffect[] {
  if (side === 'defender') return [];
  const when = side === 'fighter' ? 'fight' : 'shoot';
  return library.effects.filter(
    (effect) =>
      effect.team === enemyTeam &&
      effect.appliesTo === 'enemyAttacker' &&
      (effect.when === 'both' || effect.when === when),
  );
}

/** A stat stays within these. */
const STATS = ['hit', 'save'];
const STAT_RANGE = [2, 6] as const;
/** Accurate from several sources is Accurate 2 at most. */
const MOST_ACCURATE = 2;
/** From worse to better, where two rerolls meet that do not make a third. */
const REROLLS = [
  'none',
  'ones',
  'balanced',
  'ceaseless',
  'doubleBalanced',
  'onesPlusBalanced',
  'ceaselessPlusBalanced',
  'relentless',
  'critFishing',
];

/** Two rerolls together, and whether one of them was lost. */
function bothRerolls(one: string, two: string): { readonly reroll: string; readonly lost?: string } {
  // An effect that takes rerolls away says so.
  if (one === 'none' || two === 'none') return { reroll: two };
  const pair = [one, two].sort().join(' ');
  if (one === 'relentless' || two === 'relentless') return { reroll: 'relentless' };
  if (pair === 'balanced ceaseless') return { reroll: 'ceaselessPlusBalanced' };
  if (pair === 'balanced balanced') return { reroll: 'doubleBalanced' };
  if (one === two) return { reroll: one };
  const better = REROLLS.indexOf(one) >= REROLLS.indexOf(two) ? one : two;
  return { reroll: better, lost: better === one ? two : one };
}

export interface AppliedEffect {
  readonly fields: SideFields;
  /** What of the effect could not be kept, in words. */
  readonly remarks: readonly string[];
}

/** A side with an effect: abilities are added, stats stay in range, two rerolls become one. */
export function applyEffect(fields: SideFields, { name, set, add }: TeamEffect): AppliedEffect {
  const result: Record<string, unknown> = { ...fields };
  const remarks: string[] = [];
  for (const [field, value] of Object.entries(set ?? {})) {
    const before = result[field];
    if (field === 'abilities') result[field] = [...new Set([...((before as string[]) ?? []), ...(value as string[])])];
    else if (field === 'reroll') {
      const { reroll, lost } = bothRerolls(String(before ?? 'none'), String(value));
      result[field] = reroll;
      if (lost !== undefined) remarks.push(`${name}: of two rerolls the better one is kept, not ${lost}`);
    } else
      result[field] = typeof before === 'number' && typeof value === 'number' ? better(field, before, value) : value;
  }
  for (const [field, value] of Object.entries(add ?? {})) {
    const sum = Number(result[field] ?? 0) + value;
    result[field] = STATS.includes(field) ? Math.min(STAT_RANGE[1], Math.max(STAT_RANGE[0], sum)) : Math.max(0, sum);
  }
  return { fields: result, remarks };
}

/** Lethal and Hardy are better low, Accurate adds up to 2, the rest is better high. */
function better(field: string, before: number, value: number): number {
  if (field === 'lethal' || field === 'hardy' || field === 'invulnerable' || field === 'feelNoPain')
    return Math.min(before, value);
  if (field === 'autoNormals') return Math.max(before, Math.min(MOST_ACCURATE, before + value));
  return Math.max(before, value);
}
