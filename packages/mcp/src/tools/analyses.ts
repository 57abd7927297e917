// compare, seek, plan and pairing: many calculations as one question.
import { analysisOf, type Kind, resultText, runWork, withEntries } from '@oddsmith/analysis';
import { execute } from '@oddsmith/compute/execute';
import { type AnyCalculator, isRecord, isRefusal, loadCalculator } from '@oddsmith/games';
import * as z from 'zod';
import { assigned, battleOf, battleShape, set } from '../fields.ts';
import { type ToolAnswer, type ToolDesk, type ToolReply, tool } from '../tool.ts';

function answered(kind: Kind, question: object, calculators: readonly AnyCalculator[], desk: ToolDesk): ToolAnswer {
  const analysis = analysisOf(calculators, { kind, ...question });
  if ('error' in analysis) return analysis;
  const result = runWork(analysis.work, { expired: () => desk.stop?.() !== undefined || desk.leftMs?.() === 0 });
  if (isRefusal(result)) return result;
  return { text: resultText(kind, result, calculators).trimEnd(), data: result as ToolReply['data'] };
}

const situation = z.object({ title: z.string().max(100).optional(), set }).describe('What is changed, and its name.');

const compareInput = z.object({ ...battleShape, first: situation, second: situation });

export const compare = tool({
  name: 'compare',
  title: 'Compare two situations',
  description:
    'One battle in two situations, such as with and without cover or with one weapon or another: every figure of both, the differences, and whose dice come out ahead.',
  input: compareInput,
  output: z.looseObject({
    sentences: z.array(z.string()),
    figures: z.array(
      z.looseObject({ name: z.string(), first: z.number(), second: z.number(), difference: z.number() }),
    ),
  }),
  async run({ first, second, ...fields }, desk) {
    const battle = await battleOf(fields);
    if ('error' in battle) return battle;
    const sides = [];
    for (const [name, { title = name, set: changes }] of Object.entries({ first, second })) {
      const changed = assigned(battle.input, changes);
      if ('error' in changed) return changed;
      sides.push({ title, input: changed.input });
    }
    const { calculator } = battle;
    const question = { calculator: calculator.id, first: sides[0], second: sides[1] };
    const compared = answered('compare', question, [calculator], desk);
    if ('error' in compared) return compared;
    const sentences = sides.map(({ title, input }) => {
      const answer = execute([calculator], { calculator: calculator.id, input }, desk);
      return isRefusal(answer) ? answer.error.message : `${title}: ${answer.sentence}`;
    });
    return { text: [...sentences, '', compared.text].join('\n'), data: { sentences, ...compared.data } };
  },
});

const seekInput = z.object({
  ...battleShape,
  path: z.string().max(200).describe('The field to turn, such as "count" or "volley[0].count".'),
  figure: z.string().max(100).optional().describe('Such as "meanDamage", "damage>=5"; the headline if left out.'),
  target: z.number().describe('What the figure is to reach: chances are 0 to 1.'),
  reach: z.enum(['atLeast', 'atMost']).optional(),
  prefer: z.enum(['least', 'greatest']).optional(),
  values: z
    .array(z.unknown())
    .max(1000)
    .optional()
    .describe('Values to try, ascending; all that the field allows if left out.'),
});

export const seek = tool({
  name: 'seek',
  title: 'What does it take?',
  description:
    'The least or greatest value of a field that brings a figure to a target: how many models, shots or points for 90%?',
  input: seekInput,
  output: z.looseObject({ sentence: z.string(), best: z.looseObject({ figure: z.number() }) }),
  async run({ path, figure, target, reach, prefer, values, ...fields }, desk) {
    const battle = await battleOf(fields);
    if ('error' in battle) return battle;
    const { calculator, input } = battle;
    const question = { calculator: calculator.id, input, path, figure, target, reach, prefer, values };
    return answered('seek', question, [calculator], desk);
  },
});

const LONGEST_LIST = 200_000;

/** As the analysis takes them; it checks the shape of entries itself. */
const entries = z.union([
  z.array(z.looseObject({ title: z.string() })),
  z.object({
    list: z.string().max(LONGEST_LIST),
    units: z.array(z.string()).optional(),
    phase: z.enum(['shooting', 'melee']).optional(),
  }),
]);

const planInput = z.object({
  calculator: z
    .string()
    .max(60)
    .describe('One that shoots: wh40k/attack, killteam/shoot, fantasy/attack or grimdark/attack.'),
  input: z.record(z.string(), z.unknown()).optional().describe('What all attacks have in common.'),
  shooters: entries.describe('An army list, {"list": text, "units": names of those that fire}, or [{title, input}].'),
  targets: entries.describe('The same of the enemy.'),
  objective: z.enum(['points', 'unitPoints', 'units', 'kill']).optional(),
  focus: z.array(z.string()).optional().describe('With "kill": the targets to be destroyed.'),
});

export const plan = tool({
  name: 'plan',
  title: 'Plan a shooting phase',
  description:
    'Who fires at what, in which order, as a policy that reacts to the dice: exact, with the value of every first move.',
  input: planInput,
  output: z.looseObject({ sentence: z.string(), moves: z.array(z.looseObject({ shooter: z.string() })) }),
  async run(asked, desk) {
    const question = await withEntries({ kind: 'plan', ...asked });
    if (isRecord(question) && isRefusal(question)) return question;
    const calculator = await loadCalculator(asked.calculator);
    return answered('plan', question as object, calculator === undefined ? [] : [calculator], desk);
  },
});

export const pairing = tool({
  name: 'pairing',
  title: 'Pair two teams',
  description:
    'Who plays whom in a match of teams, exact: what to put down now and how often, what each choice is worth. Takes the table that teams keep in a spreadsheet, one row a list of ours, one column a list of theirs.',
  input: z.looseObject({
    sheet: z
      .string()
      .max(LONGEST_LIST)
      .optional()
      .describe('The matrix as CSV or TSV, with names in the first row and column.'),
    format: z.unknown().optional().describe('"simple", "teams", "wtc" or "uktc".'),
    objective: z.unknown().optional().describe('"points" (the default) or "win".'),
  }),
  output: z.looseObject({ sentence: z.string(), choices: z.looseObject({}) }),
  run: async (asked, desk) => answered('pairing', asked, [], desk),
});
