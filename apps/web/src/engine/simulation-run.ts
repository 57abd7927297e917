// A simulation that can be watched and stopped: plays in slices, lets messages in between them, and gives what it found in the end.
import { type Calculator, checked, type Findings, SimulationRun } from '@oddsmith/games';
import type { SimulationUpdate } from './engine.ts';

/** Long enough to waste little on messages, short enough that Cancel answers at once. */
const SLICE_MS = 40;
const BATTLES_PER_LOOK = 200;

export interface SimulationPlan<Battle, F extends Findings, Outcome> {
  readonly calculator: Pick<Calculator<unknown, Battle, F, Outcome>, 'id' | 'simulate' | 'tally'>;
  /** As the calculator's `prepare` gave it. */
  readonly battle: Battle;
  readonly seed: number;
  readonly total: number;
  readonly stopped: () => boolean;
  readonly onUpdate: (update: SimulationUpdate<F>) => void;
  /** Milliseconds of a steady clock. */
  readonly now: () => number;
  /** Lets waiting messages in. */
  readonly pause: () => Promise<void>;
}

export async function runSimulation<Battle, F extends Findings, Outcome>(
  plan: SimulationPlan<Battle, F, Outcome>,
): Promise<F> {
  const { calculator, battle, total } = plan;
  const run = new SimulationRun(calculator, battle, plan.seed);
  while (run.done < total && !plan.stopped()) {
    const end = plan.now() + SLICE_MS;
    while (run.done < total && plan.now() < end) run.roll(Math.min(BATTLES_PER_LOOK, total - run.done));
    plan.onUpdate({ done: run.done, total, findings: checked(calculator.id, run.findings()) });
    await plan.pause();
  }
  return checked(calculator.id, run.findings());
}
