// A card of inputs with a heading; attacker cards are marked amber, defender cards blue.
import type { ReactNode } from 'react';
import { HeadingContext } from './heading-context.ts';

export type Side = 'attacker' | 'defender';

interface GroupCardProps {
  readonly title: string;
  readonly side?: Side | undefined;
  readonly children: ReactNode;
  /** Stands at the right of the heading. */
  readonly aside?: ReactNode;
}

const MARKS = { attacker: 'border-t-2 border-t-attacker', defender: 'border-t-2 border-t-defender' } as const;
const WORDS = { attacker: 'text-attacker-ink', defender: 'text-defender-ink' } as const;

export function GroupCard({ title, side, children, aside }: GroupCardProps) {
  return (
    <section aria-label={title} className={`card p-3 ${side === undefined ? '' : MARKS[side]}`}>
      <div className="mb-2 flex items-center justify-between gap-2">
        <h3 className={`text-s font-semibold ${side === undefined ? '' : WORDS[side]}`}>{title}</h3>
        {aside}
      </div>
      <HeadingContext value={title}>{children}</HeadingContext>
    </section>
  );
}
