// From rules in force to a sheet: what one model or weapon has by itself, and what a unit has because its models share it.

import { type ActiveRule, activeRules, amount, type RuleUse } from '../rules/active.ts';
import { type Deals, type Effect, type EffectKind, type Force, PRIMITIVES } from '../rules/effect.ts';
import type { ResolvedUnit } from '../rules/resolve.ts';
import type { Phase } from '../schema.ts';
import { Sheet } from './sheet.ts';
import { effectHolds, type Situation, type TargetFacts, timesOf } from './situation.ts';

/** Auras of the living models. */
export function livingAuras(unit: ResolvedUnit, living: ArrayLike<number>): readonly RuleUse[] {
  const auras: RuleUse[] = [];
  unit.models.forEach((model, entry) => {
    if (living[entry] > 0) auras.push(...model.auras);
  });
  return auras;
}

/** Rules of the models of each entry; entries that are gone have none. */
export type Active = readonly (readonly ActiveRule[])[];

/** Without a phase: rules that hold in either. */
export function activeByEntry(unit: ResolvedUnit, living: ArrayLike<number>, phase: Phase | undefined): Active {
  const auras = livingAuras(unit, living);
  return unit.models.map((model, entry) => (living[entry] > 0 ? activeRules(model.own, auras, phase) : []));
}

const NOTHING: Deals = { hits: 0, rules: [], once: false };

export function forceOf(effect: Effect, { rule, rating }: Omit<ActiveRule, 'effects'>, situation?: Situation): Force {
  const times = situation === undefined ? 1 : timesOf(effect, situation);
  return {
    value: amount(effect, rating) * times,
    face: effect.face,
    regeneration: effect.regeneration === true,
    whim: situation?.whim ?? 'none',
    name: rule.name,
    deals: effect.deals ?? NOTHING,
  };
}

/** What a model or a weapon has by itself. Without a situation nothing that depends on one is looked at. */
export function readOwn(rules: readonly ActiveRule[], situation?: Situation, target?: TargetFacts): Sheet {
  const sheet = new Sheet();
  for (const rule of rules)
    for (const effect of rule.effects) {
      if (effect.carriers !== 'own') continue;
      if (situation !== undefined && !effectHolds(effect, situation, target)) continue;
      PRIMITIVES[effect.do].rewrite(sheet, forceOf(effect, rule, situation));
    }
  return sheet;
}

/** An effect that models share: how many of them, and the weakest of its values. */
export interface Share {
  readonly rule: string;
  readonly active: ActiveRule;
  readonly kind: EffectKind;
  readonly effect: Effect;
  force: Force;
  having: number;
  /** The entry counted last: a rule counts once per model. */
  entry: number;
}

/** Effects that the unit has because all, or most, of its living models carry the rule. */
export function sharedEffects(active: Active, living: ArrayLike<number>, situation?: Situation): readonly Share[] {
  const shares: Share[] = [];
  let models = 0;
  for (let entry = 0; entry < active.length; entry++) {
    models += living[entry];
    for (const rule of active[entry])
      for (const effect of rule.effects) {
        if (effect.carriers === 'own') continue;
        if (situation !== undefined && !effectHolds(effect, situation, undefined)) continue;
        share(shares, { rule, effect, entry, models: living[entry] }, forceOf(effect, rule, situation));
      }
  }
  return shares.filter(({ effect, having }) => (effect.carriers === 'most' ? 2 * having > models : having === models));
}

/** What the unit has because all, or most, of its living models carry the rule. */
export function readUnit(active: Active, living: ArrayLike<number>, situation?: Situation): Sheet {
  const sheet = new Sheet();
  for (const { kind, force } of sharedEffects(active, living, situation)) PRIMITIVES[kind].rewrite(sheet, force);
  return sheet;
}

interface Bearing {
  readonly rule: ActiveRule;
  readonly effect: Effect;
  readonly entry: number;
  readonly models: number;
}

function share(shares: Share[], { rule, effect, entry, models }: Bearing, force: Force): void {
  const name = rule.rule.name;
  const known = shares.find((candidate) => candidate.rule === name && candidate.kind === effect.do);
  if (known === undefined)
    shares.push({ rule: name, active: rule, kind: effect.do, effect, force, having: models, entry });
  else if (known.entry !== entry) {
    const weaker = PRIMITIVES[effect.do].weakest === 'highest' ? Math.max : Math.min;
    known.force = { ...force, value: weaker(known.force.value, force.value) };
    known.having += models;
    known.entry = entry;
  }
}
