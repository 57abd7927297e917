// GET /metrics: what Prometheus reads.
import { BUCKETS } from '@oddsmith/compute';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { QueueFigures } from '../jobs/jobs-backend.ts';

export function metricsRoute(app: FastifyInstance, { jobs }: Context): void {
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    const lines = metricsOf(await jobs.figures());
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}

function metricsOf({ jobs, workers, waiting, stats }: QueueFigures): string[] {
  const { chunks, cells, failures, seconds, within } = stats;
  const states = Object.entries(jobs).map(([state, count]) => `oddsmith_jobs{state="${state}"} ${count}`);
  const buckets = BUCKETS.map((most, i) => `oddsmith_chunk_seconds_bucket{le="${most}"} ${within[i]}`);
  return [
    ...metric('oddsmith_jobs', 'gauge', 'Jobs that are known, by state.', states),
    ...single('oddsmith_workers', 'gauge', 'Workers, or without a queue threads, that compute jobs.', workers),
    ...single('oddsmith_chunks_waiting', 'gauge', 'Chunks that wait for a worker.', waiting),
    ...single('oddsmith_chunks_total', 'counter', 'Chunks computed and stored.', chunks),
    ...single('oddsmith_cells_total', 'counter', 'Calculations computed and stored.', cells),
    ...single('oddsmith_chunk_failures_total', 'counter', 'Chunks that failed or lost their worker.', failures),
    ...metric('oddsmith_chunk_seconds', 'histogram', 'How long chunks took.', [
      ...buckets,
      `oddsmith_chunk_seconds_bucket{le="+Inf"} ${chunks}`,
      `oddsmith_chunk_seconds_sum ${seconds}`,
      `oddsmith_chunk_seconds_count ${chunks}`,
    ]),
  ];
}

function single(name: string, type: string, help: string, value: number): string[] {
  return metric(name, type, help, [`${name} ${value}`]);
}

function metric(name: string, type: string, help: string, samples: readonly string[]): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples];
}
