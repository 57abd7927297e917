// Runs the server until it is asked to stop: requests under way are answered, threads are freed, nothing waits forever.
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { isatty } from 'node:tty';
import { openRunner, type Runner } from '@oddsmith/compute';
import { freshBuild, version as productVersion } from '@oddsmith/compute/build';
import type { Language } from '@oddsmith/words';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { boundHeapGrowth } from './heap-growth.ts';
import type { JobsBackend } from './jobs/jobs-backend.ts';
import { LogSink } from './log-sink.ts';
import { builtServices, loadServices } from './services/index.ts';
import type { Settings } from './settings.ts';
import { say, sentenceIn } from './words/index.ts';

/** Answers with the exit code once everything is closed: 0, or 1 when requests had to be cut off. */
export async function serve(settings: Settings, language: Language = 'en'): Promise<number> {
  boundHeapGrowth();
  // Before the first thread, which is told: what a server says of itself is read from its files, whatever was noted beside them.
  const build = freshBuild();
  const version = productVersion();
  const { runner, note } = await openRunner({
    threads: settings.threads,
    calculators: async () => (await import('@oddsmith/games/calculators')).calculators,
    server: { services: loadServices, module: builtServices, processMb: settings.memoryMb, quick: true },
  });
  // While the threads start, which load them too.
  const calculators = await runner.calculators();
  const level = settings.logLevel ?? (isatty(STDOUT) ? 'warn' : 'info');
  const log = new LogSink(STDOUT);
  const jobs = await queuedJobs(settings, runner, version, language);
  const app = await buildApp({ calculators, runner, jobs, settings, version, build }, { level, stream: log });
  if (note !== undefined) app.log.info(sentenceIn(note, language));
  // Before the first request, so that it does not wait for threads to start.
  await runner.ready();
  await app.listen({ port: settings.port, host: settings.host });
  log.write(`${sentenceIn(say('ready', { url: urlOf(app, settings.host) }), language)}\n`);
  await stopSignal();
  const code = await Promise.race([app.close().then(() => 0), setTimeout(settings.shutdownMs, 1)]);
  await runner.close();
  await log.flushed();
  return code;
}

const STDOUT = 1;

/** Loaded only where there is a queue. */
async function queuedJobs(
  { redisUrl }: Settings,
  runner: Runner,
  version: string,
  language: Language,
): Promise<JobsBackend | undefined> {
  if (redisUrl === undefined) return undefined;
  const { QueuedJobs } = await import('./jobs/queued-jobs.ts');
  const onAvailability = (up: boolean) =>
    void process.stderr.write(`${sentenceIn(up ? say('redis-back') : say('redis-away'), language)}\n`);
  return new QueuedJobs({ runner, url: redisUrl, version, onAvailability });
}

function urlOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** The first signal; from then on a second one ends the process at once, as is usual. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      process.off('SIGTERM', stop);
      process.off('SIGINT', stop);
      resolve();
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  });
}
