// A hint for the first visit to a page: once skipped it does not come back in this browser.
import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../components/ui/icon-button.tsx';
import { firstVisit } from '../language/english/calculator/first-visit.ts';
import { remember, remembered } from '../store/remembered.ts';

interface FirstVisitProps {
  /** "killteam/shoot". */
  readonly page: string;
}

/** Asked at once and not of the shelf: a hint that comes later would move the form under the finger. */
export function FirstVisit({ page }: FirstVisitProps) {
  const [seen, setSeen] = useState(() => remembered(keyOf(page)) !== null);
  const words = firstVisit.pages[page];
  if (seen || words === undefined) return null;
  const skip = () => {
    setSeen(true);
    remember(keyOf(page), '1');
  };
  return (
    <aside aria-label={firstVisit.label} className="card mb-2 flex items-start gap-2 py-1 pr-1 pl-3 text-s">
      <p className="flex-1 py-2">{words}</p>
      <IconButton icon={X} label={firstVisit.skip} look="button-quiet shrink-0" onClick={skip} />
    </aside>
  );
}

function keyOf(page: string): string {
  return `oddsmith-seen-${page}`;
}
