// The Kill Team catalogue and the questions asked of it. Nothing outside this folder spells out what a rule does.
import { summaryInEdition } from '../../form/rule-words.ts';
import { type GuardPlan, type MeleePlan, PLAIN_MELEE, type PlannedConversion } from '../plan.ts';
import { rules } from './catalogue.ts';
import type { Edition, KillTeamRule, Side, Wording } from './rule.ts';

export { rules } from './catalogue.ts';
export { EDITIONS, type Edition, type KillTeamRule, type Side, WORDINGS } from './rule.ts';

type Entry = (typeof rules)[number];
/** @internal */
export type RuleId = Entry['id'];
type Ability = Extract<Entry, { kind: 'ability' }>;
type OfSide<E extends Ability, S extends Side> = E extends Ability
  ? S extends E['sides'][number]
    ? E['id']
    : never
  : never;
export type AbilityId<S extends Side = Side> = OfSide<Ability, S>;
export type RerollId = Extract<Entry, { kind: 'reroll' }>['id'];

const list: readonly KillTeamRule[] = rules;
const byId = new Map<string, KillTeamRule>(list.map((rule) => [rule.id, rule]));

export function ruleOf(id: string): KillTeamRule {
  const rule = byId.get(id);
  if (rule === undefined) throw new Error(`no Kill Team rule "${id}"`);
  return rule;
}

/** What the rule says in this edition. */
export function summaryOf(rule: KillTeamRule, edition: Edition): string {
  return summaryInEdition(rule, edition);
}

/** Ids of the abilities a side may have, in catalogue order. */
export function abilitiesOf<S extends Side>(side: S): [AbilityId<S>, ...AbilityId<S>[]] {
  return list.filter((rule) => rule.kind === 'ability' && rule.sides.includes(side)).map((rule) => rule.id) as [
    AbilityId<S>,
    ...AbilityId<S>[],
  ];
}

export const REROLLS = rules.filter((rule) => rule.kind === 'reroll').map((rule) => rule.id) as [
  RerollId,
  ...RerollId[],
];

/** A list of abilities is a set: rules act in catalogue order, each once. */
function chosen(abilities: readonly string[]): KillTeamRule[] {
  return abilities.length === 0 ? [] : list.filter((rule) => abilities.includes(rule.id));
}

const repeated = list.filter((rule) => rule.convert?.repeat !== undefined);

/** Conversions that are fields of a request, and whether their text retains dice or changes them. */
export interface PromotionFields {
  readonly failsToNormals: number;
  readonly failsToNormalsBy: Wording;
  readonly normalsToCrits: number;
  readonly normalsToCritsBy: Wording;
}

/** In the edition whose dice are retained only once. */
export function retainsOnce(edition: Edition): boolean {
  return edition === '2024';
}

/** Converts dice by a text of 2021, which knows neither locks nor rules that may be declined. */
export function isOldConversion({ convert, edition }: KillTeamRule): boolean {
  return convert !== undefined && edition === '2021';
}

/** The conversions of a pool, in the order they are made. */
export function conversionsOf(
  abilities: readonly string[],
  fields: PromotionFields,
  edition: Edition,
): PlannedConversion[] {
  const planned: PlannedConversion[] = [];
  const once = retainsOnce(edition);
  for (const rule of chosen(abilities))
    if (rule.convert !== undefined)
      planned.push({ ...rule.convert, rule, times: 1, locks: once && rule.convert.retains === true });
  for (const rule of repeated) {
    const field = rule.convert!.repeat!;
    if (fields[field] > 0)
      planned.push({ ...rule.convert!, rule, times: fields[field], locks: once && fields[`${field}By`] === 'retain' });
  }
  return planned.sort((a, b) => a.order - b.order);
}

export function guardedBy(abilities: readonly string[], plain: GuardPlan): GuardPlan {
  return Object.assign({ ...plain }, ...chosen(abilities).map((rule) => rule.guard));
}

export function meleeOf(abilities: readonly string[]): MeleePlan {
  return Object.assign({ ...PLAIN_MELEE }, ...chosen(abilities).map((rule) => rule.melee));
}

/** The rules among these that say something of one part of a plan. */
export function rulesWith(abilities: readonly string[], part: 'guard' | 'melee'): KillTeamRule[] {
  return chosen(abilities).filter((rule) => rule[part] !== undefined);
}
