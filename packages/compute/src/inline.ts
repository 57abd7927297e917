// Calculations on the thread that asks: no start-up, no parallelism. For scripts, tests and running from source.
import { setImmediate } from 'node:timers/promises';
import type { AnyCalculator } from '@oddsmith/games';
import type { ExecuteOptions } from './execute.ts';
import { Executor } from './executor.ts';
import { type CallOptions, type ListOptions, type Runner, stopped } from './runner.ts';
import type { Services } from './task-context.ts';
import type { Refused } from './words/index.ts';

/** Work this long between two turns of the event loop, so that timers, signals and sockets are served. */
const TURN_MS = 10;

export function inlineRunner(calculators: readonly AnyCalculator[], services: Services = {}): Runner {
  const executor = new Executor(calculators, services);
  return {
    parallelism: 1,
    calculate: async (request, options) => (await executor.answers([request], limitsOf(options), inTurns()))[0],
    calculateAll: (requests, options) => executor.answers(requests, limitsOf(options), inTurns()),
    cells: (chunk, options) => executor.cells(chunk, limitsOf(options), inTurns()),
    async call<Result extends object>(service: string, argument: unknown, options: CallOptions = {}) {
      const { timeMs, stop = () => undefined, onShare } = limitsOf(options);
      const begun = performance.now();
      const result = await executor.call(service, argument, { timeMs, cancelled: stop, onShare });
      options.onSpent?.(performance.now() - begun);
      return result as Result | Refused;
    },
    calculators: async () => calculators,
    async ready() {},
    async close() {},
  };
}

function limitsOf({ signal, timeMs, onShare }: ListOptions = {}): ExecuteOptions {
  const stop = signal && (() => (signal.aborted ? stopped(signal) : undefined));
  return { timeMs, onShare, stop };
}

/** Lets the event loop turn where it has not for a while. */
function inTurns(): () => Promise<void> | undefined {
  let turn = performance.now();
  return () => {
    if (performance.now() - turn < TURN_MS) return undefined;
    return eventLoopTurn().then(() => {
      turn = performance.now();
    });
  };
}

/** Timers come between two immediates: one alone would not let a timeout fire. */
async function eventLoopTurn(): Promise<void> {
  await setImmediate();
  await setImmediate();
}
