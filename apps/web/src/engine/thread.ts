// The one way to a worker: started with the first call, replaced when it must be, and typed by what it offers.
import { expose, proxy, type Remote, wrap } from 'comlink';

/** The worker was replaced while it worked for somebody else. */
export class Restarted extends Error {}

export class Thread<Api> {
  /** Told the bare numbers a worker posts beside its replies: how far it is. */
  onNumber: ((value: number) => void) | undefined;
  private readonly create: () => Worker;
  private worker: Worker | undefined;
  private remote: Remote<Api> | undefined;
  private readonly waiting = new Set<(reason: Restarted) => void>();

  constructor(create: () => Worker) {
    this.create = create;
  }

  call<T>(act: (api: Remote<Api>) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.add(reject);
      act(this.start())
        .then(resolve, reject)
        .finally(() => this.waiting.delete(reject));
    });
  }

  kill(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.remote = undefined;
    for (const reject of this.waiting) reject(new Restarted());
    this.waiting.clear();
  }

  private start(): Remote<Api> {
    if (this.remote === undefined) {
      this.worker = this.create();
      // Bare numbers, which comlink leaves alone: a channel for each question would cost every keystroke something.
      this.worker.addEventListener('message', ({ data }) => typeof data === 'number' && this.onNumber?.(data));
      this.remote = wrap<Api>(this.worker);
    }
    return this.remote;
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

/** A function the worker may call while it works. */
export function callback<A extends readonly unknown[]>(act: (...values: A) => void) {
  return proxy(act);
}

/** The worker's side: what it does for whoever started it. */
export function serve<Api extends object>(api: Api): void {
  expose(api);
}
