// A battle as an assistant asks for it: two units by their names, or a calculator with its input; single fields set on top.
import { type AnyCalculator, describeForm, loadCalculator, parsePath, Speaker, withValue } from '@oddsmith/games';
import { openUnits, switchedBy, type UnitRules, unitGames } from '@oddsmith/games/units';
import * as z from 'zod';
import { refused } from './tool.ts';
import { say } from './words/index.ts';

const name = z.string().min(1).max(200);

export const game = z
  .string()
  .max(40)
  .describe(`Where units have names: ${unitGames.join(', ')}.`);

export const library = z
  .string()
  .max(40)
  .describe(
    'Edition or system of the game: "10" or "11" of wh40k, "2024" of killteam, "oldWorld" or "ninthAge" of fantasy. The usual one if left out.',
  );

export const set = z
  .record(z.string().max(200), z.unknown())
  .describe(
    'Single fields of the input, by their paths: {"volley[0].count": 10, "cover": true}. `describe` lists them.',
  );

export const battleShape = {
  game: game.optional(),
  library: library.optional(),
  attacker: name
    .optional()
    .describe(
      'A unit of that game by its name, such as "Hellblasters"; "A + B" stand together, "A (Faction)" is exact.',
    ),
  defender: name.optional().describe('The unit it is up against.'),
  calculator: z
    .string()
    .max(60)
    .optional()
    .describe('The question, such as "wh40k/attack"; with two units, the usual one of the game if left out.'),
  input: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('The battle as `describe` and `find_unit` print it, in place of names.'),
  words: z
    .string()
    .max(2000)
    .optional()
    .describe(
      'With a calculator: the battle in words where the game reads them, such as "3 inf 1 tank vs 2 inf" of axis/battle.',
    ),
  set: set.optional(),
};

const battle = z.object(battleShape);
export type BattleFields = z.output<typeof battle>;

export interface Battle {
  readonly calculator: AnyCalculator;
  readonly input: unknown;
  readonly rules?: { readonly attacker: UnitRules; readonly defender: UnitRules };
  /** What was read as something else than it was typed. */
  readonly remarks: readonly string[];
}

type Found = Battle | ReturnType<typeof refused>;

export async function battleOf(fields: BattleFields): Promise<Found> {
  const { attacker, defender } = fields;
  if (attacker === undefined && defender === undefined) return calculated(fields);
  if (attacker === undefined || defender === undefined)
    return refused('one-unit', attacker === undefined ? 'attacker' : 'defender', say('one-unit'));
  if (fields.input !== undefined) return refused('both-ways', 'input', say('both-ways'));
  if (fields.game === undefined) return refused('no-game', 'game', say('no-game', { games: unitGames }));
  const opened = await openUnits(fields.game, fields.library);
  if ('error' in opened) return opened;
  const paired = opened.battle(attacker, defender, fields.calculator);
  if ('error' in paired) return paired;
  const found = await withFields(paired.calculator, paired.input, fields.set);
  if ('error' in found) return found;
  const rules = { ...paired.rules, attacker: switchedBy(paired.rules.attacker, found.input as object) };
  return { ...found, rules, remarks: paired.remarks };
}

async function calculated({ calculator: id, input, words, set: fields }: BattleFields): Promise<Found> {
  if (id === undefined) return refused('no-battle', '', say('no-battle'));
  if (words === undefined) return withFields(id, input ?? {}, fields);
  const calculator = await loadCalculator(id);
  const read = calculator?.readText?.(words);
  if (calculator === undefined || (read !== undefined && 'input' in read))
    return withFields(id, read === undefined ? {} : (read as { readonly input: unknown }).input, fields);
  if (read === undefined)
    return refused('no-words', 'words', say('no-words', { calculator: id, words: words.slice(0, 60) }));
  const speaker = new Speaker(calculator);
  return refused(
    'wrong-words',
    'words',
    say('as-read', { why: read.problems.map((problem) => speaker.say(problem)).join('; ') }),
  );
}

async function withFields(id: string, input: unknown, fields: BattleFields['set']): Promise<Found> {
  const calculator = await loadCalculator(id);
  if (calculator === undefined) return refused('unknown-calculator', 'calculator', say('unknown-calculator', { id }));
  const changed = assigned(input, fields);
  return 'error' in changed ? changed : { calculator, input: changed.input, remarks: [] };
}

/** The input with these fields set; lists and objects on the way are made as needed. */
export function assigned(
  input: unknown,
  fields: { readonly [path: string]: unknown } = {},
): { readonly input: unknown } | ReturnType<typeof refused> {
  let changed = input;
  for (const [text, value] of Object.entries(fields)) {
    const path = parsePath(text);
    if (path === undefined || path.some((part) => part === '__proto__'))
      return refused('bad-path', `set.${text.slice(0, 60)}`, say('bad-path', { path: text.slice(0, 60) }));
    changed = withValue(changed, path, value);
  }
  return { input: changed };
}

/** What can be set, one line a field. */
export function fieldsOf(calculator: AnyCalculator): { readonly name: string; readonly title: string }[] {
  return describeForm(calculator.input).fields.map(({ key, title, description }) => ({
    name: key,
    title: description === undefined ? title : `${title}: ${description}`,
  }));
}
