// A question that takes long, while the server works on it: how far it is, its result, and how to end it.
import type { Schemas } from './asked.ts';
import { OddsmithError } from './oddsmith-error.ts';
import { serverEvents } from './server-events.ts';

export type JobStatus = Schemas['JobStatus'];

export interface WatchOptions {
  /** Told when it goes on, at most four times a second. */
  readonly onProgress?: (status: JobStatus) => void;
  /** Ends the wait and, with it, the job. */
  readonly signal?: AbortSignal;
}

/** How a job asks its server. */
export type Ask = (path: string, options?: RequestInit) => Promise<Response>;

/** Between two looks at a server that hung up before the job was done. */
const AGAIN_MS = 1000;

const OPEN: { readonly [state in JobStatus['state']]: boolean } = {
  waiting: true,
  running: true,
  done: false,
  failed: false,
  cancelled: false,
};

export class Job {
  /** Who knows it may read and end the job. */
  readonly id: string;
  readonly #ask: Ask;

  constructor(id: string, ask: Ask) {
    this.id = id;
    this.#ask = ask;
  }

  async status(): Promise<JobStatus> {
    return (await this.#ask(this.#path())).json() as Promise<JobStatus>;
  }

  /** When it is done; throws where it failed, was cancelled, or was given up with the signal. */
  async result({ onProgress, signal }: WatchOptions = {}): Promise<Schemas['JobResult']> {
    await this.#end(onProgress, signal);
    return (await this.#ask(this.#path('/result'))).json() as Promise<Schemas['JobResult']>;
  }

  /** The result for a spreadsheet, once it is done. */
  async csv(): Promise<string> {
    return (await this.#ask(this.#path('/result?format=csv'))).text();
  }

  /** Ends it and forgets it, result and all. */
  async cancel(): Promise<void> {
    await this.#ask(this.#path(), { method: 'DELETE' });
  }

  async #end(onProgress: WatchOptions['onProgress'], signal: AbortSignal | undefined): Promise<void> {
    try {
      for (;;) {
        signal?.throwIfAborted();
        const last = await this.#watch(onProgress, signal);
        if (last === undefined) await pause(AGAIN_MS, signal);
        else if (last.state === 'done') return;
        else throw ended(last);
      }
    } catch (thrown) {
      // Nobody waits for it any more: the server need not go on.
      if (signal?.aborted === true) await this.cancel().catch(() => undefined);
      throw thrown;
    }
  }

  /** Until it is done or the connection ends, which a server that is being replaced does early. */
  async #watch(onProgress: WatchOptions['onProgress'], signal?: AbortSignal): Promise<JobStatus | undefined> {
    const reply = await this.#ask(this.#path('/events'), signal === undefined ? {} : { signal });
    if (reply.body === null) return undefined;
    for await (const { event, data } of serverEvents(reply.body)) {
      if (event === 'closing') return undefined;
      const status = JSON.parse(data) as JobStatus;
      onProgress?.(status);
      if (!OPEN[status.state]) return status;
    }
    return undefined;
  }

  #path(behind = ''): string {
    return `/api/v1/jobs/${encodeURIComponent(this.id)}${behind}`;
  }
}

function ended({ state, error }: JobStatus): OddsmithError {
  return new OddsmithError([error ?? { code: `jobs/${state}`, path: '', message: `the job was ${state}` }]);
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const timer = setTimeout(done, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        fail(signal.reason);
      },
      { once: true },
    );
  });
}
