// Keywords as datasheets print them, read into a rule, its number and the targets it works against.
import { type DiceExpression, expressionMean, parseDiceExpression } from '@oddsmith/kernel';
import { FifoCache } from '../../contract/cache.ts';
import { type WeaponRule, weaponRules } from './catalogue.ts';
import { type Condition, holds, readKeywordList, type World } from './condition.ts';

/** A keyword as it was read. */
export interface ReadKeyword {
  readonly text: string;
  readonly rule: WeaponRule | undefined;
  /** The number or dice behind the name, 1 where a needed one is missing. */
  readonly value: DiceExpression;
  /** A number was expected and is not there. */
  readonly incomplete: boolean;
  /** Works only against targets of which this holds. */
  readonly scope: Condition | undefined;
}

function number(plus: number): DiceExpression {
  return { count: 0, sides: 6, plus };
}

/** A volley of twelve weapons was half as long in the making: the same few dozen keywords stand on all of them. */
const read = new FifoCache<ReadKeyword>(500);

/** Reads one keyword in any letter case, with or without hyphens, brackets and plus signs. */
export function readKeyword(text: string): ReadKeyword {
  return read.get(text, () => readAnew(text));
}

function readAnew(text: string): ReadKeyword {
  const [plain, list = ''] = plainWords(text);
  const behind = readKeywordList(list);
  for (const rule of weaponRules) {
    const rest = restAfter(rule, plain);
    const found = rest === undefined ? undefined : readParameter(rule, rest);
    if (found !== undefined) return { text, rule, ...found, scope: both(found.scope, behind) };
  }
  return { text, rule: undefined, value: number(1), incomplete: false, scope: behind };
}

function both(one: Condition | undefined, other: Condition | undefined): Condition | undefined {
  return one !== undefined && other !== undefined ? { all: [one, other] } : (one ?? other);
}

/** The keyword and, behind a colon, the targets it is limited to. */
function plainWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(/[[\]]/g, '')
    .replace(/[-‑–]/g, ' ')
    .replace(/\s+/g, ' ')
    .split(':', 2)
    .map((part) => part.trim());
}

/** What follows the name of a rule; undefined where the keyword is not of that rule. */
function restAfter({ name }: WeaponRule, plain: string): string | undefined {
  const start = name.toLowerCase().replace('-', ' ');
  return plain === start || plain.startsWith(`${start} `) ? plain.slice(start.length).trim() : undefined;
}

/** The keyword as datasheets print it, whoever typed it: "TWIN LINKED" -> "Twin-linked", "anti-vehicle 4" -> "Anti-Vehicle 4+". */
export function printedKeyword(text: string): string {
  const { rule } = readKeyword(text);
  const [plain, scope] = plainWords(text);
  if (rule === undefined || scope !== undefined) return capitals(text.replace(/\s+/g, ' ').trim());
  const rest = restAfter(rule, plain) ?? '';
  if (rule.parameter !== 'keywordAndRoll') return rest === '' ? rule.name : `${rule.name} ${rest.toUpperCase()}`;
  return `${rule.name}-${capitals(rest).replace(/\+?$/, '+').replace(/^Non /, 'non-')}`;
}

function capitals(text: string): string {
  return text.toLowerCase().replace(/(^|[ /])[a-z]/g, (letter) => letter.toUpperCase());
}

function readParameter(rule: WeaponRule, rest: string): Omit<ReadKeyword, 'text' | 'rule'> | undefined {
  const { parameter, unstated = 1 } = rule;
  if (parameter === 'none') return rest === '' ? { value: number(1), incomplete: false, scope: undefined } : undefined;
  if (parameter === 'keywordAndRoll') {
    const parts = /^(.+?) ([2-6])\+?$/.exec(rest);
    return parts === null
      ? undefined
      : { value: number(Number(parts[2])), incomplete: false, scope: readKeywordList(parts[1]) };
  }
  if (rest === '') return { value: number(unstated), incomplete: parameter !== 'optionalNumber', scope: undefined };
  const parsed = parseDiceExpression(rest);
  if (!parsed.ok || (parameter !== 'dice' && parsed.expression.count > 0)) return undefined;
  return { value: parsed.expression, incomplete: false, scope: undefined };
}

export interface KnownKeyword extends ReadKeyword {
  readonly rule: WeaponRule;
}

function isKnown(keyword: ReadKeyword): keyword is KnownKeyword {
  return keyword.rule !== undefined;
}

/** Whether an ability works against the target, in whatever situation. */
export function isInScope({ scope, value }: ReadKeyword, world: World): boolean {
  return scope === undefined || holds(scope, world, value);
}

/** Whether what it waits for has come about too. */
export function isOn({ rule, value }: KnownKeyword, world: World): boolean {
  return rule.when === undefined || holds(rule.when, world, value);
}

/** Rule 9, E9: the same ability twice does not stack; of those that work against the target the best is used. */
export function workingKeywords(keywords: readonly ReadKeyword[], world: World): readonly KnownKeyword[] {
  const best = new Map<string, KnownKeyword>();
  for (const keyword of keywords) {
    if (!isKnown(keyword) || !isInScope(keyword, world)) continue;
    const { id } = keyword.rule;
    const other = best.get(id);
    if (other === undefined || isBetter(keyword, other)) best.set(id, keyword);
  }
  return [...best.values()];
}

function isBetter(one: KnownKeyword, other: KnownKeyword): boolean {
  const gain = expressionMean(one.value) - expressionMean(other.value);
  return one.rule.lowerIsBetter === true ? gain < 0 : gain > 0;
}

/** What a form offers: every ability of the catalogue as a datasheet would print it. */
export function standardKeywords(): readonly string[] {
  return weaponRules.flatMap((rule) => rule.examples ?? [exampleOf(rule)]);
}

function exampleOf({ name, parameter }: WeaponRule): string {
  if (parameter === 'keywordAndRoll') return `${name}-Infantry 4+`;
  return parameter === 'none' || parameter === 'optionalNumber' ? name : `${name} 1`;
}
