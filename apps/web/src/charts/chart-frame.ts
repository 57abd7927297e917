// The measures all charts share: margins, and scales from outcomes and chances to pixels.
import { type LinearScale, linearScale, scaleFromZero } from './linear-scale.ts';
import type { Range } from './series.ts';

export const MARGIN = { top: 44, right: 12, bottom: 40, left: 46 } as const;
export const HEIGHT = 240;

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Pixels of one outcome. */
  readonly step: number;
  readonly x: LinearScale;
  readonly y: LinearScale;
}

export function frameOf(width: number, range: Range, tallest: number): Frame {
  const left = MARGIN.left;
  const right = Math.max(left + 10, width - MARGIN.right);
  const top = MARGIN.top;
  const bottom = HEIGHT - MARGIN.bottom;
  const x = linearScale([range.low - 0.5, range.high + 0.5], [left, right]);
  const y = scaleFromZero(tallest, [bottom, top], 4);
  return { width, height: HEIGHT, left, right, top, bottom, step: (right - left) / (range.high - range.low + 1), x, y };
}
