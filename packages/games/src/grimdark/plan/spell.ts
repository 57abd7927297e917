// Spells of a battle: rules that units may have, and hits that fall before the first step.
import { type ResolvedUnit, type RuleSet, resolveUnit } from '../rules/resolve.ts';
import type { Cast, Options } from '../schema.ts';
import { unitSchema } from '../unit-schema.ts';
import type { Situation } from './situation.ts';

export type Side = 'attacker' | 'defender';

/** A spell that gives its unit a rule for the whole battle. */
export interface Spell {
  readonly side: Side;
  readonly rule: string;
  /** Face of the casting roll, tokens included. */
  readonly needs: number;
}

/** A spell that deals hits. */
export interface SpellHits {
  /** Who casts; the other side is hit. */
  readonly side: Side;
  readonly needs: number;
  readonly dice: number;
  readonly hits: number;
  readonly rules: readonly string[];
  /** What strikes when so many dice succeed, from 1 on, as a unit with one weapon. */
  readonly strikes: readonly ResolvedUnit[];
}

export function castingFace({ cast, help, hinder }: Pick<Cast, 'cast' | 'help' | 'hinder'>): number {
  return Math.max(2, Math.min(6, cast - help + hinder));
}

/** Hits of a spell as a unit with one weapon; `successes` of its dice. */
export function spellUnit({ hits, hitRules }: Cast, successes: number, rules: RuleSet): ResolvedUnit {
  const weapon = { name: 'Spell', range: 1, rules: hitRules };
  const unit = unitSchema.parse({ name: 'Spell', quality: 2, defense: 2, models: [{ weapons: [weapon] }] });
  const resolved = resolveUnit(unit, [], rules);
  const [model] = resolved.models;
  // The limits of a weapon are those of a request, not of what is made of it.
  const weapons = model.weapons.map((one) => ({ ...one, attacks: hits * successes }));
  return { ...resolved, models: [{ ...model, weapons }] };
}

export function spellHits(cast: Cast, side: Side, rules: RuleSet): SpellHits {
  const { dice, hits, hitRules } = cast;
  const strikes = Array.from({ length: dice }, (_, failed) => spellUnit(cast, failed + 1, rules));
  return { side, needs: castingFace(cast), dice, hits, rules: hitRules, strikes };
}

const NOTHING_BEFORE = { nearTerrain: false, arrived: false, kills: 0 };

/** Hits from no distance on a unit without cover, in no phase that any rule of a melee asks for. */
export function spellSituation(options: Options): Situation {
  return {
    phase: 'shooting',
    spell: true,
    charging: false,
    fatigued: false,
    distance: 0,
    moved: false,
    cover: false,
    reach: null,
    whim: 'none',
    attackerGrowth: 0,
    targetGrowth: 0,
    feat: false,
    attackerIs: NOTHING_BEFORE,
    targetIs: NOTHING_BEFORE,
    options,
  };
}
