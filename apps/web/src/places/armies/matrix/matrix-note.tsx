// How the figures of the matrix came about: counted, rolled as asked, or rolled because they are too large to count.
import { formatCount } from '../../../format/number.ts';
import { grimdarkArmies } from '../../../language/english/grimdark/armies.ts';
import { usePlan } from '../plan/plan.ts';
import type { RunPlan } from '../plan/run-plan.ts';
import type { Cell } from './known-cells.ts';

const words = grimdarkArmies.matrix;

export function MatrixNote({ cells }: { readonly cells: readonly Cell[] }) {
  const { run } = usePlan();
  return (
    <p className="mt-1 text-s text-muted" data-testid="matrix-note">
      {noteOf(cells, run)}
    </p>
  );
}

function noteOf(cells: readonly Cell[], { method, iterations, seed }: RunPlan): string {
  const rolled = cells.filter((cell) => cell.iterations !== undefined).length;
  if (cells.length === 0) return '';
  if (rolled === 0) return words.allExact;
  const how = words.battles(formatCount(iterations), seed);
  if (method === 'simulate') return words.allSimulated(how);
  return rolled === cells.length ? words.allTooLarge(how) : words.someTooLarge(rolled, cells.length, how);
}
