// A part of the results that is worked out when it is opened, and then kept in step with the battle.
import { type ReactNode, useId } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { everyday } from '../../../language/english/everyday.ts';

interface PanelProps {
  readonly title: string;
  /** What opening it tells. */
  readonly intro: string;
  /** Words of the button that opens it. */
  readonly action: string;
  readonly open: boolean;
  onOpen(open: boolean): void;
  readonly children: ReactNode;
}

export function Panel({ title, intro, action, open, onOpen, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-m font-semibold">
          {title}
        </h2>
        <Button label={open ? everyday.close : action} aria-expanded={open} onClick={() => onOpen(!open)} />
      </div>
      {open ? <div className="mt-2">{children}</div> : <p className="mt-1 text-s text-muted">{intro}</p>}
    </section>
  );
}
