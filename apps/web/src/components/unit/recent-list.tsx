// Units picked lately, above what a picker finds.
import { useState } from 'react';
import { everyday } from '../../language/english/everyday.ts';
import { recentPicks } from '../../store/recent-picks.ts';
import { PICK } from '../ui/pick-with-keys.ts';

interface RecentListProps<P> {
  readonly place: string;
  onPick(pick: P): void;
}

export function RecentList<P>({ place, onPick }: RecentListProps<P>) {
  const [recent] = useState(() => recentPicks<P>(place));
  if (recent.length === 0) return null;
  return (
    <section aria-label={everyday.recent} className="mb-3">
      <h3 className="text-s font-semibold text-muted">{everyday.recent}</h3>
      <ul className="divide-y divide-line/60">
        {recent.map(({ name, note, pick }) => (
          <li key={`${name} ${note}`}>
            <button
              type="button"
              {...PICK}
              className="flex min-h-(--target) w-full flex-wrap items-baseline justify-between gap-x-3 py-1 text-left hover:bg-sunken"
              onClick={() => onPick(pick)}
            >
              <span className="font-medium">{name}</span>
              <span className="text-s text-muted">{note}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
