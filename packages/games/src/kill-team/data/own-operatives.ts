// Operatives a player has made: checked when they come in from a file, written out as JSON.
import { emitter, type Language } from '@oddsmith/words';
import { fact } from '../../contract/fact.ts';
import { type Problem, type Unspoken, unspokenFromZod } from '../../contract/problem.ts';
import * as z from '../../form/zod.ts';
import { Speaker } from '../../words/door.ts';
import { attackerSchema, defenderSchema, fighterSchema } from '../schema/index.ts';
import type { checks } from '../words/en/checks.ts';

const say = emitter<typeof checks>();

const name = z
  .string()
  .trim()
  .min(1, { error: fact('not-empty') })
  .max(80, { error: fact('at-most-of', { most: 80, of: 'characters' }) });

/** One side of a battle under a name of its own. */
const ownOperative = z.discriminatedUnion('side', [
  z.strictObject({ name, side: z.literal('attacker'), fields: attackerSchema }),
  z.strictObject({ name, side: z.literal('defender'), fields: defenderSchema }),
  z.strictObject({ name, side: z.literal('fighter'), fields: fighterSchema }),
]);
export type OwnOperative = z.output<typeof ownOperative>;

/** One that was kept; undefined for anything else. */
export function readOperative(value: unknown): OwnOperative | undefined {
  const parsed = ownOperative.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

const file = z.strictObject({
  format: z.literal('oddsmith/kill-team-operatives', { error: fact('is', { value: 'oddsmith/kill-team-operatives' }) }),
  version: z.literal(1, { error: fact('is', { value: '1' }) }),
  operatives: z.array(ownOperative).max(1000, { error: fact('holds-at-most', { most: 1000, of: 'operatives' }) }),
});

export function writeOperatives(operatives: readonly OwnOperative[]): string {
  return JSON.stringify({ format: 'oddsmith/kill-team-operatives', version: 1, operatives }, null, 2);
}

export type ReadOperatives = { readonly operatives: readonly OwnOperative[] } | { readonly error: Problem };

export async function readOperatives(text: string, language: Language = 'en'): Promise<ReadOperatives> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { error: await worded({ code: 'killteam/not-json', path: '', message: say('not-json') }, language) };
  }
  const parsed = file.safeParse(json);
  if (!parsed.success) return { error: await worded(unspokenFromZod('killteam', parsed.error, json), language) };
  return { operatives: parsed.data.operatives };
}

/** Words are loaded when a file is refused, which is seldom. */
async function worded(problem: Unspoken, language: Language): Promise<Problem> {
  const { words } = await import('../words/en.ts');
  const translated = language === 'en' ? [] : [(await import('../words/de.ts')).de];
  return new Speaker({ id: 'killteam/', rules: [], words }, language, translated).problem(problem);
}
