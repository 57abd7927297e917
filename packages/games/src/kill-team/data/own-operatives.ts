// Operatives a player has made: checked when they come in from a file, written out as JSON.
import * as z from 'zod';
import { integer } from '../../field.ts';
import { type Problem, problemFromZod } from '../../problem.ts';
import type { Operative } from './library.ts';

const name = z
  .string()
  .trim()
  .min(1, { error: 'must not be empty' })
  .max(80, { error: 'must be at most 80 characters' });

const weapon = z.strictObject({
  name,
  kind: z.enum(['ranged', 'melee'], { error: 'must be ranged or melee' }),
  attacks: integer(0, 20),
  hit: integer(2, 6),
  normalDamage: integer(0, 20).nullable(),
  criticalDamage: integer(0, 20).nullable(),
  rules: z.array(z.string().max(60)).max(20).default([]),
});

const operative = z.strictObject({
  team: name,
  name,
  apl: integer(0, 9).default(2),
  move: integer(0, 30).default(6),
  save: integer(2, 6),
  wounds: integer(1, 99),
  keywords: z.array(z.string().max(60)).max(40).default([]),
  weapons: z.array(weapon).max(60),
  saveOptions: z
    .array(z.strictObject({ with: name, save: integer(2, 6) }))
    .max(10)
    .default([]),
});

const file = z.strictObject({
  format: z.literal('oddsmith/kill-team-operatives', { error: 'must be oddsmith/kill-team-operatives' }),
  version: z.literal(1, { error: 'must be 1' }),
  operatives: z.array(operative).max(1000, { error: 'must hold at most 1000 operatives' }),
});

export function writeOperatives(operatives: readonly Operative[]): string {
  return JSON.stringify({ format: 'oddsmith/kill-team-operatives', version: 1, operatives }, null, 2);
}

export function readOperatives(
  text: string,
): { readonly operatives: readonly Operative[] } | { readonly error: Problem } {
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
