// Starts a worker for one of its services.
import { language } from '../language/language.ts';
import type { ServiceName } from './services.ts';

/** In the language of the page. `task` tells several workers of one service apart for whoever looks at them with the browser's tools. */
export function startWorker(service: ServiceName, task = ''): Worker {
  const name = `${service} ${language} ${task}`.trim();
  return new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name });
}
