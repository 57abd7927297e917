// A figure while one field runs through its values: points joined by a line, the present value and the target marked.
import type { SweepPoint } from '@oddsmith/analysis';
import { scaleFromZero } from '../charts/linear-scale.ts';
import { useWidth } from '../charts/use-width.ts';

interface SweepChartProps {
  readonly title: string;
  readonly points: readonly SweepPoint[];
  readonly figure: string;
  readonly present: unknown;
  readonly target: number;
  words(value: unknown): string;
  shown(value: number): string;
}

const HEIGHT = 200;
const MARGIN = { top: 16, right: 16, bottom: 44, left: 52 };

export function SweepChart({ title, points, figure, present, target, words, shown }: SweepChartProps) {
  const [around, width] = useWidth<HTMLDivElement>();
  const known = points.filter(({ figures }) => figures[figure] !== undefined);
  const highest = Math.max(target, ...known.map(({ figures }) => figures[figure]));
  const right = Math.max(MARGIN.left + 10, width - MARGIN.right);
  const y = scaleFromZero(highest, [HEIGHT - MARGIN.bottom, MARGIN.top], 4);
  const x = (i: number) => MARGIN.left + ((right - MARGIN.left) * (i + 0.5)) / known.length;
  const every = Math.ceil(known.length / Math.max(2, Math.floor((right - MARGIN.left) / 64)));
  const summary = known.map(({ values, figures }) => `${words(values[0])}: ${shown(figures[figure])}`).join(', ');
  return (
    <div ref={around} className="min-w-0">
      {width > 0 && (
        <svg
          width={width}
          height={HEIGHT}
          role="img"
          aria-label={`${title}. ${summary}`}
          data-chart={title}
          className="block"
        >
          {y.ticks.map((tick) => (
            <g key={tick} transform={`translate(0 ${y(tick)})`}>
              <line x1={MARGIN.left} x2={right} stroke="var(--line)" />
              <text className="chart-text" x={MARGIN.left - 6} dy="0.32em" textAnchor="end">
                {shown(tick)}
              </text>
            </g>
          ))}
          <line x1={MARGIN.left} x2={right} y1={y(target)} y2={y(target)} stroke="var(--ink)" strokeDasharray="4 3" />
          <polyline
            fill="none"
            stroke="var(--attacker)"
            strokeWidth={2}
            points={known.map(({ figures }, i) => `${x(i)},${y(figures[figure])}`).join(' ')}
          />
          {known.map(({ values, figures }, i) => (
            <g key={String(values[0])}>
              <circle
                cx={x(i)}
                cy={y(figures[figure])}
                r={values[0] === present ? 6 : 3.5}
                fill={values[0] === present ? 'var(--ink)' : 'var(--attacker)'}
              >
                <title>{`${words(values[0])}: ${shown(figures[figure])}`}</title>
              </circle>
              {i % every === 0 && (
                <text className="chart-text" x={x(i)} y={HEIGHT - MARGIN.bottom + 18} textAnchor="middle">
                  {words(values[0])}
                </text>
              )}
            </g>
          ))}
          <text className="chart-text" x={(MARGIN.left + right) / 2} y={HEIGHT - 6} textAnchor="middle">
            {title}
          </text>
        </svg>
      )}
    </div>
  );
}
