// What an army brings to its units beside their datasheets: the enhancement of a character, rules and stratagems of the detachment.
import type { Noticed, ReadArmy } from '../../lists/words/index.ts';
import { type ArmyRule, loadArmyRules } from '../data/army-rules.ts';
import { singularKey } from '../data/name.ts';
import { chipsOf, type UnitAbilities, type UnitAbility } from '../units/abilities.ts';
import type { Diagnostic, ImportedArmy, ImportedUnit } from './army.ts';

type Army = ReadArmy<ImportedArmy>;

export async function withArmyRules(army: Army): Promise<Army> {
  if (army.detachment === undefined && army.units.every(({ enhancement }) => enhancement === undefined)) return army;
  const rules = await loadArmyRules();
  // "Gladius Task Force, Stormlance Task Force", and "Ordo Xenos, Alien Hunters", which is one.
  const { detachment = '' } = army;
  const own = rules.of([detachment, ...detachment.split(/[,;/]/)], army.edition);
  const enhancements = new Map<string, ArmyRule>();
  const shared: { readonly rule: ArmyRule; readonly chips: readonly UnitAbility[] }[] = [];
  for (const rule of own)
    if (rule.kind !== 'enhancement') shared.push({ rule, chips: armyChips(rule) });
    else if (!enhancements.has(titleOf(rule.name))) enhancements.set(titleOf(rule.name), rule);
  const named = (title: string): ArmyRule | undefined =>
    enhancements.get(title) ?? rules.enhancements((name) => titleOf(name) === title, army.edition)[0];
  const found = enhancementsAmongGear(army, enhancements);
  return {
    ...found,
    units: found.units.map((unit) => {
      if (unit.abilities === undefined) return unit;
      const keywords = new Set(unit.keywords.map(singularKey));
      const usable = shared.filter(
        ({ rule: { needs } }) => needs === undefined || needs.some((keyword) => keywords.has(singularKey(keyword))),
      );
      const together = usable.reduce((abilities, { rule, chips }) => withChips(abilities, rule, chips), unit.abilities);
      return { ...unit, abilities: withEnhancement(together, unit, named) };
    }),
  };
}

/** New Recruit writes enhancements among the gear of a character: the tables know their names. */
function enhancementsAmongGear(army: Army, titles: ReadonlyMap<string, ArmyRule>): Army {
  const taken = new Set<string>();
  const units = army.units.map((unit) => {
    if (unit.enhancement !== undefined || unit.wargear.length === 0 || !isCharacter(unit)) return unit;
    const item = unit.wargear.find(({ name }) => titles.has(titleOf(name)));
    if (item === undefined) return unit;
    taken.add(`${unit.name}: ${item.name}`);
    return { ...unit, enhancement: item.name, wargear: unit.wargear.filter((other) => other !== item) };
  });
  // The reader of the list took it for gear that nobody knows.
  const isTaken = ({ unit, message }: Noticed<Diagnostic>): boolean =>
    message.id === 'gear-not-found' && taken.has(`${unit}: ${message.values.gear}`);
  if (taken.size === 0) return army;
  return { ...army, units, diagnostics: army.diagnostics.filter((entry) => !isTaken(entry)) };
}

function isCharacter({ keywords }: ImportedUnit): boolean {
  return keywords.some((own) => singularKey(own) === 'character');
}

/** Of enhancements of one name that of the detachment; one that no table knows is named as not counted. */
function withEnhancement(
  abilities: UnitAbilities,
  { enhancement }: ImportedUnit,
  named: (title: string) => ArmyRule | undefined,
): UnitAbilities {
  if (enhancement === undefined) return abilities;
  const rule = named(titleOf(enhancement));
  if (rule === undefined) return { ...abilities, notModelled: [...abilities.notModelled, enhancement] };
  return withRule(abilities, { ...rule, name: enhancement });
}

/** "Targetin' Gizmos (Upgrade)" and "Honoured Fallen (Aura)" without their brackets. */
function titleOf(name: string): string {
  return singularKey(name.endsWith(')') ? name.replace(/ \((?:Upgrade|Aura|Psychic|Aura, Psychic)\)$/i, '') : name);
}

export function withRule(abilities: UnitAbilities, rule: ArmyRule): UnitAbilities {
  return withChips(abilities, rule, armyChips(rule));
}

function armyChips({ name, effects, partial }: ArmyRule): readonly UnitAbility[] {
  return chipsOf({ name, effects, ...(partial ? { partial } : {}) }, false);
}

function withChips(
  abilities: UnitAbilities,
  { name, effects, partial }: ArmyRule,
  chips: readonly UnitAbility[],
): UnitAbilities {
  if (chips.length > 0) return { ...abilities, chips: [...abilities.chips, ...chips] };
  if (!partial) return { ...abilities, offDice: [...(abilities.offDice ?? []), { name, effects }] };
  const { notModelled, changeDice = [] } = abilities;
  return { ...abilities, notModelled: [...notModelled, name], changeDice: [...changeDice, name] };
}
