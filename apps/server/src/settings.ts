// Settings of the server, read from the environment and checked before anything starts.
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
  return z.string().transform(Number).pipe(z.int({ error }).min(min, { error }).max(max, { error }));
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
  .transform((text): boolean | string[] => (text === 'true' || text === 'false' ? text === 'true' : words(text)));

const environment = z.object({
  PORT: setting(whole(0, 65_535), 8042),
  HOST: setting(z.string(), 'localhost'),
  ORIGINS: setting(z.string().transform(words), []),
  RATE_LIMIT: setting(whole(0, 1_000_000), 600),
  TIME_BUDGET_MS: setting(whole(10, 600_000), 5_000),
  THREADS: setting(whole(0, 256).optional(), undefined),
  MAX_EVENT_LOOP_DELAY_MS: setting(whole(0, 60_000), 1_000),
  SHUTDOWN_MS: setting(whole(0, 600_000), 10_000),
  TRUST_PROXY: setting<boolean | string[]>(trustProxy, false),
  LOG_LEVEL: setting(z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).optional(), undefined),
  WEB_ROOT: setting(z.string().optional(), undefined),
});

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Sites whose pages may call the API; "*" is any, none is the server's own pages alone. */
  readonly origins: readonly string[];
  /** Requests a minute and address; 0 is no limit. */
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
  };
}
