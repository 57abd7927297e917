// `oddsmith worker`: computes what servers put into the queue, until it is asked to stop.
import { openRunner } from '@oddsmith/compute';
import { freshBuild } from '@oddsmith/compute/build';
import { startWorker } from '@oddsmith/compute/queue';
import { builtServices, loadServices } from '@oddsmith/server/services';
import { DONE } from '../exit.ts';
import type { Io } from '../io.ts';
import { catalogue } from '../library.ts';
import { redisAddress } from '../redis-address.ts';
import { version } from '../version.ts';

export interface WorkerOptions {
  readonly redis: string;
  readonly threads?: number | undefined;
}

/** The chunk under way gets this long; then it is another's. */
const CLOSE_MS = 8_000;
/** Of all threads together. */
const PROCESS_MB = 2_000;

export async function work({ redis, threads }: WorkerOptions, io: Io): Promise<number> {
  const url = redisAddress(redis);
  // From its files, before threads are told: what was noted beside them may be of another build.
  freshBuild();
  const { runner, note } = await openRunner({
    threads,
    calculators: () => catalogue.all(),
    // Parts of jobs are never quick.
    server: { services: loadServices, module: builtServices, processMb: PROCESS_MB, quick: false },
  });
  if (note !== undefined) io.stderr(`${note}\n`);
  await runner.ready();
  const signal = io.stopSignal();
  const worker = startWorker({
    url,
    version: version(),
    runner,
    onAvailability: (up) => io.stderr(up ? 'Redis is back\n' : 'Redis is away: trying again\n'),
    onRemark: (sentence) => io.stderr(`${sentence}\n`),
  });
  const count = runner.parallelism;
  await io.stdout(`Oddsmith worker is ready: ${count} ${count === 1 ? 'thread' : 'threads'}\n`);
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await worker.close(CLOSE_MS);
  await runner.close();
  return DONE;
}
