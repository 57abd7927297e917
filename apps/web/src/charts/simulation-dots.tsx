// A simulation over the exact bars: a dot for each outcome with its 95% interval.
import type { Distribution } from '@oddsmith/kernel';
import type { Frame } from './chart-frame.ts';
import { chanceOf, type Range, type Reading, wilson } from './series.ts';

export interface Simulated {
  readonly distribution: Distribution;
  readonly iterations: number;
}

interface SimulationDotsProps {
  readonly frame: Frame;
  readonly range: Range;
  readonly reading: Reading;
  readonly simulated: Simulated;
}

/** Dots closer than this would be a smear: only every n-th outcome gets one. */
const MIN_GAP = 7;

export function SimulationDots({ frame, range, reading, simulated }: SimulationDotsProps) {
  const every = Math.max(1, Math.ceil(MIN_GAP / frame.step));
  const outcomes: number[] = [];
  for (let outcome = range.low; outcome <= range.high; outcome += every) outcomes.push(outcome);
  return (
    <g aria-hidden stroke="var(--ink)" data-simulated>
      {outcomes.map((outcome) => {
        const chance = chanceOf(simulated.distribution, outcome, reading);
        const { low, high } = wilson(chance, simulated.iterations);
        const x = frame.x(outcome);
        return (
          <g key={outcome}>
            <line x1={x} x2={x} y1={frame.y(low)} y2={frame.y(high)} strokeWidth={1.5} />
            <circle cx={x} cy={frame.y(chance)} r={2.5} fill="var(--panel)" strokeWidth={1.5} />
          </g>
        );
      })}
    </g>
  );
}
