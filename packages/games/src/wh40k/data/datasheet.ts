// A catalogue of datasheets: names and numbers only. The built-in pack and files made by users have this one format.
import type { Language } from '@oddsmith/words';
import { type Problem, saidIn } from '../../contract/problem.ts';
import * as z from '../../form/zod.ts';
import { type ListSentence, say, unread } from '../../lists/words/index.ts';

const count = z.union([z.int().min(0).max(999), z.string().max(20)]);

const weapon = z.object({
  name: z.string().max(200),
  kind: z.enum(['ranged', 'melee']),
  /** Inches, "Melee", or null where there is no limit. */
  range: z.union([z.int(), z.literal('Melee'), z.null()]),
  attacks: count,
  /** null hits without a roll. */
  skill: z.int().min(2).max(6).nullable(),
  strength: count,
  ap: z.int().min(-9).max(0),
  damage: count,
  keywords: z.array(z.string().max(80)).max(40),
});

const model = z.object({
  name: z.string().max(200),
  m: z.int().nullable(),
  mMin: z.boolean().optional(),
  t: z.int(),
  sv: z.int().min(2).max(7),
  w: z.int().min(1),
  ld: z.int(),
  oc: z.int(),
  invuln: z.int().min(2).max(6).optional(),
  invulnVs: z.enum(['ranged', 'melee']).optional(),
  invulnMelee: z.int().min(2).max(6).optional(),
  fnp: z.int().min(2).max(6).optional(),
  fnpMortal: z.int().min(2).max(6).optional(),
  fnpPsychic: z.int().min(2).max(6).optional(),
});

const roll = z.int().min(2).max(6);
const label = z.string().max(200);

/** An item that changes the stat line of who carries it, or of the whole unit. */
const wargear = z.object({
  name: label,
  invuln: roll.optional(),
  invulnVs: z.enum(['ranged', 'melee']).optional(),
  fnp: roll.optional(),
  fnpVs: z.enum(['psychic', 'mortal', 'psychicAndMortal']).optional(),
  fnpValue: roll.optional(),
  /** W becomes this, or grows by that. */
  w: z.int().min(1).max(99).optional(),
  wBonus: z.int().min(1).max(9).optional(),
  sv: roll.optional(),
  t: z.int().min(1).max(99).optional(),
  unit: z.boolean().optional(),
});

/** Weapons by name, and how many of each one model carries. */
const carried = z.record(label, z.int().min(1).max(99));

/** What models of the smallest unit carry when it is picked; `model` null: the unit as a whole. */
const loadout = z.object({
  model: label.nullable(),
  count: z.int().min(0).max(200),
  weapons: carried,
  gear: z.array(label).max(40).optional(),
});

const choice = z.object({
  name: label.optional(),
  model: label.optional(),
  weapons: carried.optional(),
  add: carried.optional(),
  remove: carried.optional(),
  gear: z.array(label).max(40).optional(),
  dropGear: z.array(label).max(40).optional(),
  max: z.int().min(0).max(200).optional(),
  maxFull: z.int().min(0).max(200).optional(),
  unitMax: z.int().min(0).max(200).optional(),
});

/** Choices of each model of a kind (`group`), or kinds of models to make the unit of (`models`). */
const option = z.object({
  model: label.nullable().optional(),
  group: label.optional(),
  models: label.optional(),
  min: z.int().min(0).max(200).optional(),
  max: z.int().min(0).max(200).optional(),
  unitMax: z.int().min(0).max(200).optional(),
  requires: label.optional(),
  choices: z.array(choice).max(100),
});

const words = z.union([z.string().max(60), z.array(z.string().max(60)).max(20)]);

export const effectSchema = z.object({
  effect: z.string().max(40).meta({ title: 'Effect' }),
  value: z
    .union([z.number(), z.string().max(20), z.array(z.string().max(20)).max(10)])
    .optional()
    .meta({ title: 'Value' }),
  who: z.string().max(40).optional().meta({ title: 'Who' }),
  attack: z.string().max(20).optional().meta({ title: 'Attacks' }),
  when: z.string().max(40).optional().meta({ title: 'When' }),
  inches: z.number().optional().meta({ title: 'Inches' }),
  for: words.optional().meta({ title: 'For' }),
  vs: words.optional().meta({ title: 'Against' }),
  vsNot: words.optional().meta({ title: 'Not against' }),
  if: z.string().max(60).optional().meta({ title: 'If' }),
  weapon: words.optional().meta({ title: 'With' }),
  below: z.int().optional().meta({ title: 'Wounds left at most' }),
  hitRoll: z.int().optional().meta({ title: 'Hit roll' }),
  choose: z.int().optional().meta({ title: 'Of these' }),
});

const ability = z.object({
  name: label,
  effects: z.array(effectSchema).max(20),
  /** Only with that item, or only that model. */
  item: label.optional(),
  model: label.optional(),
  /** A further part of it touches dice and was not understood. */
  partial: z.boolean().optional(),
});

export const datasheetSchema = z.object({
  faction: z.string().max(100),
  name: z.string().max(200),
  keywords: z.array(z.string().max(100)).max(100),
  factionKeywords: z.array(z.string().max(100)).max(40),
  factions: z.array(z.string().max(100)).max(60).optional(),
  set: z.string().max(40).optional(),
  points: z.number().optional(),
  pointsBy: z.record(z.string(), z.number()).optional(),
  size: z.tuple([z.int(), z.int()]).optional(),
  models: z.array(model).max(40),
  weapons: z.array(weapon).max(200),
  wargear: z.array(wargear).max(100).optional(),
  loadout: z.array(loadout).max(40).optional(),
  options: z.array(option).max(60).optional(),
  /** A weapon of several profiles, of which one is used at a time. */
  items: z.record(label, z.array(label).max(20)).optional(),
  guessed: z.array(label).max(40).optional(),
  abilities: z.array(ability).max(40).optional(),
  otherAbilities: z.array(label).max(60).optional(),
  leads: z.array(label).max(100).optional(),
  role: z.enum(['leader', 'support']).optional(),
  basis: z.string().max(60).optional(),
});

const FORMAT = 'oddsmith/wh40k-catalogue';

export const catalogueFile = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  edition: z.string().max(10),
  source: z.string().max(500),
  datasheets: z.array(datasheetSchema).max(20_000),
});

export type WeaponProfile = z.output<typeof weapon>;
export type ModelProfile = z.output<typeof model>;
export type Wargear = z.output<typeof wargear>;
export type Loadout = z.output<typeof loadout>;
export type SheetOption = z.output<typeof option>;
export type SheetChoice = z.output<typeof choice>;
export type SheetAbility = z.output<typeof ability>;
export type SheetEffect = z.output<typeof effectSchema>;
export type Datasheet = z.output<typeof datasheetSchema>;
export type CatalogueFile = z.output<typeof catalogueFile>;

/** For files a user brings: checks everything, names the first thing that is wrong. */
export function parseCatalogueFile(
  text: string,
  language?: Language,
): { readonly ok: true; readonly file: CatalogueFile } | { readonly ok: false; readonly problem: Problem } {
  const refused = (fact: string, path: string, message: ListSentence) =>
    unread(language, { code: `wh40k/catalogue-${fact}`, path, message });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused('not-json', '', say('catalogue-not-json'));
  }
  const { format, version } = (typeof value === 'object' && value !== null ? value : {}) as Partial<CatalogueFile>;
  if (format !== FORMAT) return refused('not-a-catalogue', 'format', say('not-a-catalogue'));
  if (version !== 1) return refused('version', 'version', say('catalogue-version', { version }));
  const parsed = catalogueFile.safeParse(value);
  if (parsed.success) return { ok: true, file: parsed.data };
  const [{ path, message }] = parsed.error.issues;
  const [, index] = path;
  const name = typeof index === 'number' ? (value as CatalogueFile).datasheets[index]?.name : undefined;
  const field = (name === undefined ? path : path.slice(2)).join('.');
  const why = saidIn(message);
  return refused('damaged', path.join('.'), say('catalogue-damaged', { field, sheet: name, why }));
}
