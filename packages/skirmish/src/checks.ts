// Questions about geometry and rules, one at a time: what `oddsmith skirmish check` answers.
import { unspokenFromZod, z } from '@oddsmith/games';
import {
  type Model,
  modelSchema,
  modelsSchema,
  routeSchema,
  standing,
  terrainSchema,
  unitOf,
  unitSchema,
  unitsSchema,
  wordsSchema,
} from './check-input.ts';
import { chanceOfTwoDice, isInChargeRange, neededRoll } from './rules/charge.ts';
import { coherency, stragglers } from './rules/coherency.ts';
import { hasCover, isFullyVisible, isVisible, unitHasCover } from './rules/cover.ts';
import { judgeDeployment } from './rules/deployment.ts';
import { fightersOf, fightOrder } from './rules/fight.ts';
import { Keywords } from './rules/keywords.ts';
import { nextLoss } from './rules/losses.ts';
import { engages, horizontal, isEngaged, range, rangeOfUnits, vertical, within } from './rules/measure.ts';
import { chanceToHold, isBelowHalf, neededToHold } from './rules/morale.ts';
import { judgeMove, MOVE_KINDS } from './rules/move.ts';
import { control } from './rules/objectives.ts';
import { MOVED, possibleShots } from './rules/shooting.ts';
import { type Refused, say } from './words/say.ts';

/** A question of any kind: its input is parsed before it is answered. */
type Check = (input: unknown) => { readonly result: object } | { readonly error: Refused };

/** Ties the types of an answer to the schema of its question. */
function check<Schema extends z.ZodType>(schema: Schema, answer: (input: z.output<Schema>) => object): Check {
  return (input) => {
    const parsed = schema.safeParse(input);
    if (!parsed.success) return { error: unspokenFromZod('skirmish', parsed.error, input) };
    return { result: answer(parsed.data) };
  };
}

function all<Given extends Model>(models: readonly Given[]) {
  return models.map((model) => standing(model));
}

const many = modelsSchema.min(1);
const groups = z.array(many).max(200);
const side = z.literal([0, 1]);
const marker = z.object({ x: z.number(), y: z.number() });
const wounds = z.int().min(0).max(1000);
const indices = z.array(z.int().min(0).max(1000)).max(100);

const moveInput = z
  .object({
    kind: z.enum(MOVE_KINDS),
    allowance: z.number().min(0),
    unit: unitSchema,
    paths: z.array(routeSchema).max(200),
    friends: unitsSchema.default([]),
    enemies: unitsSchema.default([]),
    terrain: terrainSchema.default([]),
    targets: z.array(z.string()).max(200).default([]),
    toward: z.enum(['enemy', 'objective']).default('enemy'),
    objective: marker.optional(),
  })
  .refine(({ unit, paths }) => paths.every((path) => path.model < unit.models.length), {
    path: ['paths'],
    error: 'a path names a model the unit does not have',
  })
  .refine(({ toward, objective }) => toward === 'enemy' || objective !== undefined, {
    path: ['objective'],
    error: 'a move towards an objective says which',
  });

const CHECKS: { readonly [name: string]: Check } = {
  distance: check(z.object({ a: modelSchema, b: modelSchema }), ({ a, b }) => {
    const [one, other] = [standing(a), standing(b)];
    return { horizontal: horizontal(one, other), vertical: vertical(one, other), range: range(one, other) };
  }),

  within: check(z.object({ a: many, b: many, inches: z.number() }), ({ a, b, inches }) => {
    const [one, other] = [a, b].map((models) => all(models));
    return { within: within(rangeOfUnits(one, other), inches) };
  }),

  coherency: check(z.object({ models: many }), ({ models }) => coherency(all(models))),

  engagement: check(z.object({ a: many, b: many }), ({ a, b }) => {
    const enemies = all(b);
    const models = a.flatMap((model, index) =>
      enemies.some((enemy) => engages(standing(model), enemy)) ? [index] : [],
    );
    return { engaged: models.length > 0, models };
  }),

  move: check(moveInput, ({ kind, allowance, paths, toward, objective = null, ...input }) => {
    const { models } = unitOf(input.unit);
    const judged = judgeMove({
      kind,
      models,
      routes: paths.map(({ model, to, z = models[model].z, facing = models[model].facing }) => ({
        ...{ model, to, z, facing, allowance },
      })),
      friends: input.friends.map(unitOf),
      enemies: input.enemies.map(unitOf),
      terrain: input.terrain,
      targets: input.targets,
      markers: objective === null ? [] : [objective],
      marker: toward === 'objective' ? objective : null,
    });
    if (!judged.legal) return judged;
    const { costs, desperate } = judged;
    return { legal: true, costs, ...(kind === 'fall-back' ? { desperate } : {}) };
  }),

  'line-of-sight': check(
    z.object({ observer: modelSchema, target: modelSchema, terrain: terrainSchema.default([]) }),
    ({ observer, target, terrain }) => {
      const [eye, mark] = [standing(observer), standing(target)];
      return { visible: isVisible(eye, mark, terrain), fullyVisible: isFullyVisible(eye, mark, terrain) };
    },
  ),

  cover: check(
    z.object({ attackers: many, targets: many, terrain: terrainSchema.default([]) }),
    ({ attackers, targets, terrain }) => {
      const shooters = all(attackers);
      const models = targets.map((model) => hasCover(shooters, standing(model), terrain));
      return { models, cover: unitHasCover(models) };
    },
  ),

  charge: check(z.object({ unit: many, targets: groups.min(1), others: groups.default([]) }), ({ unit, ...input }) => {
    const models = all(unit);
    const [targets, others] = [input.targets, input.others].map((units) => units.map((group) => all(group)));
    const near = targets.every((target) => isInChargeRange(models, target));
    if (!near || isEngaged(models, [...targets, ...others].flat())) return { eligible: false, needed: null, chance: 0 };
    const needed = neededRoll(models, targets);
    return { eligible: true, needed, chance: chanceOfTwoDice(needed) };
  }),

  fighters: check(z.object({ unit: many, enemies: groups }), ({ unit, enemies }) => {
    const found = fightersOf(
      all(unit),
      enemies.map((group) => all(group)),
    );
    return { fighters: found.map(({ model }) => model), targets: found.map(({ targets }) => targets) };
  }),

  objective: check(
    z.object({
      objective: marker,
      models: z.array(modelSchema.extend({ side, oc: z.number().min(0).max(1000) })).max(200),
    }),
    ({ objective, models }) => control(objective, all(models)),
  ),

  deploy: check(
    z.object({
      zone: z.tuple([z.number(), z.number(), z.number(), z.number()]),
      unit: unitSchema,
      others: modelsSchema.default([]),
      terrain: terrainSchema.default([]),
    }),
    ({ zone, unit, others, terrain }) => {
      const { models } = unitOf(unit);
      const reason = judgeDeployment({ zone, models, others: all(others), terrain });
      return reason === null ? { legal: true } : { legal: false, reason };
    },
  ),

  shooting: check(
    z.object({
      unit: unitSchema.extend({
        moved: z.enum(MOVED).default('no'),
        models: z.array(modelSchema.extend({ weapons: indices })).max(200),
      }),
      weapons: z.array(z.object({ range: z.number().min(0).nullable(), keywords: wordsSchema })).max(100),
      targets: z.array(unitSchema.extend({ abilities: wordsSchema.default([]) })).max(40),
      friends: unitsSchema.default([]),
      terrain: terrainSchema.default([]),
    }),
    ({ unit, weapons, targets, friends, terrain }) => ({
      shots: possibleShots({
        moved: unit.moved,
        models: unitOf(unit).models,
        carried: unit.models.map(({ weapons: indices }) => indices),
        guns: weapons.map(({ range, keywords }) => ({ range, keywords: new Keywords(keywords) })),
        targets: targets.map((target) => ({
          ...unitOf(target),
          loneOperative: target.abilities.includes('lone-operative'),
        })),
        friends: friends.flatMap((friend) => unitOf(friend).models),
        terrain,
      }),
    }),
  ),

  'fight-order': check(
    z.object({
      turn: side,
      last: z.object({ side, step: z.enum(['first', 'rest']) }).nullable(),
      units: z
        .array(z.object({ id: z.string(), side, eligible: z.boolean(), fightsFirst: z.boolean(), fought: z.boolean() }))
        .max(40),
    }),
    ({ turn, last, units }) => fightOrder(turn, last, units),
  ),

  morale: check(
    z.object({
      start: z.object({ models: z.int().min(1), wounds }),
      models: z
        .array(z.object({ wounds, ld: z.int().min(2).max(12) }))
        .min(1)
        .max(200),
    }),
    ({ start, models }) => {
      const left = { models: models.length, wounds: models.reduce((sum, model) => sum + model.wounds, 0) };
      const leaderships = models.map((model) => model.ld);
      return {
        below: isBelowHalf(start, left),
        needed: neededToHold(leaderships),
        passChance: chanceToHold(leaderships),
      };
    },
  ),

  stragglers: check(z.object({ models: z.array(modelSchema.extend({ wounds })).max(200) }), ({ models }) => ({
    removed: stragglers(all(models)),
  })),

  loss: check(
    z.object({
      models: z
        .array(modelSchema.extend({ wounds, w: wounds, weapons: indices, leader: z.boolean().default(false) }))
        .min(1)
        .max(200),
    }),
    ({ models }) => ({ model: nextLoss(all(models)) }),
  ),
};

/** Answers one question; never throws on input. */
export function answerCheck(name: string, input: unknown): ReturnType<Check> {
  if (Object.hasOwn(CHECKS, name)) return CHECKS[name](input);
  return {
    error: {
      code: 'skirmish/unknown-check',
      path: 'check',
      message: say('unknown-check', { given: name.slice(0, 60), known: Object.keys(CHECKS) }),
    },
  };
}
