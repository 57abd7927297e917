// The cells of a large heat map, painted on a canvas under the axes.
import { useEffect, useRef } from 'react';
import type { HeatPlot } from './heat-plot.ts';
import type { Joint, JointRange } from './joint.ts';

interface HeatCanvasProps {
  readonly plot: HeatPlot;
  readonly range: JointRange;
  readonly joint: Joint;
  shade(chance: number): number;
}

export function HeatCanvas({ plot, range, joint, shade }: HeatCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (element === null || !context) return;
    const dense = devicePixelRatio || 1;
    element.width = Math.round((plot.right - plot.left) * dense);
    element.height = Math.round((plot.bottom - plot.top) * dense);
    context.scale(dense, dense);
    context.fillStyle = getComputedStyle(element).color;
    for (let y = range.y.low; y <= range.y.high; y++)
      for (let x = range.x.low; x <= range.x.high; x++) {
        context.globalAlpha = shade(joint[y][x]);
        const left = plot.x(x) - plot.cellWidth / 2 - plot.left;
        const top = plot.y(y) - plot.cellHeight / 2 - plot.top;
        // A little larger than the cell: no seams between neighbours.
        context.fillRect(left, top, plot.cellWidth + 0.3, plot.cellHeight + 0.3);
      }
  });
  return (
    <canvas
      ref={canvas}
      aria-hidden
      className="absolute"
      style={{
        color: 'var(--joint)',
        left: plot.left,
        top: plot.top,
        width: plot.right - plot.left,
        height: plot.bottom - plot.top,
      }}
    />
  );
}
