// What a player asked about, drawn over the bars with its name: mean, median, kill line.
import type { Frame } from './chart-frame.ts';

export interface Mark {
  readonly at: number;
  readonly label: string;
  readonly kind: 'mean' | 'median' | 'line' | 'given';
}

const DASHES = { mean: '5 3', median: '1 3', line: 'none', given: 'none' } as const;
/** What was rolled is nobody's side. */
const INKS = { mean: 'var(--ink)', median: 'var(--ink)', line: 'var(--ink)', given: 'var(--pinned-ink)' } as const;
const WIDTHS = { mean: 1.25, median: 1.25, line: 2, given: 3 } as const;

export function Marks({ frame, marks }: { readonly frame: Frame; readonly marks: readonly Mark[] }) {
  const inOrder = [...marks].sort((a, b) => a.at - b.at);
  return (
    <g aria-hidden>
      {inOrder.map((mark, index) => (
        <MarkLine key={mark.kind} frame={frame} mark={mark} row={index} leftward={index < inOrder.length - 1} />
      ))}
    </g>
  );
}

interface MarkLineProps {
  readonly frame: Frame;
  readonly mark: Mark;
  readonly row: number;
  /** The label stands on the outer side, away from the next mark. */
  readonly leftward: boolean;
}

/** Of one letter, on the safe side. */
const LETTER_PX = 7;

function MarkLine({ frame, mark, row, leftward }: MarkLineProps) {
  const x = Math.min(frame.right, Math.max(frame.left, frame.x(mark.at)));
  const y = 14 + row * 15;
  const wide = mark.label.length * LETTER_PX;
  const left = leftward ? x - wide > frame.left + 40 : x + wide > frame.right;
  // A label too long for both sides ends at the frame, across its own line.
  const end = left && x - wide < frame.left ? frame.right : x - 5;
  return (
    <g>
      <line
        x1={x}
        x2={x}
        y1={y - 8}
        y2={frame.bottom}
        stroke={INKS[mark.kind]}
        strokeWidth={WIDTHS[mark.kind]}
        strokeDasharray={DASHES[mark.kind]}
      />
      <text
        x={left ? end : x + 5}
        y={y}
        textAnchor={left ? 'end' : 'start'}
        fontSize={13}
        fill={INKS[mark.kind]}
        stroke="var(--panel)"
        strokeWidth={4}
        paintOrder="stroke"
      >
        {mark.label}
      </text>
    </g>
  );
}
