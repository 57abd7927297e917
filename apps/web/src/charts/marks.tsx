// What a player asked about, drawn over the bars with its name: mean, median, kill line.
import type { Frame } from './chart-frame.ts';

export interface Mark {
  readonly at: number;
  readonly label: string;
  readonly kind: 'mean' | 'median' | 'line';
}

const DASHES = { mean: '5 3', median: '1 3', line: 'none' } as const;

export function Marks({ frame, marks }: { readonly frame: Frame; readonly marks: readonly Mark[] }) {
  return (
    <g aria-hidden>
      {marks.map((mark, row) => (
        <MarkLine key={mark.kind} frame={frame} mark={mark} row={row} />
      ))}
    </g>
  );
}

/** Labels stand in rows of their own above the bars, so that a mean near the median stays readable. */
function MarkLine({ frame, mark, row }: { readonly frame: Frame; readonly mark: Mark; readonly row: number }) {
  const x = Math.min(frame.right, Math.max(frame.left, frame.x(mark.at)));
  const y = 14 + row * 15;
  const nearRight = x > (frame.left + frame.right) / 2;
  return (
    <g>
      <line
        x1={x}
        x2={x}
        y1={y - 8}
        y2={frame.bottom}
        stroke="var(--ink)"
        strokeWidth={mark.kind === 'line' ? 2 : 1.25}
        strokeDasharray={DASHES[mark.kind]}
      />
      <text
        x={nearRight ? x - 5 : x + 5}
        y={y}
        textAnchor={nearRight ? 'end' : 'start'}
        fontSize={13}
        fill="var(--ink)"
        stroke="var(--panel)"
        strokeWidth={4}
        paintOrder="stroke"
      >
        {mark.label}
      </text>
    </g>
  );
}
