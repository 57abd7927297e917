// A random battle worth looking at: a preset with a few of its everyday numbers changed.
import { type ChoiceField, complete, type Field, type Path, type Preset, valueAt, withValue } from '@oddsmith/games';

/** Uniform in [0, 1). */
export type Chance = () => number;

const CHANGES = 4;

export function randomBattle(form: Field, presets: readonly Preset<unknown>[], chance: Chance): unknown {
  const start = presets.length === 0 ? form.default : pick(presets, chance).input;
  let battle = complete(form, start);
  const places = everydayPlaces(form, battle, []);
  for (let i = 0; i < CHANGES && places.length > 0; i++) {
    const { field, path } = pick(places, chance);
    battle = withValue(battle, path, randomValue(field, valueAt(battle, path), chance));
  }
  return battle;
}

interface Place {
  readonly field: Field;
  readonly path: Path;
}

/** Everything that is not rare and that a die or a stat line would hold. */
function everydayPlaces(field: Field, value: unknown, path: Path): readonly Place[] {
  if (field.advanced) return [];
  if (field.kind === 'object' && value !== null && value !== undefined)
    return field.fields.flatMap((child) => everydayPlaces(child, valueAt(value, [child.key]), [...path, child.key]));
  if (field.kind === 'list' && Array.isArray(value))
    return value.flatMap((item, index) => everydayPlaces(field.item, item, [...path, index]));
  // A value written out, where a name could stand, is a thought of the preset's own.
  if (value === undefined || (typeof value === 'object' && value !== null)) return [];
  return field.kind === 'integer' || field.kind === 'choice' || field.kind === 'flag' ? [{ field, path }] : [];
}

function randomValue(field: Field, now: unknown, chance: Chance): unknown {
  if (field.kind === 'flag') return chance() < 0.5;
  if (field.kind === 'choice') return randomOption(field, now, chance);
  if (field.kind !== 'integer' || typeof now !== 'number') return now;
  // Near the present value: 1 to 100 attacks chosen evenly would nearly always be absurd.
  const low = Math.max(field.min, Math.floor(now / 2));
  const high = Math.min(field.max, Math.ceil(now * 1.5) + 1);
  return low + Math.floor(chance() * (high - low + 1));
}

/** A target number becomes another number: "impossible" and "automatic" make dull battles. */
function randomOption({ options }: ChoiceField, now: unknown, chance: Chance): unknown {
  const numbers = options.filter((option) => typeof option.value === 'number');
  return pick(typeof now === 'number' && numbers.length > 1 ? numbers : options, chance).value;
}

function pick<T>(items: readonly T[], chance: Chance): T {
  return items[Math.min(items.length - 1, Math.floor(chance() * items.length))];
}
