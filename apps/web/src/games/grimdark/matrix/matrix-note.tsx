// How the figures of the matrix came about: counted, rolled as asked, or rolled because they are too large to count.
import { formatCount } from '../../../format/number.ts';
import type { Cell } from '../tasks/tasks.ts';

export function MatrixNote({ cells }: { readonly cells: readonly Cell[] }) {
  return (
    <p className="mt-1 text-s text-muted" data-testid="matrix-note">
      {noteOf(cells)}
    </p>
  );
}

function noteOf(cells: readonly Cell[]): string {
  const rolled = cells.flatMap(({ rolled: one }) => one ?? []);
  if (cells.length === 0) return '';
  if (rolled.length === 0) return 'Every figure is exact: counted over all ways the dice can fall.';
  const { iterations, seed } = rolled[0];
  const how = `${formatCount(iterations)} battles for each scenario, seed ${seed}; ± is the 95% margin in points`;
  const large = rolled.filter(({ tooLarge }) => tooLarge !== undefined).length;
  if (large === 0) return `Simulated: ${how}.`;
  const which =
    large === cells.length ? 'All pairings are' : `${large} of ${cells.length} pairings ${large === 1 ? 'is' : 'are'}`;
  return `${which} too large to count and simulated instead (${how}). Figures without ± are exact.`;
}
