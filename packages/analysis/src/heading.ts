// What columns of figures and fields are called: the words a page shows, with the unit the numbers below are in.
import {
  type AnyCalculator,
  describeForm,
  type Field,
  type FormDescription,
  parsePath,
  titleOf,
} from '@oddsmith/games';

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

const CHANCE_WORDS: { readonly [comparison: string]: string } = {
  '>=': 'at least',
  '<=': 'at most',
  '=': 'exactly',
};

/** A summary figure or distribution by its name: "Kill chance", "Slain". */
export function figureWord(name: string): string {
  return Object.hasOwn(GLOSSARY, name) ? GLOSSARY[name] : titleOf(name);
}

/** Whether the figure of this name is a chance, so that it lies between 0 and 1. */
export function isChance(figure: string): boolean {
  return !figure.startsWith('mean') && /chance|ahead|even|destroyed|dies|survive|die$|win|P\(|atLeast|=/i.test(figure);
}

/** "Kill chance (0 to 1)", "Damage, mean", "Damage at least 5 (0 to 1)". */
export function figureHeading(name: string): string {
  const [, of = name, comparison, number, statistic] = /^([^<>=.]+)(?:(>=|<=|=)(-?\d+)|\.(\w+))?$/.exec(name) ?? [];
  const title = figureWord(of);
  if (comparison !== undefined) return `${title} ${CHANCE_WORDS[comparison]} ${number} (0 to 1)`;
  if (statistic !== undefined) return `${title}, ${STATISTIC_WORDS[statistic] ?? statistic}`;
  return isChance(name) ? `${title} (0 to 1)` : title;
}

/** Names of fields as the form of a calculator has them, by path: "Attacker › Hit (+)". */
export function fieldHeadings(calculator: AnyCalculator | undefined): (path: string) => string {
  const form = calculator === undefined ? undefined : describeForm(calculator.input);
  return (path) => (form === undefined ? undefined : headingAt(form, path)) ?? path;
}

function headingAt(form: FormDescription, path: string): string | undefined {
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
  return titles.length === 0 ? undefined : placeHeading(titles, suffixOf(field));
}

/** The cards around a field and the field itself. */
export function placeHeading(titles: readonly string[], unit = ''): string {
  return titles.join(' › ') + (unit === '' ? '' : ` (${unit})`);
}

function suffixOf(field: Field | undefined): string {
  return field !== undefined && 'suffix' in field ? (field.suffix ?? '').trim() : '';
}
