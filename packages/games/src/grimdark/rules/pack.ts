// A rule as a pack states it, and which statement holds in which version of the rules.
import type { Rule } from '../../contract/calculator.ts';
import type { RulesVersion } from '../schema.ts';
import type { Effect } from './effect.ts';

export const CATEGORIES = [
  'weapon',
  'attack',
  'defense',
  'morale',
  'boost',
  'support',
  'movement',
  'deployment',
  'magic',
  'other',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Newest first. Each version states only what differs from the one before it. */
export const PACK_VERSIONS = ['3.5', '3.5.2', '3.4', '3.0'] as const;
export type PackVersion = (typeof PACK_VERSIONS)[number];

/** What a rule does in one version. */
export interface Statement {
  readonly effects?: readonly Effect[];
  /** Other rules it stands for: "Furious", "Regeneration Aura". */
  readonly grants?: readonly string[];
  /** Its effects replace those of that rule on models that have both. */
  readonly boosts?: string;
  /** ... unless they have that rule through an aura alone. */
  readonly boostsOwn?: boolean;
  /** What every bearer has besides its own weapons. */
  readonly weapon?: ExtraWeapon;
}

/** A weapon that every bearer has besides its own. */
export interface ExtraWeapon {
  readonly range: number;
  readonly attacks: number;
  readonly rules: readonly string[];
}

export interface PackRule extends Rule, Statement {
  readonly category: Category;
  /** The rating counts when it is printed without one. */
  readonly rating?: number;
  /** Ratings of several sources: added (default), or the lowest counts. */
  readonly combine?: 'sum' | 'lowest';
  /** The whole unit has it while a bearer lives. */
  readonly shared?: boolean;
  /** Needs a second unit: what it would give, and to whom. */
  readonly support?: { readonly to: 'friend' | 'enemy'; readonly rules: readonly string[] };
  /** Where a player enters what it does. */
  readonly entered?: 'spells';
  /** Every name that begins with `name` is this rule. */
  readonly prefix?: boolean;
  readonly versions?: { readonly [version in PackVersion]?: Statement };
}

export function packVersion(version: RulesVersion): PackVersion {
  if (version === '3.5' || version === '3.5.3') return '3.5';
  if (version.startsWith('3.5')) return '3.5.2';
  return version === '3.0' ? '3.0' : '3.4';
}

/** The version whose statement is in force: the version itself or the nearest newer one that has any. */
function statedIn(rule: PackRule, version: PackVersion): PackVersion {
  for (let i = PACK_VERSIONS.indexOf(version); i > 0; i--)
    if (rule.versions?.[PACK_VERSIONS[i]] !== undefined) return PACK_VERSIONS[i];
  return '3.5';
}

export function statementOf(rule: PackRule, version: PackVersion): Statement {
  return rule.versions?.[statedIn(rule, version)] ?? rule;
}

/** What the rule says in a version of the rules. */
export function summaryOf(rule: PackRule, version: RulesVersion): string {
  return rule.summaryIn?.[statedIn(rule, packVersion(version))] ?? rule.summary;
}

/** Recognised, but neither of the two calculators has anything it could change. */
export function isWithoutEffect(rule: PackRule): boolean {
  return (
    (rule.effects?.length ?? 0) === 0 &&
    (rule.grants?.length ?? 0) === 0 &&
    rule.weapon === undefined &&
    rule.support === undefined
  );
}
