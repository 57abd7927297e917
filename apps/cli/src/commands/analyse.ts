// `oddsmith matrix`, `sweep`, `sensitivity`, `seek`, `compare`, `plan`, `efficiency`, `lists`, `pairing`: many calculations as one question.
import { setFlagsFromString } from 'node:v8';
import { analysisOf, type Kind, resultCsv, resultMarkdown, resultText, withEntries } from '@oddsmith/analysis';
import { analyse, openRunner, type Runner, refusalWriter, type Sentence, sentenceIn } from '@oddsmith/compute';
import { type Advice, isRecord, isRefusal, type Language, speaking } from '@oddsmith/games';
import { assigned } from '../assignment.ts';
import { openCheckpoint } from '../checkpoint.ts';
import { DONE, STOPPED, UsageError } from '../exit.ts';
import { readBytes } from '../files.ts';
import { harmless } from '../harmless.ts';
import { parseJson, readJson, readTextOrStdin, sourceOf } from '../input.ts';
import type { Io } from '../io.ts';
import type { Library } from '../library.ts';
import { ProgressLine } from '../progress.ts';
import { redisAddress } from '../redis-address.ts';
import { refuseAll } from '../report.ts';
import { version } from '../version.ts';
import { message, wordsIn } from '../words/words-in.ts';

const NEVER = new AbortController().signal;

type Calculators = Parameters<typeof analysisOf>[0];

/** Runners refuse with messages. */
const { refusalIn } = refusalWriter({ en: {}, de: {} });

export interface AnalyseOptions {
  readonly file?: string | undefined;
  readonly calculator?: string | undefined;
  readonly set?: readonly string[] | undefined;
  readonly figure?: string | undefined;
  readonly rows?: string | undefined;
  readonly columns?: string | undefined;
  readonly shooters?: string | undefined;
  readonly targets?: string | undefined;
  readonly threads?: number | undefined;
  readonly checkpoint?: string | undefined;
  readonly json?: boolean | undefined;
  readonly csv?: boolean | undefined;
  readonly markdown?: boolean | undefined;
  readonly quiet?: boolean | undefined;
  readonly redis?: string | undefined;
  readonly language?: Language | undefined;
}

export async function runAnalysis(kind: Kind, options: AnalyseOptions, io: Io, library: Library): Promise<number> {
  const question = await readQuestion(kind, options, io, library);
  if (isRefusal(question)) return refuseAll(question, options.json, io, undefined, options.language);
  // A plan is one calculation: a thread of its own would take a quarter of a second to start, and nothing to share.
  const one = kind === 'plan' || kind === 'pairing';
  const threads = options.threads ?? (one ? 0 : undefined);
  // Without turns of the event loop nobody would hear of a signal: then it ends the program by itself.
  const atOnce = one && threads === 0 && options.redis === undefined;
  const signal = atOnce ? NEVER : io.stopSignal();
  if (atOnce && kind === 'plan') compileLess();
  const runner = await runnerFor(question, { ...options, threads }, io, library);
  const progress = new ProgressLine(io, kind, options.language);
  try {
    const checkpoint = await checkpointFor(kind, question, options, await runner.calculators());
    const result = await analyse(question, runner, {
      signal,
      done: checkpoint?.done,
      onChunk: checkpoint?.add,
      onProgress: options.quiet ? undefined : progress.update,
    });
    progress.end();
    if (signal.aborted) return STOPPED;
    if (isRefusal(result))
      return refuseAll(refusalIn(result, options.language), options.json, io, undefined, options.language);
    const { advice = [] } = result as { readonly advice?: readonly Advice[] };
    const { say } = wordsIn(options.language ?? 'en');
    if (!options.json)
      for (const { severity, message } of advice)
        io.stderr(`${say(severity === 'warning' ? 'warning' : 'info')}: ${harmless(message)}\n`);
    await io.stdout(printed(kind, result, options, await runner.calculators()));
    return DONE;
  } finally {
    await runner.close();
  }
}

/**
 * A plan that is asked for once is over before all of its code is compiled at its best. With small pieces compiled early it takes
 * 1.36 instead of 1.71 s at the bounds; what runs for long, as a matrix does, is better off without.
 */
function compileLess(): void {
  setFlagsFromString('--always-sparkplug');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');
}

/** Workers elsewhere, threads here, or this thread. */
async function runnerFor(
  { kind, calculator: id, language: asked }: Record<string, unknown>,
  { redis, threads, language }: AnalyseOptions,
  io: Io,
  library: Library,
): Promise<Runner> {
  const only = typeof id === 'string' ? id : undefined;
  const calculators = async () => {
    // A pairing is of no calculator: none is loaded.
    if (kind === 'pairing') return [];
    const one = only && (await library.find(only));
    return one ? [asked === undefined || asked === 'en' ? one : await speaking(one)] : library.all();
  };
  if (redis === undefined) return (await openRunner({ threads, calculators, only })).runner;
  const url = redisAddress(redis);
  const { queueRunner } = await import('@oddsmith/compute/queue');
  const { runner: local } = await openRunner({ threads: 0, calculators });
  const { say } = wordsIn(language ?? 'en');
  const onAvailability = (up: boolean) => io.stderr(`${say(up ? 'redis-back' : 'redis-away')}\n`);
  const onRemark = (sentence: Sentence) => io.stderr(`${sentenceIn(sentence, language)}\n`);
  return queueRunner({ url, version: version(), local, onAvailability, onRemark });
}

function printed(
  kind: Kind,
  result: object,
  { json, csv, markdown, language }: AnalyseOptions,
  calculators: Calculators,
): string {
  if (json) return `${JSON.stringify(result)}\n`;
  if (markdown) return harmless(resultMarkdown(kind, result, calculators, language));
  return csv
    ? resultCsv(kind, result, calculators, language)
    : harmless(resultText(kind, result, calculators, language));
}

async function checkpointFor(kind: Kind, question: object, { checkpoint }: AnalyseOptions, calculators: Calculators) {
  if (checkpoint === undefined) return undefined;
  const analysis = analysisOf(calculators, question);
  return 'error' in analysis ? undefined : openCheckpoint(checkpoint, kind, question, analysis.work.total);
}

async function readQuestion(
  kind: Kind,
  options: AnalyseOptions,
  io: Io,
  library: Library,
): Promise<Record<string, unknown>> {
  const isAsked = hasOptions(options);
  const given = await (kind === 'pairing' ? readMatrixOrStdin(options, isAsked, io) : readJson(options, isAsked, io));
  if (!isRecord(given)) throw new UsageError(message('question-no-object'));
  if (given.kind !== undefined && given.kind !== kind)
    throw new UsageError(message('other-kind', { question: String(given.kind), command: kind }));
  const question: Record<string, unknown> = { ...given, kind };
  if (options.language !== undefined) question.language = options.language;
  if (options.calculator !== undefined) question.calculator = options.calculator;
  if (options.figure !== undefined) question.figure = options.figure;
  for (const field of ['rows', 'columns', 'shooters', 'targets'] as const) {
    const source = options[field];
    if (source !== undefined) question[field] = await readEntries(source);
  }
  if (options.set !== undefined && kind === 'pairing')
    return assigned(question, options.set, undefined) as typeof question;
  if (options.set !== undefined)
    question.input = assigned(question.input ?? {}, options.set, await library.find(String(question.calculator)));
  return (await withEntries(question)) as Record<string, unknown>;
}

/** A pairing may be the spreadsheet that a team keeps. */
async function readMatrixOrStdin(source: AnalyseOptions, isAsked: boolean, io: Io): Promise<unknown> {
  const text = await readTextOrStdin(source, isAsked, io);
  return text === undefined || /^\s*(\{|$)/.test(text) ? parseJson(text ?? '', sourceOf(source)) : { sheet: text };
}

/** Whether anything but a file says what is asked, not only of which calculator: then stdin is not waited for. */
function hasOptions({ rows, columns, shooters, targets, set }: AnalyseOptions): boolean {
  return [rows, columns, shooters, targets, set].some((option) => option !== undefined);
}

/** "archetypes", a JSON list of entries, or an army list in any format that is read here. */
async function readEntries(source: string): Promise<unknown> {
  if (source === 'archetypes') return { archetypes: true };
  const bytes = await readBytes(source);
  // A packed list, as .rosz is, is no text.
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return { list: new Uint8Array(bytes) };
  const text = bytes.toString();
  try {
    const parsed: unknown = JSON.parse(text);
    if (Array.isArray(parsed)) return parsed;
  } catch {
    // No JSON: an army list.
  }
  return { list: text };
}
