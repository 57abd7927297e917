// A question in parts on the threads of this process, and its parts put together.
import { randomUUID } from 'node:crypto';
import { type CallOptions, type Fault, type PartRange, type Refused, type Runner, runParts } from '@oddsmith/compute';
import { ask } from '../services/index.ts';
import type { ReadQuestion } from '../services/jobs.ts';
import type { Written } from '../services/json-text.ts';

interface Answering {
  readonly options: CallOptions;
  /** Of its parts; what comes to more is stopped and refused. */
  readonly mostBytes: number;
  readonly tooLarge: Fault;
  /** A part that is out of time is refused in its place; otherwise the whole is. */
  readonly refuseAlone: boolean;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** Told of every part: how many cells it has, none where it is refused, and how long it took. */
  readonly onPart?: ((cells: number | undefined, ms: number) => void) | undefined;
}

export async function answered(
  runner: Runner,
  { question, total }: ReadQuestion,
  { options, mostBytes, tooLarge, refuseAlone, onProgress, onPart }: Answering,
): Promise<Written | Refused> {
  const key = randomUUID();
  const cells: string[] = [];
  let done = 0;
  let bytes = 0;
  const { signal: outer } = options;
  const stop = new AbortController();
  if (outer?.aborted) stop.abort(outer.reason);
  outer?.addEventListener('abort', () => stop.abort(outer.reason), { once: true });
  const { signal } = stop;
  // A thread that takes it over begins at nothing: what was told stays.
  let most = 0;
  const onShare = (share: number) => {
    most = Math.max(most, share);
    onProgress?.(most, 1);
  };
  const asking = { ...options, signal, ...(total === 1 && onProgress !== undefined && { onShare }) };
  const askPart = async (range: PartRange) => {
    const begun = performance.now();
    const part = await ask(runner, 'cells', { key, question, ...range }, asking);
    onPart?.('error' in part ? undefined : part.items.length, performance.now() - begun);
    return part;
  };
  const list = { parallelism: runner.parallelism, signal, refuseAlone };
  const result = await runParts(askPart, list, (from, part) => {
    // One text a part: a quarter of a million small ones take longer to send to a thread.
    cells[from] = part.items.join(',');
    bytes += cells[from].length;
    if (bytes > mostBytes) stop.abort();
    done += part.items.length;
    onProgress?.(done, part.total);
  });
  if (bytes > mostBytes) return { error: tooLarge };
  if ('error' in result) return result;
  const { timeMs: _each, ...whole } = options;
  return ask(runner, 'collect', { question, cells: cells.filter(Boolean) }, whole);
}
