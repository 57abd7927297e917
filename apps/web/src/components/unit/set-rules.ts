// What is set on one side of a battle beside its stats, and what could be: read from the form, the same in every game.
import {
  type Field,
  type FormDescription,
  formatPath,
  type Path,
  type Rule,
  sameValue,
  valueAt,
} from '@oddsmith/games';
import { fieldsAt } from '../form/fields-at.ts';
import { startOf } from '../form/integer-range.ts';
import { valueText } from './stat-text.ts';

/** Fields of one object that are rules of a side. */
export interface RulePlace {
  readonly path: Path;
  /** All but `except` where left out. */
  readonly fields?: readonly string[] | undefined;
  readonly except?: readonly string[] | undefined;
  /** Said before the names: the weapon a keyword is of. */
  readonly of?: string | undefined;
}

export interface SetRule {
  readonly key: string;
  readonly label: string;
  readonly meaning: string | undefined;
  readonly path: Path;
  /** The value of the field without it. */
  readonly without: unknown;
}

export interface FreeRule {
  readonly key: string;
  readonly label: string;
  readonly note: string;
  readonly path: Path;
  /** The value of the field with it; absent where it takes more than one tap. */
  readonly value?: unknown;
}

type Rules = ReadonlyMap<string, Rule>;

interface Placed {
  readonly field: Field;
  readonly path: Path;
  readonly value: unknown;
  readonly of: string | undefined;
}

/** Objects that are always there are looked into; the rest is a field each. */
function placed(
  form: FormDescription,
  input: unknown,
  { path, fields, except = [], of }: RulePlace,
): readonly Placed[] {
  return fieldsAt(form, path)
    .filter(({ key }) => (fields === undefined || fields.includes(key)) && !except.includes(key))
    .flatMap((field): readonly Placed[] => {
      const place = [...path, field.key];
      const value = valueAt(input, place);
      if (field.kind === 'object' && !field.nullable && !field.optional)
        return placed(form, input, { path: place, of });
      return [{ field, path: place, value, of }];
    });
}

export function setRules(
  form: FormDescription,
  input: unknown,
  places: readonly RulePlace[],
  rules: Rules,
): readonly SetRule[] {
  return places.flatMap((place) => placed(form, input, place)).flatMap((one) => setOf(one, rules));
}

function setOf({ field, path, value, of }: Placed, rules: Rules): readonly SetRule[] {
  const meaning = field.rule === undefined ? field.description : (rules.get(field.rule)?.summary ?? field.description);
  const key = formatPath(path);
  if (field.kind === 'texts' || field.kind === 'choices') {
    const all: readonly unknown[] = Array.isArray(value) && !sameValue(value, field.default) ? value : [];
    return all.map((text, at) => ({
      key: `${key} ${at} ${String(text)}`,
      label: withOwner(of, field.kind === 'choices' ? valueText({ ...field, kind: 'choice' }, text) : String(text)),
      meaning,
      path,
      without: all.filter((_, other) => other !== at),
    }));
  }
  if (field.kind === 'json' || value === undefined || sameValue(value, field.default)) return [];
  return [{ key, label: withOwner(of, setWords(field, value)), meaning, path, without: field.default }];
}

function withOwner(of: string | undefined, label: string): string {
  return of === undefined ? label : `${of}: ${label}`;
}

function setWords(field: Field, value: unknown): string {
  switch (field.kind) {
    case 'flag':
      return value === true ? field.title : `${field.title}: –`;
    case 'list':
      return `${field.title} (${Array.isArray(value) ? value.length : 0})`;
    case 'object':
      return field.title;
    default: {
      const signed = field.kind === 'integer' && field.min < 0 && typeof value === 'number' && value > 0 ? '+' : '';
      return `${field.title} ${signed}${valueText(field, value)}`;
    }
  }
}

const MOST_SUGGESTED = 400;

export function freeRules(
  form: FormDescription,
  input: unknown,
  places: readonly RulePlace[],
  rules: Rules,
): readonly FreeRule[] {
  return places.flatMap((place) => placed(form, input, place)).flatMap((one) => freeOf(one, rules));
}

function freeOf({ field, path, value, of }: Placed, rules: Rules): readonly FreeRule[] {
  const rule = field.rule === undefined ? undefined : rules.get(field.rule);
  const note = rule?.summary ?? field.description ?? '';
  const key = formatPath(path);
  const one = (label: string, next?: { readonly value: unknown }, told = note): FreeRule => ({
    key: `${key} ${label}`,
    label: withOwner(of, label),
    note: told,
    path,
    ...next,
  });
  switch (field.kind) {
    case 'flag':
      return value === true ? [] : [one(field.title, { value: true })];
    case 'choice':
      return field.options
        .filter((option) => option.value !== (value ?? field.default))
        .map((option) => one(`${field.title}: ${option.label}`, { value: option.value }));
    case 'choices': {
      const taken: readonly unknown[] = Array.isArray(value) ? value : [];
      return field.options
        .filter((option) => !taken.includes(option.value))
        .map((option) => one(option.label, { value: [...taken, option.value] }, field.title));
    }
    case 'texts': {
      const taken: readonly unknown[] = Array.isArray(value) ? value : [];
      return (field.suggestions ?? [])
        .filter((text) => !taken.includes(text))
        .slice(0, MOST_SUGGESTED)
        .map((text) => one(text, { value: [...taken, text] }, field.title));
    }
    case 'integer':
      return sameValue(value ?? field.default, field.default) ? numbers(field, one) : [one(field.title)];
    case 'json':
      return [];
    default:
      return [one(field.title)];
  }
}

/** A modifier is +1 or -1, a target number one of its faces; other numbers begin where their field does. */
function numbers(
  field: Field & { readonly kind: 'integer' },
  one: (label: string, next: { readonly value: unknown }) => FreeRule,
): readonly FreeRule[] {
  const { min, max, title, suffix = '' } = field;
  if (min < 0 && max > 0) return [1, -1].map((by) => one(`${by > 0 ? '+' : ''}${by} ${title}`, { value: by }));
  if (suffix === '+' && max - min <= 6)
    return Array.from({ length: max - min + 1 }, (_, at) => min + at)
      .filter((face) => face !== field.default)
      .map((face) => one(`${title} ${face}+`, { value: face }));
  const usual = startOf(field);
  const other = usual < max ? usual + 1 : usual - 1;
  const start = field.default === usual ? other : usual;
  return [one(`${title} ${start}${suffix}`, { value: start })];
}
