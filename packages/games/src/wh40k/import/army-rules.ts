// What an army brings to its units beside their datasheets: the enhancement of a character, rules and stratagems of the detachment.
import { type ArmyRule, loadArmyRules } from '../data/army-rules.ts';
import { singularKey } from '../data/name.ts';
import { chipsOf, type UnitAbilities } from '../units/abilities.ts';
import type { Diagnostic, ImportedArmy, ImportedUnit } from './army.ts';

export async function withArmyRules(army: ImportedArmy): Promise<ImportedArmy> {
  if (army.detachment === undefined && army.units.every(({ enhancement }) => enhancement === undefined)) return army;
  const known = (await loadArmyRules()).filter(({ edition = army.edition }) => edition === army.edition);
  const detachments = (army.detachment ?? '').split(/[,;/]/).map(singularKey);
  const isOwn = ({ detachment }: ArmyRule): boolean =>
    detachment === undefined || detachments.includes(singularKey(detachment));
  const found = enhancementsAmongGear(army, known, isOwn);
  const shared = known.filter((rule) => rule.kind !== 'enhancement' && isOwn(rule));
  return {
    ...found,
    units: found.units.map((unit) => {
      if (unit.abilities === undefined) return unit;
      const mayUse = ({ needs }: ArmyRule): boolean =>
        needs === undefined || needs.some((keyword) => hasKeyword(unit, keyword));
      const usable = shared.filter(mayUse).reduce(withRule, unit.abilities);
      return { ...unit, abilities: withEnhancement(usable, unit, known, isOwn) };
    }),
  };
}

/** New Recruit writes enhancements among the gear of a character: the tables know their names. */
function enhancementsAmongGear(
  army: ImportedArmy,
  known: readonly ArmyRule[],
  isOwn: (rule: ArmyRule) => boolean,
): ImportedArmy {
  const titles = new Set(
    known.flatMap((rule) => (rule.kind === 'enhancement' && isOwn(rule) ? [titleOf(rule.name)] : [])),
  );
  const taken = new Set<string>();
  const units = army.units.map((unit) => {
    const item = unit.enhancement === undefined && unit.wargear.find(({ name }) => titles.has(titleOf(name)));
    if (!item || !hasKeyword(unit, 'Character')) return unit;
    taken.add(`${unit.name}: ${item.name}`);
    return { ...unit, enhancement: item.name, wargear: unit.wargear.filter((other) => other !== item) };
  });
  // The reader of the list took it for gear that nobody knows.
  const isTaken = ({ code, unit, message }: Diagnostic): boolean =>
    code === 'wh40k/import-gear-not-found' && taken.has(`${unit}: ${/^"(.+?)" is /.exec(message)?.[1]}`);
  return { ...army, units, diagnostics: army.diagnostics.filter((entry) => !isTaken(entry)) };
}

function hasKeyword({ keywords }: ImportedUnit, keyword: string): boolean {
  return keywords.some((own) => singularKey(own) === singularKey(keyword));
}

/** Of enhancements of one name that of the detachment; one that no table knows is named as not counted. */
function withEnhancement(
  abilities: UnitAbilities,
  { enhancement }: ImportedUnit,
  known: readonly ArmyRule[],
  isOwn: (rule: ArmyRule) => boolean,
): UnitAbilities {
  if (enhancement === undefined) return abilities;
  const key = titleOf(enhancement);
  const named = known.filter(({ kind, name }) => kind === 'enhancement' && titleOf(name) === key);
  const rule = named.find(isOwn) ?? named[0];
  if (rule === undefined) return { ...abilities, notModelled: [...abilities.notModelled, enhancement] };
  return withRule(abilities, { ...rule, name: enhancement });
}

/** "Targetin' Gizmos (Upgrade)" and "Honoured Fallen (Aura)" without their brackets. */
function titleOf(name: string): string {
  return singularKey(name.replace(/ \((?:Upgrade|Aura|Psychic|Aura, Psychic)\)$/i, ''));
}

export function withRule(abilities: UnitAbilities, { name, effects, partial }: ArmyRule): UnitAbilities {
  const chips = chipsOf({ name, effects, ...(partial ? { partial } : {}) }, false);
  if (chips.length > 0) return { ...abilities, chips: [...abilities.chips, ...chips] };
  if (!partial) return { ...abilities, offDice: [...(abilities.offDice ?? []), { name, effects }] };
  const { notModelled, changeDice = [] } = abilities;
  return { ...abilities, notModelled: [...notModelled, name], changeDice: [...changeDice, name] };
}
