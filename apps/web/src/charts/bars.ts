// Outlines of bars and steps as single SVG paths: one element however many outcomes.
import type { Frame } from './chart-frame.ts';
import type { Range } from './series.ts';

/** Bars touch when there are many; a gap shows single outcomes when there are few. */
export function barsPath(frame: Frame, range: Range, chance: (outcome: number) => number): string {
  const gap = frame.step > 12 ? Math.min(6, frame.step * 0.18) : frame.step > 4 ? 1 : 0;
  const width = Math.max(0.5, frame.step - gap);
  let path = '';
  for (let outcome = range.low; outcome <= range.high; outcome++) {
    const p = chance(outcome);
    if (p <= 0) continue;
    // A visible sliver even for what is nearly impossible: nothing is not the same as almost nothing.
    const height = Math.max(0.75, frame.bottom - frame.y(p));
    const left = frame.x(outcome) - width / 2;
    path += `M${left.toFixed(2)} ${frame.bottom}v${(-height).toFixed(2)}h${width.toFixed(2)}v${height.toFixed(2)}z`;
  }
  return path;
}

/** A stepped outline through the outcomes, half a step beyond both ends. */
export function stepsPath(frame: Frame, range: Range, chance: (outcome: number) => number): string {
  let path = '';
  for (let outcome = range.low; outcome <= range.high; outcome++) {
    const y = frame.y(chance(outcome)).toFixed(2);
    path += path === '' ? `M${frame.left} ${y}` : `V${y}`;
    path += `H${(frame.x(outcome) + frame.step / 2).toFixed(2)}`;
  }
  return path;
}
