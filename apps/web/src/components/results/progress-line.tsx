// A calculation that takes longer: how far it is, and the way to stop it and to start it again.
import { useEffect, useState } from 'react';
import type { Inquiry } from '../../engine-client.ts';
import { everyday } from '../../language/english/everyday.ts';
import { progress } from '../../language/english/results/progress.ts';
import { Button } from '../ui/button.tsx';

interface ProgressLineProps {
  readonly inquiry: Inquiry;
  readonly stopped: boolean;
  onAgain(): void;
}

export function ProgressLine({ inquiry, stopped, onAgain }: ProgressLineProps) {
  const [share, setShare] = useState<number | undefined>(undefined);
  useEffect(() => inquiry.watch(setShare), [inquiry]);
  if (stopped)
    return (
      <p className="flex flex-wrap items-center gap-2 text-s text-muted">
        {progress.stopped}
        <Button label={progress.again} onClick={onAgain} />
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-2 text-s text-muted">
      {everyday.calculating}
      <ProgressBar share={share} />
      <Button label={everyday.cancel} onClick={() => inquiry.cancel()} />
    </div>
  );
}

function ProgressBar({ share }: { readonly share: number | undefined }) {
  const percent = share === undefined ? undefined : Math.floor(share * 100);
  return (
    <>
      <div
        role="progressbar"
        aria-label={progress.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 min-w-24 max-w-80 flex-1 overflow-hidden rounded-m border border-line-strong bg-sunken"
      >
        <div
          className={`h-full bg-muted ${percent === undefined ? 'w-full animate-pulse opacity-40' : 'transition-[width] duration-100'}`}
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      </div>
      <span className="w-[4ch] text-right">{percent === undefined ? '' : progress.share(percent)}</span>
    </>
  );
}
