// The catalogue of weapon abilities and of the defences a target may have: one entry each, with its effect as data.
import { type DiceExpression, expressionMean, parseDiceExpression } from '@oddsmith/kernel';
import type { Rule } from '../calculator.ts';
import type { Reroll } from './schema/index.ts';

/** A fact of the situation an ability may wait for. */
export type Condition = 'always' | 'halfRange' | 'stationary' | 'charged' | 'beyond12';

/** What follows the name on a datasheet: "Sustained Hits D3", "Melta 2", "Anti-Vehicle 4+". */
export type Parameter = 'none' | 'number' | 'dice' | 'keywordAndRoll';

export const STAGES = ['attacks', 'hit', 'wound', 'allocation', 'save', 'damage', 'after', 'none'] as const;
export type Stage = (typeof STAGES)[number];

/** What an ability does; 'value' stands for the number behind its name. */
export interface Effect {
  readonly when?: Condition;
  readonly extraAttacks?: 'value';
  readonly attacksPerModels?: true;
  readonly attacksFixed?: true;
  readonly hitsWithoutRoll?: true;
  readonly hitModifier?: number;
  readonly criticalHitOn?: 'conversion';
  readonly extraHits?: 'value';
  readonly criticalHitWounds?: true;
  readonly indirect?: true;
  readonly woundModifier?: number;
  readonly rerollWounds?: Reroll;
  readonly criticalWoundOn?: 'value';
  readonly criticalWoundsDevastate?: true;
  readonly picksCharacters?: true;
  readonly ignoresCover?: true;
  readonly extraDamage?: 'value';
  readonly endangersBearer?: true;
  readonly psychic?: true;
}

export interface WeaponRule extends Rule {
  readonly stage: Stage;
  readonly parameter: Parameter;
  readonly effect: Effect;
  /** Statement of the restated rules this entry follows. */
  readonly statement: number;
}

export const weaponRules = [
  {
    id: 'rapidFire',
    name: 'Rapid Fire',
    category: 'attacks',
    stage: 'attacks',
    parameter: 'dice',
    effect: { extraAttacks: 'value', when: 'halfRange' },
    statement: 11,
    summary: 'So many more attacks for each weapon when the target is within half range.',
  },
  {
    id: 'blast',
    name: 'Blast',
    category: 'attacks',
    stage: 'attacks',
    parameter: 'none',
    effect: { attacksPerModels: true },
    statement: 11,
    summary: 'One more attack for each weapon for every five models in the target when it was chosen.',
  },
  {
    id: 'extraAttacks',
    name: 'Extra Attacks',
    category: 'attacks',
    stage: 'attacks',
    parameter: 'none',
    effect: { attacksFixed: true },
    statement: 12,
    summary: 'Used beside another melee weapon; its number of attacks cannot be changed.',
  },
  {
    id: 'torrent',
    name: 'Torrent',
    category: 'to hit',
    stage: 'hit',
    parameter: 'none',
    effect: { hitsWithoutRoll: true },
    statement: 15,
    summary: 'Hits without a roll, so never critically.',
  },
  {
    id: 'heavy',
    name: 'Heavy',
    category: 'to hit',
    stage: 'hit',
    parameter: 'none',
    effect: { hitModifier: 1, when: 'stationary' },
    statement: 15,
    summary: '+1 to hit when the unit remained stationary.',
  },
  {
    id: 'indirectFire',
    name: 'Indirect Fire',
    category: 'to hit',
    stage: 'hit',
    parameter: 'none',
    effect: { indirect: true },
    statement: 16,
    summary: 'May attack what it cannot see: -1 to hit, rolls of 1 to 3 miss, and the target has cover.',
  },
  {
    id: 'conversion',
    name: 'Conversion',
    category: 'to hit',
    stage: 'hit',
    parameter: 'none',
    effect: { criticalHitOn: 'conversion', when: 'beyond12' },
    statement: 20,
    summary: 'Critical hits on 4+ against a target more than 12" away.',
  },
  {
    id: 'sustainedHits',
    name: 'Sustained Hits',
    category: 'to hit',
    stage: 'hit',
    parameter: 'dice',
    effect: { extraHits: 'value' },
    statement: 18,
    summary: 'A critical hit scores so many ordinary hits more.',
  },
  {
    id: 'lethalHits',
    name: 'Lethal Hits',
    category: 'to hit',
    stage: 'hit',
    parameter: 'none',
    effect: { criticalHitWounds: true },
    statement: 19,
    summary: 'A critical hit wounds without a roll, and not critically.',
  },
  {
    id: 'anti',
    name: 'Anti',
    category: 'to wound',
    stage: 'wound',
    parameter: 'keywordAndRoll',
    effect: { criticalWoundOn: 'value' },
    statement: 22,
    summary: 'Critical wounds on this roll against targets with the keyword.',
  },
  {
    id: 'lance',
    name: 'Lance',
    category: 'to wound',
    stage: 'wound',
    parameter: 'none',
    effect: { woundModifier: 1, when: 'charged' },
    statement: 22,
    summary: '+1 to wound when the bearer charged.',
  },
  {
    id: 'twinLinked',
    name: 'Twin-linked',
    category: 'to wound',
    stage: 'wound',
    parameter: 'none',
    effect: { rerollWounds: 'fails' },
    statement: 22,
    summary: 'Failed wound rolls are rolled again.',
  },
  {
    id: 'devastatingWounds',
    name: 'Devastating Wounds',
    category: 'to wound',
    stage: 'wound',
    parameter: 'none',
    effect: { criticalWoundsDevastate: true },
    statement: 35,
    summary: 'A critical wound allows no save; its damage comes after all other attacks as mortal wounds on one model.',
  },
  {
    id: 'precision',
    name: 'Precision',
    category: 'allocation',
    stage: 'allocation',
    parameter: 'none',
    effect: { picksCharacters: true },
    statement: 26,
    summary: 'Its wounds may be allocated to a character in the unit.',
  },
  {
    id: 'ignoresCover',
    name: 'Ignores Cover',
    category: 'saves',
    stage: 'save',
    parameter: 'none',
    effect: { ignoresCover: true },
    statement: 29,
    summary: 'The target has no benefit of cover.',
  },
  {
    id: 'melta',
    name: 'Melta',
    category: 'damage',
    stage: 'damage',
    parameter: 'number',
    effect: { extraDamage: 'value', when: 'halfRange' },
    statement: 7,
    summary: 'So much more damage when the target is within half range.',
  },
  {
    id: 'psychic',
    name: 'Psychic',
    category: 'damage',
    stage: 'damage',
    parameter: 'none',
    effect: { psychic: true },
    statement: 33,
    summary: 'A Psychic attack: some targets have a Feel No Pain against it.',
  },
  {
    id: 'hazardous',
    name: 'Hazardous',
    category: 'afterwards',
    stage: 'after',
    parameter: 'none',
    effect: { endangersBearer: true },
    statement: 37,
    summary: 'Each weapon used may hurt its own bearer afterwards: on a 1, three mortal wounds.',
  },
  {
    id: 'assault',
    name: 'Assault',
    category: 'no effect on the dice',
    stage: 'none',
    parameter: 'none',
    effect: {},
    statement: 13,
    summary: 'May be fired after an Advance; changes no dice.',
  },
  {
    id: 'pistol',
    name: 'Pistol',
    category: 'no effect on the dice',
    stage: 'none',
    parameter: 'none',
    effect: {},
    statement: 13,
    summary: 'May be fired while engaged; changes no dice.',
  },
  {
    id: 'oneShot',
    name: 'One Shot',
    category: 'no effect on the dice',
    stage: 'none',
    parameter: 'none',
    effect: {},
    statement: 13,
    summary: 'Once per battle; changes no dice.',
  },
] as const satisfies readonly WeaponRule[];

/** Defences and situations, named so that forms and docs can explain the fields that switch them on. */
export const battleRules = [
  {
    id: 'invulnerable',
    name: 'Invulnerable save',
    category: 'saves',
    summary: 'Used instead of the armour save when better; AP and cover do not change it.',
  },
  {
    id: 'cover',
    name: 'Benefit of Cover',
    category: 'saves',
    summary: '+1 to armour saves against ranged attacks, but not for 3+ or better against AP 0.',
  },
  {
    id: 'stealth',
    name: 'Stealth',
    category: 'to hit',
    summary: '-1 to hit for ranged attacks against the unit.',
  },
  {
    id: 'feelNoPain',
    name: 'Feel No Pain',
    category: 'damage',
    summary: 'One die for each wound that would be lost; on this roll or more it is not.',
  },
  {
    id: 'damageReduction',
    name: 'Damage reduction',
    category: 'damage',
    summary: 'Subtracts from the Damage of each attack after everything else, to no less than 1.',
  },
  {
    id: 'halveDamage',
    name: 'Half damage',
    category: 'damage',
    summary: 'Halves the Damage of each attack before anything is added, rounding up at the end.',
  },
  {
    id: 'overwatch',
    name: 'Overwatch',
    category: 'to hit',
    summary: 'Only unmodified sixes hit, and they are critical.',
  },
] as const satisfies readonly Rule[];

export const rules: readonly Rule[] = [...weaponRules, ...battleRules];

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
}

const NO_VALUE: DiceExpression = { count: 0, sides: 6, plus: 1 };

/** Reads one keyword in any letter case, with or without hyphens, brackets and plus signs. */
export function readKeyword(text: string): ReadKeyword {
  const plain = text.toLowerCase().replace(/[[\]]/g, '').replace(/[-‑–]/g, ' ').replace(/\s+/g, ' ').trim();
  for (const rule of weaponRules) {
    const name = rule.name.toLowerCase().replace('-', ' ');
    if (plain !== name && !plain.startsWith(`${name} `)) continue;
    const read = readParameter(rule, plain.slice(name.length).trim());
    if (read !== undefined) return { text, rule, ...read };
  }
  return { text, rule: undefined, value: NO_VALUE, against: '', incomplete: false };
}

function readParameter(rule: WeaponRule, rest: string): Omit<ReadKeyword, 'text' | 'rule'> | undefined {
  if (rule.parameter === 'none') return rest === '' ? { value: NO_VALUE, against: '', incomplete: false } : undefined;
  if (rule.parameter === 'keywordAndRoll') {
    const parts = /^(.+?) ([2-6])\+?$/.exec(rest);
    if (parts === null) return undefined;
    return { value: { count: 0, sides: 6, plus: Number(parts[2]) }, against: parts[1], incomplete: false };
  }
  if (rest === '') return { value: NO_VALUE, against: '', incomplete: true };
  const parsed = parseDiceExpression(rest);
  if (!parsed.ok || (rule.parameter === 'number' && parsed.expression.count > 0)) return undefined;
  return { value: parsed.expression, against: '', incomplete: false };
}

interface Conditional<Value> {
  readonly value: Value;
  readonly when: Condition;
}

/** Everything the keywords of one weapon do, ready for an engine to ask. */
export interface Abilities {
  readonly extraAttacks: readonly Conditional<DiceExpression>[];
  readonly attacksPerModels: boolean;
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

/** Rule 9: the same ability twice does not stack; with numbers the better one is used. */
export function readAbilities(keywords: readonly string[]): Abilities {
  const read = strongest(keywords.map(readKeyword).filter((keyword) => keyword.rule !== undefined));
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
    attacksPerModels: some('attacksPerModels'),
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
