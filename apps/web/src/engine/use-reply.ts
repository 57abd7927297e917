// What a component asked another thread for: the newest question wins, and a reply that comes too late is dropped.
import { useEffect, useState } from 'react';

interface LastReply<Reply> {
  /** The last there was; undefined until there is one. */
  readonly reply: Reply | undefined;
  /** It answers an earlier question. */
  readonly late: boolean;
}

/** Undefined is no reply. `wanted` says whether this is still the newest question. */
type Ask<Reply> = (wanted: () => boolean) => Promise<Reply | undefined>;

/** Asks again when something in `given` is another, after `waitMs`. What goes wrong is not answered: the page around it goes on. */
export function useReply<Reply>(ask: Ask<Reply>, given: readonly unknown[], waitMs = 0): LastReply<Reply> {
  const [last, setLast] = useState<{ readonly given: readonly unknown[]; readonly reply: Reply } | undefined>(
    undefined,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what its question depends on
  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      const reply = await ask(() => current).catch(() => undefined);
      if (current && reply !== undefined) setLast({ given, reply });
    }, waitMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [...given]);
  return { reply: last?.reply, late: given.some((one, place) => !Object.is(one, last?.given[place])) };
}
