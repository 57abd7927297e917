// A shared Army Forge list: everything is embedded, in the schema of 2025 or the older one of 2023.

import {
  isItem,
  isJson,
  itemOf,
  type Json,
  list,
  priceFor,
  ruleName,
  rulesOf,
  ruleTextsOf,
  text,
  unitHead,
  weaponOf,
  whole,
} from './forge-json.ts';
import type { ForgeItem, ForgeList, ForgeUnit, ForgeWeapon } from './forge-list.ts';

/** True for documents whose units carry their own stats. */
export function isSharePayload(document: Json): boolean {
  return list(document.units).some((unit) => unit.quality !== undefined || unit.defense !== undefined);
}

export function readSharePayload(document: Json): ForgeList {
  const units = list(document.units).map(readUnit);
  const points = document.listPoints ?? document.points;
  const faction = text(document.armyFaction) || text(document.armyName);
  return {
    ...(text(document.name) === '' ? {} : { name: text(document.name) }),
    system: text(document.gameSystem).toLowerCase() || 'gf',
    factions: faction === '' ? [] : [faction],
    ...versionOf(document),
    ...(points === undefined || points === null ? {} : { points: whole(points, 0) }),
    ...(document.pointsLimit === undefined ? {} : { pointsLimit: whole(document.pointsLimit, 0) }),
    units,
    ruleTexts: ruleTextsOf(document.specialRules),
    diagnostics: [],
  };
}

export function versionOf(document: Json): { version?: string } {
  const version = text(list(document.armyVersions)[0]?.version);
  return version === '' ? {} : { version };
}

function readUnit(unit: Json, index: number): ForgeUnit {
  const head = unitHead(unit, unit, index);
  const { size } = head;
  const id = text(unit.id);
  // `loadout` is what is left after all replacements; very old or simple lists have only `equipment` or `weapons`.
  const loadout = list(unit.loadout ?? unit.equipment ?? unit.weapons);
  const upgrades = list(unit.selectedUpgrades);
  const items: ForgeItem[] = [
    ...list(unit.items).filter(() => unit.loadout === undefined),
    ...loadout.filter(isItem),
  ].map((item) => ({ ...itemOf(item), on: weaponsUpgradedWith(item, upgrades) }));
  // Army Forge always counts weapons; the simple dialect lists what every model carries.
  const weapons: ForgeWeapon[] = loadout
    .filter((entry) => !isItem(entry))
    .map((entry) => weaponOf(entry, whole(entry.count, size)));
  return {
    ...head,
    name: text(unit.name) || text(unit.customName) || id || 'Unit',
    points: whole(unit.cost, 0) + upgradePoints(upgrades, id) + campaignPoints(unit),
    rules: [...rulesOf(unit.rules ?? unit.specialRules, size), ...boughtRules(upgrades, size)],
    weapons,
    items,
  };
}

/** "Upgrade all Marksman Carbines with": the weapons that such a section is about. */
export function upgradedWeapons({ variant, targets }: Json): readonly string[] {
  return variant === 'upgrade' && Array.isArray(targets) ? targets.map(text) : [];
}

function weaponsUpgradedWith(item: Json, upgrades: readonly Json[]): readonly string[] {
  const bought = upgrades.find(
    ({ option }) => isJson(option) && list(option.gains).some(({ name }) => text(name) === text(item.name)),
  );
  return isJson(bought?.upgrade) ? upgradedWeapons(bought.upgrade) : [];
}

/** Experience earned in a campaign costs 5 points for each level of 5, whether its trait is chosen already or not. */
export function campaignPoints({ traits, xp }: Json): number {
  const chosen = Array.isArray(traits) ? traits.length : 0;
  return 5 * Math.max(chosen, Math.floor(Math.max(0, whole(xp, 0)) / 5));
}

function upgradePoints(upgrades: readonly Json[], unitId: string): number {
  let points = 0;
  for (const upgrade of upgrades) if (isJson(upgrade.option)) points += priceFor(upgrade.option, unitId);
  return points;
}

/** Rules bought as such are not in the loadout: "Upgrade any model with Medical Training". */
function boughtRules(upgrades: readonly Json[], size: number): { name: string; count?: number }[] {
  const bought = new Map<string, number>();
  for (const { option, upgrade } of upgrades) {
    const all =
      isJson(upgrade) && (isAll(upgrade.affects) || (size > 1 && upgrade.model !== true && upgrade.affects == null));
    for (const gain of list(isJson(option) ? option.gains : undefined)) {
      if (gain.type !== 'ArmyBookRule') continue;
      const name = ruleName(gain);
      bought.set(name, (bought.get(name) ?? 0) + (all ? size : whole(gain.count, 1)));
    }
  }
  return [...bought].map(([name, count]) => (count < size ? { name, count } : { name }));
}

export function isAll(affects: unknown): boolean {
  return affects === 'all' || (isJson(affects) && affects.type === 'all');
}
