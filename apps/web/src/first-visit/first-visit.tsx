// A hint for the first visit to a page: once skipped it does not come back, in this browser and in what is exported from it.
import { X } from 'lucide-react';
import { shelf, useShelf } from '../store/saved.ts';
import { FIRST_VISIT } from './words.ts';

interface FirstVisitProps {
  /** "killteam/shoot". */
  readonly page: string;
}

export function FirstVisit({ page }: FirstVisitProps) {
  const id = `seen/${page}`;
  const fresh = useShelf(({ ready, records }) => ready && !records.some((record) => record.id === id));
  const words = FIRST_VISIT[page];
  if (!fresh || words === undefined) return null;
  const skip = () =>
    void shelf.save({ id, kind: 'setting', game: '', name: 'Hint seen', tags: [], at: Date.now(), data: true });
  return (
    <aside aria-label="First visit" className="card mb-2 flex items-start gap-2 py-1 pr-1 pl-3 text-s">
      <p className="flex-1 py-2">{words}</p>
      <button type="button" className="button button-quiet shrink-0 px-0" aria-label="Skip this hint" onClick={skip}>
        <X aria-hidden className="size-4" />
      </button>
    </aside>
  );
}
