// The reply to what the page asks now; an older one stays in sight, marked stale, until the next arrives.
import { useEffect, useState } from 'react';
import { type Name, type Payload, type Reply, start } from './ask.ts';

export interface TaskState<T> {
  readonly reply: T | undefined;
  readonly stale: boolean;
  readonly failure: string | undefined;
}

/** `payload` must keep its identity as long as it means the same; undefined asks nothing. */
export function useTask<N extends Name>(name: N, payload: Payload<N> | undefined): TaskState<Reply<N>> {
  const [state, setState] = useState<{ reply?: Reply<N>; of?: unknown; failure?: string }>({});
  useEffect(() => {
    if (payload === undefined) return;
    const task = start(name, payload);
    task.reply.then(
      (reply) => reply !== undefined && setState({ reply, of: payload }),
      (reason: unknown) =>
        setState({ of: payload, failure: reason instanceof Error ? reason.message : String(reason) }),
    );
    return () => task.end();
  }, [name, payload]);
  return { reply: state.reply, stale: state.of !== payload, failure: state.failure };
}
