// The measures of a heat map: where its cells stand.
import type { JointRange } from './joint.ts';
import { linearScale } from './linear-scale.ts';

const MARGIN = { top: 8, right: 8, bottom: 40, left: 46 };
const MAX_HEIGHT = 420;

export type HeatPlot = ReturnType<typeof plotOf>;

export function plotOf(width: number, { x, y }: JointRange) {
  const left = MARGIN.left;
  const right = Math.max(left + 10, width - MARGIN.right);
  const columns = x.high - x.low + 1;
  const rows = y.high - y.low + 1;
  const cellWidth = (right - left) / columns;
  // Square cells where there is room, flat ones where the field would grow out of sight.
  const cellHeight = Math.min(cellWidth, 28, (MAX_HEIGHT - MARGIN.top - MARGIN.bottom) / rows);
  const top = MARGIN.top;
  const bottom = top + Math.max(60, cellHeight * rows);
  return {
    left,
    right,
    top,
    bottom,
    height: bottom + MARGIN.bottom,
    cellWidth,
    cellHeight: (bottom - top) / rows,
    x: linearScale([x.low - 0.5, x.high + 0.5], [left, right]),
    y: linearScale([y.low - 0.5, y.high + 0.5], [bottom, top]),
  };
}
