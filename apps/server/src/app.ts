// The application: plugins, routes and what happens when something is wrong. Opens no port, so tests call it in-process.
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import { build } from '@oddsmith/compute/build';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Context } from './context.ts';
import { nameAndPackAnswers } from './http/answer-headers.ts';
import { hangUpWhenClosing, refuseConnection } from './http/connection.ts';
import { contentPolicy } from './http/content-policy.ts';
import { refuseForeignPages } from './http/local-only.ts';
import { Meter } from './http/meter.ts';
import { refuseUnderPressure } from './http/pressure.ts';
import { handleError, problemOf, sendProblem } from './http/problem-reply.ts';
import { limitRate } from './http/rate-limit.ts';
import { takeRawBodies } from './http/raw-body.ts';
import { handleUnknownRoutes } from './http/unknown-route.ts';
import { Jobs } from './jobs/jobs.ts';
import type { JobsBackend } from './jobs/jobs-backend.ts';
import { grimdarkRoutes } from './legacy/index.ts';
import { registerOpenApi } from './openapi/document.ts';
import { batchRoutes } from './routes/batch.ts';
import { calculateRoutes } from './routes/calculate.ts';
import { calculatorRoutes } from './routes/calculators.ts';
import { docsPages, openApiRoutes } from './routes/docs.ts';
import { healthRoutes } from './routes/health.ts';
import { importRoutes } from './routes/import.ts';
import { jobRoutes } from './routes/jobs.ts';
import { linkRoutes, shortLinkRoute } from './routes/links.ts';
import { mcpRoute } from './routes/mcp.ts';
import { metricsRoute } from './routes/metrics.ts';
import { findSite, type Site, siteRoutes } from './routes/site.ts';
import { unitRoutes } from './routes/units.ts';

const BODY_LIMIT = 1024 * 1024;
/** A sender slower than this holds a connection for nothing. */
const RECEIVE_MS = 30_000;

/** What pages of other sites may read of a reply. */
const TOLD = ['content-language', 'etag', 'location', 'ratelimit', 'ratelimit-policy', 'retry-after'];

/** One file a noun; a game adds its own here. */
const API_ROUTES = [
  calculateRoutes,
  batchRoutes,
  calculatorRoutes,
  importRoutes,
  unitRoutes,
  linkRoutes,
  jobRoutes,
  healthRoutes,
  openApiRoutes,
];

export async function buildApp(
  given: Omit<Context, 'jobs' | 'meter' | 'build'> & {
    readonly jobs?: JobsBackend | undefined;
    readonly build?: string;
  },
  logger: NonNullable<FastifyServerOptions['logger']> = false,
): Promise<FastifyInstance> {
  const meter = new Meter(given.settings.rateLimit);
  const context: Context = { build: build(), ...given, meter, jobs: given.jobs ?? new Jobs(given.runner) };
  const { settings } = context;
  const app = Fastify({
    logger,
    bodyLimit: BODY_LIMIT,
    trustProxy: settings.trustProxy,
    requestTimeout: RECEIVE_MS,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: (request) => withoutAuthority(request.url ?? '/'),
    clientErrorHandler: refuseConnection,
    frameworkErrors: (error, _request, reply) => void sendProblem(reply, problemOf(error)),
  });
  // Calculators parse their input themselves, on their thread: checking it here as well would do the work twice.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(handleError);
  refuseForeignPages(app, settings);
  limitRate(app, meter, settings.rateLimit);
  refuseUnderPressure(app, settings.maxEventLoopDelayMs);
  takeRawBodies(app);
  hangUpWhenClosing(app);
  nameAndPackAnswers(app);

  const site = findSite(settings.webRoot);
  handleUnknownRoutes(app, site !== undefined);
  await registerPlugins(app, context, site);
  await app.register(
    async (api) => {
      for (const addRoutes of API_ROUTES) addRoutes(api, context);
    },
    { prefix: '/api/v1' },
  );
  await app.register(async (api) => grimdarkRoutes(api, context), { prefix: '/api' });
  if (settings.mcp === 'on') mcpRoute(app, context);
  if (settings.shortLinks !== undefined) shortLinkRoute(app, settings.shortLinks);
  metricsRoute(app, context);
  // Jobs still under way would keep the threads, and those who watch them the connections.
  app.addHook('preClose', async () => context.jobs.close());
  docsPages(app);
  if (site !== undefined) await siteRoutes(app, site);
  return app;
}

async function registerPlugins(app: FastifyInstance, { settings, calculators, version }: Context, site?: Site) {
  await app.register(helmet, { contentSecurityPolicy: false });
  // Written once: helmet would put it together again for every request.
  const policy = contentPolicy(site?.inline);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', policy);
    done();
  });
  const { origins } = settings;
  if (origins.length > 0)
    await app.register(cors, { origin: origins.includes('*') ? '*' : [...origins], exposedHeaders: TOLD });
  await registerOpenApi(app, calculators, version);
}

/** A request to a proxy names the whole address: "GET http://host/path". */
function withoutAuthority(target: string): string {
  return target.startsWith('/') ? target : target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
}
