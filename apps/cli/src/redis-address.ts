// The option --redis, checked before anything is opened.
import { isRedisAddress } from '@oddsmith/compute/redis-address';
import { UsageError } from './exit.ts';
import { message } from './words/words-in.ts';

export function redisAddress(url: string): string {
  if (isRedisAddress(url)) return url;
  throw new UsageError(message('redis-address', { url }));
}
