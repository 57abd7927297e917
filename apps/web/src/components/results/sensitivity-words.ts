// A change of one field and its effect, in words.
import type { Change } from '@oddsmith/analysis';
import { type Field, type FormDescription, parsePath } from '@oddsmith/games';
import { formatChance, formatChange, formatDifference, trueMinus } from '../../format/number.ts';
import { form as formWords } from '../../language/english/calculator/calculator.ts';
import { sensitivity } from '../../language/english/results/sensitivity.ts';
import { engineWord } from '../../language/in-language.ts';
import { fieldAt } from '../form/fields-at.ts';

/** Steps that move the figure; of target numbers only those to another number, since "impossible" tells nothing. */
export function worthShowing(form: FormDescription, changes: readonly Change[]): readonly Change[] {
  return changes.filter(({ path, to, difference }) => {
    if (difference === 0) return false;
    const field = fieldOf(form, path);
    const numbers = field?.kind === 'choice' ? field.options.filter((option) => typeof option.value === 'number') : [];
    return numbers.length < 3 || typeof to === 'number';
  });
}

export function differenceWords(moved: number, chance: boolean): string {
  return chance ? formatChange(moved) : formatDifference(moved);
}

/** "First unit › To hit: 4+ → 3+". */
export function changeWords(form: FormDescription, change: Change): string {
  const field = fieldOf(form, change.path);
  return `${placeWords([...change.within, change.title])}: ${valueWords(field, change.from)} → ${valueWords(field, change.to)}`;
}

/** "Second unit › To hit". */
export function placeWords(places: readonly string[]): string {
  return places.map(placeWord).join(' › ');
}

/** "Waves 2" is the second of a list. */
function placeWord(place: string): string {
  const [, name = place, number = ''] = /^(.*?)( \d+)?$/.exec(place) ?? [];
  return engineWord(name) + number;
}

/** By its path as changes write it. */
export function fieldOf(form: FormDescription, path: string): Field | undefined {
  return fieldAt(form, parsePath(path) ?? []);
}

export function valueWords(field: Field | undefined, value: unknown): string {
  if (field?.kind === 'choice') return optionWord(field.options, value);
  if (value === null || value === undefined) return formWords.notUsed;
  if (typeof value === 'boolean') return value ? sensitivity.on : sensitivity.off;
  if (Array.isArray(value)) {
    const options = field?.kind === 'choices' ? field.options : [];
    return value.length === 0 ? sensitivity.none : value.map((one) => optionWord(options, one)).join(', ');
  }
  if (typeof value === 'number') return trueMinus(value);
  return typeof value === 'object' ? sensitivity.used : String(value);
}

function optionWord(options: readonly { readonly value: unknown; readonly label: string }[], value: unknown): string {
  const option = options.find((one) => one.value === value);
  if (option !== undefined) return option.label;
  // A goal is an option by its name, or the chance that is wanted.
  if (typeof value === 'object' && value !== null) return Object.values(value).map(plainWord).join(', ');
  return String(value);
}

function plainWord(value: unknown): string {
  return typeof value === 'number' && value <= 1 ? formatChance(value) : String(value);
}
