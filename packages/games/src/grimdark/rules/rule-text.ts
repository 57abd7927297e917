// Rules that no pack knows, read from the description a list brings along, where its wording follows a known pattern.
import type { Carriers, Condition, Effect, EffectKind } from './effect.ts';
import { lookUp } from './lookup.ts';
import type { PackRule } from './pack.ts';

interface Pattern {
  readonly form: RegExp;
  read(match: RegExpExecArray): Omit<Effect, 'carriers'> & { readonly carriers?: Carriers };
}

const effect = (kind: EffectKind, value: number, more: Partial<Effect> = {}) => ({ do: kind, value, ...more });

/** Wordings of effects; `natural 6` and the like have been brought to one spelling before. */
const PATTERNS: readonly Pattern[] = [
  { form: /natural (5-6|6)s? [^.]*?(\d+) extra hit/, read: (m) => effect('extraHits', Number(m[2]), faceOf(m[1])) },
  {
    form: /natural (5-6|6)s? [^.]*?(\d+) extra attack/,
    read: (m) => effect('extraAttacks', Number(m[2]), faceOf(m[1])),
  },
  { form: /natural 6s? to hit [^.]*?ap\(\+(\d+)\)/, read: (m) => effect('apOnSix', Number(m[1])) },
  {
    form: /natural 1s? [^.]*?(?:defense|block)[^.]*?(\d+) extra wound/,
    read: (m) => effect('extraWounds', Number(m[1]), { face: 1 }),
  },
  {
    form: /re-?rolls? natural (?:defense (?:results|rolls) of )?(5-6|6)/,
    read: (m) => effect('rerollBlock', 1, faceOf(m[1])),
  },
  { form: /^(?!.*natural 6).*\bap\(\+(\d+)\)/, read: (m) => effect('ap', Number(m[1])) },
  {
    form: /enem(?:y|ies)[^.]*?gets? -(\d+) to hit/,
    read: (m) => effect('enemyHit', -Number(m[1]), { carriers: 'all' }),
  },
  { form: /^(?!.*enem(?:y|ies)[^.]*? to hit).*\+(\d+) to hit/, read: (m) => effect('hit', Number(m[1])) },
  { form: /^(?!.*enem(?:y|ies)[^.]*? to hit).*gets? -(\d+) to hit/, read: (m) => effect('hit', -Number(m[1])) },
  { form: /\+(\d+) to (?:defense|block) rolls/, read: (m) => effect('block', Number(m[1]), { carriers: 'all' }) },
  {
    form: /hits (?:count as having|have|get) ap\(-(\d+)\)/,
    read: (m) => effect('incomingAp', Number(m[1]), { carriers: 'all' }),
  },
  { form: /\+(\d+) to morale/, read: (m) => effect('morale', Number(m[1]), { carriers: 'all' }) },
  {
    form: /wounds?[^.]*? (?:on a |on )?(\d)\+ (?:it is|they are|is|are) ignored|ignores? wounds? on (?:a )?(\d)\+/,
    read: (m) => effect('ignore', Number(m[1] ?? m[2]), { carriers: 'all' }),
  },
  { form: /ignor(?:es?|ing) (?:the )?cover/, read: () => effect('ignoreCover', 1) },
  { form: /ignor(?:es?|ing) regeneration/, read: () => effect('skipRegeneration', 1) },
  { form: /quality (\d)\+/, read: (m) => effect('quality', Number(m[1])) },
  { form: /\+(\d+)["”] range|range (?:is increased )?by (\d+)/, read: (m) => effect('range', Number(m[1] ?? m[2])) },
];

function faceOf(text: string): { readonly face: number } {
  return { face: text === '5-6' ? 5 : 6 };
}

/** Wordings of conditions. Far is the wording "from over 9 away". */
function conditionOf(text: string): Condition[] | undefined {
  const shooting = /when (?:\w+ )?shoot|shooting attacks|when shot/.test(text);
  const charging = /when (?:\w+ )?charg|on the charge|charging/.test(text);
  const melee = /in melee|melee attacks|when fighting/.test(text);
  const over = /over (\d+)["”]/.exec(text);
  const within = /within (\d+)["”]/.exec(text);
  const distance: Condition = {
    ...(over === null ? {} : { over: Number(over[1]) }),
    ...(within === null ? {} : { within: Number(within[1]) }),
  };
  const alternatives: Condition[] = [];
  if (shooting) alternatives.push({ phase: 'shooting', ...distance });
  if (charging) alternatives.push({ phase: 'melee', charging: true, ...distance });
  else if (melee) alternatives.push({ phase: 'melee' });
  if (alternatives.length > 0) return alternatives;
  return Object.keys(distance).length > 0 ? [distance] : undefined;
}

/** Needs a friend, a marker, a choice of target: nothing that a duel of two units could count. */
const BEYOND = /friendly|marker|once per (?:game|activation|round)|pick |place |deploy|terrain|spell|objective/;
const ALL_MODELS = /all models|if all/;
const WHOLE_UNIT = /this model and its unit (?:gets?|has|have) ([^.]+)\./;

function plainText(description: string): string {
  return `${description
    .toLowerCase()
    .replace(/unmodified (?:rolls?|results?) of /g, 'natural ')
    .replace(/natural 5 or 6|natural 5s? (?:and|or) 6s?/g, 'natural 5-6')
    .replace(/natural 6s? when rolling to hit|natural 6s? to hit rolls?/g, 'natural 6 to hit')
    .replace(/[“”]/g, '”')
    .replace(/\s+/g, ' ')
    .trim()}.`.replace(/\.\.$/, '.');
}

/** Rules by name: "This model and its unit get Furious." */
function grantsOf(text: string): readonly string[] {
  const gift = WHOLE_UNIT.exec(text);
  if (gift === null) return [];
  const names = gift[1].split(/,| and /).map((name) => name.trim());
  return names.every((name) => lookUp(name) !== undefined) ? names.map((name) => `${name} Aura`) : [];
}

/** Undefined when the wording is none we know: the rule then stays "not modelled". */
export function compileRuleText(name: string, description: string): PackRule | undefined {
  const text = plainText(description);
  if (text.length > 400) return undefined;
  const grants = grantsOf(text);
  const effects: Effect[] = [];
  if (grants.length === 0 && !BEYOND.test(text)) {
    const when = conditionOf(text);
    for (const { form, read } of PATTERNS) {
      const match = form.exec(text);
      if (match === null) continue;
      const found = read(match);
      const carriers: Carriers = found.carriers ?? (ALL_MODELS.test(text) ? 'all' : 'own');
      effects.push({ ...found, carriers, ...(when === undefined ? {} : { when }) });
    }
  }
  if (effects.length === 0 && grants.length === 0) return undefined;
  return {
    id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    name,
    summary: 'Read from the text of the list.',
    category: 'other',
    ...(effects.length > 0 ? { effects } : {}),
    ...(grants.length > 0 ? { grants } : {}),
  };
}

/** Texts of a list by rule name: those that no pack knows and whose wording is understood. */
export function compileRuleTexts(texts: { readonly [name: string]: string }): ReadonlyMap<string, PackRule> {
  const compiled = new Map<string, PackRule>();
  for (const [name, description] of Object.entries(texts)) {
    if (lookUp(name) !== undefined) continue;
    const rule = compileRuleText(name, description);
    if (rule !== undefined) compiled.set(name.toLowerCase(), rule);
  }
  return compiled;
}
