// Says how the matrix is computed, and opens the dialog that changes it.
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatCount } from '../../../format/number.ts';
import { usePlan } from './plan.ts';

const RunSheet = lazy(async () => ({ default: (await import('./run-sheet.tsx')).RunSheet }));

export function RunButton() {
  const [open, setOpen] = useState(false);
  const { run, scenarios } = usePlan();
  const count = `${scenarios.length} ${scenarios.length === 1 ? 'scenario' : 'scenarios'}`;
  const method = run.method === 'exact' ? 'exact' : `${formatCount(run.iterations)} iterations`;
  return (
    <>
      <button
        type="button"
        className="button"
        aria-label={`Scenarios and iterations: ${count}, ${method}`}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        {count}, {method}
      </button>
      <Suspense fallback={null}>{open && <RunSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
