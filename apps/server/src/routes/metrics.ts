// GET /metrics: what Prometheus reads.
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

export function metricsRoute(app: FastifyInstance, { jobs, runner }: Context): void {
  app.get('/metrics', { schema: { hide: true } }, (_request, reply) => {
    const states = Object.entries(jobs.counts()).map(([state, count]) => `oddsmith_jobs{state="${state}"} ${count}`);
    const lines = [
      '# HELP oddsmith_jobs Jobs that are known, by state.',
      '# TYPE oddsmith_jobs gauge',
      ...states,
      '# HELP oddsmith_workers Calculations worked on at the same moment.',
      '# TYPE oddsmith_workers gauge',
      `oddsmith_workers ${runner.parallelism}`,
    ];
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
