// GET /api/v1/calculators and /api/v1/calculators/:game/:name: what can be calculated, and what it wants to know.
import { type AnyCalculator, gameTitle, inputJsonSchema, ruleWords } from '@oddsmith/games';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { sendProblem } from '../http/problem-reply.ts';
import { replies } from '../openapi/document.ts';
import { say } from '../words/index.ts';

interface CalculatorPath {
  readonly game: string;
  readonly name: string;
}

export function calculatorRoutes(app: FastifyInstance, { calculators }: Context): void {
  app.route({
    method: 'GET',
    url: '/calculators',
    config: { pure: true },
    schema: {
      operationId: 'listCalculators',
      tags: ['calculators'],
      summary: 'Everything that can be calculated',
      response: replies('CalculatorList', 'All calculators.'),
    },
    handler: async () => ({ calculators: calculators.map(summaryOf) }),
  });

  app.route<{ Params: CalculatorPath }>({
    method: 'GET',
    url: '/calculators/:game/:name',
    config: { pure: true },
    schema: {
      operationId: 'describeCalculator',
      tags: ['calculators'],
      summary: 'One calculator: the JSON Schema of its input, its rules, ready battles and an example',
      params: {
        type: 'object',
        properties: {
          game: { type: 'string', description: 'The part of the id before the slash.', examples: ['fantasy'] },
          name: { type: 'string', description: 'The part of the id after the slash.', examples: ['attack'] },
        },
        required: ['game', 'name'],
      },
      response: replies('CalculatorDetails', 'The calculator.', { 404: 'There is no such calculator.' }),
    },
    async handler({ params }, reply) {
      const id = `${params.game}/${params.name}`;
      const calculator = calculators.find((candidate) => candidate.id === id);
      if (calculator !== undefined) return detailsOf(calculator);
      const message = say('no-calculator', { id: id.slice(0, 60) });
      return sendProblem(reply, { code: 'request/unknown-calculator', path: '', message });
    },
  });
}

function summaryOf({ id, title, question, rules, presets }: AnyCalculator) {
  return {
    id,
    title,
    question,
    game: { id: id.split('/')[0], title: gameTitle(id) },
    rules: rules.map(ruleWords),
    presets: presets.map(({ id, title, note }) => ({ id, title, note })),
  };
}

function detailsOf(calculator: AnyCalculator) {
  const { id, presets } = calculator;
  return {
    ...summaryOf(calculator),
    presets: presets.map(({ id, title, note, input }) => ({ id, title, note, input })),
    input: inputJsonSchema(calculator),
    example: { calculator: id, input: presets[0]?.input ?? {} },
  };
}
