// Pieces that Army Forge writes the same way in share payloads and army books, in its old and its new schema.
import { ReadingStopped } from '../../lists/budget.ts';
import type { ForgeItem, ForgeRule, ForgeWeapon } from './forge-list.ts';

export type Json = { readonly [key: string]: unknown };

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function list(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** A whole number, or the fallback for anything else. */
export function whole(value: unknown, fallback: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? Math.round(number) : fallback;
}

export function sizeOf(value: unknown): number {
  return Math.max(1, whole(value, 1));
}

/** No unit carries more of one thing. */
const MOST_COPIES = 1_000;

export function copiesOf(value: unknown): number {
  return Math.min(MOST_COPIES, Math.max(0, whole(value, 1)));
}

/** "Tough" with rating 3 or "3" is "Tough(3)"; a plain text is taken as it stands. */
export function ruleName(rule: unknown): string {
  if (typeof rule === 'string') return rule.trim();
  if (!isJson(rule)) return '';
  const name = text(rule.name).trim();
  const rating = text(rule.rating).trim();
  return rating === '' || rating === '0' ? name : `${name}(${rating})`;
}

export function ruleNames(rules: unknown): string[] {
  return (Array.isArray(rules) ? rules : []).map(ruleName).filter((name) => name !== '');
}

/** Counts below `size` belong to some models only. */
export function rulesOf(rules: unknown, size: number): ForgeRule[] {
  return (Array.isArray(rules) ? rules : []).flatMap((rule) => {
    const name = ruleName(rule);
    if (name === '') return [];
    const count = isJson(rule) ? whole(rule.count, size) : size;
    return [count < size ? { name, count } : { name }];
  });
}

export function isItem(entry: Json): boolean {
  return entry.type === 'ArmyBookItem' || (Array.isArray(entry.content) && entry.attacks === undefined);
}

export function weaponOf(entry: Json, count = whole(entry.count, 1)): ForgeWeapon {
  const rules = ruleNames(entry.specialRules ?? entry.rules);
  const ap = whole(entry.ap, 0);
  // The simple dialect gives AP as a number of its own; Army Forge puts it among the rules.
  if (ap > 0 && !rules.some((rule) => /^ap\(/i.test(rule))) rules.unshift(`AP(${ap})`);
  return {
    name: text(entry.name) || 'Weapon',
    count,
    range: Math.max(0, whole(entry.range, 0)),
    attacks: Math.max(0, whole(entry.attacks, 1)),
    rules,
  };
}

/** Items hold items two or three deep; what lies deeper is no list. */
const DEEPEST_ITEM = 10;

export function itemOf(entry: Json, count = whole(entry.count, 1), depth = 0): ForgeItem {
  if (depth > DEEPEST_ITEM) throw new ReadingStopped('too-deep', { id: 'item-too-deep', values: undefined });
  const content = list(entry.content);
  const weapons = content.filter((inner) => inner.type === 'ArmyBookWeapon' || inner.attacks !== undefined);
  const nested = content
    .filter((inner) => inner.type === 'ArmyBookItem')
    .map((inner) => itemOf(inner, count, depth + 1));
  const rules = content.filter((inner) => inner.type !== 'ArmyBookItem' && !weapons.includes(inner));
  return {
    name: text(entry.name) || text(entry.label),
    count,
    rules: [...ruleNames(rules), ...nested.flatMap((inner) => inner.rules)],
    weapons: [
      ...weapons.map((weapon) => weaponOf(weapon, count * whole(weapon.count, 1))),
      ...nested.flatMap((inner) => inner.weapons),
    ],
  };
}

/** What a unit says of itself in both; `card` is where its stats stand. */
export function unitHead(unit: Json, card: Json, index: number) {
  return {
    key: text(unit.selectionId) || `${text(unit.id)}#${index}`,
    ...(text(unit.customName) === '' ? {} : { customName: text(unit.customName) }),
    size: sizeOf(card.size),
    quality: whole(card.quality, 4),
    defense: whole(card.defense, 4),
    combined: unit.combined === true,
    ...(text(unit.joinToUnit) === '' ? {} : { joins: text(unit.joinToUnit) }),
  };
}

/** An option's price for this unit; prices per unit win over the general one. */
export function priceFor(option: Json, unitId: string): number {
  const own = list(option.costs).find((cost) => text(cost.unitId) === unitId);
  return whole(own?.cost ?? option.cost, 0);
}

export function ruleTextsOf(rules: unknown): { [name: string]: string } {
  const texts: { [name: string]: string } = {};
  for (const rule of list(rules)) if (text(rule.description) !== '') texts[text(rule.name)] = text(rule.description);
  return texts;
}
