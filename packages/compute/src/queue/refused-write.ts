// A Redis that answers and takes nothing: its memory or its disk is full, or it only copies another. That passes, so what is refused
// is tried again, further and further apart.
import { setTimeout } from 'node:timers/promises';
import { type Sentence, say } from '../words/index.ts';

const REFUSALS: { readonly [code: string]: Sentence } = {
  OOM: say('redis-memory-full'),
  READONLY: say('redis-read-only'),
  MISCONF: say('redis-disk-fails'),
  NOREPLICAS: say('redis-copies-away'),
  BUSY: say('redis-busy'),
  LOADING: say('redis-loading'),
};

/** Why Redis takes nothing; undefined where something else is wrong. */
export function refusalOf(thrown: unknown): Sentence | undefined {
  const message = thrown instanceof Error ? thrown.message : '';
  const code = /(?:^|\s|-)(OOM|READONLY|MISCONF|NOREPLICAS|BUSY|LOADING)\b/.exec(message)?.[1];
  return code === undefined ? undefined : REFUSALS[code];
}

const FIRST_MS = 200;
const MOST_MS = 4_000;

export interface Persistence {
  /** Told why each time it is refused, and nothing once it was taken. */
  readonly told: (reason: Sentence | undefined) => void;
  /** Gives up, and throws what was thrown. */
  readonly stopped: () => boolean;
}

/** Does it until Redis takes it. */
export async function persist<Value>(act: () => Promise<Value>, { told, stopped }: Persistence): Promise<Value> {
  for (let waitMs = FIRST_MS; ; waitMs = Math.min(MOST_MS, 2 * waitMs)) {
    try {
      const value = await act();
      told(undefined);
      return value;
    } catch (thrown) {
      const reason = refusalOf(thrown);
      if (reason === undefined || stopped()) throw thrown;
      told(reason);
      await setTimeout(waitMs);
    }
  }
}
