// What columns of figures and fields are called: the words a page shows, with the unit the numbers below are in.
import {
  type AnyCalculator,
  describeForm,
  type Field,
  type FormDescription,
  isChance,
  parsePath,
  sameValue,
  titleOf,
} from '@oddsmith/games';
import { decimal, percent } from '@oddsmith/games/wording';
import type { FieldHolds, FieldPlace, FigureName } from './words/values.ts';

/** Models are slain, units destroyed. */
const GLOSSARY: { readonly [name: string]: string } = {
  kills: 'Slain',
  meanKills: 'Mean slain',
  wipeChance: 'Chance to destroy',
  firstWipeChance: 'First destroyed',
  secondWipeChance: 'Second destroyed',
};

const STATISTIC_WORDS: { readonly [name: string]: string } = {
  mean: 'mean',
  stdDev: 'standard deviation',
  median: 'median',
  mode: 'most likely',
  min: 'least',
  max: 'most',
};

const FIGURE = /^([^<>=.]+)(?:(>=|<=|=)(-?\d+)|\.(\w+))?$/;

const CHANCE_WORDS: { readonly [comparison: string]: string } = {
  '>=': 'at least',
  '<=': 'at most',
  '=': 'exactly',
};

/** A summary figure or distribution by its name: "Kill chance", "Slain". */
export function figureWord(name: string): string {
  return Object.hasOwn(GLOSSARY, name) ? GLOSSARY[name] : titleOf(name);
}

/** "Kill chance", "Damage, mean", "Damage at least 5". */
function figureTitle(name: string): string {
  const [, of = name, comparison, number, statistic] = FIGURE.exec(name) ?? [];
  const title = figureWord(of);
  if (comparison !== undefined) return `${title} ${CHANCE_WORDS[comparison]} ${number}`;
  return statistic === undefined ? title : `${title}, ${STATISTIC_WORDS[statistic] ?? statistic}`;
}

/** The same over a column of numbers: "Kill chance (0 to 1)". */
export function figureHeading(name: string): string {
  return isChance(name) ? `${figureTitle(name)} (0 to 1)` : figureTitle(name);
}

/** The figure and how much it is, for tables: "kill chance", "damage, mean". */
export function figureWords(name: string): string {
  const title = figureTitle(name);
  return title.charAt(0).toLowerCase() + title.slice(1);
}

export function figureText(name: string, value: number): string {
  return isChance(name) ? percent(value) : decimal(value);
}

/** The figure by its parts, for sentences. */
export function figureNamed(name: string): FigureName {
  const [, of = name, comparison, number, statistic] = FIGURE.exec(name) ?? [];
  return {
    title: figureWord(of),
    statistic: statistic as FigureName['statistic'],
    comparison: comparison as FigureName['comparison'],
    number: number === undefined ? undefined : Number(number),
    chance: isChance(name),
  };
}

/** Names of fields as the form of a calculator has them, by path: "Attacker › Hit (+)". */
export function fieldHeadings(calculator: AnyCalculator | undefined): (path: string) => string {
  const form = calculator === undefined ? undefined : describeForm(calculator.input);
  return (path) => {
    const place = form === undefined ? undefined : placeAt(form, path);
    return place === undefined ? path : placeHeading(place.titles, suffixOf(place.field));
  };
}

/** The field within a sentence: "Attacker › Hit". */
export function fieldPlace(form: FormDescription, path: string): FieldPlace {
  return { path, titles: placeAt(form, path)?.titles ?? [] };
}

/** The field and what it holds: "Attacker › Hit 3+", "Attacker › Reroll Balanced". */
export function fieldHolds(form: FormDescription, path: string, value: unknown): FieldHolds {
  const field = placeAt(form, path)?.field;
  const options = field?.kind === 'choice' ? field.options : [];
  const label = options.find((option) => sameValue(option.value, value))?.label;
  const plain = typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
  return {
    ...fieldPlace(form, path),
    value: label ?? plain,
    suffix: typeof value === 'number' ? suffixOf(field) : '',
  };
}

interface PlaceInForm {
  /** Of the cards around it, then its own. */
  readonly titles: readonly string[];
  readonly field: Field;
}

function placeAt(form: FormDescription, path: string): PlaceInForm | undefined {
  const titles: string[] = [];
  let field: Field | undefined = form;
  for (const part of parsePath(path) ?? []) {
    if (field?.kind === 'list') {
      titles.push(`${titles.pop() ?? ''} ${Number(part) + 1}`);
      field = field.item;
    } else {
      field = field?.kind === 'object' ? field.fields.find(({ key }) => key === part) : undefined;
      if (field === undefined) return undefined;
      titles.push(field.title);
    }
  }
  return titles.length === 0 || field === undefined ? undefined : { titles, field };
}

/** The cards around a field and the field itself. */
export function placeHeading(titles: readonly string[], unit = ''): string {
  return titles.join(' › ') + (unit === '' ? '' : ` (${unit})`);
}

function suffixOf(field: Field | undefined): string {
  return field !== undefined && 'suffix' in field ? (field.suffix ?? '').trim() : '';
}
