// Advice on the input as a whole list; each line leads to its field.
import type { Advice } from '@oddsmith/games';
import { capital } from '@oddsmith/games/wording';
import { Info, TriangleAlert } from 'lucide-react';
import { useBattle } from '../../battle/context.ts';
import { advice as words } from '../../language/english/results/advice.ts';
import { focusField } from '../form/focus-field.ts';
import { Prose } from '../ui/prose.tsx';

export function AdviceList({ advice }: { readonly advice: readonly Advice[] }) {
  const reveal = useBattle((battle) => battle.reveal);
  if (advice.length === 0) return null;
  const go = (path: string) => {
    reveal(path);
    focusField(path);
  };
  return (
    <section aria-label={words.label} className="card p-3">
      <h2 className="text-s font-semibold">{words.title}</h2>
      <ul className="mt-1 space-y-1 text-s">
        {advice.map((item) => (
          <li key={`${item.code} ${item.path}`} className="flex items-start gap-2">
            {item.severity === 'warning' ? (
              <TriangleAlert aria-label={words.warning} className="mt-0.5 size-4 shrink-0 text-bad" />
            ) : (
              <Info aria-label={words.note} className="mt-0.5 size-4 shrink-0 text-muted" />
            )}
            <span className="min-w-0">
              <Prose text={capital(item.message)} />{' '}
              {item.path !== '' && (
                <button type="button" className="text-muted underline underline-offset-2" onClick={() => go(item.path)}>
                  {words.showField}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
