// The Kill Team catalogue and the questions asked of it. Nothing outside this folder spells out what a rule does.
import { rules } from './catalogue.ts';
import {
  type Conversion,
  type KillTeamRule,
  MELEE_TRAITS,
  type MeleeTrait,
  type Reroll,
  type SaveTrait,
  type Side,
} from './rule.ts';

export { rules } from './catalogue.ts';
export {
  type Conversion,
  EDITIONS,
  type Edition,
  type KillTeamRule,
  type MeleeTrait,
  type Reroll,
  type Side,
  SOFTENED_ABOVE,
} from './rule.ts';

type Entry = (typeof rules)[number];
/** @internal */
export type RuleId = Entry['id'];
export type AbilityId = Extract<Entry, { kind: 'ability' }>['id'];
export type RerollId = Extract<Entry, { kind: 'reroll' }>['id'];

const byId = new Map<string, KillTeamRule>(rules.map((rule) => [rule.id, rule]));

export function ruleOf(id: string): KillTeamRule {
  const rule = byId.get(id);
  if (rule === undefined) throw new Error(`no Kill Team rule "${id}"`);
  return rule;
}

/** Ids of the abilities a side may have, in catalogue order. */
export function abilitiesOf(side: Side): [AbilityId, ...AbilityId[]] {
  const list: readonly KillTeamRule[] = rules;
  return list
    .filter((rule) => rule.kind === 'ability' && rule.sides.includes(side))
    .map((rule) => rule.id as AbilityId) as [AbilityId, ...AbilityId[]];
}

export const REROLLS = rules.filter((rule) => rule.kind === 'reroll').map((rule) => rule.id) as [
  RerollId,
  ...RerollId[],
];

const rerolls = new Map<string, Reroll>(
  rules.flatMap((rule) =>
    rule.effects.filter((effect) => effect.stage === 'reroll').map((effect) => [rule.id, effect]),
  ),
);

export function rerollOf(id: RerollId): Reroll {
  return rerolls.get(id)!;
}

const conversions = new Map<string, Conversion>(
  rules.flatMap((rule) =>
    rule.effects.filter((effect) => effect.stage === 'convert').map((effect) => [rule.id, effect] as const),
  ),
);
const byField: readonly Conversion[] = [...conversions.values()].filter(
  (conversion) => conversion.repeat !== undefined,
);

/** The conversions of a pool, in the order they are made. */
export function conversionsOf(
  abilities: readonly AbilityId[],
  fields: { readonly failsToNormals: number; readonly normalsToCrits: number },
): Conversion[] {
  const chosen: Conversion[] = [];
  for (const id of abilities) {
    const conversion = conversions.get(id);
    if (conversion !== undefined && !chosen.includes(conversion)) chosen.push(conversion);
  }
  for (const conversion of byField) if (fields[conversion.repeat!] > 0) chosen.push(conversion);
  return chosen.sort((a, b) => a.order - b.order);
}

export function hasSaveTrait(abilities: readonly AbilityId[], trait: SaveTrait): boolean {
  return abilities.some((id) =>
    ruleOf(id).effects.some((effect) => effect.stage === 'saves' && effect.trait === trait),
  );
}

export type MeleeTraits = { readonly [trait in MeleeTrait]: boolean };

const NO_TRAITS = Object.fromEntries(MELEE_TRAITS.map((trait) => [trait, false])) as MeleeTraits;

export function meleeTraitsOf(abilities: readonly AbilityId[]): MeleeTraits {
  if (abilities.length === 0) return NO_TRAITS;
  const traits: { [trait in MeleeTrait]: boolean } = { ...NO_TRAITS };
  for (const id of abilities)
    for (const effect of ruleOf(id).effects) if (effect.stage === 'melee') traits[effect.trait] = true;
  return traits;
}

/** The rule a conversion belongs to, for explanations. */
export function ruleOfConversion(conversion: Conversion): KillTeamRule {
  return ruleOf([...conversions.keys()].find((id) => conversions.get(id) === conversion)!);
}
