// What analyses say, in English: each sentence from its facts.
import { type Catalogue, capital, type Message, type Writer } from '@oddsmith/words';
import type { Objective } from '../plan/question.ts';
import type * as values from './values.ts';

const STATISTICS: { readonly [statistic in values.Statistic]: string } = {
  mean: 'mean',
  stdDev: 'standard deviation',
  median: 'median',
  mode: 'most likely',
  min: 'least',
  max: 'most',
};

const COMPARISONS = { '>=': 'at least', '<=': 'at most', '=': 'exactly' } as const;

/** "kill chance", "damage, mean", "damage at least 5". */
const figure = ({ title, statistic, comparison, number }: values.FigureName) => {
  const name = title.charAt(0).toLowerCase() + title.slice(1);
  if (comparison !== undefined) return `${name} ${COMPARISONS[comparison]} ${number}`;
  return statistic === undefined ? name : `${name}, ${STATISTICS[statistic]}`;
};

const amount = ({ chance }: values.FigureName, value: number, w: Writer) =>
  chance ? w.percent(value) : w.decimal(value);

const place = ({ titles, path }: values.FieldPlace) => (titles.length === 0 ? path : titles.join(' › '));

const holds = ({ value, suffix }: values.FieldHolds) =>
  `${typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value)}${suffix}`;

const tried = ({ fields, figure: of, value }: values.Tried, w: Writer) =>
  `${fields.map((field) => `${place(field)} ${holds(field)}`).join(', ')}: ${figure(of)} ${amount(of, value, w)}`;

const WORTH: { readonly [objective in Objective]: (plan: values.PlanWorth, w: Writer) => string } = {
  points: ({ value }, w) => `${w.decimal(value)} points destroyed on average`,
  unitPoints: ({ value }, w) => `${w.decimal(value)} points of destroyed units on average`,
  units: ({ value }, w) => `${w.decimal(value)} units destroyed on average`,
  kill: ({ value, focus }, w) => `${w.list(focus)} destroyed ${w.percent(value)} of the time`,
};

const planned = ({ objective }: values.PlanWorth, value: number, w: Writer) =>
  objective === 'kill' ? w.percent(value) : w.decimal(value);

export const en = {
  planned: ({ start, worth, fixed, proven }: values.Planned, w: Writer) => {
    const first =
      start.target === null
        ? `${start.shooter} holds its fire first`
        : `${start.shooter} fires at ${start.target} first`;
    const made = proven ? 'made' : 'found';
    return `${first}: ${WORTH[worth.objective](worth, w)}, ${planned(worth, fixed, w)} with the best plan ${made} before the dice.`;
  },
  'planned-bounded': ({ sentence, worth, most }: values.Bounded, w: Writer) =>
    `${w.say(sentence)} No policy brings more than ${planned(worth, most, w)}.`,
  'nothing-to-fire': () => 'Nobody can fire at anything.',
  'once-a-shot': ({ field }: { field: string }) => `${field} may be used once; in this plan it works in every shot`,
  'bring-list': ({ list, share, value, given }: values.BringList, w: Writer) => {
    const most = w.decimal(value);
    const worth = given
      ? `worth at least ${most} to you whatever they bring.`
      : `the share of their list you destroy less the share of yours you lose is at least ${most} whatever they bring. One round of shooting each is a yardstick, not a game.`;
    return `Bring ${list} ${w.percent(share)} of the time: ${worth}`;
  },
  sought: ({ found, prefer, target }: values.Sought, w: Writer) =>
    `${tried(found, w)}, the ${prefer} value that reaches ${amount(found.figure, target, w)}.`,
  'sought-in-vain': ({ field, best, target }: values.SoughtInVain, w: Writer) =>
    `No value of ${place(field)} brings ${figure(best.figure)} to ${amount(best.figure, target, w)}. The best is ${tried(best, w)}.`,
  'sought-together': ({ found, steps, target }: values.SoughtTogether, w: Writer) =>
    `${tried(found, w)}, with the fewest steps (${steps}) that reach ${amount(found.figure, target, w)}.`,
  'sought-together-in-vain': ({ best, target }: Omit<values.SoughtInVain, 'field'>, w: Writer) =>
    `Nothing brings ${figure(best.figure)} to ${amount(best.figure, target, w)}. The best is ${tried(best, w)}.`,

  'unknown-kind': ({ kinds, got }: { kinds: readonly string[]; got: string | undefined }) =>
    `kind must be one of ${kinds.join(', ')}${got === undefined ? '' : `, got ${got}`}`,
  'too-many-calculations': ({ total, most }: { total: number; most: number }) =>
    `${total} calculations are more than ${most}`,
  'none-of': ({ path }: { path: string }) => `there are no ${path}`,
  'at-most-in-list': ({ path, most, got }: values.TooMany) => `${path}: at most ${most}, got ${got}`,
  'bad-path': ({ path }: { path: string }) => `"${path}" is not a path: write attacker.hit or profiles[0].toHit`,
  'not-turnable': ({ path }: { path: string }) =>
    `"${path}" is no field with a list of values here: say which values to try`,
  'unknown-figure': ({ figure: name, known }: { figure: string; known: readonly string[] }) =>
    `there is no figure "${name}" in this answer; known: ${known.join(', ')}`,
  'no-such-figure': ({ figure: name }: { figure: string }) => `this answer has no figure "${name}"`,
  'figure-gone': ({ figure: name }: { figure: string }) => `${name} is gone with this change`,
  'values-size': ({ mine, theirs }: { mine: number; theirs: number }) => `values must be ${mine} rows of ${theirs}`,
  'takes-no-shots': ({ calculator, known }: { calculator: string; known: readonly string[] }) =>
    `${calculator} takes no shots: plans, efficiency and lists know ${known.join(', ')}`,

  'costs-both': ({ calculator }: { calculator: string }) =>
    `in ${calculator} both sides lose wounds, and what one loses depends on the other: plans, efficiency and lists count what an attack takes off its target alone. A matrix of ${calculator} says who should charge whom`,
  'not-weighed': ({ calculators }: { calculators: readonly string[] }) =>
    `not weighed against shooting: ${calculators.join(', ')}. It costs the attacker wounds too, and a plan counts those of its targets alone; a matrix says what it is worth in each pair`,
  'plan-needs': ({ list }: { list: values.PlanList }) => `a plan needs ${list}`,
  'same-title': ({ list, title }: { list: values.PlanList; title: string }) => `two ${list} are called "${title}"`,
  'points-missing': ({ title, objective }: { title: string; objective: Objective }) =>
    `"${title}" has no points, and the objective is ${objective}`,
  'focus-missing': () => 'which targets are to be destroyed?',
  'unknown-target': ({ title }: { title: string }) => `there is no target "${title}"`,
  'target-too-many-wounds': ({ title, wounds, most }: { title: string; wounds: number; most: number }) =>
    `"${title}" has ${wounds} wounds, a plan takes at most ${most}`,
  'target-too-many-ways': ({ title, ways, most }: { title: string; ways: number; most: number }) =>
    `"${title}" can be left in ${ways} ways, a plan takes at most ${most}`,
  'target-changed': ({ title, from, to }: { title: string; from: number; to: number }) =>
    `the shot changes the wounds of "${title}" from ${from} to ${to}`,
  'shot-too-large': ({ why }: { why: Message }, w: Writer) =>
    `a shot of this shooter is too large to be calculated exactly: ${w.say(why)}`,

  column: ({ column }: { column: values.Column }) => column,
  'figure-name': (of: values.FigureName) => figure(of),
  'figure-column': (of: values.FigureName) => `${capital(figure(of))}${of.chance ? ' (0 to 1)' : ''}`,
  'figure-value': ({ figure: of, value }: { figure: values.FigureName; value: number }, w: Writer) =>
    amount(of, value, w),
  'field-column': ({ suffix, ...field }: values.FieldColumn) => `${place(field)}${suffix === '' ? '' : ` (${suffix})`}`,
  'fights-back': ({ attack, answer }: { attack: string; answer: string }) => `${attack} against ${answer}`.trim(),
  'all-exact': () => 'Exact.',
  'exact-but': ({ mass }: { mass: number }) => `Exact but for a mass of at most ${mass.toExponential(1)}.`,
  simulated: ({ iterations, seed, margin }: { iterations: number; seed: number; margin: number }) =>
    `Simulated ${iterations} times (seed ${seed}), 95% margin of the headline ${margin.toPrecision(2)}.`,

  'link-empty': () => 'the link carries no state',
  'link-version': ({ start }: { start: string }) =>
    `the link was made by another version: it starts with ${JSON.stringify(start)}`,
  'link-characters': () => 'the link has characters that do not belong in it',
  'link-too-deep': ({ why }: { why: Message }, w: Writer) => `the link ${w.say(why)}`,
  'link-damaged': () => 'the link is damaged or incomplete',
  'link-too-large': ({ most }: { most: number }) => `the link unfolds to more than ${most} kB`,

  'left-out': ({ units }: { units: readonly string[] }) =>
    `left out, with nothing to attack with in this phase: ${units.join(', ')}`,
  'no-archetypes': ({ calculator }: { calculator: string }) => `there are no typical targets for ${calculator}`,
  'entries-invalid': ({ path }: { path: string }) =>
    `${path} must be a list of entries, {"list"} or {"archetypes": true}`,
  'no-lists': ({ calculator }: { calculator: string }) => `no army lists are read for ${calculator}`,
  'not-in-list': ({ unit, known }: { unit: string; known: readonly string[] }) =>
    `there is no "${unit}" in this list; known: ${known.join(', ')}`,
} satisfies Catalogue;
