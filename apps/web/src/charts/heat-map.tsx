// Two results at once as a field of cells, darker where likelier; SVG while cells are few, canvas above that.
import { useState } from 'react';
import { formatExact } from '../format/number.ts';
import { heatMap } from '../language/english/results/heat-map.ts';
import { Diagonal, HeatAxes } from './heat-axes.tsx';
import { HeatCanvas } from './heat-canvas.tsx';
import { type HeatPlot, plotOf } from './heat-plot.ts';
import {
  type Cell,
  cellWords,
  type Joint,
  type JointRange,
  type JointWords,
  jointInSight,
  likeliest,
} from './joint.ts';
import { pointing } from './pointing.ts';
import { useWidth } from './use-width.ts';

interface HeatMapProps {
  readonly title: string;
  /** joint[y][x]. */
  readonly joint: Joint;
  readonly words: JointWords;
  /** Where both results are equal, for combats that are won by doing more. */
  readonly diagonal?: { readonly above: string; readonly below: string };
}

/** Elements above this many make the page slow; a canvas does not care. */
const SVG_CELLS = 2500;
const TWIN_ROWS = 40;

export function HeatMap({ title, joint, words, diagonal }: HeatMapProps) {
  const [around, width] = useWidth<HTMLDivElement>();
  const [read, setRead] = useState<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const range = jointInSight(joint);
  const plot = plotOf(width, range);
  const peak = Math.max(...joint.map((row) => Math.max(...row)));
  const top = likeliest(joint, TWIN_ROWS);
  const cell: Cell | undefined = read && { ...read, chance: joint[read.y]?.[read.x] ?? 0 };
  const few = (range.x.high - range.x.low + 1) * (range.y.high - range.y.low + 1) <= SVG_CELLS;
  const shade = (chance: number) => Math.sqrt(chance / peak);
  return (
    <figure className="relative min-w-0">
      <figcaption className="flex min-h-9 flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-s font-semibold">{title}</h3>
        <output className="text-s text-muted" aria-live="polite">
          {cell === undefined ? '' : `${cellWords(cell, words)} (${formatExact(cell.chance)})`}
        </output>
      </figcaption>
      <div
        ref={around}
        role="application"
        aria-label={heatMap.label(title, cellWords(top[0], words))}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is interactive, by arrow keys
        tabIndex={0}
        className="relative rounded-m contain-inline-size"
        {...pointing((place) =>
          setRead(
            place && {
              x: clamp(Math.round(plot.x.invert(place.x)), range.x),
              y: clamp(Math.round(plot.y.invert(place.y)), range.y),
            },
          ),
        )}
        onBlur={() => setRead(undefined)}
        onKeyDown={(event) => {
          const move = MOVES[event.key];
          if (move === undefined) return;
          event.preventDefault();
          const from = read ?? top[0];
          setRead({ x: clamp(from.x + move[0], range.x), y: clamp(from.y + move[1], range.y) });
        }}
      >
        {width > 0 && !few && <HeatCanvas plot={plot} range={range} joint={joint} shade={shade} />}
        {width > 0 && (
          <svg
            width={width}
            height={plot.height}
            role="img"
            aria-label={title}
            className="relative block"
            data-chart={title}
          >
            {few && <Cells plot={plot} range={range} joint={joint} shade={shade} />}
            {diagonal !== undefined && <Diagonal plot={plot} range={range} words={diagonal} />}
            {read !== undefined && (
              <rect
                x={plot.x(read.x) - plot.cellWidth / 2}
                y={plot.y(read.y) - plot.cellHeight / 2}
                width={plot.cellWidth}
                height={plot.cellHeight}
                fill="none"
                stroke="var(--ink)"
                strokeWidth={2}
              />
            )}
            <HeatAxes plot={plot} range={range} words={words} />
          </svg>
        )}
      </div>
      <div className="sr-only">
        <table>
          <caption>{heatMap.likeliest(title)}</caption>
          <tbody>
            {top.map((one) => (
              <tr key={`${one.x} ${one.y}`}>
                <td>{cellWords(one, words)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

const MOVES: { readonly [key: string]: readonly [number, number] } = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

function clamp(value: number, { low, high }: { readonly low: number; readonly high: number }): number {
  return Math.min(high, Math.max(low, value));
}

interface CellsProps {
  readonly plot: HeatPlot;
  readonly range: JointRange;
  readonly joint: Joint;
  shade(chance: number): number;
}

function Cells({ plot, range, joint, shade }: CellsProps) {
  const cells = [];
  for (let y = range.y.low; y <= range.y.high; y++)
    for (let x = range.x.low; x <= range.x.high; x++) {
      const opacity = shade(joint[y][x]);
      if (opacity < 0.01) continue;
      cells.push(
        <rect
          key={`${x} ${y}`}
          x={plot.x(x) - plot.cellWidth / 2}
          y={plot.y(y) - plot.cellHeight / 2}
          width={plot.cellWidth}
          height={plot.cellHeight}
          opacity={opacity}
        />,
      );
    }
  return (
    <g aria-hidden fill="var(--joint)" shapeRendering="crispEdges">
      {cells}
    </g>
  );
}
