// The ground: zones, terrain with its heights, and the markers with who holds them.
import { type Setup, type State, scoreOf, zoneOf } from '@oddsmith/skirmish';
import { memo, useMemo } from 'react';
import { skirmish } from '../../language/english/skirmish/skirmish.ts';
import { BOARD } from './view.ts';

type Piece = Setup['terrain'][number];

const LOOKS: { readonly [kind in Piece['kind']]: string } = {
  ruin: 'fill-[var(--ruin)] stroke-line-strong',
  woods: 'fill-[var(--woods)] stroke-[var(--woods-edge)]',
  crates: 'fill-[var(--crates)] stroke-line-strong',
  barricade: 'fill-[var(--crates)] stroke-line-strong',
};

function corners(points: readonly (readonly [number, number])[]): string {
  return points.map((point) => point.join(',')).join(' ');
}

function middle(points: readonly (readonly [number, number])[]): readonly [number, number] {
  const sum = points.reduce<readonly [number, number]>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

export const Ground = memo(function Ground({ setup, grid }: { readonly setup: Setup; readonly grid: boolean }) {
  return (
    <>
      <rect width={BOARD.width} height={BOARD.depth} className="fill-[var(--field)]" />
      {([0, 1] as const).map((side) => {
        const [x0, y0, x1, y1] = zoneOf(setup.zones, side);
        return (
          <rect
            key={side}
            x={x0}
            y={y0}
            width={x1 - x0}
            height={y1 - y0}
            className={side === 0 ? 'fill-attacker/8' : 'fill-defender/8'}
          />
        );
      })}
      {grid && <Grid />}
      {setup.terrain.map((piece) => (
        <TerrainFigure key={piece.id} piece={piece} />
      ))}
    </>
  );
});

const GRID_STEP = 6;

function Grid() {
  const lines = (length: number) =>
    Array.from({ length: Math.floor(length / GRID_STEP) }, (_, i) => (i + 1) * GRID_STEP);
  return (
    <g className="stroke-line-strong/40 [stroke-width:0.04]">
      {lines(BOARD.width - 1).map((x) => (
        <line key={`x${x}`} x1={x} x2={x} y1={0} y2={BOARD.depth} />
      ))}
      {lines(BOARD.depth - 1).map((y) => (
        <line key={`y${y}`} x1={0} x2={BOARD.width} y1={y} y2={y} />
      ))}
    </g>
  );
}

function TerrainFigure({ piece }: { readonly piece: Piece }) {
  const [x, y] = middle(piece.footprint);
  return (
    <g>
      <polygon
        points={corners(piece.footprint)}
        className={`[stroke-width:0.1] ${LOOKS[piece.kind]} ${piece.kind === 'woods' ? '[stroke-dasharray:0.5_0.3]' : ''}`}
      />
      {piece.floors.map((floor) => (
        <polygon
          key={floor.z}
          points={corners(floor.area)}
          className="fill-ink/5 stroke-line-strong [stroke-dasharray:0.3_0.3] [stroke-width:0.05]"
        />
      ))}
      {piece.walls.map(({ from, to }) => (
        <line
          key={`${from} ${to}`}
          x1={from[0]}
          y1={from[1]}
          x2={to[0]}
          y2={to[1]}
          className="stroke-ink/70 [stroke-width:0.28]"
        />
      ))}
      <text
        x={x}
        y={y + 0.3}
        textAnchor="middle"
        className="pointer-events-none fill-ink/60 text-[0.9px] font-semibold"
      >
        {piece.height}"
      </text>
    </g>
  );
}

const MARKER_RADIUS = 0.787;
const REACH = 3;

export const Markers = memo(function Markers({ state }: { readonly state: State }) {
  const objectives = useMemo(() => scoreOf(state).objectives, [state]);
  return (
    <>
      {objectives.map(({ x, y, holder }, index) => {
        const colour = holder === null ? 'fill-panel' : holder === 0 ? 'fill-attacker' : 'fill-defender';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: markers have no other name
          <g key={index}>
            <circle
              cx={x}
              cy={y}
              r={MARKER_RADIUS + REACH}
              className="fill-none stroke-ink/40 [stroke-dasharray:0.4_0.4] [stroke-width:0.06]"
            />
            <circle cx={x} cy={y} r={MARKER_RADIUS} className={`${colour} stroke-ink [stroke-width:0.1]`} />
          </g>
        );
      })}
    </>
  );
});

/** Above the models that stand on them: the number of each marker, and the OC of both sides. */
export const MarkerLabels = memo(function MarkerLabels({ state }: { readonly state: State }) {
  const objectives = useMemo(() => scoreOf(state).objectives, [state]);
  return (
    <g className="pointer-events-none fill-ink stroke-[var(--field)] [paint-order:stroke] [stroke-width:0.25]">
      {objectives.map(({ x, y, oc }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: markers have no other name
        <g key={index}>
          <text x={x} y={y + 0.4} textAnchor="middle" className="text-[1.1px] font-bold [stroke-width:0]">
            {index + 1}
          </text>
          {(oc[0] > 0 || oc[1] > 0) && (
            <text x={x} y={y + 2} textAnchor="middle" className="text-[0.9px] font-semibold">
              {oc[0]} : {oc[1]}
            </text>
          )}
        </g>
      ))}
    </g>
  );
});

/** What the ground means; heights are written on it. */
export function Legend() {
  return (
    <ul className="flex flex-wrap items-center gap-x-3 text-s text-muted" aria-label={skirmish.terrain.legend}>
      {(Object.keys(LOOKS) as Piece['kind'][]).map((kind) => (
        <li key={kind} className="flex items-center gap-1">
          <svg viewBox="0 0 2 2" className="size-3" aria-hidden="true">
            <rect x="0.1" y="0.1" width="1.8" height="1.8" className={`[stroke-width:0.2] ${LOOKS[kind]}`} />
          </svg>
          {skirmish.terrain[kind]}
        </li>
      ))}
      <li>{skirmish.terrain.height}</li>
    </ul>
  );
}
