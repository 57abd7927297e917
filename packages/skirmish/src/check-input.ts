// What a question about geometry or rules may say: models, units and terrain, bounded before anything is worked out.
import { z } from '@oddsmith/games';
import type { Seer } from './rules/cover.ts';
import { Keywords } from './rules/keywords.ts';
import { bodyOf } from './rules/measure.ts';
import type { OtherUnit } from './rules/move.ts';
import { TERRAIN_KINDS } from './rules/terrain.ts';

const MOST_MODELS = 200;
const MOST_PIECES = 100;
const MOST_CORNERS = 12;
const MOST_LEGS = 100;

const coordinate = z.number().min(-1000).max(1000);
export const wordsSchema = z.array(z.string().max(100)).max(100);
const millimetres = z.number().gt(0).max(1000);

const cornerSchema = z.tuple([coordinate, coordinate]);

const baseSchema = z.union([
  z.strictObject({ round: millimetres }),
  z.strictObject({ oval: z.tuple([millimetres, millimetres]) }),
]);

/** Extra fields are for other questions about the same models. */
export const modelSchema = z.object({
  x: coordinate,
  y: coordinate,
  base: baseSchema,
  z: coordinate.default(0),
  facing: z.int().min(-360).max(720).default(0),
  height: z.number().min(0).max(100).default(1.5),
  keywords: wordsSchema.default([]),
});
export type Model = z.output<typeof modelSchema>;

export const modelsSchema = z.array(modelSchema).max(MOST_MODELS);

export const unitSchema = z.object({
  id: z.string().max(100).default(''),
  keywords: wordsSchema.default([]),
  models: modelsSchema,
});
export const unitsSchema = z.array(unitSchema).max(MOST_MODELS);

const footprint = z.array(cornerSchema).min(3).max(MOST_CORNERS);
export const terrainSchema = z
  .array(
    z.object({
      id: z.string().max(100).default(''),
      kind: z.enum(TERRAIN_KINDS),
      footprint,
      height: z.number().min(0).max(100),
      walls: z
        .array(z.object({ from: cornerSchema, to: cornerSchema, height: z.number().min(0) }))
        .max(20)
        .default([]),
      floors: z
        .array(z.object({ z: z.number(), area: footprint }))
        .max(20)
        .default([]),
    }),
  )
  .max(MOST_PIECES);

export const routeSchema = z.object({
  model: z.int().min(0),
  to: z.array(cornerSchema).max(MOST_LEGS),
  z: coordinate.optional(),
  facing: z.int().min(-360).max(720).optional(),
});

/** A model ready to be measured; of a unit, with the unit's keywords. */
export function standing<Given extends Model>(
  model: Given,
  keywords: readonly string[] = model.keywords,
): Omit<Given, 'keywords'> & Seer {
  return bodyOf({ ...model, keywords: new Keywords(keywords) });
}

export function unitOf({ id, keywords, models }: z.output<typeof unitSchema>): OtherUnit {
  return { id, models: models.map((model) => standing(model, keywords)) };
}
