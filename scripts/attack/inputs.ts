// Inputs a form allows, drawn over the whole of its limits: what players would never enter, and engines must answer in time.
import type { Field } from '@oddsmith/games';
import type { Mutator } from './mutator.ts';

const DICE = ['D3', 'D6', '2D6', '3D6+3', '6D6', '10D3+2'];
const TEXTS = ['', 'x', 'Deadly(3)', 'AP(4)', 'Blast(6)', 'Rending', 'Tough(12)'];
const MOST_ITEMS = 4;

/** A value of the field, at one of its ends more often than chance would have it. */
export function draw(field: Field, chance: Mutator): unknown {
  switch (field.kind) {
    case 'integer':
    case 'number':
      return drawNumber(field.min ?? 0, field.max ?? 100, chance);
    case 'choice':
      return chance.pick(field.options).value;
    case 'flag':
      return chance.below(2) === 1;
    case 'dice':
      return chance.below(2) === 0 ? chance.below(30) : chance.pick(DICE);
    case 'text':
      return chance.pick(TEXTS);
    case 'choices':
      return field.options.filter(() => chance.below(3) === 0).map(({ value }) => value);
    case 'texts':
      return Array.from({ length: chance.below(MOST_ITEMS) }, () => chance.pick(TEXTS));
    case 'object':
      return drawObject(field.fields, chance);
    case 'list':
      return Array.from({ length: chance.below(MOST_ITEMS) }, () => draw(field.item, chance));
    default:
      return field.default;
  }
}

function drawNumber(min: number, max: number, chance: Mutator): number {
  const end = chance.below(4);
  if (end === 0) return max;
  if (end === 1) return min;
  return min + chance.below(Math.min(max - min + 1, 1_000));
}

/** A third of the fields are left out: their defaults go with anything. */
export function drawObject(fields: readonly Field[], chance: Mutator): Record<string, unknown> {
  const drawn: Record<string, unknown> = {};
  for (const field of fields) if (chance.below(3) > 0) drawn[field.key] = draw(field, chance);
  return drawn;
}
