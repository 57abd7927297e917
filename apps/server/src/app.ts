// The application: plugins, routes and what happens when something is wrong. Opens no port, so tests call it in-process.
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { hangUpWhenClosing, refuseConnection } from './connection.ts';
import type { Context } from './context.ts';
import { Jobs } from './jobs.ts';
import { readJsonBodies } from './json-body.ts';
import { registerOpenApi } from './openapi.ts';
import { handleError, ProblemError, problemOf, sendProblem } from './problem-reply.ts';
import { batchRoutes } from './routes/batch.ts';
import { calculateRoutes } from './routes/calculate.ts';
import { calculatorRoutes } from './routes/calculators.ts';
import { docsPages, openApiRoutes } from './routes/docs.ts';
import { grimdarkRoutes } from './routes/grimdark/index.ts';
import { healthRoutes } from './routes/health.ts';
import { importRoutes } from './routes/import.ts';
import { jobRoutes } from './routes/jobs.ts';
import { metricsRoute } from './routes/metrics.ts';
import { findSite, type Site, siteRoutes } from './routes/site.ts';
import { handleUnknownRoutes } from './unknown-route.ts';

const BODY_LIMIT = 1024 * 1024;
/** A sender slower than this holds a connection for nothing. */
const RECEIVE_MS = 30_000;

const UNDER_PRESSURE = {
  code: 'server/under-pressure',
  path: '',
  message: 'the server is catching up; try again shortly',
};

/** One file a noun; a game adds its own here. */
const API_ROUTES = [
  calculateRoutes,
  batchRoutes,
  calculatorRoutes,
  importRoutes,
  jobRoutes,
  healthRoutes,
  openApiRoutes,
];

export async function buildApp(
  given: Omit<Context, 'jobs'>,
  logger: NonNullable<FastifyServerOptions['logger']> = false,
): Promise<FastifyInstance> {
  const context: Context = { ...given, jobs: new Jobs(given.runner) };
  const { settings } = context;
  const app = Fastify({
    logger,
    bodyLimit: BODY_LIMIT,
    trustProxy: settings.trustProxy,
    requestTimeout: RECEIVE_MS,
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: refuseConnection,
    frameworkErrors: (error, _request, reply) => void sendProblem(reply, problemOf(error)),
  });
  // Calculators parse their input themselves, on their thread: checking it here as well would do the work twice.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(handleError);
  readJsonBodies(app);
  hangUpWhenClosing(app);

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
  metricsRoute(app, context);
  // Jobs still under way would keep the threads, and those who watch them the connections.
  app.addHook('preClose', async () => context.jobs.close());
  docsPages(app);
  if (site !== undefined) await siteRoutes(app, site);
  return app;
}

async function registerPlugins(app: FastifyInstance, { settings, calculators, version }: Context, site?: Site) {
  await app.register(helmet, { contentSecurityPolicy: { directives: contentPolicy(site) } });
  const { origins, maxEventLoopDelayMs } = settings;
  if (origins.length > 0) await app.register(cors, { origin: origins.includes('*') ? '*' : [...origins] });
  if (settings.rateLimit > 0)
    await app.register(rateLimit, {
      max: settings.rateLimit,
      timeWindow: 60_000,
      // Pages and pictures of the app are many small requests; only the API costs anything.
      allowList: (request) => !request.url.startsWith('/api/'),
      errorResponseBuilder: (_request, { max, after }) =>
        new ProblemError('request/rate-limited', `at most ${max} requests a minute; try again in ${after}`),
    });
  if (maxEventLoopDelayMs > 0)
    await app.register(underPressure, {
      maxEventLoopDelay: maxEventLoopDelayMs,
      // Pages and health answer at any time: only new calculations would make things worse.
      pressureHandler: (request, reply) => {
        if (request.method === 'POST') sendProblem(reply, UNDER_PRESSURE);
      },
    });
  await registerOpenApi(app, calculators, version);
}

/** Everything from here, nothing from elsewhere. Workers may be started from a blob, styles written into elements. */
function contentPolicy(site?: Site) {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...(site?.inlineScripts ?? [])],
    workerSrc: ["'self'", 'blob:'],
    styleSrc: ["'self'", "'unsafe-inline'"],
    fontSrc: ["'self'", 'data:'],
    imgSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: ["'self'"],
    // A server on the local network has no certificate: its pages must not be sent to https.
    upgradeInsecureRequests: null,
  };
}
