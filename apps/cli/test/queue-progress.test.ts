// A plan that workers on a real Redis calculate tells who waits for it how far it is.
import { analyse, type CallOptions, inlineRunner, type Runner } from '@oddsmith/compute';
import { queueRunner, startWorker } from '@oddsmith/compute/queue';
import { calculators } from '@oddsmith/games/calculators';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { freePort, hasRedis, TestRedis } from './redis.ts';

const question = {
  kind: 'plan',
  calculator: 'killteam/shoot',
  shooters: [1, 2].map((attacks) => ({ title: `shooter ${attacks}`, input: { attacker: { attacks } } })),
  targets: [5, 6].map((wounds) => ({ title: `target ${wounds}`, points: 10, input: { defender: { wounds } } })),
};

let redis: TestRedis | undefined;

beforeEach(({ skip }) => skip(!hasRedis(), 'redis-server is not installed: apt-get install redis-server'));

afterAll(() => redis?.end());

test('who waits for a plan of the workers is told how far it is', async () => {
  redis = new TestRedis(await freePort());
  await redis.start();
  const local = inlineRunner(calculators);
  const seen: number[] = [];
  const slow: Runner = {
    ...local,
    async call<Result extends object>(_service: string, argument: unknown, options?: CallOptions) {
      while (!seen.includes(0.4)) {
        options?.onShare?.(0.4);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const { key, from, to } = argument as Parameters<Runner['cells']>[0];
      const cells = await local.cells({ key, question, from, to });
      if ('error' in cells) return cells;
      return { total: 1, items: cells.map((cell) => JSON.stringify(cell)) } as object as Result;
    },
  };
  const { url } = redis;
  const worker = startWorker({ url, version: 'telling', runner: slow });
  const queue = queueRunner({ url, version: 'telling', local });
  const result = await analyse(question, queue, { onProgress: (done, total) => seen.push(done / total) });
  expect(result).toEqual(await analyse(question, local));
  expect(seen).toEqual([0.4, 1]);
  await queue.close();
  await worker.close(1_000);
});
