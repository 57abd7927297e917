// Long questions on a thread: what is asked, and pages of what came out.
import { analysisOf, KINDS, type Kind, resultCsv, withEntries } from '@oddsmith/analysis';
import type { Refused, TaskContext } from '@oddsmith/compute';
import { isRecord, type Language, parseInput, problemFromZod, requestSchema } from '@oddsmith/games';
import { say } from '../words/index.ts';
import { type Body, readJson, type Written } from './json-text.ts';

/** What a question is about, and the question itself: whole, with lists read. */
export interface ReadQuestion {
  readonly kind: string;
  /** Empty where the question is of none. */
  readonly calculator: string;
  readonly total: number;
  readonly question: string;
}

/** As of POST /api/v1/calculate. */
const MOST_OF_REQUEST = 1024 * 1024;

/** What the command line would refuse at once is refused here. */
export async function readQuestion(
  { body, mostCells }: { readonly body: Body; readonly mostCells: number },
  { calculators }: TaskContext,
): Promise<ReadQuestion | Refused> {
  const read = readJson(body);
  if ('error' in read) return read;
  const question = await withEntries(read.value);
  if (isRecord(question) && 'error' in question) return question as unknown as Refused;
  const text = JSON.stringify(question);
  if (!isRecord(question) || question.kind !== 'simulate') {
    const analysis = analysisOf(calculators, question, { cells: mostCells });
    if ('error' in analysis) return analysis;
    const { kind, calculator = '', work } = analysis;
    return { kind, calculator, total: work.total, question: text };
  }
  if (text.length > MOST_OF_REQUEST)
    return { error: { code: 'request/too-large', path: '', message: say('question-too-large') } };
  const { kind: _kind, ...request } = question;
  const parsed = requestSchema.safeParse(request);
  if (!parsed.success) return { error: problemFromZod('request', parsed.error, request) };
  const calculator = calculators.find(({ id }) => id === parsed.data.calculator);
  if (calculator === undefined) {
    const message = say('no-calculator', { id: parsed.data.calculator.slice(0, 60) });
    return { error: { code: 'request/unknown-calculator', path: 'calculator', message } };
  }
  const input = parseInput(calculator, parsed.data.input);
  return 'error' in input ? input : { kind: 'simulate', calculator: calculator.id, total: 1, question: text };
}

export interface CsvArgument {
  readonly kind: string;
  readonly result: string;
  /** Of the heads. */
  readonly language?: Language | undefined;
}

export function csvOf(
  { kind, result, language }: CsvArgument,
  { calculators }: TaskContext,
): { readonly csv: string } | Refused {
  if (!KINDS.includes(kind as Kind))
    return { error: { code: 'jobs/no-csv', path: 'format', message: say('no-csv', { kind }) } };
  return { csv: resultCsv(kind as Kind, JSON.parse(result), calculators, language) };
}

export interface PageArgument {
  readonly result: string;
  readonly from: number;
  readonly count: number;
}

/** The lists a result may be long in; those that run beside each other are cut alike. */
const LISTS = [['rows', 'cells'], ['points'], ['changes'], ['moves']] as const;

/** So many rows of a result, and how many there are. */
export function pageOf({ result: text, from, count }: PageArgument): Written {
  const result = JSON.parse(text) as Record<string, unknown>;
  const names = LISTS.find(([name]) => Array.isArray(result[name]));
  if (names === undefined || !Number.isInteger(from) || !Number.isInteger(count)) return { json: text };
  const page: Record<string, unknown> = { ...result };
  const cut = (list: unknown) => (Array.isArray(list) ? list.slice(from, from + count) : list);
  for (const name of names) page[name] = cut(result[name]);
  if (names[0] === 'rows' && Array.isArray(result.layers))
    page.layers = result.layers.map((layer) => ({ ...layer, cells: cut(layer.cells) }));
  return { json: JSON.stringify({ ...page, total: (result[names[0]] as unknown[]).length }) };
}
