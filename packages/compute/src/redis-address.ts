// Where a Redis or Valkey is, as people write it. Apart from what uses it, which takes long to load.

export function isRedisAddress(url: string): boolean {
  return /^rediss?:\/\//.test(url) && URL.canParse(url);
}
