// A simulation that can be watched and stopped: plays in slices and lets messages in between them.
import type { AnyCalculator } from '@oddsmith/games';
import { type Dice, Random } from '@oddsmith/kernel';
import type { SimulationUpdate } from './engine.ts';

/** Long enough to waste little on messages, short enough that Cancel answers at once. */
const SLICE_MS = 40;
const BATTLES_PER_LOOK = 200;

export interface SimulationPlan {
  readonly calculator: AnyCalculator;
  readonly input: unknown;
  readonly seed: number;
  readonly total: number;
  readonly stopped: () => boolean;
  readonly onUpdate: (update: SimulationUpdate) => void;
  /** Milliseconds of a steady clock. */
  readonly now: () => number;
  /** Lets waiting messages in. */
  readonly pause: () => Promise<void>;
}

export async function runSimulation(plan: SimulationPlan): Promise<void> {
  const { calculator, input, total } = plan;
  const play: (dice: Dice) => unknown = calculator.simulate(input);
  const tally = calculator.tally(input);
  const dice = new Random(plan.seed);
  let done = 0;
  while (done < total && !plan.stopped()) {
    const end = plan.now() + SLICE_MS;
    while (done < total && plan.now() < end) {
      const stop = Math.min(total, done + BATTLES_PER_LOOK);
      for (; done < stop; done++) tally.add(play(dice));
    }
    plan.onUpdate({ done, total, findings: tally.findings() });
    await plan.pause();
  }
}
