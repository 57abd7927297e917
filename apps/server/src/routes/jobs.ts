// /api/v1/jobs: questions that take longer than a request may, in the background.
import { KINDS } from '@oddsmith/analysis';
import { type Fault, type JobStatus, sentenceIn } from '@oddsmith/compute';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { askedBy, languageOf, sendJson, sendWritten } from '../http/caller.ts';
import { sendProblem } from '../http/problem-reply.ts';
import { bytesOf } from '../http/raw-body.ts';
import { component, replies } from '../openapi/document.ts';
import { ask } from '../services/index.ts';
import { problemIn, say } from '../words/index.ts';

const BODY_LIMIT = 8 * 1024 * 1024;
/** At most four events a second, and a sign of life where nothing happens. */
const EVENT_MS = 250;
const ALIVE_MS = 15_000;

/** A result of this length is cut into pages in no time. */
const PAGE_BYTES = 256 * 1024;

interface JobPath {
  readonly Params: { readonly id: string };
}

const PARAMS = {
  type: 'object',
  properties: { id: { type: 'string', description: 'As given when the job was made.' } },
  required: ['id'],
} as const;

const GONE = { 404: 'There is no such job.' };

export function jobRoutes(app: FastifyInstance, context: Context): void {
  const { jobs, runner, settings } = context;
  app.route({
    method: 'POST',
    url: '/jobs',
    bodyLimit: BODY_LIMIT,
    schema: {
      operationId: 'submitJob',
      tags: ['jobs'],
      summary: 'Ask a question that takes long',
      description: `A question of kind ${[...KINDS, 'simulate'].join(', ')}. Who sends the header oddsmith-client may list the job.`,
      body: component('JobQuestion'),
      response: {
        ...replies('JobStatus', 'Not used: a job is taken with 202.', {
          400: 'The question is wrong.',
          413: 'The body is larger than 8 MB.',
        }),
        202: { description: 'The job was taken.', ...component('JobStatus') },
      },
    },
    async handler(request, reply) {
      const client = clientOf(request);
      if (client !== undefined && typeof client !== 'string') return sendProblem(reply, client);
      const asking = { ...askedBy(request, context), timeMs: settings.timeBudgetMs, long: true };
      const status = await jobs.submit(bytesOf(request.body), { client, address: request.ip }, asking);
      if ('error' in status && !('id' in status)) return sendProblem(reply, status.error as Fault);
      const { id } = status as JobStatus;
      return reply
        .status(202)
        .header('location', `/api/v1/jobs/${id}`)
        .send(inWords(status as JobStatus, request));
    },
  });

  app.route({
    method: 'GET',
    url: '/jobs',
    schema: {
      operationId: 'listJobs',
      tags: ['jobs'],
      summary: 'The jobs of a client, newest first',
      description: 'Those that were sent with the same header oddsmith-client; none without it.',
      response: replies('JobList', 'The jobs.'),
    },
    async handler(request, reply) {
      const client = clientOf(request);
      if (client !== undefined && typeof client !== 'string') return sendProblem(reply, client);
      return { jobs: (await jobs.list(client)).map((status) => inWords(status, request)) };
    },
  });

  app.route<JobPath>({
    method: 'GET',
    url: '/jobs/:id',
    schema: {
      operationId: 'describeJob',
      tags: ['jobs'],
      summary: 'How far a job is',
      params: PARAMS,
      response: replies('JobStatus', 'The job.', GONE),
    },
    async handler(request, reply) {
      const status = await jobs.status(request.params.id);
      return status === undefined ? sendProblem(reply, unknownJob()) : inWords(status, request);
    },
  });

  app.route<JobPath>({
    method: 'GET',
    url: '/jobs/:id/events',
    schema: {
      operationId: 'watchJob',
      tags: ['jobs'],
      summary: 'The progress of a job as server-sent events',
      description:
        'progress events, then done, failed or cancelled, each with the status as its data; closing where the server goes before the job is done.',
      params: PARAMS,
      response: replies('JobStatus', 'The data of every event.', GONE),
    },
    async handler(request, reply) {
      const { id } = request.params;
      if ((await jobs.status(id)) === undefined) return sendProblem(reply, unknownJob());
      sendEvents(reply, (onChange, onClosing) =>
        jobs.watch(id, (status) => onChange(inWords(status, request)), onClosing),
      );
      return reply;
    },
  });

  app.route<JobPath & { Querystring: { format?: string; from?: string; count?: string } }>({
    method: 'GET',
    url: '/jobs/:id/result',
    schema: {
      operationId: 'fetchJobResult',
      tags: ['jobs'],
      summary: 'The result of a job that is done',
      description: 'The result of a failed job is its error.',
      params: PARAMS,
      querystring: {
        type: 'object',
        properties: {
          format: { type: 'string', description: 'csv for a spreadsheet.', enum: ['json', 'csv'] },
          from: { type: 'string', description: 'The first row wanted.' },
          count: { type: 'string', description: 'How many rows.' },
        },
      },
      response: replies('JobResult', 'The result.', { ...GONE, 409: 'The job is not done yet.' }),
    },
    async handler(request, reply) {
      const { params, query } = request;
      const status = await jobs.status(params.id);
      if (status === undefined) return sendProblem(reply, unknownJob());
      if (status.error !== undefined) return sendProblem(reply, status.error);
      const result = await jobs.result(params.id);
      if (result === undefined) return sendProblem(reply, notDone());
      const asking = { ...askedBy(request, context), timeMs: settings.timeBudgetMs, long: result.length > PAGE_BYTES };
      if (query.format === 'csv') {
        const language = languageOf(request);
        const made = await ask(runner, 'csvOf', { kind: status.kind, result, language }, asking);
        return 'error' in made ? sendProblem(reply, made.error) : sendCsv(reply, made.csv);
      }
      if (query.from === undefined && query.count === undefined) return sendJson(reply, result);
      const page = { result, from: Number(query.from ?? 0), count: Number(query.count ?? 50) };
      return sendWritten(reply, await ask(runner, 'pageOf', page, asking));
    },
  });

  app.route<JobPath>({
    method: 'DELETE',
    url: '/jobs/:id',
    schema: {
      operationId: 'deleteJob',
      tags: ['jobs'],
      summary: 'Stop a job and forget it',
      params: PARAMS,
      response: {
        ...replies('JobStatus', 'Not used: nothing is sent back with 204.', GONE),
        204: { description: 'It is gone.', type: 'null' },
      },
    },
    async handler({ params }, reply) {
      return (await jobs.remove(params.id)) ? reply.status(204).send() : sendProblem(reply, unknownJob());
    },
  });
}

/** Why it failed, for the one who asks. */
function inWords(status: JobStatus, request: FastifyRequest): JobStatus {
  const { error, note } = status;
  const language = languageOf(request);
  return {
    ...status,
    ...(error === undefined ? {} : { error: problemIn(error, language) }),
    ...(note === undefined || typeof note === 'string' ? {} : { note: sentenceIn(note, language) }),
  };
}

/** The name a client chose for itself, or what is wrong with it. */
export function clientOf(request: FastifyRequest): string | Fault | undefined {
  const name = request.headers['oddsmith-client'];
  if (name === undefined || (typeof name === 'string' && /^[\w-]{16,64}$/.test(name))) return name;
  return { code: 'request/client-invalid', path: '', message: say('client-name') };
}

function unknownJob(): Fault {
  return { code: 'jobs/unknown-job', path: 'id', message: say('no-job') };
}

function notDone(): Fault {
  return { code: 'jobs/not-done', path: 'id', message: say('job-not-done') };
}

function sendCsv(reply: FastifyReply, csv: string): FastifyReply {
  return reply.type('text/csv; charset=utf-8').serializer(String).send(csv);
}

const LAST = { done: true, failed: true, cancelled: true, waiting: false, running: false };

function sendEvents(
  reply: FastifyReply,
  watch: (onChange: (status: JobStatus) => void, onClosing: () => void) => (() => void) | undefined,
): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', connection: 'keep-alive' });
  const alive = setInterval(() => raw.write(': alive\n\n'), ALIVE_MS);
  let sent = Number.NEGATIVE_INFINITY;
  let unwatch: (() => void) | undefined;
  let ended = false;
  const end = () => {
    ended = true;
    clearInterval(alive);
    unwatch?.();
  };
  raw.once('close', end);
  const closing = () => {
    end();
    // The connection as well: kept for another request it would hold the server.
    raw.end('event: closing\ndata: {}\n\n', () => raw.socket?.end());
  };
  unwatch = watch((status) => {
    const last = LAST[status.state];
    if (ended || (!last && performance.now() - sent < EVENT_MS)) return;
    sent = performance.now();
    raw.write(`event: ${last ? status.state : 'progress'}\ndata: ${JSON.stringify(status)}\n\n`);
    if (!last) return;
    end();
    raw.end();
  }, closing);
  if (ended) unwatch?.();
}
