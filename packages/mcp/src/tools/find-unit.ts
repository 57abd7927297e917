// find_unit: what is known of the units of a game, by words of their names.
import { type LibraryUnit, openUnits, ruleGroups } from '@oddsmith/games/units';
import * as z from 'zod';
import { game, library } from '../fields.ts';
import { refused, type ToolAnswer, tool } from '../tool.ts';
import { say } from '../words/index.ts';

const USUAL = 5;
const MOST = 20;

const input = z.object({
  game,
  library: library.optional(),
  name: z.string().min(1).max(100).describe('Words of a name, singular or plural; short names players use are known.'),
  limit: z.int().min(1).max(MOST).optional().describe(`How many units at most; ${USUAL} if left out.`),
});

const output = z.looseObject({
  found: z.int(),
  units: z.array(z.looseObject({ name: z.string(), group: z.string() })),
});

async function run(asked: z.output<typeof input>): Promise<ToolAnswer> {
  const opened = await openUnits(asked.game, asked.library);
  if ('error' in opened) return opened;
  const { found, units } = opened.units(asked.name, asked.limit ?? USUAL);
  if (found === 0) {
    const nearest = opened.nearest(asked.name);
    return refused('unknown-unit', 'name', say('unknown-unit', { name: asked.name, nearest }));
  }
  const more = found > units.length ? [`${found - units.length} more have such a name.`] : [];
  return {
    text: [...units.map(lineOf), ...more].join('\n'),
    data: {
      found,
      units: units.map(({ loadouts, ...unit }) => ({ ...unit, loadouts: loadouts?.map(({ name }) => name) })),
    },
  };
}

function lineOf({ name, group, points, size, rules, loadouts = [] }: LibraryUnit): string {
  const [least, most] = size ?? [];
  const models =
    least === undefined ? [] : [`${least}${most === least ? '' : ` to ${most ?? 'any number of'}`} models`];
  const facts = [group, ...(points === undefined ? [] : [`${points} points`]), ...models];
  const told = ruleGroups(rules).map(({ title, rules: names }) => `  ${title}: ${names.join(', ')}`);
  const also = loadouts.length === 0 ? [] : [`  May carry: ${loadouts.map((one) => one.name).join('; ')}`];
  return [`${name} (${facts.join(', ')})`, ...told, ...also].join('\n');
}

export const findUnit = tool({
  name: 'find_unit',
  title: 'Find a unit',
  description:
    'Looks a unit up by its name in one game: stat lines and weapons as inputs of calculators, points, size, and which of its rules are counted. Not needed before `odds`, which takes names; useful where a name is unclear or its numbers are to be changed with `set`.',
  input,
  output,
  run,
});
