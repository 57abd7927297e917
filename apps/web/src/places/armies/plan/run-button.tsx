// Says how the matrix is computed, and opens the dialog that changes it.
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { lazy, Suspense } from '../../../components/ui/lazy.tsx';
import { formatCount } from '../../../format/number.ts';
import { armies as words } from '../../../language/english/armies.ts';
import { useGame, useLayers, usePlan } from './plan.ts';
import { runTitle } from './run-title.ts';

const RunSheet = lazy(async () => ({ default: (await import('./run-sheet.tsx')).RunSheet }));

export function RunButton() {
  const [open, setOpen] = useState(false);
  const { situations } = useGame();
  const { run } = usePlan();
  const layers = useLayers();
  const method = run.method === 'exact' ? words.exact : words.iterations(formatCount(run.iterations));
  const shown = [...(situations === undefined ? [words.scenarios(layers.length)] : []), method].join(', ');
  return (
    <>
      <button
        type="button"
        className="button"
        aria-label={`${runTitle(situations !== undefined)}: ${shown}`}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        {shown}
      </button>
      <Suspense fallback={null}>{open && <RunSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
