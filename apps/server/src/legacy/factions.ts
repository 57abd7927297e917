// GET /api/factions, /api/factions/search and /api/factions/:id: factions and the rules that mark them.
import { COMMON_RULES, type Faction, factions, lookUp, rules } from '@oddsmith/games/grimdark';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../http/problem-reply.ts';
import { textOf } from '../http/query.ts';
import { replies } from '../openapi/document.ts';
import { say } from '../words/index.ts';

export function factionRoutes(app: FastifyInstance): void {
  app.route({
    method: 'GET',
    url: '/factions',
    schema: {
      operationId: 'listFactions',
      tags: ['grimdark'],
      summary: 'Factions of Grimdark Future',
      response: replies('GrimdarkFactions', 'The factions.'),
    },
    handler: async () => ({ factions: factions.map(bodyOf) }),
  });

  app.route<{ Querystring: { q?: string | string[] } }>({
    method: 'GET',
    url: '/factions/search',
    schema: {
      operationId: 'searchFactions',
      tags: ['grimdark'],
      summary: 'Factions by a part of their name or of their rule',
      querystring: { type: 'object', properties: { q: { type: 'string', description: 'A part of a name.' } } },
      response: replies('GrimdarkFactions', 'The factions found.'),
    },
    async handler({ query }) {
      const wanted = textOf(query.q).slice(0, 200).toLowerCase();
      const found = factions.filter(({ name, armyWideRule }) =>
        `${name} ${armyWideRule}`.toLowerCase().includes(wanted),
      );
      return { factions: found.map(bodyOf) };
    },
  });

  app.route<{ Params: { id: string } }>({
    method: 'GET',
    url: '/factions/:id',
    schema: {
      operationId: 'describeFaction',
      tags: ['grimdark'],
      summary: 'One faction',
      params: {
        type: 'object',
        properties: { id: { type: 'string', description: 'As in the list.', examples: ['alien-hives'] } },
        required: ['id'],
      },
      response: replies('GrimdarkFaction', 'The faction.', { 404: 'There is no such faction.' }),
    },
    async handler({ params }, reply) {
      const faction = factions.find(({ id }) => id === params.id);
      if (faction !== undefined) return bodyOf(faction);
      const message = say('no-faction', { id: params.id.slice(0, 60) });
      return sendProblem(reply, { code: 'factions/unknown-faction', path: 'id', message });
    },
  });
}

function ruleOf(name: string) {
  return { name, description: lookUp(name)?.rule.summary ?? '' };
}

function bodyOf({ id, name, bookId, version, units, spells, armyWideRule, unitsWithRule }: Faction) {
  const boosts = rules.filter((rule) => rule.boosts === armyWideRule);
  return {
    faction_id: id,
    name,
    army_book: { id: bookId, version, units, units_with_army_wide_rule: unitsWithRule, spells },
    army_wide_rules: [ruleOf(armyWideRule)],
    special_rules: boosts.map((rule) => ({ name: rule.name, description: rule.summary })),
    aura_rules: boosts.map((rule) => ({
      name: `${rule.name} Aura`,
      description: `The bearer and its whole unit have ${rule.name}.`,
    })),
    common_rules: COMMON_RULES.map(ruleOf),
  };
}
