// GET /api/v1/health: for load balancers and people who wonder.
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { replies } from '../openapi/document.ts';

export function healthRoutes(app: FastifyInstance, { calculators, runner, jobs, version, build }: Context): void {
  app.route({
    method: 'GET',
    url: '/health',
    // A monitor must not be turned away for asking often.
    config: { free: true },
    schema: {
      operationId: 'health',
      tags: ['server'],
      summary: 'Whether the server is up',
      response: replies('Health', 'It is.'),
    },
    handler: async () => ({
      status: 'ok',
      version,
      build,
      calculators: calculators.length,
      parallelism: runner.parallelism,
      uptimeSeconds: Math.round(process.uptime()),
      queue: await jobs.health(),
    }),
  });
}
