// GET /api/v1/units: what is known of the units of a game, found by words of their names; GET /api/v1/units/battle: two of them.
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { askedBy, languageOf, sendWritten } from '../http/caller.ts';
import { whileConnected } from '../http/connection.ts';
import { textOf } from '../http/query.ts';
import { replies } from '../openapi/document.ts';
import { ask } from '../services/index.ts';
import { LONGEST_WORDS, MOST_UNITS, USUAL_UNITS } from '../services/unit-limits.ts';

const LIBRARY = {
  game: { type: 'string', description: 'killteam, fantasy or wh40k.', examples: ['wh40k'] },
  edition: { type: 'string', description: 'Of 40,000 "10" or "11", of Kill Team "2024".' },
  system: { type: 'string', enum: ['oldWorld', 'ninthAge'], description: 'Of fantasy.' },
} as const;

const words = (description: string, ...examples: string[]) => ({
  type: 'string',
  maxLength: LONGEST_WORDS,
  description,
  ...(examples.length > 0 ? { examples } : {}),
});

type Query = { readonly [name: string]: string | readonly string[] };

export function unitRoutes(app: FastifyInstance, context: Context): void {
  app.route<{ Querystring: Query }>({
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
          ...LIBRARY,
          q: words('Words of a name; all units where there are none.'),
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
      const asked = inWords(request.query);
      const { signal } = whileConnected(reply);
      const options = { ...askedBy(request, context), signal, timeMs: context.settings.timeBudgetMs };
      return sendWritten(
        reply,
        await ask(context.runner, 'findUnits', { ...asked, language: languageOf(request) }, options),
      );
    },
  });

  app.route<{ Querystring: Query }>({
    method: 'GET',
    url: '/units/battle',
    config: { pure: true },
    schema: {
      operationId: 'battleOfUnits',
      tags: ['armies'],
      summary: 'Two units by their names as a battle to calculate, with a detachment and models aboard',
      querystring: {
        type: 'object',
        properties: {
          ...LIBRARY,
          unit: words('The attacker; "A + B" stand together.', 'Rhino (Space Marines)'),
          against: words('The target.', 'Boyz'),
          calculator: { type: 'string', description: 'The usual one of the game unless given.' },
          army: words('The detachment whose rules the attacker brings.', 'Gladius Task Force'),
          aboard: words('A unit that fires out of the attacker (Firing Deck).', 'Hellblaster Squad'),
          mode: words('Of weapons with several modes, the one to use.', 'supercharge'),
        },
        required: ['game', 'unit', 'against'],
      },
      response: replies('UnitBattle', 'The battle, and what became of the rules of both units.', {
        400: 'There is no such unit, detachment, calculator or mode, or several units have that name.',
      }),
    },
    async handler(request, reply) {
      const { signal } = whileConnected(reply);
      const options = { ...askedBy(request, context), signal, timeMs: context.settings.timeBudgetMs };
      const asked = { ...inWords(request.query), language: languageOf(request) };
      return sendWritten(reply, await ask(context.runner, 'battleOfUnits', asked, options));
    },
  });
}

/** Each field of an address once. */
function inWords(query: Query): { readonly [name: string]: string } {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, textOf(value)]));
}
