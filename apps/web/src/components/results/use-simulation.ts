// A live simulation of the battle on screen; thrown away as soon as the battle changes.
import { useCallback, useEffect, useState } from 'react';
import type { SimulationUpdate } from '../../engine/engine.ts';
import { simulate, stopSimulation } from '../../engine-client.ts';

export const SIMULATED_BATTLES = 200_000;

export interface SimulationState {
  readonly update: SimulationUpdate | undefined;
  readonly running: boolean;
  start(): void;
  stop(): void;
  clear(): void;
}

interface Run {
  readonly input: unknown;
  readonly update: SimulationUpdate | undefined;
  readonly running: boolean;
}

export function useSimulation(calculator: string, input: unknown): SimulationState {
  const [run, setRun] = useState<Run | undefined>(undefined);
  const current = run !== undefined && run.input === input ? run : undefined;

  useEffect(() => {
    // Runs when the input is about to be another one, and when the page goes away.
    return () => {
      if (input !== undefined) stopSimulation();
    };
  }, [input]);

  const start = useCallback(() => {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    setRun({ input, update: undefined, running: true });
    const keep = (change: Partial<Run>) =>
      setRun((old) => (old !== undefined && old.input === input ? { ...old, ...change } : old));
    simulate({ calculator, input, seed, total: SIMULATED_BATTLES }, (update) => keep({ update })).then(
      () => keep({ running: false }),
      () => keep({ running: false }),
    );
  }, [calculator, input]);

  return {
    update: current?.update,
    running: current?.running ?? false,
    start,
    stop: stopSimulation,
    clear: () => {
      stopSimulation();
      setRun(undefined);
    },
  };
}
