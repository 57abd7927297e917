// A distribution as bars (exactly) or steps (at least), readable by eye, pointer, arrow keys and screen reader.
import type { Distribution } from '@oddsmith/kernel';
import { useId } from 'react';
import type { Side } from '../components/form/group-card.tsx';
import { lazy, Suspense } from '../components/ui/lazy.tsx';
import { formatChance, formatMean, trueMinus } from '../format/number.ts';
import { charts } from '../language/english/results/results.ts';
import { Axes } from './axes.tsx';
import { barsPath, stepsPath } from './bars.ts';
import { type Frame, frameOf } from './chart-frame.ts';
import { type Mark, Marks } from './marks.tsx';
import { useReader } from './reader.ts';
import { chanceOf, type Range, type Reading, rangeInSight } from './series.ts';
import type { Simulated } from './simulation-dots.tsx';
import { TableTwin } from './table-twin.tsx';
import { useWidth } from './use-width.ts';
import { readValue, summaryWords } from './words.ts';

// Loaded with the first simulation.
const SimulationDots = lazy(async () => ({ default: (await import('./simulation-dots.tsx')).SimulationDots }));

export interface DistributionChartProps {
  readonly title: string;
  readonly distribution: Distribution;
  readonly reading: Reading;
  /** What is counted: "wounds dealt". */
  readonly axis: string;
  readonly side: Side;
  /** A number of outcomes that decides something: "kill line 12 W". */
  readonly line?: { readonly at: number; readonly label: string } | undefined;
  /** Another situation, as an outline with its name: the pinned one unless it is called otherwise. */
  readonly pinned?: Distribution | undefined;
  readonly pinnedName?: string;
  readonly simulated?: Simulated | undefined;
  /** What the real dice gave, where the player told. */
  readonly given?: number | undefined;
}

export function DistributionChart(props: DistributionChartProps) {
  const { title, distribution, reading, axis, pinned, simulated, line, given } = props;
  const { pinnedName = charts.pinned } = props;
  const [around, width] = useWidth<HTMLDivElement>();
  const summaryId = useId();
  const drawn = pinned === undefined ? [distribution] : [distribution, pinned];
  const range = rangeInSight(
    drawn,
    [line?.at, given].filter((mark) => mark !== undefined),
  );
  const tallest = reading === 'atLeast' ? 1 : Math.max(...drawn.map((one) => Math.max(...one.probabilities)));
  const frame = frameOf(width, range, tallest);
  const reader = useReader(frame, range, distribution.median);
  const read = reader.outcome;
  const value = readValue(distribution, read ?? distribution.median, reading);
  // The other curve is a reading of the same chart.
  const orMore = reading === 'exactly' ? readValue(distribution, read ?? distribution.median, 'atLeast') : undefined;
  const told = [value, ...(orMore === undefined ? [] : [orMore])].map(({ words, chance }) => `${words}: ${chance}`);
  const marks = marksOf(props);
  const ownSummary = summaryWords(distribution, axis);
  const summary =
    pinned === undefined ? ownSummary : `${ownSummary} ${charts.outline(pinnedName, formatMean(pinned.mean), axis)}`;
  return (
    <figure className="relative min-w-0">
      <figcaption className="flex min-h-9 flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-s font-semibold">{title}</h3>
        <p className="text-s text-muted" aria-hidden>
          {read !== undefined && (
            <>
              {value.words} <strong className="text-ink">{value.chance}</strong> <span>({value.exact})</span>
              {orMore !== undefined && (
                <>
                  {' · '}
                  {orMore.words} <strong className="text-ink">{orMore.chance}</strong>
                </>
              )}
            </>
          )}
        </p>
      </figcaption>
      <p id={summaryId} className="sr-only">
        {summary}
      </p>
      <div
        ref={around}
        role="slider"
        tabIndex={0}
        aria-label={charts.readWithKeys(title)}
        aria-describedby={summaryId}
        aria-valuemin={range.low}
        aria-valuemax={range.high}
        aria-valuenow={read ?? distribution.median}
        aria-valuetext={told.join('; ')}
        className="rounded-m"
        {...reader.handlers}
      >
        {width > 0 && (
          <svg width={width} height={frame.height} role="img" aria-label={summary} className="block" data-chart={title}>
            <Axes frame={frame} range={range} label={axis} />
            <Shape
              frame={frame}
              range={range}
              reading={reading}
              distribution={distribution}
              side={props.side}
              read={read}
            />
            {pinned !== undefined && <PinnedOutline frame={frame} range={range} reading={reading} pinned={pinned} />}
            <Marks frame={frame} marks={marks} />
            {pinned !== undefined && (
              <OutlineName frame={frame} reading={reading} pinned={pinned} name={pinnedName} below={marks.length} />
            )}
            <Suspense fallback={null}>
              {simulated !== undefined && (
                <SimulationDots frame={frame} range={range} reading={reading} simulated={simulated} />
              )}
            </Suspense>
          </svg>
        )}
      </div>
      <TableTwin title={title} distribution={distribution} axis={axis} />
    </figure>
  );
}

/** Two at most, and what was rolled. */
function marksOf({ distribution, reading, line, given }: DistributionChartProps): readonly Mark[] {
  const marks: Mark[] = [];
  if (line !== undefined) marks.push({ at: line.at, label: lineLabel(distribution, reading, line), kind: 'line' });
  if (reading === 'exactly')
    marks.push({ at: distribution.mean, label: charts.mean(formatMean(distribution.mean)), kind: 'mean' });
  if (marks.length < 2 || reading === 'atLeast')
    marks.push({ at: distribution.median, label: charts.median(trueMinus(distribution.median)), kind: 'median' });
  if (given !== undefined) {
    const label = charts.given(trueMinus(given));
    marks.push({ at: given, label: lineLabel(distribution, reading, { at: given, label }), kind: 'given' });
  }
  return marks;
}

/** With the chance to reach it, where that is what the chart shows. */
function lineLabel(
  distribution: Distribution,
  reading: Reading,
  { at, label }: { readonly at: number; readonly label: string },
): string {
  return reading === 'atLeast' ? `${label}: ${formatChance(chanceOf(distribution, at, reading))}` : label;
}

interface ShapeProps {
  readonly frame: Frame;
  readonly range: Range;
  readonly reading: Reading;
  readonly distribution: Distribution;
  readonly side: Side;
  readonly read: number | undefined;
}

const FILLS = { attacker: 'var(--attacker)', defender: 'var(--defender)' } as const;

function Shape({ frame, range, reading, distribution, side, read }: ShapeProps) {
  const chance = (outcome: number) => chanceOf(distribution, outcome, reading);
  const fill = FILLS[side];
  const one = read === undefined ? undefined : { low: read, high: read };
  if (reading === 'exactly')
    return (
      <g aria-hidden>
        <path d={barsPath(frame, range, chance)} fill={fill} />
        {one !== undefined && <path d={barsPath(frame, one, chance)} fill={fill} stroke="var(--ink)" strokeWidth={2} />}
      </g>
    );
  const steps = stepsPath(frame, range, chance);
  return (
    <g aria-hidden>
      <path d={`${steps}V${frame.bottom}H${frame.left}Z`} fill={fill} opacity={0.22} />
      <path d={steps} fill="none" stroke={fill} strokeWidth={2.5} strokeLinejoin="round" />
      {one !== undefined && (
        <circle
          cx={frame.x(one.low)}
          cy={frame.y(chance(one.low))}
          r={5}
          fill={fill}
          stroke="var(--ink)"
          strokeWidth={2}
        />
      )}
    </g>
  );
}

interface PinnedOutlineProps {
  readonly frame: Frame;
  readonly range: Range;
  readonly reading: Reading;
  readonly pinned: Distribution;
}

function PinnedOutline({ frame, range, reading, pinned }: PinnedOutlineProps) {
  const path = stepsPath(frame, range, (outcome) => chanceOf(pinned, outcome, reading));
  return <path aria-hidden d={path} fill="none" stroke="var(--pinned)" strokeWidth={2} strokeLinejoin="round" />;
}

interface OutlineNameProps extends Pick<PinnedOutlineProps, 'frame' | 'reading' | 'pinned'> {
  readonly name: string;
  /** Rows that labels of marks take at the top. */
  readonly below: number;
}

/** At the highest point of the outline, on the side that has room. */
function OutlineName({ frame, reading, pinned, name, below }: OutlineNameProps) {
  const chance = chanceOf(pinned, pinned.mode, reading);
  const x = Math.min(frame.right, Math.max(frame.left, frame.x(pinned.mode)));
  const isLeft = x > (frame.left + frame.right) / 2;
  return (
    <text
      aria-hidden
      x={isLeft ? x - 3 : x + 3}
      y={Math.max(14 + below * 15, frame.y(chance) - 5)}
      textAnchor={isLeft ? 'end' : 'start'}
      fontSize={13}
      fill="var(--pinned-ink)"
      stroke="var(--panel)"
      strokeWidth={4}
      paintOrder="stroke"
      data-testid="outline-name"
    >
      {name}
    </text>
  );
}
