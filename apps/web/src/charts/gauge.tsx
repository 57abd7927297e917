// A chance as a bar from 0 to 100%, with the number beside it in words elsewhere.
import type { Side } from '../components/form/group-card.tsx';
import { formatChance } from '../format/number.ts';

interface GaugeProps {
  readonly chance: number;
  readonly label: string;
  readonly side: Side;
}

const FILLS = { attacker: 'bg-attacker', defender: 'bg-defender' } as const;

export function Gauge({ chance, label, side }: GaugeProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers do not let a meter element be styled
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Number((chance * 100).toFixed(1))}
      aria-valuetext={formatChance(chance)}
      className="h-2 overflow-hidden rounded-s bg-sunken"
    >
      <div
        className={`h-full origin-left transition-transform duration-150 ${FILLS[side]}`}
        style={{ transform: `scaleX(${chance})` }}
      />
    </div>
  );
}
