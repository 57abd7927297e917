// Bases as they are drawn: circles and capsules, in inches.
import { lineOf, type ModelState, type Setup, type Side } from '@oddsmith/skirmish';

const MM_PER_INCH = 25.4;

type Base = Setup['forces'][number]['units'][number]['lines'][number]['base'];

/** Share of its height a letter is wide. */
export const LETTER = 0.62;

export function radiusOf(base: Base): number {
  return ('round' in base ? base.round : base.oval[0]) / 2 / MM_PER_INCH;
}

export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

interface BaseShapeProps extends Stand {
  readonly base: Base;
  readonly className: string;
  /** Smaller or larger by so many inches all around. */
  readonly grow?: number;
}

export function BaseShape({ base, x, y, facing, className, grow = 0 }: BaseShapeProps) {
  if ('round' in base) return <circle cx={x} cy={y} r={base.round / 2 / MM_PER_INCH + grow} className={className} />;
  const length = base.oval[0] / MM_PER_INCH + 2 * grow;
  const width = base.oval[1] / MM_PER_INCH + 2 * grow;
  return (
    <rect
      x={-length / 2}
      y={-width / 2}
      width={length}
      height={width}
      rx={width / 2}
      transform={`translate(${x} ${y}) rotate(${facing})`}
      className={className}
    />
  );
}

export function baseOf(setup: Setup, side: Side, model: ModelState): Base {
  return lineOf(setup, side, model).base;
}
