// A bundle of rules under a name, such as a stratagem, a ploy or an aura: saved once, laid on any battle of its game that has the fields.
import { type Field, type FormDescription, sameValue, valueAt, withValue } from '@oddsmith/games';
import { SIDES } from '../components/form/side-words.ts';
import type { SavedRecord } from '../store/record.ts';

export interface EffectChange {
  /** Of a field that stands in no list: ["attacker", "balanced"]. */
  readonly path: readonly string[];
  readonly value: unknown;
}

export interface Effect {
  readonly name: string;
  readonly changes: readonly EffectChange[];
}

/** A field that is not at its default and could be part of an effect. */
export interface SetField extends EffectChange {
  readonly field: Field;
  /** "Attacker", or the heading the field stands under. */
  readonly within: readonly string[];
}

const LONGEST_PATH = 6;
const MOST_CHANGES = 100;

export function setFields(form: FormDescription, input: unknown): readonly SetField[] {
  return fieldsSet(form, input, [], []);
}

function fieldsSet(
  form: FormDescription,
  input: unknown,
  path: readonly string[],
  within: readonly string[],
): readonly SetField[] {
  return form.fields.flatMap((field) => {
    const place = [...path, field.key];
    const value = valueAt(input, [field.key]);
    if (field.kind === 'object') return fieldsSet(field, value, place, [...within, field.title]);
    // Names say who it is, lists of models and weapons what it is: neither is laid on a unit.
    if (field.kind === 'text' || field.kind === 'list' || field.kind === 'json') return [];
    if (value === undefined || sameValue(value, field.default)) return [];
    return [{ path: place, value, field, within }];
  });
}

/** Rules rather than figures: what a player most likely means. */
export function likelyEffect({ field }: SetField): boolean {
  return field.advanced || field.kind === 'flag' || field.kind === 'choices' || field.kind === 'texts';
}

/** Files of other browsers come in too: undefined for what is no effect. */
export function effectOf({ kind, name, data }: SavedRecord): Effect | undefined {
  const changes = valueAt(data, ['changes']);
  if (kind !== 'effect' || !Array.isArray(changes) || changes.length > MOST_CHANGES) return undefined;
  return changes.every(isChange) ? { name, changes } : undefined;
}

function isChange(value: unknown): value is EffectChange {
  const path = valueAt(value, ['path']);
  if (!Array.isArray(path) || path.length === 0 || path.length > LONGEST_PATH) return false;
  return path.every((key) => typeof key === 'string') && valueAt(value, ['value']) !== undefined;
}

interface Placed extends EffectChange {
  readonly field: Field;
}

/** The changes this mode has fields for; the attacker of one mode is the first fighter of another. */
function placedIn(form: FormDescription, { changes }: Effect): readonly Placed[] {
  return changes.flatMap(({ path, value }) => {
    const [head, ...rest] = path;
    const side = SIDES[head];
    const keys = form.fields.map(({ key }) => key);
    const here = keys.includes(head) || side === undefined ? head : keys.find((key) => SIDES[key] === side);
    if (here === undefined) return [];
    const field = leafAt(form, [here, ...rest]);
    return field === undefined ? [] : [{ path: [here, ...rest], value, field }];
  });
}

function leafAt(form: FormDescription, path: readonly string[]): Field | undefined {
  let field: Field | undefined = form;
  for (const key of path) field = field?.kind === 'object' ? field.fields.find((one) => one.key === key) : undefined;
  return field?.kind === 'object' ? undefined : field;
}

/** False where the mode knows nothing of it. */
export function fits(form: FormDescription, effect: Effect): boolean {
  return placedIn(form, effect).length > 0;
}

export function isOn(form: FormDescription, input: unknown, effect: Effect): boolean {
  return placedIn(form, effect).every(({ path, value }) => {
    const now = valueAt(input, path);
    return Array.isArray(value) && Array.isArray(now) ? value.every((one) => now.includes(one)) : sameValue(now, value);
  });
}

export function withEffect(form: FormDescription, input: unknown, effect: Effect): unknown {
  return placedIn(form, effect).reduce((battle: unknown, { path, value }) => {
    const now = valueAt(battle, path);
    const both = Array.isArray(value) && Array.isArray(now) ? [...new Set([...now, ...value])] : value;
    return withValue(battle, path, both);
  }, input);
}

/** Its own rules are taken off again; fields go back to their defaults. */
export function withoutEffect(form: FormDescription, input: unknown, effect: Effect): unknown {
  return placedIn(form, effect).reduce((battle: unknown, { path, value, field }) => {
    const now = valueAt(battle, path);
    const rest = Array.isArray(value) && Array.isArray(now) ? now.filter((one) => !value.includes(one)) : field.default;
    return withValue(battle, path, rest);
  }, input);
}
