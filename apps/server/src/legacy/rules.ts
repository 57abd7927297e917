// GET /api/rules and /api/rules/search: the special rules, in one sentence each.
import {
  CATEGORIES,
  type Category,
  effectsOf,
  type PackRule,
  rules,
  searchRules,
  triggersOf,
} from '@oddsmith/games/grimdark';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../http/problem-reply.ts';
import { textOf } from '../http/query.ts';
import { replies } from '../openapi/document.ts';
import { say } from '../words/index.ts';

export function ruleRoutes(app: FastifyInstance): void {
  app.route<{ Querystring: { category?: string } }>({
    method: 'GET',
    url: '/rules',
    schema: {
      operationId: 'listGrimdarkRules',
      tags: ['grimdark'],
      summary: 'Special rules of Grimdark Future',
      querystring: {
        type: 'object',
        properties: {
          category: { type: 'string', description: 'Only rules of this category.', enum: [...CATEGORIES] },
        },
      },
      response: replies('GrimdarkRules', 'The rules.', { 400: 'There is no such category.' }),
    },
    async handler({ query }, reply) {
      const { category } = query;
      if (category === undefined) return bodyOf(rules);
      if (!isCategory(category))
        return sendProblem(reply, {
          code: 'rules/unknown-category',
          path: 'category',
          message: say('unknown-category', { known: CATEGORIES }),
        });
      return bodyOf(searchRules('', category));
    },
  });

  app.route<{ Querystring: { q?: string | string[] } }>({
    method: 'GET',
    url: '/rules/search',
    schema: {
      operationId: 'searchGrimdarkRules',
      tags: ['grimdark'],
      summary: 'Special rules whose name or meaning has these words',
      querystring: { type: 'object', properties: { q: { type: 'string', description: 'Words to look for.' } } },
      response: replies('GrimdarkRules', 'The rules found, names first.'),
    },
    handler: async ({ query }) => bodyOf(searchRules(textOf(query.q).slice(0, 200))),
  });
}

function isCategory(text: string): text is Category {
  return (CATEGORIES as readonly string[]).includes(text);
}

function bodyOf(found: readonly PackRule[]) {
  return {
    rules: found.map((rule) => ({
      name: rule.name,
      category: rule.category,
      triggers: triggersOf(rule),
      effects: effectsOf(rule),
      has_rating: rule.rating !== undefined,
      description: rule.summary,
    })),
    categories: [...CATEGORIES],
  };
}
