// The chance to win after each action, with the mistakes on it.
interface ChanceChartProps {
  readonly chances: readonly number[];
  /** Actions that are marked. */
  readonly marks: readonly number[];
  readonly label: string;
}

const WIDTH = 600;
const HEIGHT = 160;

export function ChanceChart({ chances, marks, label }: ChanceChartProps) {
  const last = Math.max(1, chances.length - 1);
  const x = (index: number) => (WIDTH * index) / last;
  const y = (chance: number) => HEIGHT * (1 - chance);
  const line = chances.map((chance, index) => `${x(index).toFixed(1)},${y(chance).toFixed(1)}`).join(' ');
  return (
    <figure className="space-y-1">
      <figcaption className="text-s text-muted">{label}</figcaption>
      <svg
        viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`}
        className="w-full rounded-m bg-sunken"
        role="img"
        aria-label={label}
        data-testid="chance-chart"
      >
        <line x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} className="stroke-line [stroke-dasharray:4_4]" />
        <polyline points={line} className="fill-none stroke-accent [stroke-width:2]" />
        {marks.map((action) => (
          <circle key={action} cx={x(action)} cy={y(chances[action] ?? 0.5)} r={4} className="fill-bad" />
        ))}
      </svg>
    </figure>
  );
}
