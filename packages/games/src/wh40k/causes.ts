// Why the numbers of a weapon are so: what the player set, what abilities bring, what keywords rewrite.
import type { Cause, Change } from '../contract/causes.ts';
import type { Entry } from './battle.ts';
import type { Edition } from './editions.ts';
import { type Plan, planTraced } from './plan.ts';
import { hitRoll, hitRollChanges, limitedModifier, woundModifier } from './rolls.ts';
import type { Context } from './schema/index.ts';
import type { TargetFacts } from './target-facts.ts';

export type PlanField = keyof Plan & string;

export interface PlanCause extends Cause {
  readonly field: PlanField;
}

/** The fields of a plan that a field of the situation decides, and what it is by default. Those of the hit and wound roll add up by themselves. */
const SITUATION: {
  readonly [field in keyof Context]?: { readonly is: unknown; readonly decides: readonly PlanField[] };
} = {
  advanced: { is: false, decides: ['silent'] },
  attacksMultiplier: { is: 1, decides: ['attacksMultiplier'] },
  attacksModifier: { is: 0, decides: ['attacksModifier'] },
  strengthMultiplier: { is: 1, decides: ['strengthMultiplier'] },
  strengthModifier: { is: 0, decides: ['strengthModifier'] },
  damageMultiplier: { is: 1, decides: ['damageMultiplier'] },
  damageModifier: { is: 0, decides: ['damageAdded', 'damageTaken'] },
  apModifier: { is: 0, decides: ['ap'] },
  plungingFire: { is: false, decides: ['ap'] },
  cover: { is: false, decides: ['covered'] },
  ignoreHitModifiers: { is: false, decides: ['ignoresHarm'] },
  overwatch: { is: false, decides: ['hitsOnlyFrom', 'hitsNotRerolled'] },
  critHitOn: { is: 6, decides: ['criticalHitFrom', 'criticalIfHitFrom'] },
  critWoundOn: { is: 6, decides: ['criticalWoundFrom', 'criticalIfWoundFrom'] },
  rerollHits: { is: 'none', decides: ['rerollHits'] },
  rerollWounds: { is: 'none', decides: ['rerollWounds'] },
  rerollDamage: { is: 'none', decides: ['rerollDamage'] },
};

/** Everything that changed a plan, field by field. */
export function causesOf(entry: Entry, edition: Edition, facts: TargetFacts): readonly PlanCause[] {
  const { plan, rewritten } = planTraced(entry, edition, facts);
  return [
    ...sums(plan),
    ...situationCauses(entry, plan),
    ...stealthCause(entry, edition, facts),
    ...rewritten.flatMap(({ rule, field }) => (SUMS.has(field) ? [] : [{ rule, field: field as PlanField }])),
  ];
}

/** Their changes are told one by one, whoever made them. */
const SUMS: ReadonlySet<string> = new Set<PlanField>(['skillChanges', 'hitChanges', 'woundChanges']);

function sums(plan: Plan): readonly PlanCause[] {
  const { ignoresHarm } = plan;
  return [
    ...told('skillChanges', plan.skillChanges, undefined, ignoresHarm),
    ...told('hitChanges', hitRollChanges(plan), hitRoll(plan).limited, ignoresHarm),
    ...told('woundChanges', plan.woundChanges, limitedModifier(plan, woundModifier(plan)), false),
  ];
}

/** Of changes that come to `left` in the end, those that are in it are kept. */
function told(
  field: PlanField,
  changes: readonly Change[],
  left: number | undefined,
  ignoresHarm: boolean,
): readonly PlanCause[] {
  let rest = left;
  return changes.map((change) => {
    const ignored = ignoresHarm && change.by < 0;
    const counts = !ignored && (rest === undefined || (rest !== 0 && Math.sign(rest) === Math.sign(change.by)));
    if (counts && rest !== undefined) rest = Math.sign(rest) * Math.max(0, Math.abs(rest) - Math.abs(change.by));
    return { ...change, field, ...(counts ? {} : { kept: false as const }) };
  });
}

function situationCauses({ asked, brought, ranged }: Entry, plan: Plan): readonly PlanCause[] {
  const causes: PlanCause[] = [];
  const add = (rule: string, context: keyof Context, by: number | undefined, name?: string): void => {
    for (const field of SITUATION[context]?.decides ?? []) {
      if ((field === 'covered' || context === 'plungingFire') && !ranged) continue;
      if (context === 'plungingFire' && plan.edition.plungingFire !== 'ap') continue;
      if (field === 'hitsNotRerolled' && !plan.hitsNotRerolled) continue;
      if (field === 'silent' && !ranged) continue;
      const idle = field === 'covered' && plan.ignoresCover;
      causes.push({
        rule,
        field,
        ...(name === undefined ? {} : { name }),
        ...(by === undefined || by === 0 ? {} : { by }),
        ...(idle ? { kept: false as const } : {}),
      });
    }
  };
  for (const [field, { is }] of Object.entries(SITUATION)) {
    const value = asked[field as keyof Context];
    if (value !== is) add(field, field as keyof Context, field.endsWith('Modifier') ? Number(value) : undefined);
  }
  for (const { name, effect, change } of brought)
    for (const [field, value] of Object.entries(change(asked, effect))) {
      const before = asked[field as keyof Context];
      if (value !== before)
        add('ability', field as keyof Context, typeof value === 'number' ? value - Number(before) : undefined, name);
    }
  return causes;
}

function stealthCause({ ranged }: Entry, edition: Edition, { stealth }: TargetFacts): readonly PlanCause[] {
  return ranged && stealth && edition.stealth === 'cover' ? [{ rule: 'stealth', field: 'covered' }] : [];
}
