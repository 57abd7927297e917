// Operatives a player has made: checked when they come in from a file, written out as JSON.
import * as z from 'zod';
import { fact } from '../../contract/fact.ts';
import { type Problem, problemFromZod } from '../../contract/problem.ts';
import { attackerSchema, defenderSchema, fighterSchema } from '../schema/index.ts';

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

export function readOperatives(text: string): ReadOperatives {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { error: { code: 'killteam/not-json', path: '', message: 'the file is not JSON' } };
  }
  const parsed = file.safeParse(json);
  if (!parsed.success) return { error: problemFromZod('killteam', parsed.error, json) };
  return { operatives: parsed.data.operatives };
}
