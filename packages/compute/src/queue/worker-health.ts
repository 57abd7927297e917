// Whether the worker on this machine is at work: what it told Redis itself, since nobody else knows. In a container there is one.
import { once } from 'node:events';
import { hostname } from 'node:os';
import { type Sentence, say } from '../words/index.ts';
import { buildOf } from './chunk-queue.ts';
import { promptRedis } from './connection.ts';
import { JobStore } from './job-store.ts';

const ANSWER_MS = 2_000;

/** What the names of workers on this machine begin with. */
export const thisMachine = (): string => `${hostname()}.`;

/** Why it is not well; undefined: it has told Redis within the last seconds that it takes chunks of this build. */
export async function workerTrouble(url: string, version: string): Promise<Sentence | undefined> {
  const redis = promptRedis(url);
  try {
    await once(redis, 'ready', { signal: AbortSignal.timeout(ANSWER_MS) });
    const build = buildOf(version);
    const here = (await new JobStore(redis).workersOf(build)).filter((name) => name.startsWith(thisMachine()));
    return here.length > 0 ? undefined : say('no-worker-here', { build, machine: hostname() });
  } catch (thrown) {
    return say('redis-silent', { why: thrown instanceof Error ? thrown.message : String(thrown) });
  } finally {
    redis.disconnect();
  }
}
