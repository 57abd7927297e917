// Which of the rules that models hold are in force, with ratings of several sources put together and boosts applied.
import type { Options, Phase } from '../schema.ts';
import type { Condition, Effect } from './effect.ts';
import type { PackRule } from './pack.ts';

/** One rule held by one model or weapon. */
export interface RuleUse {
  readonly rule: PackRule;
  readonly effects: readonly Effect[];
  readonly rating: number;
  readonly phase: Phase | undefined;
  /** The rule whose effects these replace, on models that have it. */
  readonly boosts: string | undefined;
  readonly boostsOwn: boolean;
  /** The printed rule that stands for this one. */
  readonly from?: PackRule | undefined;
}

/** A rule that counts in a phase. */
export interface ActiveRule {
  readonly rule: PackRule;
  readonly effects: readonly Effect[];
  readonly rating: number;
  readonly from?: PackRule | undefined;
  /** The rule that its effects are from, where a boost has replaced them. */
  readonly boost?: PackRule | undefined;
}

interface Present {
  readonly use: RuleUse;
  readonly aura: boolean;
  effects: readonly Effect[];
  rating: number;
  boost?: PackRule;
}

/** A rule counts once; ratings add up; an aura gives only what is not there already. */
export function activeRules(
  own: readonly RuleUse[],
  auras: readonly RuleUse[],
  phase: Phase | undefined,
): readonly ActiveRule[] {
  if (auras.length === 0 && isPlain(own, phase)) return own;
  const active = new Map<PackRule, Present>();
  const add = (use: RuleUse, aura: boolean): void => {
    if (phase !== undefined && use.phase !== undefined && use.phase !== phase) return;
    const present = active.get(use.rule);
    if (present === undefined) active.set(use.rule, { use, effects: use.effects, rating: use.rating, aura });
    else if (use.rule.rating === undefined) return;
    else if (use.rule.combine === 'lowest') present.rating = Math.min(present.rating, use.rating);
    else if (!aura) present.rating += use.rating;
    else if (present.aura) present.rating = Math.max(present.rating, use.rating);
  };
  for (const use of own) add(use, false);
  for (const use of auras) add(use, true);
  for (const [rule, { use }] of active) {
    if (use.boosts === undefined) continue;
    active.delete(rule);
    for (const [base, present] of active)
      if (base.name === use.boosts && !(use.boostsOwn && present.aura)) {
        present.effects = use.effects;
        present.boost = rule;
      }
  }
  return [...active].map(([rule, { use, effects, rating, boost }]) => ({
    rule,
    effects,
    rating,
    from: use.from,
    boost,
  }));
}

/** Most models hold a few rules that have nothing to do with each other: reading them is half of the planning of a duel. */
function isPlain(own: readonly RuleUse[], phase: Phase | undefined): boolean {
  for (let i = 0; i < own.length; i++) {
    const { rule, boosts, phase: during } = own[i];
    if (boosts !== undefined || (phase !== undefined && during !== undefined && during !== phase)) return false;
    for (let earlier = 0; earlier < i; earlier++) if (own[earlier].rule === rule) return false;
  }
  return true;
}

/** What an effect amounts to on a rule with this rating. */
export function amount(effect: Effect, rating: number): number {
  return effect.value === 'X' ? rating : effect.value;
}

/** Does the option part of a condition hold? The rest depends on the attack at hand. */
export function optionsHold(condition: Condition, options: Options): boolean {
  if (condition.option === undefined) return true;
  for (const [name, value] of Object.entries(condition.option))
    if (options[name as keyof Options] !== value) return false;
  return true;
}
