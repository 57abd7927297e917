// The numbers of a chart as a table for those who do not see it; the visible table is in the details.
import type { Distribution } from '@oddsmith/kernel';
import { memo } from 'react';
import { formatChance, trueMinus } from '../format/number.ts';
import { charts } from '../language/english/results/results.ts';
import { honestChance, rangeInSight } from './series.ts';

interface TableTwinProps {
  readonly title: string;
  readonly distribution: Distribution;
  readonly axis: string;
}

/** The frame hides the table: a table itself does not shrink. Longer twins would only slow the page down; every outcome is in the visible table. */
const MAX_ROWS = 60;

export const TableTwin = memo(function TableTwin({ title, distribution, axis }: TableTwinProps) {
  const { low, high } = rangeInSight([distribution]);
  const every = Math.ceil((high - low + 1) / MAX_ROWS);
  const outcomes: number[] = [];
  for (let outcome = Math.max(low, distribution.min); outcome <= high; outcome += every) outcomes.push(outcome);
  // A table cannot be made one pixel wide, what is around it can: on a phone it would widen the page.
  return (
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{axis}</th>
            <th scope="col">{charts.exactly}</th>
            <th scope="col">{charts.atLeast}</th>
          </tr>
        </thead>
        <tbody>
          {outcomes.map((outcome) => (
            <tr key={outcome}>
              <th scope="row">{trueMinus(outcome)}</th>
              <td>{formatChance(distribution.probabilities[outcome - distribution.min] ?? 0)}</td>
              <td>{formatChance(honestChance(distribution, outcome, 'atLeast'))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
