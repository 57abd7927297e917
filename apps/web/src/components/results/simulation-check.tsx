// A live run of the simulation: how far it is and how well it agrees.
import type { Distribution } from '@oddsmith/kernel';
import { X } from 'lucide-react';
import { chanceOf, wilson } from '../../charts/series.ts';
import { formatCount } from '../../format/number.ts';
import { everyday } from '../../language/english/everyday.ts';
import { simulation as words } from '../../language/english/results/simulation.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { SimulationState } from './use-simulation.ts';

interface SimulationCheckProps {
  readonly simulation: SimulationState;
  /** The exact and the simulated distribution on screen. */
  readonly exact: Distribution;
  readonly simulated: Distribution | undefined;
}

export function SimulationCheck({ simulation, exact, simulated }: SimulationCheckProps) {
  const { update, running, stop, clear } = simulation;
  const done = update?.done ?? 0;
  return (
    <div className="flex flex-wrap items-center gap-2 text-s" data-testid="simulation">
      {running && (
        <progress
          className="h-2 w-24 accent-(--ink)"
          value={done}
          max={update?.total ?? 1}
          aria-label={words.battles}
        />
      )}
      <p className="text-muted">
        {words.rolled(formatCount(done))}
        {running ? '' : '.'}
        {!running && simulated !== undefined && ` ${agreement(exact, simulated, done)}`}
      </p>
      {running ? (
        <Button label={everyday.cancel} onClick={stop} />
      ) : (
        <IconButton icon={X} label={words.remove} look="button-quiet" onClick={clear} />
      )}
    </div>
  );
}

/** How many exact chances lie inside the simulation's own 95% intervals. */
function agreement(exact: Distribution, simulated: Distribution, iterations: number): string {
  if (iterations === 0) return '';
  let inside = 0;
  let all = 0;
  for (let outcome = exact.min; outcome <= exact.max; outcome++) {
    const chance = chanceOf(exact, outcome, 'exactly');
    // Outcomes too rare to have been seen a few times say nothing.
    if (chance * iterations < 5) continue;
    const { low, high } = wilson(chanceOf(simulated, outcome, 'exactly'), iterations);
    all++;
    if (chance >= low && chance <= high) inside++;
  }
  return words.agreement(inside, all, Math.round(all * 0.95));
}
