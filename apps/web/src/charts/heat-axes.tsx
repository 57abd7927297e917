// What frames a heat map: axes in words, and the line on which both results are equal.
import type { HeatPlot } from './heat-plot.ts';
import type { JointRange, JointWords } from './joint.ts';
import { wholeTicks } from './linear-scale.ts';

interface PartProps {
  readonly plot: HeatPlot;
  readonly range: JointRange;
}

export function Diagonal({
  plot,
  range,
  words,
}: PartProps & { readonly words: { readonly above: string; readonly below: string } }) {
  const low = Math.max(range.x.low, range.y.low) - 0.5;
  const high = Math.min(range.x.high, range.y.high) + 0.5;
  const text = {
    fontSize: 13,
    fill: 'var(--ink)',
    stroke: 'var(--panel)',
    strokeWidth: 4,
    paintOrder: 'stroke',
  } as const;
  return (
    <g aria-hidden>
      {low < high && (
        <line
          x1={plot.x(low)}
          y1={plot.y(low)}
          x2={plot.x(high)}
          y2={plot.y(high)}
          stroke="var(--ink)"
          strokeDasharray="4 3"
        />
      )}
      <text x={plot.left + 6} y={plot.top + 14} {...text}>
        {words.above}
      </text>
      <text x={plot.right - 6} y={plot.bottom - 8} textAnchor="end" {...text}>
        {words.below}
      </text>
    </g>
  );
}

export function HeatAxes({ plot, range, words }: PartProps & { readonly words: JointWords }) {
  const columns = Math.max(2, Math.floor((plot.right - plot.left) / 42));
  const rows = Math.max(2, Math.floor((plot.bottom - plot.top) / 30));
  return (
    <g aria-hidden>
      <rect
        x={plot.left}
        y={plot.top}
        width={plot.right - plot.left}
        height={plot.bottom - plot.top}
        fill="none"
        stroke="var(--line)"
      />
      {wholeTicks(range.x.low, range.x.high, columns).map((tick) => (
        <text key={tick} className="chart-text" x={plot.x(tick)} y={plot.bottom + 16} textAnchor="middle">
          {tick}
        </text>
      ))}
      {wholeTicks(range.y.low, range.y.high, rows).map((tick) => (
        <text key={tick} className="chart-text" x={plot.left - 6} y={plot.y(tick)} dy="0.32em" textAnchor="end">
          {tick}
        </text>
      ))}
      <text className="chart-text" x={(plot.left + plot.right) / 2} y={plot.height - 6} textAnchor="middle">
        {words.x}
      </text>
      <text
        className="chart-text"
        textAnchor="middle"
        transform={`translate(12 ${(plot.top + plot.bottom) / 2}) rotate(-90)`}
      >
        {words.y}
      </text>
    </g>
  );
}
