// Settings of the server, read from the environment and checked before anything starts.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, isIP } from 'node:net';
import { join } from 'node:path';
import { isRedisAddress } from '@oddsmith/compute/redis-address';
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

/** A setting is a variable of the environment in capitals: rateLimit is RATE_LIMIT. */
const settings = z.object({
  port: setting(whole(0, 65_535), 8042),
  host: setting(host, 'localhost'),
  /** Sites whose pages may call the API; "*" is any, none is the server's own pages alone. */
  origins: setting<readonly string[]>(origins, []),
  /** Requests a minute and address, those that take long counted as several; 0 is no limit. */
  rateLimit: setting(whole(0, 1_000_000), 600),
  /** A request may take this long, waiting included. */
  timeBudgetMs: setting(whole(10, 600_000), 5_000),
  /** undefined: one a core; 0: none, calculations share the main thread. */
  threads: setting(whole(0, 256).optional(), undefined),
  /** Above this the server answers 503 until it has caught up; 0 is never. */
  maxEventLoopDelayMs: setting(whole(0, 60_000), 1_000),
  /** Requests under way get this long to finish when the server is asked to stop. */
  shutdownMs: setting(whole(0, 600_000), 10_000),
  trustProxy: setting<boolean | string[]>(trustProxy, false),
  /** undefined: "warn" on a terminal, "info" elsewhere. */
  logLevel: setting(z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).optional(), undefined),
  /** Folder of the built web app; undefined: the one of this checkout. */
  webRoot: setting(webRoot.optional(), undefined),
  /** The whole process; above it the oldest calculation is ended. */
  memoryMb: setting(whole(256, 1_000_000), 1_200),
  /** Whether chat assistants may call at /mcp. */
  mcp: setting(z.enum(['on', 'off'], { error: 'must be on or off' }), 'off'),
  /** A folder for short addresses of battles; undefined: there are none. */
  shortLinks: setting(z.string().min(1).optional(), undefined),
  /** Jobs go there, to workers; undefined: they run on the threads of this process. */
  redisUrl: setting(redis.optional(), undefined),
});

export type Settings = Readonly<z.output<typeof settings>>;

export class InvalidSettings extends Error {}

export function readSettings(env: { readonly [name: string]: string | undefined }): Settings {
  const names = Object.keys(settings.shape);
  const parsed = settings.safeParse(Object.fromEntries(names.map((name) => [name, env[variableOf(name)]])));
  if (parsed.success) return parsed.data;
  const facts = parsed.error.issues.map(({ path, message }) => {
    const variable = variableOf(String(path[0]));
    return `${variable} ${message}, got "${env[variable]}"`;
  });
  throw new InvalidSettings(facts.join('; '));
}

/** Listens once and lets go: a port that is taken or a host that this machine does not have is told before all games are loaded. */
export async function checkAddress({ port, host }: Settings): Promise<void> {
  const probe = createServer().listen({ port, host });
  try {
    await once(probe, 'listening');
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    if (code !== 'ENOTFOUND' && code !== 'EADDRNOTAVAIL' && code !== 'EAI_AGAIN') throw thrown;
    throw new InvalidSettings(`HOST must be the name or the address of this machine, got "${host}"`);
  }
  probe.close();
  await once(probe, 'close');
}

function variableOf(setting: string): string {
  return setting.replace(/[A-Z]/g, '_$&').toUpperCase();
}
