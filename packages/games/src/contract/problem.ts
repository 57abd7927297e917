// Errors are data: a code to program against, a path to point at, a sentence to read.
import { emitter, type Message } from '@oddsmith/words';
import { formatPath, valueAt } from '../form/path.ts';
import type * as z from '../form/zod.ts';
import { fieldsAt } from '../spelling/fields.ts';
import { nearestName } from '../spelling/nearest.ts';
import { Speaker } from '../words/door.ts';
import type { en, Shown } from '../words/en.ts';
import { fact, factIn, sentenceIn } from './fact.ts';

export interface Problem {
  /** Game and fact: "killteam/hit-out-of-range". */
  readonly code: string;
  /** Dotted path into the input: "attacker.hit". */
  readonly path: string;
  readonly message: string;
  /** The name that was probably meant instead of one that is not known. */
  readonly nearest?: string;
}

/** Names may come from the input: only letters, digits and hyphens make it into a code. */
function kebab(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  return words.replace(/[^a-z0-9]+/g, '-').slice(0, 40) || 'field';
}

/** The last named part of a path, for codes: "attacker.hit" -> "hit", "volley[0]" -> "volley". */
function fieldName(path: readonly PropertyKey[]): string {
  for (let i = path.length - 1; i >= 0; i--) if (typeof path[i] === 'string') return String(path[i]);
  return 'input';
}

/** A value that was refused may be anything: huge, circular, or nothing that JSON knows. */
function shown(value: unknown): Shown {
  if (typeof value !== 'string')
    return { value: short(typeof value === 'object' ? showObject(value) : String(value), MOST_SHOWN) };
  // Quotation marks are added around it.
  return value.length > MOST_SHOWN - 2 ? { value: short(`"${value}"`, MOST_SHOWN) } : { text: value };
}

const MOST_SHOWN = 60;

function short(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 3)}...` : text;
}

function showObject(value: object | null): string {
  try {
    return JSON.stringify(value);
  } catch {
    return Array.isArray(value) ? 'a list' : 'an object';
  }
}

const KINDS: { readonly [code: string]: string } = {
  too_small: 'out-of-range',
  too_big: 'out-of-range',
  not_multiple_of: 'out-of-range',
  invalid_type: 'wrong-type',
  unrecognized_keys: 'unknown-field',
  invalid_value: 'not-allowed',
  invalid_union: 'not-allowed',
  invalid_format: 'not-allowed',
  custom: 'invalid',
};

/** What is wrong with an input, once and in the order of its fields. */
interface Refused {
  /** The game ("fantasy") or "request". */
  readonly scope: string;
  readonly error: z.ZodError;
  readonly input?: unknown;
  /** Names the field that was probably meant. */
  readonly schema?: z.ZodType | undefined;
  /** English unless given. */
  readonly speaker?: Speaker | undefined;
}

const ENGLISH = new Speaker({ id: 'request/', rules: [] });
const say = emitter<typeof en>();

/** More are not read by anybody, and a hostile input can have millions. */
const MOST_PROBLEMS = 50;

/** All that zod found. */
export function problemsFromZod({
  scope,
  error,
  input,
  schema,
  speaker = ENGLISH,
}: Refused): readonly [Problem, ...Problem[]] {
  const issues = error.issues.slice(0, MOST_PROBLEMS).flatMap((issue) => oneKeyEach(furthest(issue, [])));
  const problems = issues.slice(0, MOST_PROBLEMS).map((issue) => {
    const problem = speaker.problem(problemOf(scope, issue, input));
    const nearest = nearestTo(issue, input, schema);
    return nearest === undefined ? problem : { ...problem, nearest };
  });
  return problems as readonly Problem[] as [Problem, ...Problem[]];
}

/** What zod found first. */
export function problemFromZod(scope: string, error: z.ZodError, input?: unknown): Problem {
  return problemsFromZod({ scope, error, input })[0];
}

/** The same for those who put it into words later. */
export function unspokenFromZod(scope: string, error: z.ZodError, input?: unknown): Unspoken {
  return problemOf(scope, furthest(error.issues[0], []), input);
}

/** Several unknown fields of one object are several problems. */
function oneKeyEach(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys.slice(0, MOST_PROBLEMS).map((key) => ({ ...issue, keys: [key] }));
}

function nearestTo(issue: z.core.$ZodIssue, input: unknown, schema: z.ZodType | undefined): string | undefined {
  if (issue.code === 'unrecognized_keys')
    return schema && nearestName(issue.keys[0], fieldsAt(schema, issue.path as readonly PropertyKey[]));
  const given = valueAt(input, issue.path);
  if (issue.code !== 'invalid_value' || typeof given !== 'string') return undefined;
  return nearestName(
    given,
    issue.values.filter((value) => typeof value === 'string'),
  );
}

/** What says no more of a field that was left out than that it is needed. */
const NEEDS_VALUE: ReadonlySet<string> = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

/** A problem before it is put into words. */
export type Unspoken = Omit<Problem, 'message'> & { readonly message: Message };

function problemOf(scope: string, issue: z.core.$ZodIssue, input: unknown): Unspoken {
  const given = valueAt(input, issue.path);
  const missing = given === undefined && NEEDS_VALUE.has(issue.code);
  const kind = missing && issue.code === 'invalid_type' ? 'missing' : KINDS[issue.code];
  const params = issue.code === 'custom' ? (issue.params as { code?: string } | undefined) : undefined;
  if (issue.code === 'unrecognized_keys') {
    const path = [...issue.path, issue.keys[0]];
    return {
      code: `${scope}/unknown-field`,
      path: formatPath(path),
      message: say('unknown-field', { field: shown(issue.keys[0]) }),
    };
  }
  const whole = issue.path.length === 0 && scope === 'request';
  const name = whole ? scope : fieldName(issue.path);
  const field = whole ? '' : `${kebab(name)}-`;
  const got = given === undefined ? undefined : shown(given);
  return {
    code: `${scope}/${params?.code ?? field + (kind ?? 'invalid')}`,
    path: formatPath(issue.path),
    message: missing ? say('missing', { name }) : refusedFor(issue, name, got),
  };
}

/** Facts follow the name of the field; what a check across fields says stands by itself. */
function refusedFor(issue: z.core.$ZodIssue, name: string, got: Shown | undefined): Message {
  const fact = factOf(issue);
  if (fact !== undefined) return say('refused', { name, fact, got });
  if (issue.code !== 'custom') return say('refused-as-written', { name, text: issue.message, got });
  return saidIn(issue.message);
}

const TYPES: { readonly [expected: string]: string } = {
  object: fact('object'),
  array: fact('list'),
  int: fact('whole'),
  number: fact('number'),
  string: fact('text'),
  boolean: fact('flag'),
};

/** zod's own words for a wrong type, where the schema has none, become a fact like ours. */
function factOf(issue: z.core.$ZodIssue): Message | undefined {
  const own = factIn(issue.message);
  if (own !== undefined || issue.code !== 'invalid_type') return own;
  return factIn(TYPES[issue.expected] ?? fact('is', { value: `a ${issue.expected}` }));
}

/** What a schema says of a value: for files that are checked without being anybody's request. */
export function saidIn(text: string): Message {
  return factIn(text) ?? sentenceIn(text) ?? say('as-written', { text });
}

/** The branch of a union that got furthest says most about what was meant. */
function furthest(issue: z.core.$ZodIssue, prefix: readonly PropertyKey[]): z.core.$ZodIssue {
  let best = { ...issue, path: [...prefix, ...issue.path] } as z.core.$ZodIssue;
  if (best.code === 'invalid_union') {
    const start = best.path;
    for (const branch of best.errors) {
      if (branch.length === 0) continue;
      const inner = furthest(branch[0], start);
      if (inner.path.length > best.path.length) best = inner;
    }
  }
  return best;
}
