// A six-sided die with its pips; larger results are written.

const PIPS: { readonly [face: number]: readonly (readonly [number, number])[] } = {
  1: [[10, 10]],
  2: [
    [5.5, 5.5],
    [14.5, 14.5],
  ],
  3: [
    [5.5, 5.5],
    [10, 10],
    [14.5, 14.5],
  ],
  4: [
    [5.5, 5.5],
    [14.5, 5.5],
    [5.5, 14.5],
    [14.5, 14.5],
  ],
  5: [
    [5.5, 5.5],
    [14.5, 5.5],
    [10, 10],
    [5.5, 14.5],
    [14.5, 14.5],
  ],
  6: [
    [5.5, 5],
    [14.5, 5],
    [5.5, 10],
    [14.5, 10],
    [5.5, 15],
    [14.5, 15],
  ],
};

export function DieFace({ face }: { readonly face: number }) {
  return (
    <svg viewBox="0 0 20 20" className="size-6" aria-hidden="true">
      <rect
        x="1"
        y="1"
        width="18"
        height="18"
        rx="4"
        fill="var(--panel)"
        stroke="var(--line-strong)"
        strokeWidth="1.2"
      />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.9" fill="var(--ink)" />
      ))}
    </svg>
  );
}
