// Keeps an eye on a list that a worker thread calculates: asks it to stop, and says when it must be ended by force.
import { askToStop, type Control, finished, shareOf, WAITING } from './control.ts';

/** A thread that was asked to stop, or is past its time, gets this long to notice by itself. */
const GRACE_MS = 250;
const TICK_MS = 50;
const SHARE_MS = 100;

export interface Watch {
  /** Aborts when the thread has to be ended. */
  readonly kill: AbortSignal;
  end(): void;
}

export interface WatchOptions {
  readonly signal?: AbortSignal | undefined;
  /** For each request of the list, and for waiting. */
  readonly timeMs?: number | undefined;
  /** Told now and then how far it is. */
  readonly onShare?: ((share: number) => void) | undefined;
}

export function watch(control: Control, { signal, timeMs, onShare }: WatchOptions): Watch {
  const kill = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  const onAbort = () => {
    askToStop(control);
    if (finished(control) === WAITING) kill.abort();
    else timers.push(setTimeout(() => kill.abort(), GRACE_MS));
  };
  if (signal?.aborted) onAbort();
  else signal?.addEventListener('abort', onAbort, { once: true });
  if (timeMs !== undefined) timers.push(killWhenStuck(control, timeMs, kill));
  if (onShare !== undefined) timers.push(setInterval(() => onShare(shareOf(control)), SHARE_MS));
  return {
    kill: kill.signal,
    end() {
      signal?.removeEventListener('abort', onAbort);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** A list is stuck when it has been on the same request, or in the queue, for longer than allowed. */
function killWhenStuck(control: Control, timeMs: number, kill: AbortController): NodeJS.Timeout {
  let seen = finished(control);
  let since = performance.now();
  return setInterval(() => {
    const now = finished(control);
    if (now !== seen) {
      seen = now;
      since = performance.now();
    } else if (performance.now() - since > timeMs + GRACE_MS) kill.abort();
  }, TICK_MS);
}
