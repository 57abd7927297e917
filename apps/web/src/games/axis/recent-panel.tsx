// Battles looked at before, to come back to.
import { useEffect, useState } from 'react';
import { useBattleStore } from '../../battle/context.ts';
import { recentBattles, remember } from './recent-battles.ts';

/** A battle that stays on screen this long was meant. */
const SETTLED_MS = 2_500;

export function RecentPanel({ input, sentence }: { readonly input: unknown; readonly sentence: string }) {
  const store = useBattleStore();
  const [list, setList] = useState(recentBattles);
  useEffect(() => {
    const timer = setTimeout(() => setList(remember({ input, sentence })), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [input, sentence]);
  return (
    <details className="card p-3">
      <summary className="cursor-pointer text-m font-semibold">History · {list.length}</summary>
      {list.length === 0 && (
        <p className="mt-1 text-s text-muted">Battles you look at for a few seconds are kept here, on this device.</p>
      )}
      <ol className="mt-2 space-y-1">
        {list.map((battle) => (
          <li key={JSON.stringify(battle.input)}>
            <button
              type="button"
              className="button button-quiet h-auto w-full justify-start py-1 text-left text-s whitespace-normal"
              onClick={() => store.getState().replace(battle.input)}
            >
              {battle.sentence}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
