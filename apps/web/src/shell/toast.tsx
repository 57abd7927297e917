// A short message at the bottom of the page.
import { useCommandStore } from './commands.ts';

export function Toast() {
  const message = useCommandStore((store) => store.message);
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-4 z-50 flex justify-center" aria-live="polite">
      {message !== '' && <span className="rounded-m bg-ink px-4 py-2 text-s text-surface">{message}</span>}
    </output>
  );
}
