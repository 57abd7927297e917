// The fields of an input as places with a value, and the values each could take instead.
import type { Field, Path } from '@oddsmith/games';
import { formatDiceExpression, parseDiceExpression } from '@oddsmith/kernel';

/** A field that holds a single value, where it stands in an input. */
export interface Place {
  readonly field: Field;
  readonly path: Path;
  /** Titles of the objects and list items around it. */
  readonly within: readonly string[];
  readonly value: unknown;
}

/** Every place of a completed input, in the order of the form. Optional fields that are not there have no place. */
export function placesOf(field: Field, value: unknown): Place[] {
  const places: Place[] = [];
  collect(field, value, [], [], places);
  return places;
}

function collect(field: Field, value: unknown, path: Path, within: readonly string[], places: Place[]): void {
  if (value === undefined) return;
  if (field.kind === 'object') {
    if (typeof value !== 'object' || value === null) return;
    const around = path.length === 0 || typeof path[path.length - 1] === 'number' ? within : [...within, field.title];
    for (const child of field.fields)
      collect(child, (value as Record<string, unknown>)[child.key], [...path, child.key], around, places);
  } else if (field.kind === 'list') {
    if (!Array.isArray(value)) return;
    value.forEach((item, i) => {
      collect(field.item, item, [...path, i], [...within, `${field.title} ${i + 1}`], places);
    });
  } else {
    places.push({ field, path, within, value });
  }
}

/** The values one move away: a number up or down by one, a switch thrown, another choice. */
export function neighbours(place: Place): unknown[] {
  const { field, value } = place;
  switch (field.kind) {
    case 'integer':
      return typeof value === 'number' ? [value - 1, value + 1] : [];
    case 'dice':
      return diceNeighbours(value);
    case 'flag':
      return [!value];
    case 'choice':
      return choiceNeighbours(
        field.options.map((option) => option.value),
        value,
      );
    case 'choices':
      return field.options.map((option) => toggled(value, option.value));
    default:
      return [];
  }
}

/** A field with more values than this has no real limits: somebody must say which of them to try. */
const MOST_VALUES = 10_000;

/** Every value the field can take on its own, in order; undefined when they cannot be listed. */
export function allValues(field: Field): unknown[] | undefined {
  switch (field.kind) {
    case 'integer':
      if (field.max - field.min >= MOST_VALUES) return undefined;
      return Array.from({ length: field.max - field.min + 1 }, (_, i) => field.min + i);
    case 'flag':
      return [false, true];
    case 'choice':
      return field.options.map((option) => option.value);
    default:
      return undefined;
  }
}

/** "2D6+3" moves to "2D6+2" and "2D6+4", a plain number by one. */
function diceNeighbours(value: unknown): unknown[] {
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const parsed = parseDiceExpression(value);
  if (!parsed.ok) return [];
  const { expression } = parsed;
  if (expression.count === 0) return [expression.plus - 1, expression.plus + 1];
  return [-1, 1].map((by) => formatDiceExpression({ ...expression, plus: expression.plus + by }));
}

/** A number among the choices moves to the numbers beside it; a word to any other word, and to both ends of the numbers. */
function choiceNeighbours(options: readonly unknown[], value: unknown): unknown[] {
  if (typeof value === 'number') return options.filter((option) => option === value - 1 || option === value + 1);
  const numbers = options.filter((option) => typeof option === 'number');
  const ends = [Math.min(...numbers), Math.max(...numbers)];
  return options.filter((option) => option !== value && (typeof option !== 'number' || ends.includes(option)));
}

function toggled(value: unknown, option: unknown): unknown[] {
  const list = Array.isArray(value) ? value : [];
  return list.includes(option) ? list.filter((item) => item !== option) : [...list, option];
}
