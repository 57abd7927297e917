// `--set attacker.hit=3 profiles[0].toWound=4`: single fields of an input, written on the command line.
import { type AnyCalculator, describeForm, type Field, type Path, parsePath, withValue } from '@oddsmith/games';
import { UsageError } from './exit.ts';
import { message } from './words/words-in.ts';

/** The input with these fields set. The calculator, where it is known, says which values are texts. */
export function assigned(input: unknown, set: readonly string[], calculator: AnyCalculator | undefined): unknown {
  const form = calculator && describeForm(calculator.input);
  return set.reduce((before, assignment) => assign(before, assignment, form), input);
}

/** Lists and objects on the way are made as needed. */
function assign(input: unknown, assignment: string, form: Field | undefined): unknown {
  const equals = assignment.indexOf('=');
  if (equals < 1) throw new UsageError(message('set-wants-value', { text: assignment }));
  const path = readPath(assignment.slice(0, equals));
  return withValue(input, path, asChosen(fieldAt(form, path), readValue(assignment.slice(equals + 1))));
}

function fieldAt(form: Field | undefined, path: Path): Field | undefined {
  return path.reduce<Field | undefined>((field, part) => {
    if (field?.kind === 'object') return field.fields.find(({ key }) => key === part);
    return field?.kind === 'list' ? field.item : undefined;
  }, form);
}

/** A choice such as edition "11" may be written as the number it looks like. */
function asChosen(field: Field | undefined, value: unknown): unknown {
  if (field?.kind !== 'choice' || field.options.some((option) => option.value === value)) return value;
  return field.options.some((option) => option.value === String(value)) ? String(value) : value;
}

/** "profiles[0].toHit", and "profiles.0.toHit" for shells that want brackets quoted. */
function readPath(text: string): Path {
  const path = parsePath(text.replace(/\.(\d+)(?=\.|\[|$)/g, '[$1]'));
  if (path === undefined || path.some((part) => !/^\w+$/.test(String(part)) || part === '__proto__'))
    throw new UsageError(message('set-name', { text }));
  return path;
}

/** JSON where it is JSON (3, true, null, [1,2], "4"), otherwise the text itself (2D6+3, auto). */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
