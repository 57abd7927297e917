// A short message at the bottom of the page, with the way back where there is one.
import { useCommandStore } from './commands.ts';

export function Toast() {
  const message = useCommandStore((store) => store.message);
  const way = useCommandStore((store) => store.way);
  const say = useCommandStore((store) => store.say);
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-4 z-50 flex justify-center" aria-live="polite">
      {message !== '' && (
        <span className="flex items-center gap-3 rounded-m bg-ink px-4 py-2 text-s text-surface">
          {message}
          {way !== undefined && (
            <button
              type="button"
              className="pointer-events-auto -my-2 min-h-11 font-semibold underline underline-offset-2"
              onClick={() => {
                way.act();
                say('');
              }}
            >
              {way.label}
            </button>
          )}
        </span>
      )}
    </output>
  );
}
