// describe: which questions there are, and what one of them takes.
import { games, inputJsonSchema, loadCalculator } from '@oddsmith/games';
import { unitGames } from '@oddsmith/games/units';
import * as z from 'zod';
import { fieldsOf } from '../fields.ts';
import { refused, type ToolAnswer, tool } from '../tool.ts';
import { say } from '../words/index.ts';

const input = z.object({
  calculator: z.string().max(60).optional().describe('Such as "fantasy/battle"; all of them are listed if left out.'),
});

const output = z.looseObject({});

async function run({ calculator: id }: z.output<typeof input>): Promise<ToolAnswer> {
  if (id === undefined) return list();
  const calculator = await loadCalculator(id);
  if (calculator === undefined)
    return refused('unknown-calculator', 'calculator', say('unknown-calculator', { id, known: known() }));
  const { title, question, rules, presets } = calculator;
  const fields = fieldsOf(calculator);
  return {
    text: [`${id}: ${question}`, '', ...fields.map((field) => `${field.name}: ${field.title}`)].join('\n'),
    data: {
      id,
      title,
      question,
      schema: inputJsonSchema(calculator),
      rules: rules.map(({ id: rule, name, summary }) => ({ id: rule, name, summary })),
      presets: presets.map(({ id: preset, title: name, input: example }) => ({
        id: preset,
        title: name,
        input: example,
      })),
    },
  };
}

function known(): string[] {
  return games.flatMap(({ calculators }) => calculators.map(({ id }) => id));
}

async function list(): Promise<ToolAnswer> {
  const all = await Promise.all(
    games.map(async ({ id, title, calculators }) => ({
      id,
      title,
      findsUnits: unitGames.includes(id),
      calculators: await Promise.all(
        calculators.map(async (entry) => ({ id: entry.id, question: (await entry.load()).question })),
      ),
    })),
  );
  const lines = all.flatMap(({ id, title, findsUnits, calculators }) => [
    `${title} (${id}${findsUnits ? ', units by name' : ''})`,
    ...calculators.map((calculator) => `  ${calculator.id}: ${calculator.question}`),
  ]);
  return { text: lines.join('\n'), data: { games: all } };
}

export const describe = tool({
  name: 'describe',
  title: 'What can be asked',
  description:
    'Lists the games and their questions; for one of them its fields, limits, defaults, rules and ready examples as data.',
  input,
  output,
  run,
});
