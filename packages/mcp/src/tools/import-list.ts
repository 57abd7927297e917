// import_list: an army list as text, read; two of its units as a battle that `odds` takes.
import { type ArmyImport, battleBetween, importArmyList } from '@oddsmith/games/lists';
import { plural, thousands } from '@oddsmith/games/wording';
import * as z from 'zod';
import { type ToolAnswer, type ToolDesk, tool } from '../tool.ts';

const LONGEST_LIST = 200_000;

const list = z.string().min(1).max(LONGEST_LIST);

const input = z.object({
  list: list.describe('The list as an app, a site or a player wrote it.'),
  game: z.string().max(40).optional().describe('wh40k, grimdark or killteam, where the list itself does not tell.'),
  unit: z.string().max(200).optional().describe('A unit of the list that attacks: the answer then has its battle.'),
  against: z.string().max(200).optional().describe('The unit it attacks.'),
  enemyList: list.optional().describe('The list that unit is in; the same list if left out.'),
  phase: z.enum(['shooting', 'fight']).optional(),
});

const output = z.looseObject({
  game: z.string(),
  army: z.looseObject({ name: z.string(), units: z.array(z.looseObject({ name: z.string() })) }),
});

type ReadList = Extract<ArmyImport, { readonly ok: true }>;

async function run(asked: z.output<typeof input>, { stop }: ToolDesk): Promise<ToolAnswer> {
  const options = { game: asked.game, expired: () => stop?.() !== undefined };
  const own = await importArmyList(asked.list, options);
  if (!own.ok) return { error: own.problem };
  const { game, outline: army } = own;
  if (asked.unit === undefined) return { text: describe(own), data: { game, army } };
  const enemyOptions: { readonly game?: string | undefined } = { ...options, game };
  const enemy = asked.enemyList === undefined ? own : await importArmyList(asked.enemyList, enemyOptions);
  if (!enemy.ok) return { error: { ...enemy.problem, path: 'enemyList' } };
  const target = asked.against === undefined ? undefined : { list: enemy, unit: asked.against };
  const battle = await battleBetween({ list: own, unit: asked.unit }, target, asked.phase);
  if (!battle.ok) return { error: battle.problem };
  const { calculator, input: fields, rules, remark } = battle;
  const text = [
    `A battle for \`odds\`: its calculator is ${calculator}, its input stands in the data.`,
    remark ?? '',
    describe(own),
  ];
  return {
    text: text.filter((line) => line !== '').join('\n\n'),
    data: { game, army, battle: { calculator, input: fields, rules } },
  };
}

function describe({ game, outline: { name, points, units, remarks } }: ReadList): string {
  const worth = (value: number): string => (points === 0 ? '' : `${thousands(value)} points, `);
  const models = units.reduce((sum, unit) => sum + unit.models, 0);
  return [
    `${name} (${game}): ${worth(points)}${plural(units.length, 'unit')}, ${plural(models, 'model')}`,
    ...units.map(
      (unit) => `${unit.name}: ${worth(unit.points)}${plural(unit.models, 'model')}; ${unit.gear.join(', ')}`,
    ),
    ...remarks.map(
      ({ severity, unit, message }) =>
        `${severity === 'warning' ? 'Warning' : 'Note'}: ${unit === '' ? '' : `${unit}: `}${message}`,
    ),
  ].join('\n');
}

export const importList = tool({
  name: 'import_list',
  title: 'Read an army list',
  description:
    'Reads an army list of Warhammer 40,000, One Page Rules or Kill Team in the formats of the usual apps, and says what was not understood. With `unit` and `against` it hands over the battle of two of its units as `odds` takes it.',
  input,
  output,
  run,
});
