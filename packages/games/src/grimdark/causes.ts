// Which rules stand behind the number of a step: the effects that are in force, read as the plan reads them.
import type { Cause } from '../contract/causes.ts';
import { activeByEntry, forceOf, type Share, sharedEffects } from './plan/reading.ts';
import { effectHolds, type Situation, type TargetFacts } from './plan/situation.ts';
import type { ActiveRule } from './rules/active.ts';
import { rules as catalogue } from './rules/catalogue.ts';
import { type Effect, type EffectKind, PRIMITIVES } from './rules/effect.ts';
import type { PackRule } from './rules/pack.ts';
import type { ResolvedUnit } from './rules/resolve.ts';

/** Effects whose values add up in the number that a step shows. */
const ADDING: ReadonlySet<EffectKind> = new Set<EffectKind>([
  ...(['hit', 'ap', 'apOnSix', 'range', 'block', 'incomingAp', 'enemyHit', 'enemyRange', 'rangeCut'] as const),
  ...(['moreAttacks', 'morale', 'fear', 'impact', 'heavyImpact', 'ravage', 'crush'] as const),
]);

const known = new Set(catalogue.map(({ id }) => id));

function causeOf(rule: PackRule, field: EffectKind, value: number): Cause {
  const name = known.has(rule.id) ? {} : { name: rule.name };
  return { rule: rule.id, field, ...(ADDING.has(field) ? { by: value } : {}), ...name };
}

/** The rule as printed, the rule it stands for, and what boosts it. */
function causesOfEffect({ rule, from, boost }: ActiveRule, { do: field }: Effect, value: number): readonly Cause[] {
  if (ADDING.has(field) && value === 0) return [];
  return [from, rule, boost].filter((each) => each !== undefined).map((each) => causeOf(each, field, value));
}

type Wanted = (field: EffectKind, effect: Effect) => boolean;

/** What a model or weapon has by itself. */
export function ownCauses(
  rules: readonly ActiveRule[],
  wanted: Wanted,
  situation?: Situation,
  target?: TargetFacts,
): readonly Cause[] {
  return rules.flatMap((rule) =>
    rule.effects
      .filter((effect) => effect.carriers === 'own' && wanted(effect.do, effect))
      .filter((effect) => situation === undefined || effectHolds(effect, situation, target))
      .flatMap((effect) => causesOfEffect(rule, effect, forceOf(effect, rule, situation).value)),
  );
}

/** What a unit of fresh models has, by itself or because its models share it. */
export function unitCauses(unit: ResolvedUnit, wanted: Wanted, situation?: Situation): readonly Cause[] {
  const living = unit.models.map(({ count }) => count);
  const active = activeByEntry(unit, living, situation?.phase);
  const shared = sharedEffects(active, living, situation)
    .filter(({ kind, effect }) => wanted(kind, effect))
    .flatMap(({ active: rule, effect, force }: Share) => causesOfEffect(rule, effect, force.value));
  return distinct([...active.flatMap((rules) => ownCauses(rules, wanted, situation)), ...shared]);
}

/** The same with everything that is printed on its weapons. */
export function armedCauses(unit: ResolvedUnit, wanted: Wanted): readonly Cause[] {
  const weapons = unit.models.flatMap((model) => model.weapons.flatMap(({ rules }) => ownCauses(rules, wanted)));
  return distinct([...unitCauses(unit, wanted), ...weapons]);
}

/** Effects of the unit that is attacked, but for its ignore rolls, which have a step of their own. */
export const meetsAttack: Wanted = (field) =>
  (PRIMITIVES[field].side === 'target' && field !== 'ignore' && field !== 'ignoreOnce') || field === 'armor';

export const isOfLine: Wanted = (field) => PRIMITIVES[field].side === 'line';

/** Each rule once for each field. */
export function distinct(causes: readonly Cause[]): readonly Cause[] {
  const seen = new Set<string>();
  return causes.filter(({ rule, field }) => !seen.has(`${rule} ${field}`) && seen.add(`${rule} ${field}`));
}
