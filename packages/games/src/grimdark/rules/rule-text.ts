// Rules that no pack knows, read from the description a list brings along. A text is read whole or not at all:
// a sentence that fits none of the forms below might say just when the rest does not hold.
import type { Condition, Effect, EffectKind } from './effect.ts';
import { lookUp } from './lookup.ts';
import type { PackRule } from './pack.ts';

/** What one clause says. */
interface Clause {
  readonly effects?: readonly Effect[];
  readonly grants?: readonly string[];
}

interface Form {
  readonly form: RegExp;
  /** Undefined when the clause has the form but not a meaning we know. */
  read(match: RegExpExecArray): Clause | undefined;
}

/** Circumstances that may follow an effect, one after the other. */
const CIRCUMSTANCES: readonly (readonly [RegExp, (match: RegExpExecArray) => Condition])[] = [
  [/^(?:in melee and (?:when )?shooting|when attacking)/, () => ({})],
  [/^when (?:shooting )?at enemies over (\d+)" away/, (m) => ({ phase: 'shooting', over: Number(m[1]) })],
  [/^when shooting at enemies within (\d+)"(?: away)?/, (m) => ({ phase: 'shooting', within: Number(m[1]) })],
  [/^when shooting/, () => ({ phase: 'shooting' })],
  [/^(?:when charging|on the charge)/, () => ({ charging: true })],
  [/^(?:in|when in) melee/, () => ({ phase: 'melee' })],
  [
    /^against units where most models have tough\((\d+)\)(?: or higher)?/,
    (m) => ({ targetTough: [Number(m[1]), 999] as const }),
  ],
];

/** All circumstances of a tail together; undefined when some of it is not understood. */
function circumstances(tail: string): Condition | undefined {
  let rest = tail.trim();
  let condition: Condition = {};
  while (rest !== '') {
    const found = CIRCUMSTANCES.map(([form, read]) => ({ match: form.exec(rest), read })).find(
      ({ match }) => match !== null,
    );
    if (found?.match === undefined || found.match === null) return undefined;
    condition = { ...condition, ...found.read(found.match) };
    rest = rest.slice(found.match[0].length).trim();
  }
  return condition;
}

function clause(kind: EffectKind, value: number, tail: string, more: Partial<Effect> = {}): Clause | undefined {
  const condition = circumstances(tail);
  if (condition === undefined) return undefined;
  const when = Object.keys(condition).length === 0 ? {} : { when: [condition] };
  return { effects: [{ do: kind, value, carriers: 'own', ...more, ...when }] };
}

const faceOf = (text: string) => ({ face: text === '5-6' ? 5 : 6 });
const NOTHING: Clause = {};

/** Forms of whole clauses, after names of the bearer have been taken off. */
const FORMS: readonly Form[] = [
  { form: /^(?:gets? )?([+-]\d+) to hit(?: rolls?)?(.*)$/, read: (m) => clause('hit', Number(m[1]), m[2]) },
  { form: /^(?:gets? )?ap\(\+(\d+)\)(.*)$/, read: (m) => clause('ap', Number(m[1]), m[2]) },
  {
    form: /^melee weapons get ap\(\+(\d+)\)(.*)$/,
    read: (m) => clause('ap', Number(m[1]), `in melee${m[2]}`),
  },
  {
    form: /^(?:for each |on )?natural (5-6|6) to hit(.*?),? deals? 1 extra hit(.*)$/,
    read: (m) => clause('extraHits', 1, `${m[2]}${m[3]}`, faceOf(m[1])),
  },
  {
    form: /^for each natural (5-6|6) to hit(.*?), may roll \+1 attack with that weapon$/,
    read: (m) => clause('extraAttacks', 1, m[2], faceOf(m[1])),
  },
  {
    form: /^on natural 6 to hit(.*?), those hits get ap\(\+(\d+)\)$/,
    read: (m) => clause('apOnSix', Number(m[2]), m[1]),
  },
  {
    form: /^enemies that roll to block hits from this weapon take 1 extra wound for each natural 1 that they roll$/,
    read: () => clause('extraWounds', 1, '', { face: 1 }),
  },
  {
    form: /^when attacking the target must re-roll natural defense 6$/,
    read: () => clause('rerollBlock', 1, '', { face: 6 }),
  },
  { form: /^ignores cover$/, read: () => clause('ignoreCover', 1, '') },
  { form: /^ignores regeneration$/, read: () => clause('skipRegeneration', 1, '') },
  {
    form: /^enemies get -(\d+) to hit(?: rolls)?(.*) when attacking units where all models have this rule$/,
    read: (m) => clause('enemyHit', -Number(m[1]), m[2], { carriers: 'all' }),
  },
  {
    form: /^(?:gets? )?([+-]\d+) to morale(?: test)?(?: rolls?| tests?)?$/,
    read: (m) => clause('morale', Number(m[1]), '', { carriers: 'all' }),
  },
  { form: /^shoots at quality (\d)\+$/, read: (m) => clause('quality', Number(m[1]), 'when shooting') },
  {
    form: /^(?:whenever|when) takes a wound in melee, the attacker takes (\d+) hits?$/,
    read: (m) => clause('retaliate', Number(m[1]), ''),
  },
  { form: /^this rule does not apply to newly generated attacks$/, read: () => NOTHING },
  { form: /^(?:gets?|has|counts as having) (.+)$/, read: (m) => namedRule(m[1]) },
];

function namedRule(name: string): Clause | undefined {
  const bare = name.replace(/^the | rule$/g, '');
  const known = /^[a-z+&'() \d-]{2,40}$/.test(bare) ? lookUp(bare) : undefined;
  return known === undefined || known.rule.prefix === true ? undefined : { grants: [bare] };
}

/** One spelling for what texts of several ages spell differently. */
function plainText(description: string): string {
  return description
    .toLowerCase()
    .replace(/\([^)]*\b(?:only|does|do)\b[^)]*\)/g, '')
    .replace(/[“”]/g, '"')
    .replace(/[’‘]/g, "'")
    .replace(/doesn't/g, 'does not')
    .replace(/unmodified (?:rolls?|results?) of /g, 'natural ')
    .replace(/unmodified defense results of /g, 'natural defense ')
    .replace(/\b(?:one|an) extra/g, '1 extra')
    .replace(/\s+/g, ' ')
    .trim();
}

const WHOLE_UNIT = /^this model and its unit /;
const BEARER =
  /\b(?:this model's|this model|models with this rule|this weapon|it) (?=gets?\b|has\b|ignores\b|counts\b|may\b|takes\b|melee\b|shoots\b)/g;

function readClause(text: string): Clause | undefined {
  for (const { form, read } of FORMS) {
    const match = form.exec(text);
    const found = match === null ? undefined : read(match);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Every sentence, every clause; undefined as soon as one is not understood. */
function readAll(text: string): Clause | undefined {
  const effects: Effect[] = [];
  const grants: string[] = [];
  for (const sentence of text.split(/\.(?:\s|$)/).map((part) => part.trim())) {
    if (sentence === '') continue;
    const whole = readClause(sentence);
    const parts = whole === undefined ? sentence.split(/, and /).map(readClause) : [whole];
    for (const part of parts) {
      if (part === undefined) return undefined;
      effects.push(...(part.effects ?? []));
      grants.push(...(part.grants ?? []));
    }
  }
  return { effects, grants };
}

/** Undefined when the wording is none we know: the rule then stays "not modelled". */
export function compileRuleText(name: string, description: string): PackRule | undefined {
  const plain = plainText(description);
  const shared = WHOLE_UNIT.test(plain);
  const read = readAll(plain.replace(WHOLE_UNIT, '').replace(BEARER, ''));
  const { effects = [], grants = [] } = read ?? {};
  if (effects.length === 0 && grants.length === 0) return undefined;
  return {
    id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    name,
    summary: 'Read from the text of the list.',
    category: 'other',
    ...(shared ? { shared } : {}),
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
