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
import type { Language } from '@oddsmith/words';
import { analysisSpeaker, type Sentence, say } from './words/index.ts';
import type { Column, FieldHolds, FieldPlace, FigureName } from './words/values.ts';

/** Models are slain, units destroyed. */
const GLOSSARY: { readonly [name: string]: string } = {
  kills: 'Slain',
  meanKills: 'Mean slain',
  wipeChance: 'Chance to destroy',
  firstWipeChance: 'First destroyed',
  secondWipeChance: 'Second destroyed',
};

const FIGURE = /^([^<>=.]+)(?:(>=|<=|=)(-?\d+)|\.(\w+))?$/;

/** A summary figure or distribution by its name: "Kill chance", "Slain". */
export function figureWord(name: string): string {
  return Object.hasOwn(GLOSSARY, name) ? GLOSSARY[name] : titleOf(name);
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

/** What stands over columns, in one language: words of its own, figures, and fields as the form of a calculator calls them. */
export interface Headings {
  column(column: Column): string;
  /** "Kill chance (0 to 1)". */
  figure(name: string): string;
  /** "kill chance", "damage, mean": beside how much it is. */
  figureName(name: string): string;
  figureText(name: string, value: number): string;
  /** "Attacker › Hit (+)"; the path where no form has it. */
  field(path: string): string;
  /** The cards around a field and the field itself. */
  place(titles: readonly string[]): string;
  say(sentence: Sentence): string;
}

export function headingsIn(language: Language | undefined, calculator?: AnyCalculator): Headings {
  const form = calculator === undefined ? undefined : describeForm(calculator.input);
  const speaker = analysisSpeaker(language, calculator);
  const write = (sentence: Sentence) => speaker.say(sentence);
  return {
    column: (column) => write(say('column', { column })),
    figure: (name) => write(say('figure-column', figureNamed(name))),
    figureName: (name) => write(say('figure-name', figureNamed(name))),
    figureText: (name, value) => write(say('figure-value', { figure: figureNamed(name), value })),
    field(path) {
      const found = form === undefined ? undefined : placeAt(form, path);
      const { titles, field } = found ?? { titles: [], field: undefined };
      return write(say('field-column', { path, titles, suffix: suffixOf(field) }));
    },
    place: (titles) => write(say('field-column', { path: '', titles, suffix: '' })),
    say: write,
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

function suffixOf(field: Field | undefined): string {
  return field !== undefined && 'suffix' in field ? (field.suffix ?? '').trim() : '';
}
