// Every outcome with its chances; long tables draw only the rows in sight.
import type { Distribution } from '@oddsmith/kernel';
import { formatMean, trueMinus } from '../../format/number.ts';
import { results } from '../../language/english/results/results.ts';
import { lazy, Suspense } from '../ui/lazy.tsx';
import { NumberRow, TableHead } from './number-row.tsx';

const LongTable = lazy(async () => ({ default: (await import('./long-table.tsx')).LongTable }));

interface NumbersTableProps {
  readonly distribution: Distribution;
  readonly axis: string;
}

const LONG = 120;

export function NumbersTable({ distribution, axis }: NumbersTableProps) {
  const { probabilities } = distribution;
  // Sums of money and the like skip most numbers.
  const possible = [...probabilities.keys()].filter((index) => probabilities[index] > 0);
  return (
    <>
      <Figures distribution={distribution} />
      {possible.length > LONG ? (
        <Suspense fallback={<p className="text-s text-muted">{results.loadingTable}</p>}>
          <LongTable distribution={distribution} indices={possible} axis={axis} />
        </Suspense>
      ) : (
        <table className="w-full max-w-2xl text-s">
          <TableHead axis={axis} />
          <tbody>
            {possible.map((index) => (
              <NumberRow key={index} distribution={distribution} index={index} />
            ))}
          </tbody>
        </table>
      )}
      {possible.length < probabilities.length && <p className="mt-2 text-s text-muted">{results.leftOut}</p>}
    </>
  );
}

/** "2–12", "−5 to 8". */
function rangeWords(from: number, to: number): string {
  return from < 0 ? results.between(trueMinus(from), trueMinus(to)) : `${from}–${to}`;
}

function Figures({ distribution }: { readonly distribution: Distribution }) {
  const { mean, stdDev, median, mode, percentiles, min, max } = distribution;
  const figures = [
    [results.figures.mean, formatMean(mean)],
    [results.figures.stdDev, formatMean(stdDev)],
    [results.figures.median, trueMinus(median)],
    [results.figures.mode, trueMinus(mode)],
    [results.figures.middleHalf, rangeWords(percentiles['25'], percentiles['75'])],
    [results.figures.ninetyFive, trueMinus(percentiles['95'])],
    [results.figures.range, rangeWords(min, max)],
  ] as const;
  return (
    <dl className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-s">
      {figures.map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
