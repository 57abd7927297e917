// A server for tests: in-process, no port, no limits unless a test asks for them.
import { inlineRunner, type Runner } from '@oddsmith/compute';
import type { AnyCalculator } from '@oddsmith/games';
import { calculators as real } from '@oddsmith/games/calculators';
import type { FastifyInstance } from 'fastify';
import { buildApp, readSettings } from '../src/index.ts';
import { services } from '../src/services/by-name.ts';

interface Options {
  readonly env?: { readonly [name: string]: string };
  readonly calculators?: readonly AnyCalculator[];
  readonly runner?: Runner;
}

const UNLIMITED = { RATE_LIMIT: '0', MAX_EVENT_LOOP_DELAY_MS: '0' };

export function testApp({ env, calculators = real, runner }: Options = {}): Promise<FastifyInstance> {
  const { webRoot = '/nowhere', ...settings } = readSettings({ ...UNLIMITED, ...env });
  return buildApp({
    calculators,
    runner: runner ?? inlineRunner(calculators, services),
    settings: { ...settings, webRoot },
    version: '1.2.3',
  });
}

/** A POST with a body as it is, JSON or not. */
export function post(app: FastifyInstance, url: string, body: unknown, type = 'application/json') {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  return app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
}
