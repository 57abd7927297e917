// A part of the page that scrolls by itself: named, and reachable by keyboard so that arrow keys scroll it.
import type { ReactNode } from 'react';

interface ScrollRegionProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop the keyboard cannot scroll it
    <section aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  );
}
