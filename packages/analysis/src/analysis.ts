// One way in for every analysis: a question as JSON, and the work it makes. Shapes, limits and names are checked here.
import {
  type Advice,
  type AnyCalculator,
  calculateWith,
  FaultyAnswer,
  isRefusal,
  type Language,
  METHODS,
  nestingProblem,
  type Problem,
  type Refusal,
  z,
} from '@oddsmith/games';
import { compareWork } from './compare.ts';
import { efficiencyWork, situatedWork } from './efficiency.ts';
import { language, points, title, value } from './entry-fields.ts';
import { seekWork } from './goal-seek.ts';
import { listsWork } from './lists.ts';
import { matrixWork } from './matrix.ts';
import { pairing } from './pairing/index.ts';
import { readPairing } from './pairing/question.ts';
import { plan } from './plan/index.ts';
import { planSchema, readPlan } from './plan/question.ts';
import type { AnalysisOptions } from './question.ts';
import { faultOf } from './result-check.ts';
import { sensitivityWork } from './sensitivity.ts';
import { type Axis, sweepWork } from './sweep.ts';
import { analysisSpeaker, languageOf, refusalIn, refusedInput, say, type Unanswered } from './words/index.ts';
import type { Work } from './work.ts';

export const KINDS = [
  'matrix',
  'sweep',
  'sensitivity',
  'seek',
  'compare',
  'plan',
  'efficiency',
  'lists',
  'pairing',
] as const;
export type Kind = (typeof KINDS)[number];

/** Limits of the library and the command line; a server may set its own number of cells. */
export const MOST_CELLS = 1_000_000;

const way = z.strictObject({ title, input: z.unknown().optional() });
const entry = z.strictObject({
  title,
  input: z.unknown().optional(),
  points: points.optional(),
  attacks: z.array(way).min(1).max(50).optional(),
});
const unit = z.strictObject({
  title,
  bearer: title.optional(),
  points,
  attack: z.unknown().optional(),
  target: z.unknown().optional(),
});
const armyList = z.strictObject({ title, units: z.array(unit) });
const dimension = z.union([
  z.strictObject({ path: z.string(), values: z.array(z.unknown()) }),
  z.strictObject({ path: z.string(), from: z.number(), to: z.number(), step: z.number().gt(0).default(1) }),
]);
const situation = z.strictObject({ title: title.optional(), input: z.unknown().optional() });

/** What is to be said of a question as it was written, such as of its lists: part of the result. */
const remarks = z
  .array(
    z.strictObject({ code: z.string(), severity: z.enum(['info', 'warning']), path: z.string(), message: z.string() }),
  )
  .optional();

const common = {
  calculator: z.string(),
  language,
  input: z.unknown().optional(),
  method: z.enum(METHODS).optional(),
  iterations: z.int().min(1).optional(),
  seed: z.int().min(0).optional(),
};

const shapes = {
  matrix: z.strictObject({
    ...common,
    rows: z.array(entry),
    columns: z.array(entry),
    situations: z.array(entry).optional(),
    figure: z.string().optional(),
    ownDice: z.boolean().optional(),
  }),
  sweep: z.strictObject({ ...common, axes: z.array(dimension).max(2), figures: z.array(z.string()).optional() }),
  sensitivity: z.strictObject({ ...common, figure: z.string().optional() }),
  seek: z.strictObject({
    ...common,
    path: z.string().optional(),
    paths: z.array(z.string()).min(2).max(3).optional(),
    figure: z.string().optional(),
    target: z.number(),
    reach: z.enum(['atLeast', 'atMost']).optional(),
    prefer: z.enum(['least', 'greatest']).optional(),
    values: z.array(z.unknown()).optional(),
  }),
  compare: z.strictObject({ ...common, first: situation, second: situation }),
  plan: z.looseObject(common),
  efficiency: z.strictObject({
    ...common,
    rows: z.array(unit),
    columns: z.array(unit),
    situations: z.array(entry).optional(),
  }),
  lists: z.strictObject({
    ...common,
    mine: z.array(armyList),
    theirs: z.array(armyList),
    values: z.array(z.array(value)).optional(),
  }),
} as const satisfies { readonly [kind in CalculatedKind]: z.ZodType };

/** The same for who describes them. */
export const questionShapes = { ...shapes, plan: planSchema } as const;

/** Kinds that are many calculations of one calculator; the others are about something else. */
type CalculatedKind = Exclude<Kind, 'pairing'>;

type Shape<Of extends CalculatedKind> = z.output<(typeof shapes)[Of]>;

/** A question that was checked: what it is about, and the work that answers it. */
export interface Analysis {
  readonly kind: Kind;
  /** Absent where the question is of none. */
  readonly calculator?: string;
  readonly work: Work<object>;
  readonly language?: Language | undefined;
  readonly advice?: readonly Advice[];
}

export interface AnalysisLimits {
  readonly cells?: number;
}

/** Never throws on bad input: what is wrong with a question is its answer. */
export function analysisOf(
  calculators: readonly AnyCalculator[],
  question: unknown,
  limits: AnalysisLimits = {},
): Analysis | Refusal {
  const nesting = nestingProblem(question);
  const reader = languageOf(question);
  if (nesting !== undefined) return { error: analysisSpeaker(reader).problem(nesting) };
  const asked = typeof question === 'object' && question !== null ? question : {};
  const { kind, advice, ...rest } = asked as { kind?: unknown; advice?: unknown };
  if (!KINDS.includes(kind as Kind)) return unknownKind(kind, reader);
  const said = remarks.safeParse(advice);
  if (!said.success) return refusedInput('analysis', said.error, question);
  const found = kind === 'pairing' ? paired(rest) : read(calculators, kind as CalculatedKind, rest, limits);
  return 'error' in found || said.data === undefined ? found : { ...found, advice: said.data };
}

/** One piece of work: every position is worth what comes after it. */
function paired(question: object): Analysis | Refusal {
  const checked = readPairing(question);
  if ('error' in checked) return checked;
  return {
    kind: 'pairing',
    work: {
      total: 1,
      parts: checked.parts,
      cell(_index, { expired, onShare }) {
        const onProgress = onShare && ((done: number, total: number) => onShare(done / total));
        const found = pairing(question, { expired, onProgress });
        return 'error' in found ? { problem: found.error } : { pairing: found };
      },
      collect: ([cell]) => (cell.problem === undefined ? (cell.pairing as object) : { error: cell.problem as Problem }),
    },
  };
}

function read(
  calculators: readonly AnyCalculator[],
  kind: CalculatedKind,
  rest: object,
  limits: AnalysisLimits,
): Analysis | Refusal {
  const parsed = shapes[kind].safeParse(rest);
  if (!parsed.success) return refusedInput(kind === 'plan' ? 'plan' : 'analysis', parsed.error, rest, shapes[kind]);
  const { language: reader } = parsed.data as { readonly language?: Language };
  if (kind === 'plan') {
    const checked = readPlan(rest);
    if ('error' in checked) return checked;
  }
  const wrongLength = lengthProblem(parsed.data);
  if (wrongLength !== undefined) return refusalIn(reader, wrongLength);
  const id = String((parsed.data as { calculator?: unknown }).calculator);
  const calculator = calculators.find((candidate) => candidate.id === id);
  if (calculator === undefined) {
    // The one place that says which calculators there are.
    const unknown = calculateWith(calculators, { calculator: id, input: {}, language: reader });
    return isRefusal(unknown) ? unknown : unknownKind(kind, reader);
  }
  const work = workOf(calculator, kind, parsed.data as Shape<typeof kind>);
  if ('error' in work) return work;
  const most = limits.cells ?? MOST_CELLS;
  if (work.total > most) {
    const message = say('too-many-calculations', { total: work.total, most });
    return refusalIn(reader, { code: 'analysis/too-many', path: '', message });
  }
  return { kind, calculator: id, work, language: reader };
}

/** The work that each kind of question makes. */
const WORKS: {
  readonly [Of in CalculatedKind]: (
    calculator: AnyCalculator,
    question: Shape<Of>,
    options: AnalysisOptions,
  ) => Work<object> | Refusal;
} = {
  matrix: matrixWork,
  sweep: (calculator, { axes, ...question }, options) =>
    sweepWork(calculator, { ...question, axes: axes.map(sweptBy) }, options),
  sensitivity: sensitivityWork,
  seek: seekWork,
  compare: compareWork,
  plan: planWork,
  efficiency: (calculator, { situations = [], ...question }, options) =>
    situations.length === 0
      ? efficiencyWork(calculator, question, options)
      : situatedWork(calculator, { ...question, situations }, options),
  lists: listsWork,
};

function workOf<Of extends CalculatedKind>(
  calculator: AnyCalculator,
  kind: Of,
  question: Shape<Of>,
): Work<object> | Refusal {
  const { method, iterations, seed, language: reader } = question as Shape<'matrix'>;
  return WORKS[kind](calculator, question, { method, iterations, seed, language: reader });
}

/** One piece of work: its states hang together. */
function planWork(calculator: AnyCalculator, question: object): Work<object> {
  return {
    total: 1,
    cell(_index, limits) {
      const found = plan(calculator, question, limits);
      return 'error' in found ? { problem: found.error } : { plan: found };
    },
    collect: ([cell]) => (cell.problem === undefined ? (cell.plan as object) : { error: cell.problem as Problem }),
  };
}

function sweptBy(given: Shape<'sweep'>['axes'][number]): Axis {
  if ('values' in given) return given;
  const { path, from, to, step } = given;
  const count = Math.max(0, Math.floor((to - from) / step + 1e-9) + 1);
  return { path, values: Array.from({ length: Math.min(count, MOST_CELLS + 1) }, (_, i) => from + i * step) };
}

/** How many entries the lists of a question may have. All but the situations must have some. */
const MOST_IN_LIST: { readonly [path: string]: number } = {
  rows: 10_000,
  columns: 10_000,
  axes: 2,
  situations: 100,
  mine: 20,
  theirs: 20,
};

function lengthProblem(data: { readonly [path: string]: unknown }): Unanswered | undefined {
  const lists = Object.entries(MOST_IN_LIST).flatMap(([path, most]) => {
    const list = data[path];
    return Array.isArray(list) ? [{ path, most, length: list.length }] : [];
  });
  const empty = lists.find(({ path, length }) => length === 0 && path !== 'situations');
  if (empty !== undefined)
    return { code: 'analysis/nothing', path: empty.path, message: say('none-of', { path: empty.path }) };
  const long = lists.find(({ most, length }) => length > most);
  if (long === undefined) return undefined;
  const { path, most, length } = long;
  return { code: 'analysis/too-many', path, message: say('at-most-in-list', { path, most, got: length }) };
}

function unknownKind(kind: unknown, reader: Language | undefined): Refusal {
  const message = say('unknown-kind', { kinds: KINDS, got: JSON.stringify(kind)?.slice(0, 60) });
  return refusalIn(reader, { code: 'analysis/unknown-kind', path: 'kind', message });
}

/** The result in the key order of the contract. */
export function resultOf({ kind, calculator, advice = [] }: Analysis, result: object): object {
  if ('error' in result) return result;
  const fault = faultOf(kind, result);
  if (fault !== undefined) return { error: new FaultyAnswer(`${kind} of ${calculator}`, fault).problem };
  const { advice: own = [] } = result as { readonly advice?: readonly Advice[] };
  const said = [...advice, ...own];
  return {
    kind,
    ...(calculator !== undefined && { calculator }),
    ...result,
    ...(said.length === 0 ? {} : { advice: said }),
  };
}
