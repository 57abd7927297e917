// GET /api/v1/units: what is known of the units of a game, found by words of their names.
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { askedBy, languageOf, sendWritten } from '../http/caller.ts';
import { whileConnected } from '../http/connection.ts';
import { textOf } from '../http/query.ts';
import { replies } from '../openapi/document.ts';
import { ask } from '../services/index.ts';
import { LONGEST_WORDS, MOST_UNITS, USUAL_UNITS } from '../services/unit-limits.ts';

type Asked = { readonly [name in 'game' | 'q' | 'edition' | 'system' | 'limit']?: string | readonly string[] };

export function unitRoutes(app: FastifyInstance, context: Context): void {
  app.route<{ Querystring: Asked }>({
    method: 'GET',
    url: '/units',
    config: { pure: true },
    schema: {
      operationId: 'findUnits',
      tags: ['armies'],
      summary: 'Units of a game by words of their names: what they bring, and which of their rules count',
      querystring: {
        type: 'object',
        properties: {
          game: { type: 'string', description: 'killteam, fantasy or wh40k.', examples: ['wh40k'] },
          q: {
            type: 'string',
            maxLength: LONGEST_WORDS,
            description: 'Words of a name; all units where there are none.',
          },
          edition: { type: 'string', description: 'Of 40,000 "10" or "11", of Kill Team "2024".' },
          system: { type: 'string', enum: ['oldWorld', 'ninthAge'], description: 'Of fantasy.' },
          limit: {
            type: 'integer',
            minimum: 1,
            maximum: MOST_UNITS,
            default: USUAL_UNITS,
            description: 'How many units at most.',
          },
        },
        required: ['game'],
      },
      response: replies('UnitList', 'The units, the best match first.', {
        400: 'There is no such game, edition, system or limit.',
      }),
    },
    async handler(request, reply) {
      const asked = Object.fromEntries(Object.entries(request.query).map(([name, value]) => [name, textOf(value)]));
      const { signal } = whileConnected(reply);
      const options = { ...askedBy(request, context), signal, timeMs: context.settings.timeBudgetMs };
      return sendWritten(
        reply,
        await ask(context.runner, 'findUnits', { ...asked, language: languageOf(request) }, options),
      );
    },
  });
}
