// Settings of the server, read from the environment and checked before anything starts.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, isIP } from 'node:net';
import { join } from 'node:path';
import { isRedisAddress } from '@oddsmith/compute/redis-address';
import { type Catalogue, emitter, GRAMMARS, type Language, type MessageOf, writerFor } from '@oddsmith/words';
import * as z from 'zod';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

// Not from words/index.ts, which loads what runs calculations.
const say = emitter<typeof en>();
type Sentence = MessageOf<typeof en>;
const CATALOGUES: { readonly [language in Language]: Catalogue } = { en, de };

/** `fact` is what the value must be. An empty variable counts as one that is not set. */
function setting<Value>(schema: z.ZodType<Value>, fallback: Value, fact: Sentence) {
  return z
    .string()
    .optional()
    .transform((text, context) => {
      if (text === undefined || text === '') return fallback;
      const parsed = schema.safeParse(text);
      if (parsed.success) return parsed.data;
      context.addIssue({ code: 'custom', params: { fact }, input: text });
      return z.NEVER;
    });
}

function whole(min: number, max: number) {
  return z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max));
}

function number(min: number, max: number, fallback: number) {
  return setting(whole(min, max), fallback, say('setting-between', { min, max }));
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
  .refine((text) => text === 'true' || text === 'false' || (words(text).length > 0 && words(text).every(isNetwork)))
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
  );

const origins = z
  .string()
  .transform(words)
  .refine((list) => list.every((word) => word === '*' || isOrigin(word)));

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

const webRoot = z.string().refine((folder) => existsSync(join(folder, 'index.html')));

const redis = z.string().refine(isRedisAddress);

/** A setting is a variable of the environment in capitals: rateLimit is RATE_LIMIT. */
const settings = z.object({
  port: number(0, 65_535, 8042),
  host: setting(host, 'localhost', say('setting-host')),
  /** Sites whose pages may call the API; "*" is any, none is the server's own pages alone. */
  origins: setting<readonly string[]>(origins, [], say('setting-origins')),
  /** Requests a minute and address, those that take long counted as several; 0 is no limit. */
  rateLimit: number(0, 1_000_000, 600),
  /** A request may take this long, waiting included. */
  timeBudgetMs: number(10, 600_000, 5_000),
  /** undefined: one a core; 0: none, calculations share the main thread. */
  threads: setting(whole(0, 256).optional(), undefined, say('setting-between', { min: 0, max: 256 })),
  /** Above this the server answers 503 until it has caught up; 0 is never. */
  maxEventLoopDelayMs: number(0, 60_000, 1_000),
  /** Requests under way get this long to finish when the server is asked to stop. */
  shutdownMs: number(0, 600_000, 10_000),
  trustProxy: setting<boolean | string[]>(trustProxy, false, say('setting-proxies')),
  /** undefined: "warn" on a terminal, "info" elsewhere. */
  logLevel: setting(z.enum(LOG_LEVELS).optional(), undefined, say('setting-one-of', { known: LOG_LEVELS })),
  /** Folder of the built web app; undefined: the one of this checkout. */
  webRoot: setting(webRoot.optional(), undefined, say('setting-web-root')),
  /** The whole process; above it the oldest calculation is ended. */
  memoryMb: number(256, 1_000_000, 1_200),
  /** Whether chat assistants may call at /mcp. */
  mcp: setting(z.enum(['on', 'off']), 'off', say('setting-on-or-off')),
  /** A folder for short addresses of battles; undefined: there are none. */
  shortLinks: z
    .string()
    .optional()
    .transform((folder) => folder || undefined),
  /** Jobs go there, to workers; undefined: they run on the threads of this process. */
  redisUrl: setting(redis.optional(), undefined, say('setting-redis')),
});

export type Settings = Readonly<z.output<typeof settings>>;

/** Says so in English, and in the language of whoever asks. */
export class InvalidSettings extends Error {
  private readonly refused: readonly Sentence[];

  constructor(refused: readonly Sentence[]) {
    super(sentences(refused, 'en'));
    this.refused = refused;
  }

  in(language: Language): string {
    return sentences(this.refused, language);
  }
}

function sentences(refused: readonly Sentence[], language: Language): string {
  const writer = writerFor(GRAMMARS[language], { messages: CATALOGUES[language], names: {}, rules: {} });
  return refused.map((one) => writer.say(one)).join('; ');
}

export function readSettings(env: { readonly [name: string]: string | undefined }): Settings {
  const names = Object.keys(settings.shape);
  const parsed = settings.safeParse(Object.fromEntries(names.map((name) => [name, env[variableOf(name)]])));
  if (parsed.success) return parsed.data;
  const refused = parsed.error.issues.map((issue) => {
    const variable = variableOf(String(issue.path[0]));
    const { fact } = (issue as z.core.$ZodIssueCustom).params as { fact: Sentence };
    return say('setting-refused', { variable, fact, got: env[variable] ?? '' });
  });
  throw new InvalidSettings(refused);
}

/** Listens once and lets go: a port that is taken or a host that this machine does not have is told before all games are loaded. */
export async function checkAddress({ port, host }: Settings): Promise<void> {
  const probe = createServer().listen({ port, host });
  try {
    await once(probe, 'listening');
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    if (code !== 'ENOTFOUND' && code !== 'EADDRNOTAVAIL' && code !== 'EAI_AGAIN') throw thrown;
    throw new InvalidSettings([say('setting-refused', { variable: 'HOST', fact: say('setting-host'), got: host })]);
  }
  probe.close();
  await once(probe, 'close');
}

function variableOf(setting: string): string {
  return setting.replace(/[A-Z]/g, '_$&').toUpperCase();
}
