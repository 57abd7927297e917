// Axes in words: what is counted below, "chance" above, faint lines in between.
import { formatTick, trueMinus } from '../format/number.ts';
import { charts } from '../language/english/results/results.ts';
import type { Frame } from './chart-frame.ts';
import { wholeTicks } from './linear-scale.ts';
import type { Range } from './series.ts';

interface AxesProps {
  readonly frame: Frame;
  readonly range: Range;
  /** What the outcomes are: "wounds dealt". */
  readonly label: string;
}

export function Axes({ frame, range, label }: AxesProps) {
  const { x, y, left, right, bottom } = frame;
  const columns = Math.max(2, Math.floor((right - left) / 42));
  return (
    <g aria-hidden>
      {y.ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <line x1={left} x2={right} stroke="var(--line)" strokeWidth={1} />
          <text className="chart-text" x={left - 6} dy="0.32em" textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {wholeTicks(range.low, range.high, columns).map((tick) => (
        <text key={tick} className="chart-text" x={x(tick)} y={bottom + 16} textAnchor="middle">
          {trueMinus(tick)}
        </text>
      ))}
      <text className="chart-text" x={(left + right) / 2} y={frame.height - 6} textAnchor="middle">
        {label}
      </text>
      <text className="chart-text" x={2} y={14}>
        {charts.chance}
      </text>
    </g>
  );
}
