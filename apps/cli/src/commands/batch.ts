// `oddsmith batch`: JSON lines in, JSON lines out, in the same order, in constant memory.

import { answerEntries, type EntryReply, LIST_SIZE, openRunner, type Runner, sentenceIn } from '@oddsmith/compute';
import type { Language } from '@oddsmith/words';
import { DONE } from '../exit.ts';
import type { Io } from '../io.ts';
import type { Library } from '../library.ts';
import { type ParsedLine, parsedLines } from '../lines.ts';
import { wordsIn } from '../words/words-in.ts';

export interface BatchOptions {
  readonly threads?: number | undefined;
  /** Each line may take this long. */
  readonly timeMs?: number | undefined;
  readonly language?: Language | undefined;
}

export async function batch(
  { threads, timeMs, language = 'en' }: BatchOptions,
  io: Io,
  library: Library,
): Promise<number> {
  const { runner, note } = await openRunner({ threads, calculators: () => library.all() });
  if (note !== undefined && threads !== undefined) io.stderr(`${sentenceIn(note, language)}\n`);
  let lines = 0;
  let refused = 0;
  const queue = orderedQueue(2 * runner.parallelism, async (replies: EntryReply[]) => {
    lines += replies.length;
    for (const reply of replies) if ('error' in reply) refused++;
    await io.stdout(replies.map((reply) => `${JSON.stringify(reply)}\n`).join(''));
  });
  for await (const group of parsedLines(io.stdin, LIST_SIZE))
    await queue.add(answerLines(runner, group, timeMs, language));
  await queue.end();
  await runner.close();
  io.stderr(`${wordsIn(language).say('lines-done', { lines, refused })}\n`);
  return DONE;
}

/** Hands results on in the order of the jobs; `add` waits while too many are under way, which holds the reader back. */
function orderedQueue<Result>(limit: number, consume: (result: Result) => Promise<void>) {
  const underWay: Promise<void>[] = [];
  let last = Promise.resolve();
  return {
    async add(job: Promise<Result>): Promise<void> {
      last = Promise.all([job, last]).then(([result]) => consume(result));
      underWay.push(last);
      if (underWay.length >= limit) await underWay.shift();
    },
    end: () => last,
  };
}

async function answerLines(
  runner: Runner,
  lines: readonly ParsedLine[],
  timeMs: number | undefined,
  language: Language,
): Promise<EntryReply[]> {
  const values = lines.flatMap((line) => ('value' in line ? [line.value] : []));
  const replies = await answerEntries(runner, values, { timeMs });
  let next = 0;
  return lines.map((line) =>
    'value' in line ? replies[next++] : { id: null, error: wordsIn(language).problem(line.error) },
  );
}
