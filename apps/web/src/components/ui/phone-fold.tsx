// What a wide page shows at once and a phone behind one line, so that the table that decides is near the headline.
import { type ReactNode, useEffect, useState } from 'react';

interface PhoneFoldProps {
  readonly summary: string;
  readonly children: ReactNode;
}

/** Where pages have two columns. */
const WIDE = '(min-width: 1024px)';

export function PhoneFold({ summary, children }: PhoneFoldProps) {
  const [open, setOpen] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const follow = () => setOpen(wide.matches);
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, []);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-(--target) cursor-pointer content-center text-s text-muted lg:hidden">
        {summary}
      </summary>
      {children}
    </details>
  );
}
