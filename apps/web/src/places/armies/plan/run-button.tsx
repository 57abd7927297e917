// Says how the matrix is computed, and opens the dialog that changes it.
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { lazy, Suspense } from '../../../components/ui/lazy.tsx';
import { formatCount } from '../../../format/number.ts';
import { grimdarkArmies as words } from '../../../language/english/grimdark/armies.ts';
import { usePlan } from './plan.ts';

const RunSheet = lazy(async () => ({ default: (await import('./run-sheet.tsx')).RunSheet }));

export function RunButton() {
  const [open, setOpen] = useState(false);
  const { run, scenarios } = usePlan();
  const count = words.scenarios(scenarios.length);
  const method = run.method === 'exact' ? words.exact : words.iterations(formatCount(run.iterations));
  return (
    <>
      <button
        type="button"
        className="button"
        aria-label={`${words.scenariosAndIterations}: ${count}, ${method}`}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        {count}, {method}
      </button>
      <Suspense fallback={null}>{open && <RunSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
