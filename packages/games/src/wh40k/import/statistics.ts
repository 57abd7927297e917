// Stat texts as rosters print them: 24", 3+, D6+3, N/A, -1.
import { known } from '../../contract/defined-fields.ts';
import type { ModelProfile, WeaponProfile } from '../data/datasheet.ts';
import type { ItemEffect } from '../data/item-effect.ts';
import { nameKey } from '../data/name.ts';
import type { RosterProfile } from './roster.ts';

export function characteristic(profile: RosterProfile, name: string): string {
  const wanted = name.toLowerCase();
  for (const entry of profile.characteristics)
    if (entry.name.length === wanted.length && entry.name.toLowerCase() === wanted) return entry.text.trim();
  return '';
}

/** The first whole number of a text such as `6"`, "3+", "20+"; undefined when there is none. */
export function wholeNumber(text: string): number | undefined {
  const digits = /-?\d+/.exec(text.replace(/[\u2010-\u2015\u2212]/g, '-'));
  return digits === null ? undefined : Number(digits[0]);
}

/** "2D6+2", "d3", "4": a number where it is one, else the expression in capitals. */
export function dice(text: string): number | string | undefined {
  const plain = text.replace(/\s+/g, '').toUpperCase();
  if (/^\d+$/.test(plain)) return Number(plain);
  return /^\d*D\d+([+-]\d+)?$/.test(plain) ? plain : undefined;
}

export function keywordList(text: string): string[] {
  const keywords = text
    .split(',')
    .map((keyword) => keyword.replace(/[[\]]/g, '').trim())
    .filter((keyword) => keyword !== '' && keyword !== '-' && keyword !== '\u2013');
  return [...new Set(keywords)];
}

/** A weapon profile of a roster; undefined when its numbers cannot be read. */
export function weaponFromProfile(profile: RosterProfile): WeaponProfile | undefined {
  // Two melee weapons of the published files stand among the ranged ones; their range says what they are.
  const melee = /melee/i.test(profile.typeName) || /^melee$/i.test(characteristic(profile, 'Range'));
  const attacks = dice(characteristic(profile, 'A'));
  const strength = dice(characteristic(profile, 'S').replace(/\+$/, ''));
  const damage = dice(characteristic(profile, 'D'));
  const ap = wholeNumber(characteristic(profile, 'AP')) ?? 0;
  if (attacks === undefined || strength === undefined || damage === undefined) return undefined;
  const skill = wholeNumber((melee && characteristic(profile, 'WS')) || characteristic(profile, 'BS'));
  return {
    name: profile.name.replace(/^[^\p{L}\p{N}'’‘]+/u, '').trim(),
    kind: melee ? 'melee' : 'ranged',
    range: melee ? 'Melee' : (wholeNumber(characteristic(profile, 'Range')) ?? null),
    attacks,
    skill: skill !== undefined && skill >= 2 && skill <= 6 ? skill : null,
    strength,
    ap: ap > 0 ? -ap : ap,
    damage,
    keywords: keywordList(characteristic(profile, 'Keywords')),
  };
}

/** A stat line with the saves that its abilities and rules add; undefined when its numbers cannot be read. */
export function modelFromProfile(
  line: RosterProfile,
  abilities: readonly RosterProfile[],
  rules: readonly string[],
  others: readonly string[] = [],
): ModelProfile | undefined {
  const t = wholeNumber(characteristic(line, 'T'));
  const sv = wholeNumber(characteristic(line, 'SV'));
  const w = wholeNumber(characteristic(line, 'W'));
  if (t === undefined || w === undefined) return undefined;
  const move = characteristic(line, 'M');
  return {
    name: line.name,
    m: wholeNumber(move) ?? null,
    ...(move.includes('+') ? { mMin: true } : {}),
    t,
    sv: sv === undefined ? 7 : Math.min(7, Math.max(2, sv)),
    w,
    ld: wholeNumber(characteristic(line, 'LD')) ?? 7,
    oc: wholeNumber(characteristic(line, 'OC')) ?? 0,
    ...invulnerable(line, abilities, others),
    ...feelNoPain([...rules, ...abilities.filter(holdsAlways).map(({ name }) => name)]),
    ...feelNoPainMortal(abilities),
  };
}

/** "This model has a 4+ invulnerable save", perhaps "against ranged attacks", perhaps with a better one in melee. */
function invulnerable(
  line: RosterProfile,
  abilities: readonly RosterProfile[],
  others: readonly string[],
): Partial<ModelProfile> {
  const column = characteristic(line, 'InSv');
  const printed = wholeNumber(column);
  const invulnVs = attackKind(/ranged|melee/i.exec(column)?.[0]);
  const whole: Partial<ModelProfile> =
    printed !== undefined && printed >= 2 && printed <= 6 ? known({ invuln: printed, invulnVs }) : {};
  // "5+*": what it does not work against stands among the abilities.
  if (printed !== undefined && !column.includes('*')) return whole;
  for (const ability of abilities) {
    const description = plainWords(characteristic(ability, 'Description'));
    if (!SAVE_NAME.test(ability.name) && !SAVE_SENTENCE.test(description)) continue;
    const words = plainWords(`${ability.name} ${description}`);
    if (excludes(words, line.name) || namesAnother(words, line.name, others)) continue;
    const value = Number(/([2-6])\+/.exec(words)?.[1]);
    if (!Number.isInteger(value)) continue;
    const melee = Number(/([2-6])\+ (?:invulnerable save )?against melee attacks/i.exec(words)?.[1]);
    if (melee < value) return { invuln: value, invulnMelee: melee };
    return known({ invuln: value, invulnVs: attackKind(/against (ranged|melee) attacks/i.exec(words)?.[1]) });
  }
  return whole;
}

/** "Ranged" or "melee" in any letter case. */
function attackKind(word: string | undefined): 'ranged' | 'melee' | undefined {
  return word?.toLowerCase() as 'ranged' | 'melee' | undefined;
}

/** The published files also spell it "Invunerable Save". */
const SAVE_NAME = /^\**invul?nerable save/i;

/** The whole of an ability under another name; a longer one may have conditions. */
const SAVE_SENTENCE =
  /^(?:this (?:model|unit) has|models in this unit have) an? [2-6]\+ invulnerable save(?: against (?:ranged|melee) attacks(?: only)?)?\.?$/i;

function feelNoPain(rules: readonly string[]): Partial<ModelProfile> {
  for (const rule of rules) {
    // A modifier may join the number with a comma or a no-break space.
    const value = Number(/^feel no pain[ ,:(]*([2-6])\+/i.exec(plainWords(rule))?.[1]);
    if (Number.isInteger(value)) return { fnp: value };
  }
  return {};
}

function holdsAlways(ability: RosterProfile): boolean {
  return !/ against | while |^while /i.test(plainWords(characteristic(ability, 'Description')));
}

/** "This model has the Feel No Pain 4+ ability against Psychic Attacks and mortal wounds." */
function feelNoPainMortal(abilities: readonly RosterProfile[]): Partial<ModelProfile> {
  for (const ability of abilities) {
    const words = plainWords(characteristic(ability, 'Description'));
    const found =
      /(?:this model has|this unit has|models in this unit have) the feel no pain ([2-6])\+ ability against ([^.]*)/i.exec(
        words,
      );
    if (found === null) continue;
    const value = Number(found[1]);
    const mortal = /mortal wounds/i.test(found[2]);
    const psychic = /psychic/i.test(found[2]);
    if (mortal || psychic)
      return known({ fnpMortal: mortal ? value : undefined, fnpPsychic: psychic ? value : undefined });
  }
  return {};
}

/** "Models in this unit (excluding the Hound) ..." says nothing of the hound. */
function excludes(words: string, line: string): boolean {
  const excluded = /excluding ([^).]*)/i.exec(words)?.[1];
  return excluded?.toLowerCase().includes(line.toLowerCase()) ?? false;
}

/** "Chaplain Grimaldus has a 4+ invulnerable save" says nothing of the servitors beside him. */
function namesAnother(words: string, line: string, others: readonly string[]): boolean {
  const text = nameKey(words);
  if (text.includes(nameKey(line))) return false;
  return others.some((other) => other !== line && text.includes(`${nameKey(other)} ha`));
}

/** No-break spaces and line breaks inside a sentence are spaces, apostrophes straight; marks of emphasis go. */
function plainWords(text: string): string {
  return text
    .replace(/\*\*|\^\^/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\s\u00a0\u2007\u202f]+/g, ' ');
}

const numberIn = (pattern: RegExp, words: string): number | undefined => {
  const found = pattern.exec(words)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** "The bearer has", "models in the bearer's unit have". */
const OWNER = "(?:bearer|this model|the bearer's unit|models in (?:the bearer's|this) unit) ha(?:s|ve)";
const ITEM_SAVE = new RegExp(`${OWNER} an? (?:([2-6])\\+ invulnerable save|invulnerable save of ([2-6])\\+)`, 'i');
const ITEM_FNP = new RegExp(`${OWNER} the feel no pain ([2-6])\\+(?: ability)?(?: against ([^.]*))?`, 'i');

/** What an item does to the stat line of its bearer or of the whole unit; undefined where it changes none for good. */
export function effectOfAbility(ability: RosterProfile): ItemEffect | undefined {
  const description = characteristic(ability, 'Description');
  // Weapons and stat lines have none.
  if (description === '') return undefined;
  const words = plainWords(description)
    .split(/(?<=\.) /)
    .filter((sentence) => !/once per battle|until the|\bwhile\b|^if /i.test(sentence))
    .join(' ');
  const save = ITEM_SAVE.exec(words);
  const against = /invulnerable save against (ranged|melee) attacks/i.exec(words)?.[1];
  const w = numberIn(/bearer has an? wounds characteristic of (\d+)/i, words);
  const wBonus = numberIn(/add (\d) to the bearer's wounds characteristic/i, words);
  const sv = numberIn(/bearer has an? save characteristic of ([2-6])\+/i, words);
  const t = numberIn(/bearer has an? toughness characteristic of (\d+)/i, words);
  const effect: ItemEffect = {
    ...(save === null ? {} : known({ invuln: Number(save[1] ?? save[2]), invulnVs: attackKind(against) })),
    ...itemFeelNoPain(words),
    ...known({ w, wBonus, sv, t }),
  };
  if (Object.keys(effect).length === 0) return undefined;
  const whole = /(?:models in (?:the bearer's|this) unit have|bearer's unit has) /i.test(words);
  return whole ? { ...effect, unit: true } : effect;
}

/** What a model gives to every other of its unit: the save of a shield platform. */
export function sharedSaves(profiles: readonly RosterProfile[]): readonly ItemEffect[] {
  return profiles
    .flatMap((profile) => effectOfAbility(profile) ?? [])
    .filter(({ unit, invuln }) => unit === true && invuln !== undefined);
}

function itemFeelNoPain(words: string): ItemEffect {
  const found = ITEM_FNP.exec(words);
  if (found === null) return {};
  const value = Number(found[1]);
  if (found[2] === undefined) return { fnp: value };
  const mortal = /mortal wounds/i.test(found[2]);
  const psychic = /psychic/i.test(found[2]);
  if (!mortal && !psychic) return {};
  return { fnpVs: mortal && psychic ? 'psychicAndMortal' : mortal ? 'mortal' : 'psychic', fnpValue: value };
}
