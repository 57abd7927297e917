// What a battle starts from. The only place where its limits and defaults are written.
import { unspokenFromZod, z } from '@oddsmith/games';
import { type Convex, convexesOverlap, polygonIsConvex } from '../geometry/polygon.ts';
import { BOARD_DEPTH, BOARD_WIDTH } from '../rules/measure.ts';
import { TERRAIN_KINDS } from '../rules/terrain.ts';
import type { Refused } from '../words/say.ts';

export const SIZES = [500, 1000, 2000] as const;
export const MISSIONS = ['take-and-hold', 'annihilation'] as const;
export const ZONES = ['long-edges', 'short-edges'] as const;
export const ABILITIES = ['fights-first', 'stealth', 'lone-operative'] as const;
/** How units are placed by the rule (S16): in a line at the front, as battles on file may say, or out of sight. */
export const PLACINGS = ['line', 'sheltered'] as const;
export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const;

export const SKIRMISH_EDITIONS = ['10', '11'] as const;

export const MOST_UNITS = 20;
export const MOST_MODELS = 200;

const name = z.string().max(200);
const texts = z.array(name).max(100);
const rollNeeded = z.int().min(2).max(6).nullable().default(null);
const diceText = z.union([z.int().min(0).max(200), z.string().max(20)]);
const millimetres = z.number().gt(0).max(400);

export const baseSchema = z.union([
  z.strictObject({ round: millimetres }),
  z
    .strictObject({ oval: z.tuple([millimetres, millimetres]) })
    .refine(({ oval: [length, width] }) => length >= width, { error: 'an oval is at least as long as it is wide' }),
]);

const x = z.number().min(0).max(BOARD_WIDTH);
const y = z.number().min(0).max(BOARD_DEPTH);
const corner = z.tuple([x, y]);
const height = z.number().min(0).max(40);
const footprint = z
  .array(corner)
  .min(3)
  .max(12)
  .refine(polygonIsConvex, { error: 'the corners are not those of a convex shape' });

export const terrainPieceSchema = z.strictObject({
  id: name,
  kind: z.enum(TERRAIN_KINDS),
  footprint,
  height,
  walls: z
    .array(z.strictObject({ from: corner, to: corner, height }))
    .max(20)
    .default([]),
  floors: z
    .array(z.strictObject({ z: height, area: footprint }))
    .max(10)
    .default([]),
});

export const lineSchema = z.strictObject({
  name,
  count: z.int().min(1).max(MOST_MODELS),
  m: z.number().min(0).max(60).nullable(),
  t: z.int().min(1).max(99),
  sv: z.int().min(2).max(7),
  w: z.int().min(1).max(200),
  ld: z.int().min(2).max(12),
  oc: z.int().min(0).max(99),
  invuln: rollNeeded,
  invulnVs: z.enum(['ranged', 'melee']).nullable().default(null),
  /** A better one in melee. */
  invulnMelee: rollNeeded,
  fnp: rollNeeded,
  fnpMortal: rollNeeded,
  fnpPsychic: rollNeeded,
  base: baseSchema,
  height: height.default(1.5),
});
export type ModelLine = z.output<typeof lineSchema>;

const weaponSchema = z.strictObject({
  name,
  kind: z.enum(['ranged', 'melee']),
  range: z.union([z.number().min(0).max(1000), z.literal('Melee')]).nullable(),
  attacks: diceText,
  skill: z.int().min(2).max(6).nullable(),
  strength: diceText,
  ap: z.int().min(-10).max(0),
  damage: diceText,
  keywords: texts,
  count: z.int().min(0).max(1000),
  /** Profiles of one weapon, of which one is used, have this in common. */
  family: name.optional(),
});

export const setupUnitSchema = z.strictObject({
  name,
  points: z.number().min(0).max(100_000).default(0),
  keywords: texts.default([]),
  abilities: z.array(z.enum(ABILITIES)).max(10).default([]),
  lines: z.array(lineSchema).min(1, { error: 'a unit has at least one model' }).max(20),
  weapons: z.array(weaponSchema).max(100).default([]),
  attachedTo: z.int().min(0).max(MOST_UNITS).nullable().default(null),
  notPlayed: z.array(z.string().max(500)).max(200).default([]),
});
export type SetupUnit = z.output<typeof setupUnitSchema>;

export const forceSchema = z.strictObject({
  name: name.default(''),
  faction: name.default(''),
  points: z.number().min(0).default(0),
  /** That its list was written for, where it is not the 10th. */
  edition: z.enum(SKIRMISH_EDITIONS).optional(),
  units: z.array(setupUnitSchema).min(1, { error: 'a force has at least one unit' }).max(MOST_UNITS),
});
export type Force = z.output<typeof forceSchema>;

export const playerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('human'), name }),
  z.strictObject({ kind: z.literal('computer'), name, level: z.enum(LEVELS) }),
  z.strictObject({ kind: z.literal('random'), name }),
]);

export const setupSchema = z
  .strictObject({
    version: z.literal(1).default(1),
    /** Of attacks, charges and Battle-shock; the board is that of the 10th edition. */
    edition: z.enum(SKIRMISH_EDITIONS).default('10'),
    size: z.literal(SIZES).default(500),
    mission: z.enum(MISSIONS).default('take-and-hold'),
    zones: z.enum(ZONES).default('long-edges'),
    terrain: z.array(terrainPieceSchema).max(60).default([]),
    objectives: z.array(z.strictObject({ x, y })).max(12).default([]),
    forces: z.tuple([forceSchema, forceSchema]),
    players: z.tuple([playerSchema, playerSchema]).prefault([
      { kind: 'human', name: 'Player 1' },
      { kind: 'human', name: 'Player 2' },
    ]),
    first: z.literal([0, 1, 'roll']).default('roll'),
    deployment: z.enum(['auto', 'manual']).default('auto'),
    placing: z.enum(PLACINGS).default('line'),
    stratagems: z.boolean().default(false),
  })
  .superRefine(({ forces, terrain }, context) => {
    const overlap = overlappingPiece(terrain);
    if (overlap > 0) refuse(context, ['terrain', overlap], 'pieces of terrain stand on each other');
    const models = forces.reduce((sum, force) => sum + modelsOf(force), 0);
    if (models > MOST_MODELS)
      refuse(context, ['forces'], `a battle has at most ${MOST_MODELS} models, these are ${models}`);
    forces.forEach((force, side) => {
      force.units.forEach((unit, index) => {
        const fault = attachmentFault(force, index);
        if (fault !== undefined)
          refuse(context, ['forces', side, 'units', index, 'attachedTo'], `${unit.name} ${fault}`);
      });
    });
  });
export type Setup = z.output<typeof setupSchema>;

function modelsOf(force: Force): number {
  return force.units.reduce((sum, unit) => sum + unit.lines.reduce((lines, line) => lines + line.count, 0), 0);
}

/** S31: the first piece that stands on an earlier one; -1 where none does. */
function overlappingPiece(terrain: readonly { readonly footprint: Convex }[]): number {
  return terrain.findIndex((piece, index) =>
    terrain.slice(0, index).some((other) => convexesOverlap(piece.footprint, other.footprint)),
  );
}

/** S14: one leader a unit, a Character, attached to a unit that is not attached itself. */
function attachmentFault({ units }: Force, index: number): string | undefined {
  const { attachedTo, keywords } = units[index];
  if (attachedTo === null) return undefined;
  const host = units[attachedTo];
  if (host === undefined || attachedTo === index) return 'is attached to a unit that is not there';
  if (host.attachedTo !== null) return 'is attached to a unit that is attached itself';
  if (!keywords.some((word) => word.toLowerCase() === 'character')) return 'is no Character and cannot be attached';
  if (units.filter((unit) => unit.attachedTo === attachedTo).length > 1) return 'is one of several leaders of one unit';
  return undefined;
}

function refuse(context: z.RefinementCtx, path: (string | number)[], message: string): void {
  context.addIssue({ code: 'custom', path, message, params: { code: 'setup-invalid' } });
}

/** Both sides play by one edition: that of the 11th only where both lists are of it. */
export function editionOf(forces: readonly Pick<Force, 'edition'>[]): Setup['edition'] {
  return forces.every(({ edition }) => edition === '11') ? '11' : '10';
}

export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Refused };

export function parseSetup(value: unknown): Parsed<Setup> {
  const parsed = setupSchema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, problem: unspokenFromZod('skirmish', parsed.error, value) };
}
