// Settings of the server, read from the environment and checked before anything starts.
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { isRedisAddress } from '@oddsmith/compute';
import * as z from 'zod';

/** An empty variable counts as one that is not set. */
function setting<Value>(schema: z.ZodType<Value>, fallback: Value) {
  return z
    .string()
    .optional()
    .transform((text, context) => {
      if (text === undefined || text === '') return fallback;
      const parsed = schema.safeParse(text);
      if (parsed.success) return parsed.data;
      context.addIssue({ code: 'custom', message: parsed.error.issues[0].message, input: text });
      return z.NEVER;
    });
}

function whole(min: number, max: number) {
  const error = `must be ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, { error })
    .transform(Number)
    .pipe(z.int({ error }).min(min, { error }).max(max, { error }));
}

function words(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Whether to trust whoever connects, or which addresses. */
const trustProxy = z
  .string()
  .refine((text) => text === 'true' || text === 'false' || (words(text).length > 0 && words(text).every(isNetwork)), {
    error: 'must be true, false or addresses such as 10.0.0.1 or 10.0.0.0/8, separated by commas',
  })
  .transform((text): boolean | string[] => (text === 'true' || text === 'false' ? text === 'true' : words(text)));

/** An address, or one with the number of its bits that count. */
function isNetwork(text: string): boolean {
  const [address, bits, ...rest] = text.split('/');
  const most = isIP(address) === 4 ? 32 : 128;
  return (
    isIP(address) !== 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
  );
}

const host = z
  .string()
  .refine(
    (text) => isIP(text) !== 0 || (/^(?!-)[a-z\d-]{1,63}(\.[a-z\d-]{1,63})*$/i.test(text) && !/^[\d.]+$/.test(text)),
    {
      error: 'must be the name or the address of this machine',
    },
  );

const origins = z
  .string()
  .transform(words)
  .refine((list) => list.every((word) => word === '*' || isOrigin(word)), {
    error: 'must be * or sites such as https://a.example, separated by commas',
  });

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

const webRoot = z.string().refine((folder) => existsSync(join(folder, 'index.html')), {
  error: 'must be a folder with the built web app in it',
});

const redis = z.string().refine(isRedisAddress, { error: 'must be an address such as redis://localhost:6379' });

const environment = z.object({
  PORT: setting(whole(0, 65_535), 8042),
  HOST: setting(host, 'localhost'),
  ORIGINS: setting(origins, []),
  RATE_LIMIT: setting(whole(0, 1_000_000), 600),
  TIME_BUDGET_MS: setting(whole(10, 600_000), 5_000),
  THREADS: setting(whole(0, 256).optional(), undefined),
  MAX_EVENT_LOOP_DELAY_MS: setting(whole(0, 60_000), 1_000),
  SHUTDOWN_MS: setting(whole(0, 600_000), 10_000),
  TRUST_PROXY: setting<boolean | string[]>(trustProxy, false),
  LOG_LEVEL: setting(z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).optional(), undefined),
  WEB_ROOT: setting(webRoot.optional(), undefined),
  MEMORY_MB: setting(whole(256, 1_000_000), 1_200),
  REDIS_URL: setting(redis.optional(), undefined),
});

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Sites whose pages may call the API; "*" is any, none is the server's own pages alone. */
  readonly origins: readonly string[];
  /** Requests a minute and address, those that take long counted as several; 0 is no limit. */
  readonly rateLimit: number;
  /** A request may take this long, waiting included. */
  readonly timeBudgetMs: number;
  /** undefined: one a core; 0: none, calculations share the main thread. */
  readonly threads: number | undefined;
  /** Above this the server answers 503 until it has caught up; 0 is never. */
  readonly maxEventLoopDelayMs: number;
  /** Requests under way get this long to finish when the server is asked to stop. */
  readonly shutdownMs: number;
  readonly trustProxy: boolean | string[];
  /** undefined: "warn" on a terminal, "info" elsewhere. */
  readonly logLevel: (typeof LOG_LEVELS)[number] | undefined;
  /** Folder of the built web app; undefined: the one of this checkout. */
  readonly webRoot: string | undefined;
  /** The whole process; above it the oldest calculation is ended. */
  readonly memoryMb: number;
  /** Jobs go there, to workers; undefined: they run on the threads of this process. */
  readonly redisUrl: string | undefined;
}

export class InvalidSettings extends Error {}

export function readSettings(env: { readonly [name: string]: string | undefined }): Settings {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const facts = parsed.error.issues.map(
      ({ path, message }) => `${String(path[0])} ${message}, got "${env[String(path[0])]}"`,
    );
    throw new InvalidSettings(facts.join('; '));
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    origins: data.ORIGINS,
    rateLimit: data.RATE_LIMIT,
    timeBudgetMs: data.TIME_BUDGET_MS,
    threads: data.THREADS,
    maxEventLoopDelayMs: data.MAX_EVENT_LOOP_DELAY_MS,
    shutdownMs: data.SHUTDOWN_MS,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    webRoot: data.WEB_ROOT,
    memoryMb: data.MEMORY_MB,
    redisUrl: data.REDIS_URL,
  };
}
