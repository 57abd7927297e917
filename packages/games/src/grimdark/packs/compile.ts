// Turns the YAML packs into the table that engines read, so that neither a browser nor a server parses them at run time.
import { parse } from 'yaml';
import * as z from '../../form/zod.ts';
import { CARRIERS, type Effect, type EffectKind, GROWTHS, PRIMITIVES, SWITCHES } from '../rules/effect.ts';
import { CATEGORIES, PACK_VERSIONS, type PackRule } from '../rules/pack.ts';
import { optionsSchema, PHASES } from '../schema.ts';

const value = z.union([z.int(), z.literal('X')]);
const range = z.tuple([z.int(), z.int()]);

const conditionSchema = z.strictObject({
  phase: z.enum(PHASES).optional(),
  charging: z.boolean().optional(),
  far: z.boolean().optional(),
  over: z.int().optional(),
  within: z.int().optional(),
  moved: z.boolean().optional(),
  targetMoved: z.boolean().optional(),
  spell: z.boolean().optional(),
  ...Object.fromEntries(SWITCHES.map((name) => [name, z.boolean().optional()])),
  targetTough: range.optional(),
  targetDefense: range.optional(),
  option: z.partialRecord(z.keyof(optionsSchema), z.union([z.boolean(), z.string()])).optional(),
});

const parameters = {
  face: z.int().min(1).max(6).optional(),
  carriers: z.enum(CARRIERS).default('own'),
  when: z.union([conditionSchema, z.array(conditionSchema)]).optional(),
  regeneration: z.boolean().optional(),
  growth: z.enum(GROWTHS).optional(),
  perKill: z.boolean().optional(),
  perMarker: z.boolean().optional(),
  deals: z
    .strictObject({ hits: z.int(), rules: z.array(z.string()).default([]), once: z.boolean().default(false) })
    .optional(),
};

/** One primitive with its value, and the parameters beside it: `{ extraHits: 1, face: 6 }`. */
const effectSchema = z.looseObject(parameters).transform((written, context): Effect => {
  const { face, carriers, when, regeneration, growth, perKill, perMarker, deals, ...rest } = written;
  const kinds = Object.keys(rest);
  const amount = value.safeParse(rest[kinds[0]]);
  if (kinds.length !== 1 || !(kinds[0] in PRIMITIVES) || !amount.success) {
    context.addIssue({ code: 'custom', message: `not one known effect: ${kinds.join(', ')}` });
    return z.NEVER;
  }
  const effect = { do: kinds[0] as EffectKind, value: amount.data, face, carriers, regeneration, growth, perKill };
  const more = { perMarker, deals };
  return withoutUndefined({
    ...effect,
    ...more,
    when: when === undefined || Array.isArray(when) ? when : [when],
  }) as Effect;
});

const statement = {
  weapon: z.strictObject({ range: z.int(), attacks: z.int(), rules: z.array(z.string()) }).optional(),
  effects: z.array(effectSchema).optional(),
  grants: z.array(z.string()).optional(),
  boosts: z.string().optional(),
  boostsOwn: z.boolean().optional(),
};

const ruleSchema = z.strictObject({
  name: z.string(),
  text: z.string(),
  category: z.enum(CATEGORIES).optional(),
  rating: z.int().optional(),
  combine: z.enum(['sum', 'lowest']).optional(),
  shared: z.boolean().optional(),
  prefix: z.boolean().optional(),
  entered: z.literal('spells').optional(),
  support: z.strictObject({ to: z.enum(['friend', 'enemy']), rules: z.array(z.string()) }).optional(),
  ...statement,
  versions: z.partialRecord(z.enum(PACK_VERSIONS), z.strictObject({ text: z.string(), ...statement })).optional(),
});

/** A file name is the category of its rules unless a rule names its own. */
function categoryOf(file: string): PackRule['category'] {
  const stem = file.replace(/\.yaml$/, '').split('-')[0];
  return CATEGORIES.find((category) => category === stem) ?? 'other';
}

function toRule(file: string, written: unknown): PackRule {
  const { text, name, category, versions, ...rest } = ruleSchema.parse(written);
  const id = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const stated = Object.entries(versions ?? {}).map(([version, { text: summary, ...meaning }]) => ({
    version,
    summary,
    meaning,
  }));
  const byVersion = <T>(of: (statement: (typeof stated)[number]) => T): object | undefined =>
    stated.length === 0 ? undefined : Object.fromEntries(stated.map((statement) => [statement.version, of(statement)]));
  return withoutUndefined({
    id,
    name,
    summary: text,
    summaryIn: byVersion(({ summary }) => summary),
    category: category ?? categoryOf(file),
    ...rest,
    versions: byVersion(({ meaning }) => meaning),
  }) as PackRule;
}

function withoutUndefined(object: object): object {
  return JSON.parse(JSON.stringify(object)) as object;
}

/** Reads the packs, in the order of their file names. Throws on a pack that is not well written. */
export function readPacks(files: { readonly [name: string]: string }): readonly PackRule[] {
  const rules: PackRule[] = [];
  for (const file of Object.keys(files).sort()) {
    for (const written of parse(files[file], { merge: true }) as unknown[]) rules.push(toRule(file, written));
  }
  return rules;
}

/** The source text of `packs.generated.ts`. */
export function packsSource(files: { readonly [name: string]: string }): string {
  const rows = readPacks(files).map((rule) => `  ${JSON.stringify(rule)},\n`);
  return [
    '// Generated from packs/*.yaml by `npm run packs`: edit those.\n',
    "import type { PackRule } from './rules/pack.ts';\n\n",
    `export const packRules: readonly PackRule[] = [\n${rows.join('')}];\n`,
  ].join('');
}
