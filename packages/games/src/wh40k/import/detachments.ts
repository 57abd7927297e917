// Rules of armies for units that come from no list: the detachments a datasheet may be in, what they bring to it, and who has a rule by its name.
import { known } from '../../contract/defined-fields.ts';
import { type ArmyRule, loadArmyRules } from '../data/army-rules.ts';
import type { PackEdition } from '../data/built-in.ts';
import type { Datasheet } from '../data/datasheet.ts';
import { parentOf } from '../data/faction.ts';
import { nameKey, singularKey } from '../data/name.ts';
import type { Unit } from '../units/index.ts';
import { chipLabel, type NamedSwitch, switchesNamed } from '../units/named-switches.ts';
import { hasKeyword } from '../units/unit.ts';
import { withRule } from './army-rules.ts';

export interface Detachment {
  readonly name: string;
  readonly faction: string;
}

export async function armyRulesOf(edition: PackEdition): Promise<readonly ArmyRule[]> {
  return (await loadArmyRules()).all(edition);
}

/** Sheets of a faction serve in its chapters, and those of a chapter in the armies of the whole. */
function mayServe({ faction, factions = [] }: Datasheet): (army: string) => boolean {
  const homes = new Set([faction, ...factions].flatMap((home) => [home, parentOf(home) ?? home]));
  return (army) => homes.has(army) || homes.has(parentOf(army) ?? army);
}

/** By name, each once. */
export function detachmentsFor(sheet: Datasheet, rules: readonly ArmyRule[]): readonly Detachment[] {
  const serves = mayServe(sheet);
  const found = new Map<string, Detachment>();
  for (const { faction, detachment: name } of rules)
    if (faction !== undefined && name !== undefined && serves(faction)) found.set(nameKey(name), { name, faction });
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** The unit with the rules of a detachment: what holds always counts, the rest are switches; enhancements are offered to characters. */
export function inDetachment(unit: Unit, name: string, rules: readonly ArmyRule[]): Unit {
  const { abilities } = unit;
  if (abilities === undefined) return unit;
  const key = singularKey(name);
  const usable = rules.filter(
    ({ detachment, kind, needs }) =>
      (detachment === undefined || singularKey(detachment) === key) &&
      (kind !== 'enhancement' || hasKeyword(unit, 'Character')) &&
      (needs === undefined || needs.some((keyword) => hasKeyword(unit, keyword))),
  );
  return { ...unit, abilities: usable.map(asOffered).reduce(withRule, abilities) };
}

/** Nobody said that the character has it. */
function asOffered(rule: ArmyRule): ArmyRule {
  if (rule.kind !== 'enhancement') return rule;
  return {
    ...rule,
    effects: rule.effects.map((effect) => ({ ...effect, when: effect.when ?? 'with the enhancement' })),
  };
}

/** A rule that a search found, whether it stands on datasheets or comes with a detachment. */
export interface FoundRule extends Omit<NamedSwitch, 'kind'> {
  readonly kind: NamedSwitch['kind'] | ArmyRule['kind'];
  readonly detachment?: string;
}

const MOST_FOUND = 8;

/** Rules whose names hold the words, those that begin with them first. */
export async function armyRulesNamed(
  words: string,
  edition: PackEdition,
  sheets: readonly Datasheet[],
): Promise<readonly FoundRule[]> {
  const key = nameKey(words);
  if (key === '') return [];
  const ofArmies = (await armyRulesOf(edition)).filter(({ name }) => nameKey(name).includes(key));
  const found: readonly FoundRule[] = [...switchesNamed(sheets, words), ...ofArmies.map(asFound)];
  const rank = ({ name }: FoundRule): number => (nameKey(name).startsWith(key) ? 0 : 1);
  return [...found].sort((one, other) => rank(one) - rank(other)).slice(0, MOST_FOUND);
}

function asFound({ name, kind, faction, detachment }: ArmyRule): FoundRule {
  return {
    name,
    label: name,
    kind,
    units: [],
    factions: faction === undefined ? [] : [faction],
    ...known({ detachment }),
  };
}

/** Rules of detachments that a unit may use, by their names: in which it has them, and as which chips. */
export function usableRules(
  unit: Unit,
  sheet: Datasheet,
  words: string,
  rules: readonly ArmyRule[],
): readonly FoundRule[] {
  const key = nameKey(words);
  if (key === '') return [];
  const serves = mayServe(sheet);
  // Detachments of its own faction before those of the chapters.
  const isOwn = ({ faction }: ArmyRule): number => Number(faction !== sheet.faction);
  return rules
    .filter(
      ({ name, faction, detachment }) =>
        detachment !== undefined && (faction === undefined || serves(faction)) && nameKey(name).includes(key),
    )
    .sort((one, other) => isOwn(one) - isOwn(other))
    .flatMap((rule) => {
      const { detachment = '' } = rule;
      const chips = inDetachment(unit, detachment, [rule]).abilities?.chips ?? [];
      return chips
        .filter(({ name }) => name === rule.name)
        .map((chip): FoundRule => ({ ...asFound(rule), detachment, label: chipLabel(chip) }));
    })
    .slice(0, MOST_FOUND);
}
