// Answers on their way out: packed where they are large, and named by their content, so that who asked before need not be told again.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What is smaller goes out in one packet all the same. */
const PACKED_FROM = 8192;
/** The next step takes twice as long for a twentieth less. */
const QUALITY = 4;

const packers = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (text: string) => promisify(gzip)(text, { level: QUALITY }),
} as const;

/** Naming is work of the main thread: a millisecond for so many letters. */
const NAMED_TO = 1_000_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of routes whose answer depends on what is asked and on the build alone. */
    pure?: boolean;
  }
}

/** For a while without asking; after that the name of the content is compared. */
const CACHED = 'public, max-age=3600, must-revalidate';

export function nameAndPackAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !request.routeOptions.url?.startsWith('/api/')) return payload;
    const rest = named(request, reply, payload);
    return rest === undefined ? null : packed(request, reply, rest);
  });
}

/** Undefined where the caller has it by now. */
function named(request: FastifyRequest, reply: FastifyReply, payload: string): string | undefined {
  const { pure = false } = request.routeOptions.config;
  if (!pure || reply.statusCode !== 200 || payload.length > NAMED_TO) {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    return payload;
  }
  const tag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
  reply.header('etag', tag);
  // What was sent with a body is kept by nobody on the way; its name says whether two answers are the same.
  if (request.method !== 'GET') return payload;
  reply.header('cache-control', CACHED);
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim()) ?? [];
  if (!known.includes(tag) && !known.includes('*')) return payload;
  reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return undefined;
}

async function packed(request: FastifyRequest, reply: FastifyReply, payload: string): Promise<string | Buffer> {
  if (payload.length < PACKED_FROM || reply.hasHeader('content-encoding')) return payload;
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? 'accept-encoding' : `${before}, accept-encoding`);
  const way = wayOf(request.headers['accept-encoding']);
  if (way === undefined) return payload;
  const small = await packers[way](payload);
  reply.header('content-encoding', way).header('content-length', small.length);
  return small;
}

/** The best of those that the caller takes. */
function wayOf(accepted: string | string[] | undefined): keyof typeof packers | undefined {
  const taken = new Map(
    String(accepted ?? '')
      .split(',')
      .map((one) => {
        const [name, ...parameters] = one.trim().toLowerCase().split(';');
        const weight = /q=([\d.]+)/.exec(parameters.join())?.[1];
        return [name, weight === undefined ? 1 : Number(weight)];
      }),
  );
  const weightOf = (name: string): number => taken.get(name) ?? taken.get('*') ?? 0;
  const [best] = (['br', 'gzip'] as const).toSorted((one, other) => weightOf(other) - weightOf(one));
  return weightOf(best) > 0 ? best : undefined;
}
