// Many requests in one go, each with an id of the caller's: the lines of `batch` and the array of POST /api/v1/batch.
import { withEntries } from '@oddsmith/analysis';
import { type Answer, type AnyCalculator, isRecord, type Refusal } from '@oddsmith/games';
import { analyse } from './analyse.ts';
import { execute } from './execute.ts';
import { executeQuestion } from './executor.ts';
import type { ListOptions, Runner } from './runner.ts';
import type { TaskContext } from './task-context.ts';
import { type Fault, languageOf, type Refused, refusalIn, say } from './words/index.ts';

/** What the caller uses to tell entries apart; null when none was given. */
export type EntryId = string | number | null;

export type EntryReply =
  | { readonly id: EntryId; readonly result: Answer | object }
  | ({ readonly id: EntryId } & Refusal);

export const MAX_ID_LENGTH = 200;

type Entry = { readonly id: EntryId; readonly request: unknown } | { readonly id: EntryId; readonly error: Fault };

/** Answers in the order of the entries; a bad entry never stops the rest. */
export async function answerEntries(
  runner: Runner,
  values: readonly unknown[],
  options: ListOptions = {},
): Promise<EntryReply[]> {
  const entries = values.map(readEntry);
  const requests = entries.flatMap((entry) => ('request' in entry ? [entry.request] : []));
  const replies = await answerAll(runner, requests, options);
  let next = 0;
  return entries.map((entry, i) => entryReply(entry.id, 'error' in entry ? entry : replies[next++], values[i]));
}

/** One entry on the present thread. */
export async function executeEntry(
  calculators: readonly AnyCalculator[],
  value: unknown,
  { stop, costAtMost, leftMs }: Pick<TaskContext, 'stop' | 'costAtMost' | 'leftMs'>,
): Promise<EntryReply> {
  const entry = readEntry(value);
  const { id } = entry;
  if ('error' in entry) return entryReply(id, entry, value);
  const { request } = entry;
  const reply = isQuestion(request)
    ? await questionReply(request, async (question) => executeQuestion(calculators, question, stop))
    : execute(calculators, request, { stop, costAtMost, leftMs });
  return entryReply(id, reply, value);
}

/** In the language of the entry. */
function entryReply(id: EntryId, reply: object, value: unknown): EntryReply {
  return 'error' in reply ? { id, ...refusalIn(reply as Refused, languageOf(value)) } : { id, result: reply };
}

/** The id of an entry whose answer is known before it is looked at. */
export function refuseEntry(value: unknown, problem: Fault): EntryReply {
  return entryReply(readEntry(value).id, { error: problem }, value);
}

/** Requests travel together; an analysis among them, which says its kind, is many calculations by itself. */
async function answerAll(
  runner: Runner,
  requests: readonly unknown[],
  options: ListOptions,
): Promise<(object | Refused)[]> {
  const single = requests.filter((request) => !isQuestion(request));
  const replies = await runner.calculateAll(single, options);
  const answers: (object | Refused)[] = [];
  let next = 0;
  for (const request of requests)
    answers.push(
      isQuestion(request)
        ? await questionReply(request, (question) => analyse(question, runner, options))
        : replies[next++],
    );
  return answers;
}

function isQuestion(request: unknown): boolean {
  return isRecord(request) && Object.hasOwn(request, 'kind');
}

async function questionReply(
  request: unknown,
  answer: (question: unknown) => Promise<object | Refused>,
): Promise<object | Refused> {
  const question = await withEntries(request);
  return isRecord(question) && 'error' in question ? question : answer(question);
}

function readEntry(value: unknown): Entry {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { id: null, error: { code: 'request/wrong-type', path: '', message: say('entry-no-object') } };
  const { id = null, ...request } = value as { readonly id?: unknown };
  if (isId(id)) return { id, request };
  const message = say('entry-id', { most: MAX_ID_LENGTH });
  return { id: null, error: { code: 'request/id-wrong-type', path: 'id', message } };
}

function isId(id: unknown): id is EntryId {
  return id === null || typeof id === 'number' || (typeof id === 'string' && id.length <= MAX_ID_LENGTH);
}
