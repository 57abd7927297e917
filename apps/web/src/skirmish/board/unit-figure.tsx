// A unit on the board: its bases, the marks of what it has been through, and its name where there is room for it.
import { lineOf, type Setup, type UnitState } from '@oddsmith/skirmish';
import { type KeyboardEvent, memo } from 'react';
import { BaseShape, baseOf, radiusOf, type Stand } from './shapes.tsx';
import type { Point } from './view.ts';

interface UnitFigureProps {
  readonly unit: UnitState;
  readonly setup: Setup;
  /** "Immortals, 5 models at 12, 30, ready". */
  readonly label: string;
  readonly selected: boolean;
  readonly aimed: boolean;
  /** Something is left to do for it. */
  readonly ready: boolean;
  readonly patterns: boolean;
  /** Half the least size of something that is tapped, in inches. */
  readonly finger: number;
  onChoose(unit: string, more: boolean): void;
  readonly onFocusUnit: ((unit: string | null) => void) | undefined;
}

const FILLS = ['fill-attacker', 'fill-defender'] as const;
const EDGES = ['stroke-attacker-ink', 'stroke-defender-ink'] as const;

export const UnitFigure = memo(function UnitFigure(props: UnitFigureProps) {
  const { unit, setup, selected, aimed, ready, patterns } = props;
  const edge = selected ? 'stroke-ink' : EDGES[unit.side];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    props.onChoose(unit.id, event.shiftKey);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing
    <g
      role="button"
      tabIndex={0}
      aria-label={props.label}
      aria-pressed={selected}
      data-unit={unit.id}
      className="outline-none [&:focus-visible_.ring]:stroke-accent"
      onKeyDown={onKeyDown}
      onFocus={() => props.onFocusUnit?.(unit.id)}
      onBlur={() => props.onFocusUnit?.(null)}
    >
      <Footing unit={unit} finger={props.finger} />
      {unit.models.map((model) => {
        const base = baseOf(setup, unit.side, model);
        const { w } = lineOf(setup, unit.side, model);
        return (
          <g key={model.id} data-model={model.id}>
            <BaseShape
              base={base}
              {...model}
              grow={0.22}
              className={`ring fill-none [stroke-width:0.16] ${selected ? 'stroke-ink' : aimed ? 'stroke-bad [stroke-dasharray:0.3_0.2]' : 'stroke-transparent'}`}
            />
            <BaseShape
              base={base}
              {...model}
              className={`${FILLS[unit.side]} ${edge} [stroke-width:0.1] ${ready ? '' : 'opacity-60'}`}
            />
            {/* The second side by its inner ring as well as by its colour. */}
            {unit.side === 1 && (
              <BaseShape base={base} {...model} grow={-0.18} className="fill-none stroke-panel [stroke-width:0.09]" />
            )}
            {patterns && unit.side === 1 && (
              <BaseShape base={base} {...model} className="fill-[url(#skirmish-hatch)]" />
            )}
            {'oval' in base && <Front {...model} reach={radiusOf(base)} />}
            {model.z > 0 && (
              <BaseShape
                base={base}
                {...model}
                grow={0.1}
                className="fill-none stroke-ink [stroke-dasharray:0.15_0.15] [stroke-width:0.07]"
              />
            )}
            {model.wounds < w && (
              <text x={model.x} y={model.y + 0.32} textAnchor="middle" className="fill-ink text-[0.9px] font-bold">
                {model.wounds}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});

/** Nothing to see: as much room as a finger needs. */
function Footing({ unit, finger }: Pick<UnitFigureProps, 'unit' | 'finger'>) {
  const xs = unit.models.map((model) => model.x);
  const ys = unit.models.map((model) => model.y);
  const [left, top] = [Math.min(...xs) - finger, Math.min(...ys) - finger];
  return (
    <rect
      x={left}
      y={top}
      width={Math.max(...xs) + finger - left}
      height={Math.max(...ys) + finger - top}
      className="pointer-events-none fill-none"
    />
  );
}

function Front({ x, y, facing, reach }: Stand & { readonly reach: number }) {
  return (
    <path
      d={`M ${reach - 0.9} -0.45 L ${reach - 0.2} 0 L ${reach - 0.9} 0.45`}
      transform={`translate(${x} ${y}) rotate(${facing})`}
      className="fill-none stroke-ink [stroke-width:0.14]"
    />
  );
}

interface NameProps {
  readonly words: string;
  /** The middle of its foot. */
  readonly at: Point;
  /** Inches of a line of text. */
  readonly text: number;
}

/** Above all models, so that none hides it. */
export function UnitNameTag({ words, at: [x, y], text }: NameProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fontSize={text}
      data-name
      className="pointer-events-none fill-ink stroke-[var(--field)] font-semibold [paint-order:stroke] [stroke-width:0.25]"
    >
      {words}
    </text>
  );
}
