// The view of a calculator that brings none of its own: every distribution, the first one's mean in large.
import { type Answer, type Field, type FormDescription, titleOf, valueAt } from '@oddsmith/games';
import { SIDES } from '../components/form/side-words.ts';
import type { CalculatorTitle } from '../engine/descriptions.ts';
import { formatMean } from '../format/number.ts';
import { games } from '../language/english/calculator/calculator.ts';
import { everyday } from '../language/english/everyday.ts';
import type { CalculatorView, CardsView, CardView, ChartView, Pair } from './view.ts';

export function genericView({ id, title }: CalculatorTitle): CalculatorView {
  return {
    id,
    tab: title,
    charts: [],
    bigNumber: (answer) => {
      const [name, distribution] = Object.entries(answer.distributions)[0] ?? ['', undefined];
      const mean = distribution === undefined ? '' : formatMean(distribution.mean);
      return { text: mean, unit: games.onAverage(titleOf(name).toLowerCase()), side: 'attacker' };
    },
  };
}

/** The charts a view names and the answer holds; all distributions where it names none. */
export function chartsOf(view: CalculatorView, answer: Answer, input: unknown): readonly ChartView[] {
  const known = view.charts.filter((chart) => answer.distributions[chart.distribution] !== undefined);
  if (known.length > 0) return known.map((chart) => ({ ...chart, ...chart.named?.(namesOf(view, answer, input)) }));
  return Object.keys(answer.distributions).map((name) => ({
    distribution: name,
    title: titleOf(name),
    axis: titleOf(name).toLowerCase(),
    side: 'attacker',
  }));
}

/** Who meets whom, the game's own words where they have no names. */
export function namesOf(view: CalculatorView, answer: Answer, input: unknown): Pair {
  const [first, second] = view.sides?.(input, answer) ?? ['', ''];
  const unnamed = view.unnamed ?? [everyday.attacker, everyday.defender];
  return [first || unnamed[0], second || unnamed[1]];
}

const STATS = 6;

/** The parts that are a side have a card each; what stands beside them is set on the first. */
export function genericCards(form: FormDescription, input: unknown, verb: string): CardsView {
  const sides = form.fields.filter((field) => field.kind === 'object' && SIDES[field.key] !== undefined);
  const rest = form.fields.filter((field) => !sides.includes(field)).map(({ key }) => key);
  const cardOf = (side: 'attacker' | 'defender'): CardView | undefined => {
    const field = sides.find(({ key }) => SIDES[key] === side);
    return field?.kind === 'object' ? cardOfPart(field.key, field.fields, input) : undefined;
  };
  const attacker = cardOf('attacker') ?? cardOfPart(undefined, form.fields, input);
  const defender = cardOf('defender');
  const situation = { path: [], fields: rest };
  const isWhole = sides.length === 0;
  return {
    verb,
    attacker: isWhole ? attacker : { ...attacker, rules: [...attacker.rules, situation] },
    ...(defender === undefined ? {} : { defender }),
  };
}

function cardOfPart(key: string | undefined, fields: readonly Field[], input: unknown): CardView {
  const path = key === undefined ? [] : [key];
  const everyday = fields.filter(
    ({ kind, advanced }) => !advanced && (kind === 'integer' || kind === 'dice' || kind === 'number'),
  );
  const stats = everyday.slice(0, STATS);
  const name = valueAt(input, [...path, 'name']);
  return {
    name: typeof name === 'string' ? name : '',
    lines: [{ label: '', stats: stats.map((field) => [field.title, [...path, field.key]]) }],
    rules: [{ path, except: ['name', ...stats.map((field) => field.key)] }],
  };
}
