// Starts a worker for one of its services.
import { Thread } from '../engine/thread.ts';
import { language } from '../language/language.ts';
import { fetched } from '../shell/lost-file.ts';
import type { ServiceName } from './services.ts';

/** In the language of the page. `task` tells several workers of one service apart for whoever looks at them with the browser's tools. */
export function startWorker(service: ServiceName, task = ''): Worker {
  const name = `${service} ${language} ${task}`.trim();
  return new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name });
}

/** The way to one whose files are asked for again where they do not come, as those of the page are. */
export function threadOf<Api>(service: ServiceName): Thread<Api> {
  return new Thread<Api>(() => startWorker(service), fetched);
}
