// How the figures of the matrix came about: counted, rolled as asked, or rolled because they are too large to count.
import { formatCount } from '../../../format/number.ts';
import { grimdarkArmies } from '../../../language/english/grimdark/armies.ts';
import type { Cell } from '../tasks/tasks.ts';

const words = grimdarkArmies.matrix;

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
  if (rolled.length === 0) return words.allExact;
  const { iterations, seed } = rolled[0];
  const how = words.battles(formatCount(iterations), seed);
  const large = rolled.filter(({ tooLarge }) => tooLarge !== undefined).length;
  if (large === 0) return words.allSimulated(how);
  return large === cells.length ? words.allTooLarge(how) : words.someTooLarge(large, cells.length, how);
}
