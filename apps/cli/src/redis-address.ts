// The option --redis, checked before anything is opened.
import { isRedisAddress } from '@oddsmith/compute/redis-address';
import { UsageError } from './exit.ts';

export function redisAddress(url: string): string {
  if (isRedisAddress(url)) return url;
  throw new UsageError(`--redis must be an address such as redis://localhost:6379, got "${url}"`);
}
