// Spells of a battle: rules that units may have, and hits that fall before the first step.
import { type ResolvedUnit, type RuleSet, resolveUnit } from '../rules/resolve.ts';
import type { Cast, Circumstance, Options } from '../schema.ts';
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

/** Hits that come from no weapon of a unit, as a unit with one. */
export function strikeUnit(hits: number, hitRules: readonly string[], rules: RuleSet): ResolvedUnit {
  const weapon = { name: 'Spell', range: 1, rules: [...hitRules] };
  const unit = unitSchema.parse({ name: 'Spell', quality: 2, defense: 2, models: [{ weapons: [weapon] }] });
  const resolved = resolveUnit(unit, [], rules);
  const [model] = resolved.models;
  // The limits of a weapon are those of a request, not of what is made of it.
  const weapons = model.weapons.map((one) => ({ ...one, attacks: hits }));
  return { ...resolved, models: [{ ...model, weapons }] };
}

export function spellHits(cast: Cast, side: Side, rules: RuleSet): SpellHits {
  const { dice, hits, hitRules } = cast;
  const strikes = Array.from({ length: dice }, (_, failed) => strikeUnit(hits * (failed + 1), hitRules, rules));
  return { side, needs: castingFace(cast), dice, hits, rules: hitRules, strikes };
}

const NOTHING_BEFORE: Circumstance = {
  nearTerrain: false,
  arrived: false,
  kills: 0,
  close: false,
  sweeping: false,
  mending: false,
  actsTwice: false,
  markers: 0,
};

export function spellSituation(options: Options): Situation {
  return { ...unrolledSituation(options), spell: true };
}

/** Hits from no distance on a unit without cover, in no phase that any rule of a melee asks for. */
function unrolledSituation(options: Options): Situation {
  return {
    phase: 'shooting',
    unrolled: true,
    charging: false,
    fatigued: false,
    distance: 0,
    moved: false,
    targetMoved: false,
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

/** Hits of a breath or a storm, on a unit as it stands in the battle. */
export function blowSituation(options: Options, targetIs: Circumstance, targetGrowth: number): Situation {
  return { ...unrolledSituation(options), targetIs, targetGrowth };
}
