// The OpenAPI document of the server as types.
import { inlineRunner } from '@oddsmith/compute';
import { calculators } from '@oddsmith/games/calculators';
import { buildApp, readSettings } from '@oddsmith/server';
import { typesOf } from '../../packages/client/test/types-of.ts';

const HEAD = '// Made from the OpenAPI document of the server by `npm run client-types`; do not edit.\n';

/** As the server hands it out, but for its version. */
export async function apiDocument(): Promise<string> {
  const app = await buildApp({
    calculators,
    runner: inlineRunner(calculators),
    settings: { ...readSettings({ RATE_LIMIT: '0' }), webRoot: '/nowhere' },
    version: '1.0.0',
  });
  try {
    return (await app.inject('/api/v1/openapi.json')).body;
  } finally {
    await app.close();
  }
}

export async function clientTypes(): Promise<string> {
  return HEAD + (await typesOf(await apiDocument()));
}
