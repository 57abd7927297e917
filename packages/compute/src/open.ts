// Chooses where calculations run. Threads need built JavaScript; without it the work is done inline, and we say so.
import { existsSync } from 'node:fs';
import type { AnyCalculator } from '@oddsmith/games';
import { inlineRunner } from './inline.ts';
import { threadRunner } from './pool/threads.ts';
import type { Runner } from './runner.ts';
import type { Services } from './task-context.ts';
import { type Sentence, say } from './words/index.ts';

export interface OpenOptions {
  /** 0 is inline. Left out: one a core in a build, inline from source, where a build may be older than what is read. */
  readonly threads?: number | undefined;
  /** Asked for only when the work is done inline, as the services below are: threads load their own. */
  readonly calculators: () => Promise<readonly AnyCalculator[]>;
  /** The id of the only calculator that will be asked for: threads load no other. */
  readonly only?: string | undefined;
  readonly server?: ServerOptions | undefined;
}

/** For who has many who ask. */
export interface ServerOptions {
  readonly services: () => Promise<Services>;
  /** Where threads find them. */
  readonly module: URL;
  readonly processMb: number;
  /** Whether some of them wait for what is quick; others need no thread for it. */
  readonly quick: boolean;
}

export interface Opened {
  readonly runner: Runner;
  /** How the work is done, where that is not what one would expect. */
  readonly note?: Sentence;
}

/** Objects of one thread of a server: no calculation comes near it, and several threads may at once. */
const SERVER_HEAP_MB = 256;

const fromSource = import.meta.url.endsWith('.ts');

/** The worker file of the build, also when this file is read from source. */
export const builtTask = new URL(fromSource ? '../dist/pool/task.js' : './pool/task.js', import.meta.url);

export async function openRunner({ threads, calculators, only, server }: OpenOptions): Promise<Opened> {
  const inline = async () => inlineRunner(await calculators(), await server?.services());
  const wanted = threads ?? (fromSource ? 0 : undefined);
  if (wanted === 0) {
    const runner = await inline();
    return threads === 0 ? { runner } : { runner, note: say('from-source') };
  }
  if (existsSync(builtTask)) {
    const forServer = server && {
      services: server.module.href,
      processMb: server.processMb,
      quick: server.quick,
      memoryMb: SERVER_HEAP_MB,
    };
    return { runner: threadRunner({ threads: wanted, task: builtTask, only, ...forServer }) };
  }
  return { runner: await inline(), note: say('threads-need-build') };
}
