// Keywords as datasheets print them, read into what they do.
import { type DiceExpression, expressionMean, parseDiceExpression } from '@oddsmith/kernel';
import type { Reroll } from '../schema/index.ts';
import { type Condition, type Effect, type WeaponRule, weaponRules } from './catalogue.ts';

/** A keyword as it was read. */
export interface ReadKeyword {
  readonly text: string;
  readonly rule: WeaponRule | undefined;
  /** The number or dice behind the name, 1 where a needed one is missing. */
  readonly value: DiceExpression;
  /** Anti: the keyword of the target it works against, in lower case. */
  readonly against: string;
  /** A number was expected and is not there. */
  readonly incomplete: boolean;
  /** "Lethal Hits: Vehicle" works against targets with this keyword only, in lower case; '' works against all. */
  readonly only: string;
}

const NO_VALUE: DiceExpression = { count: 0, sides: 6, plus: 1 };

/** Reads one keyword in any letter case, with or without hyphens, brackets and plus signs. */
export function readKeyword(text: string): ReadKeyword {
  const [plain, only = ''] = text
    .toLowerCase()
    .replace(/[[\]]/g, '')
    .replace(/[-‑–]/g, ' ')
    .replace(/\s+/g, ' ')
    .split(':', 2)
    .map((part) => part.trim());
  for (const rule of weaponRules) {
    const name = rule.name.toLowerCase().replace('-', ' ');
    if (plain !== name && !plain.startsWith(`${name} `)) continue;
    const read = readParameter(rule, plain.slice(name.length).trim());
    if (read !== undefined) return { text, rule, only, ...read };
  }
  return { text, rule: undefined, only, value: NO_VALUE, against: '', incomplete: false };
}

function readParameter(rule: WeaponRule, rest: string): Omit<ReadKeyword, 'text' | 'rule' | 'only'> | undefined {
  if (rule.parameter === 'none') return rest === '' ? { value: NO_VALUE, against: '', incomplete: false } : undefined;
  if (rule.parameter === 'keywordAndRoll') {
    const parts = /^(.+?) ([2-6])\+?$/.exec(rest);
    if (parts === null) return undefined;
    return { value: { count: 0, sides: 6, plus: Number(parts[2]) }, against: parts[1], incomplete: false };
  }
  if (rest === '') return { value: NO_VALUE, against: '', incomplete: rule.parameter !== 'optionalNumber' };
  const parsed = parseDiceExpression(rest);
  if (!parsed.ok || (rule.parameter !== 'dice' && parsed.expression.count > 0)) return undefined;
  return { value: parsed.expression, against: '', incomplete: false };
}

interface Conditional<Value> {
  readonly value: Value;
  readonly when: Condition;
}

/** Everything the keywords of one weapon do, ready for an engine to ask. */
export interface Abilities {
  readonly extraAttacks: readonly Conditional<DiceExpression>[];
  /** More attacks for every so many models of the target; 0 without such a keyword. */
  readonly attacksPerModels: number;
  readonly attacksFixed: boolean;
  readonly hitsWithoutRoll: boolean;
  readonly hitModifiers: readonly Conditional<number>[];
  readonly convertsWhen: readonly Condition[];
  readonly extraHits: DiceExpression | null;
  readonly criticalHitWounds: boolean;
  readonly indirect: boolean;
  readonly woundModifiers: readonly Conditional<number>[];
  readonly rerollWounds: Reroll;
  readonly criticalWoundsOn: readonly { readonly against: string; readonly roll: number }[];
  readonly devastating: boolean;
  readonly picksCharacters: boolean;
  readonly ignoresCover: boolean;
  readonly extraDamage: readonly Conditional<number>[];
  readonly hazardous: boolean;
  readonly psychic: boolean;
}

/** Rule 9: the same ability twice does not stack; with numbers the better one is used. `target` are keywords in lower case. */
export function readAbilities(keywords: readonly string[], target: readonly string[] = []): Abilities {
  const works = ({ rule, only }: ReadKeyword): boolean => rule !== undefined && (only === '' || target.includes(only));
  const read = strongest(keywords.map(readKeyword).filter(works));
  const effects = read.map((keyword) => ({
    keyword,
    effect: keyword.rule!.effect,
    when: keyword.rule!.effect.when ?? 'always',
  }));
  const some = (key: keyof Effect): boolean => effects.some(({ effect }) => effect[key] !== undefined);
  const values = (key: keyof Effect) =>
    effects
      .filter(({ effect }) => effect[key] !== undefined)
      .map(({ keyword, when }) => ({ value: keyword.value, when }));
  return {
    extraAttacks: values('extraAttacks'),
    attacksPerModels: Math.max(0, ...values('attacksPerModels').map(({ value }) => value.plus)),
    attacksFixed: some('attacksFixed'),
    hitsWithoutRoll: some('hitsWithoutRoll'),
    hitModifiers: effects.flatMap(({ effect, when }) =>
      effect.hitModifier ? [{ value: effect.hitModifier, when }] : [],
    ),
    convertsWhen: effects.filter(({ effect }) => effect.criticalHitOn).map(({ when }) => when),
    extraHits: values('extraHits')[0]?.value ?? null,
    criticalHitWounds: some('criticalHitWounds'),
    indirect: some('indirect'),
    woundModifiers: effects.flatMap(({ effect, when }) =>
      effect.woundModifier ? [{ value: effect.woundModifier, when }] : [],
    ),
    rerollWounds: effects.find(({ effect }) => effect.rerollWounds)?.effect.rerollWounds ?? 'none',
    criticalWoundsOn: effects
      .filter(({ effect }) => effect.criticalWoundOn)
      .map(({ keyword }) => ({ against: keyword.against, roll: keyword.value.plus })),
    devastating: some('criticalWoundsDevastate'),
    picksCharacters: some('picksCharacters'),
    ignoresCover: some('ignoresCover'),
    extraDamage: values('extraDamage').map(({ value, when }) => ({ value: value.plus, when })),
    hazardous: some('endangersBearer'),
    psychic: some('psychic'),
  };
}

function strongest(keywords: readonly ReadKeyword[]): readonly ReadKeyword[] {
  const best = new Map<string, ReadKeyword>();
  for (const keyword of keywords) {
    const key = `${keyword.rule!.id} ${keyword.against}`;
    const other = best.get(key);
    if (other === undefined || better(keyword, other)) best.set(key, keyword);
  }
  return [...best.values()];
}

function better(one: ReadKeyword, other: ReadKeyword): boolean {
  const gain = expressionMean(one.value) - expressionMean(other.value);
  return one.rule!.parameter === 'keywordAndRoll' ? gain < 0 : gain > 0;
}
