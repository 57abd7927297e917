// Connections to Redis or Valkey: those that wait for it, for ever, and those that say at once that it is away.
import { Redis } from 'ioredis';

/** At most this long between two tries. */
const MOST_WAIT_MS = 2_000;

/** What BullMQ opens its own connections with. */
export interface RedisPlace {
  readonly url: string;
  readonly maxRetriesPerRequest: null;
  readonly retryStrategy: (tries: number) => number;
  readonly connectTimeout: number;
}

export function redisPlace(url: string): RedisPlace {
  return {
    url,
    // Commands wait for the connection to come back instead of failing: nothing a worker has done is lost.
    maxRetriesPerRequest: null,
    retryStrategy: (tries) => Math.min(MOST_WAIT_MS, 50 * 2 ** Math.min(tries, 10)),
    connectTimeout: MOST_WAIT_MS,
  };
}

/** Waits: for workers. */
export function patientRedis(url: string): Redis {
  const { url: address, ...options } = redisPlace(url);
  return silent(new Redis(address, options));
}

/** A command to a Redis that is away fails within this time: for those who answer requests. */
const ANSWER_MS = 2_000;

export function promptRedis(url: string): Redis {
  const { url: address, ...options } = redisPlace(url);
  const prompt = { maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout: ANSWER_MS };
  return silent(new Redis(address, { ...options, ...prompt }));
}

/** Trouble shows in what a command answers; without a listener it would end the process. */
function silent(redis: Redis): Redis {
  return redis.on('error', () => {});
}

/** Calls back whenever Redis goes away or comes back, and once at the beginning if it is not there. */
export function onAvailability(redis: Redis, told: (up: boolean) => void): void {
  let up: boolean | undefined;
  const tell = (now: boolean) => {
    if (now === up || (now && up === undefined)) {
      up = now;
      return;
    }
    up = now;
    told(now);
  };
  redis.on('ready', () => tell(true));
  // One that we close ourselves is not away.
  redis.on('close', () => setImmediate(() => redis.status !== 'end' && tell(false)));
}
