// How the figures of the matrix came about: counted, rolled as asked, or rolled because they are too large to count.
import { formatCount } from '../../../format/number.ts';
import { armies } from '../../../language/english/armies.ts';
import { useGame, usePlan } from '../plan/plan.ts';
import type { RunPlan } from '../plan/run-plan.ts';
import { CELL, type Cells } from './known-cells.ts';
import type { MatrixState } from './use-matrix.ts';

const words = armies.matrix;

export function MatrixNote({ matrix: { cells, problem } }: { readonly matrix: MatrixState }) {
  const { cell } = useGame();
  const { run } = usePlan();
  return (
    <p className="mt-1 text-s text-muted" data-testid="matrix-note">
      {noteOf(cells, run, cell === 'outcome')} {problem !== undefined && armies.somePairs(problem)}
    </p>
  );
}

function noteOf({ state, stale }: Cells, { method, iterations, seed }: RunPlan, hasLayers: boolean): string {
  const own = state.filter((_, cell) => stale[cell] === 0);
  const rolled = own.filter((of) => of === CELL.rolled).length;
  const there = own.filter((of) => of !== CELL.unknown).length;
  if (there === 0) return '';
  if (rolled === 0) return words.allExact;
  const how = (hasLayers ? words.battles : words.battlesOfPair)(formatCount(iterations), seed);
  if (method === 'simulate') return words.allSimulated(how);
  return rolled === there ? words.allTooLarge(how) : words.someTooLarge(rolled, there, how);
}
