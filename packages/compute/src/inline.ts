// Calculations on the thread that asks: no start-up, no parallelism. For scripts, tests and running from source.
import { setImmediate } from 'node:timers/promises';
import type { AnyCalculator, Refusal } from '@oddsmith/games';
import { execute, executeCell, failure, OpenAnalyses, stopOf } from './execute.ts';
import { type CallOptions, type Runner, stopped } from './runner.ts';
import { newDesk, type Services } from './service.ts';

/** Work this long between two turns of the event loop, so that timers, signals and sockets are served. */
const TURN_MS = 10;

export function inlineRunner(calculators: readonly AnyCalculator[], services: Services = {}): Runner {
  const analyses = new OpenAnalyses(calculators);
  return {
    parallelism: 1,
    async calculate(request, { signal, timeMs, onProgress } = {}) {
      return execute(calculators, request, { timeMs, onProgress, stop: stopOn(signal) });
    },
    async calculateAll(requests, { signal, timeMs } = {}) {
      const replies = [];
      const stop = stopOn(signal);
      let turn = performance.now();
      for (const request of requests) {
        replies.push(execute(calculators, request, { timeMs, stop }));
        if (performance.now() - turn < TURN_MS) continue;
        await eventLoopTurn();
        turn = performance.now();
      }
      return replies;
    },
    async cells(chunk, { signal, timeMs, onShare } = {}) {
      const analysis = analyses.get(chunk);
      if ('error' in analysis) return analysis;
      const cells = [];
      const stop = stopOn(signal);
      let turn = performance.now();
      for (let index = chunk.from; index < chunk.to; index++) {
        const cell = executeCell(analysis, index, { timeMs, stop, onShare });
        const problem = stopOf(cell);
        if (problem !== undefined) return { error: problem };
        cells.push(cell);
        if (performance.now() - turn < TURN_MS) continue;
        await eventLoopTurn();
        turn = performance.now();
      }
      return cells;
    },
    async call<Result extends object>(service: string, argument: unknown, options: CallOptions = {}) {
      const { signal, timeMs, onSpent, onShare } = options;
      const begun = performance.now();
      try {
        const desk = newDesk(calculators, { timeMs, cancelled: stopOn(signal) ?? (() => undefined), onShare });
        return (await services[service](argument, desk)) as Result | Refusal;
      } catch (thrown) {
        return { error: failure(thrown) };
      } finally {
        onSpent?.(performance.now() - begun);
      }
    },
    calculators: async () => calculators,
    async ready() {},
    async close() {},
  };
}

/** Timers come between two immediates: one alone would not let a timeout fire. */
async function eventLoopTurn(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

function stopOn(signal: AbortSignal | undefined) {
  return signal === undefined ? undefined : () => (signal.aborted ? stopped(signal) : undefined);
}
