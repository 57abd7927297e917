// `oddsmith worker`: computes what servers put into the queue, until it is asked to stop.
import { openRunner, sentenceIn } from '@oddsmith/compute';
import { freshBuild } from '@oddsmith/compute/build';
import { startWorker } from '@oddsmith/compute/queue';
import { builtServices, loadServices } from '@oddsmith/server/services';
import type { Language } from '@oddsmith/words';
import { DONE } from '../exit.ts';
import type { Io } from '../io.ts';
import { catalogue } from '../library.ts';
import { redisAddress } from '../redis-address.ts';
import { version } from '../version.ts';
import { wordsIn } from '../words/words-in.ts';

export interface WorkerOptions {
  readonly redis: string;
  readonly threads?: number | undefined;
  readonly language?: Language | undefined;
}

/** The chunk under way gets this long; then it is another's. */
const CLOSE_MS = 8_000;
/** Of all threads together. */
const PROCESS_MB = 2_000;

export async function work({ redis, threads, language = 'en' }: WorkerOptions, io: Io): Promise<number> {
  const { say } = wordsIn(language);
  const url = redisAddress(redis);
  // From its files, before threads are told: what was noted beside them may be of another build.
  freshBuild();
  const { runner, note } = await openRunner({
    threads,
    calculators: () => catalogue.all(),
    // Parts of jobs are never quick.
    server: { services: loadServices, module: builtServices, processMb: PROCESS_MB, quick: false },
  });
  if (note !== undefined) io.stderr(`${sentenceIn(note, language)}\n`);
  await runner.ready();
  const signal = io.stopSignal();
  const worker = startWorker({
    url,
    version: version(),
    runner,
    onAvailability: (up) => io.stderr(`${say(up ? 'redis-back' : 'redis-away')}\n`),
    onRemark: (sentence) => io.stderr(`${sentenceIn(sentence, language)}\n`),
  });
  await io.stdout(`${say('worker-ready', { threads: runner.parallelism })}\n`);
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await worker.close(CLOSE_MS);
  await runner.close();
  return DONE;
}
