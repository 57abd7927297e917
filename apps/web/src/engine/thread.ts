// The one way to a worker: started with the first call, replaced when it must be, and typed by what it offers. Written out
// here because a library for it was 4 kB gzipped, once for the page and once for its worker.

import { isLostFile } from '../shell/lost-file.ts';

/** What a worker offers, as its callers see it: every reply is waited for. */
export type Remote<Api> = {
  readonly [Name in keyof Api]: Api[Name] extends (...given: infer Given) => infer Reply
    ? (...given: Given) => Promise<Awaited<Reply>>
    : never;
};

interface Call {
  readonly id: number;
  readonly name: string;
  readonly given: readonly unknown[];
}

type Reply = { readonly id: number } & ({ readonly value: unknown } | { readonly failure: string });

/** In place of a function: what the worker posts when it calls it. */
interface Callback {
  readonly callback: string;
}

interface Report extends Callback {
  readonly values: readonly unknown[];
}

/** The worker was replaced while it worked for somebody else. */
export class Restarted extends Error {}

/** In the words of browsers, whose own error names no file here. */
const NOT_LOADED = 'module script failed';

interface Waiting {
  resolve(value: unknown): void;
  reject(reason: unknown): void;
  readonly callbacks: readonly ((...values: readonly unknown[]) => void)[];
}

/** Asks again, where a file of the worker did not come. */
type Insist = <Value>(ask: () => Promise<Value>) => Promise<Value>;

export class Thread<Api> {
  /** Told the bare numbers a worker posts beside its replies: how far it is. */
  onNumber: ((value: number) => void) | undefined;
  private readonly create: () => Worker;
  private readonly insist: Insist;
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;
  // A page may name only what the type of the worker has.
  private readonly remote = new Proxy({} as Remote<Api>, {
    get:
      (_, name) =>
      (...given: readonly unknown[]) =>
        this.send(String(name), given),
  });

  constructor(create: () => Worker, insist: Insist = (ask) => ask()) {
    this.create = create;
    this.insist = insist;
  }

  call<T>(act: (api: Remote<Api>) => Promise<T>): Promise<T> {
    return act(this.remote);
  }

  /** What the worker offers, each call once `ready` has come. */
  after(ready: () => Promise<void>): Remote<Api> {
    return new Proxy({} as Remote<Api>, {
      get:
        (_, name) =>
        async (...given: readonly unknown[]) => {
          await ready();
          return this.send(String(name), given);
        },
    });
  }

  kill(): void {
    this.end(new Restarted());
  }

  private end(reason: Error): void {
    this.worker?.terminate();
    this.worker = undefined;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of waiting) reject(reason);
  }

  private send(name: string, given: readonly unknown[]): Promise<unknown> {
    return this.insist(() => this.post(name, given));
  }

  private post(name: string, given: readonly unknown[]): Promise<unknown> {
    const id = ++this.calls;
    const callbacks: Waiting['callbacks'][number][] = [];
    const plain = given.map((value) => {
      if (typeof value !== 'function') return value;
      callbacks.push((...values) => void value(...values));
      return { callback: `${id} ${callbacks.length - 1}` } satisfies Callback;
    });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, callbacks });
      this.start().postMessage({ id, name, given: plain } satisfies Call);
    });
  }

  private start(): Worker {
    if (this.worker !== undefined) return this.worker;
    const worker = this.create();
    worker.addEventListener('message', ({ data }: MessageEvent<number | Reply | Report>) => this.receive(data));
    // Its file did not come: what goes wrong in a worker that runs has a message.
    worker.addEventListener('error', (event) => {
      if (this.worker === worker && !('message' in event)) this.end(new Error(NOT_LOADED));
    });
    this.worker = worker;
    return worker;
  }

  private receive(data: number | Reply | Report): void {
    if (typeof data === 'number') {
      this.onNumber?.(data);
      return;
    }
    if ('callback' in data) {
      const [id, place] = data.callback.split(' ').map(Number);
      this.waiting.get(id)?.callbacks[place]?.(...data.values);
      return;
    }
    // What a worker could not load it never loads: the next one asks anew.
    if ('failure' in data && isLostFile(new Error(data.failure))) {
      this.end(new Error(data.failure));
      return;
    }
    const call = this.waiting.get(data.id);
    this.waiting.delete(data.id);
    if ('failure' in data) call?.reject(new Error(data.failure));
    else call?.resolve(data.value);
  }
}

/** For calls that must not get lost when a slow answer takes the thread down with it. */
export async function persist<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (reason) {
      if (!(reason instanceof Restarted)) throw reason;
    }
  }
}

/** The worker's side: does for whoever started it what `offered` offers, once that has come. */
export function serve(offered: Promise<object>): void {
  addEventListener('message', async ({ data }: MessageEvent<Call>) => {
    const { id, name, given } = data;
    try {
      const api = await offered;
      const act: unknown = Reflect.get(api, name);
      if (typeof act !== 'function') throw new Error(`the worker has no ${name}`);
      const value: unknown = await Reflect.apply(act, api, given.map(withFunctions));
      postMessage({ id, value } satisfies Reply);
    } catch (reason) {
      postMessage({ id, failure: reason instanceof Error ? reason.message : String(reason) } satisfies Reply);
    }
  });
}

function withFunctions(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('callback' in value)) return value;
  const callback = String(value.callback);
  return (...values: readonly unknown[]) => postMessage({ callback, values } satisfies Report);
}
