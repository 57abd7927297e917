// The numbers table for hundreds of outcomes: a window of rows that follows the scroll.
import type { Distribution } from '@oddsmith/kernel';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { results } from '../../language/english/results/results.ts';
import { NumberRow, TableHead } from './number-row.tsx';

const ROW_PX = 25;

interface LongTableProps {
  readonly distribution: Distribution;
  /** The rows to show. */
  readonly indices: readonly number[];
  readonly axis: string;
}

export function LongTable({ distribution, indices, axis }: LongTableProps) {
  const around = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count: indices.length,
    getScrollElement: () => around.current,
    estimateSize: () => ROW_PX,
    overscan: 20,
  });
  const items = rows.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = rows.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={around} tabIndex={0} aria-label={results.allOutcomes} className="max-h-96 max-w-2xl overflow-y-auto">
      <table className="w-full text-s" aria-rowcount={indices.length}>
        <TableHead axis={axis} />
        <tbody>
          <Spacer height={before} />
          {items.map(({ index: row }) => (
            <NumberRow key={row} distribution={distribution} index={indices[row]} />
          ))}
          <Spacer height={after} />
        </tbody>
      </table>
    </section>
  );
}

function Spacer({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={4} style={{ height }} />
    </tr>
  );
}
