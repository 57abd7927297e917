// Questions about geometry and rules, one at a time: what `oddsmith skirmish check` answers.
import { type Problem, problemFromZod } from '@oddsmith/games';
import * as z from 'zod';
import {
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
import { chanceOfTwoDice, mayCharge, neededRoll } from './rules/charge.ts';
import { coherency, stragglers } from './rules/coherency.ts';
import { hasCover, isFullyVisible, isVisible, unitHasCover } from './rules/cover.ts';
import { judgeDeployment } from './rules/deployment.ts';
import { fightersOf, fightOrder } from './rules/fight.ts';
import { Keywords } from './rules/keywords.ts';
import { nextLoss } from './rules/losses.ts';
import { engages, horizontal, range, rangeOfUnits, vertical, within } from './rules/measure.ts';
import { chanceToHold, isBelowHalf, neededToHold } from './rules/morale.ts';
import { judgeMove, MOVE_KINDS } from './rules/move.ts';
import { control } from './rules/objectives.ts';
import { MOVED, possibleShots } from './rules/shooting.ts';

/** A question of any kind: its input is parsed before it is answered. */
type Check = (input: unknown) => { readonly result: object } | { readonly error: Problem };

/** Ties the types of an answer to the schema of its question. */
function check<Schema extends z.ZodType>(schema: Schema, answer: (input: z.output<Schema>) => object): Check {
  return (input) => {
    const parsed = schema.safeParse(input);
    if (!parsed.success) return { error: problemFromZod('skirmish', parsed.error, input) };
    return { result: answer(parsed.data) };
  };
}

const many = modelsSchema.min(1);
const groups = z.array(many).max(200);
const side = z.literal([0, 1]);
const marker = z.object({ x: z.number(), y: z.number() });
const wounds = z.int().min(0).max(1000);
const indices = z.array(z.int().min(0).max(1000)).max(100);

const distanceCheck = check(z.object({ a: modelSchema, b: modelSchema }), ({ a, b }) => {
  const [one, other] = [standing(a), standing(b)];
  return { horizontal: horizontal(one, other), vertical: vertical(one, other), range: range(one, other) };
});

const withinCheck = check(z.object({ a: many, b: many, inches: z.number() }), ({ a, b, inches }) => {
  const [one, other] = [a, b].map((models) => models.map((model) => standing(model)));
  return { within: within(rangeOfUnits(one, other), inches) };
});

const coherencyCheck = check(z.object({ models: many }), ({ models }) =>
  coherency(models.map((model) => standing(model))),
);

const engagementCheck = check(z.object({ a: many, b: many }), ({ a, b }) => {
  const enemies = b.map((model) => standing(model));
  const models = a.flatMap((model, index) => (enemies.some((enemy) => engages(standing(model), enemy)) ? [index] : []));
  return { engaged: models.length > 0, models };
});

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

const moveCheck = check(moveInput, ({ kind, allowance, paths, toward, objective = null, ...input }) => {
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
    marker: toward === 'objective' ? objective : null,
  });
  if (!judged.legal) return judged;
  const { costs, desperate } = judged;
  return { legal: true, costs, ...(kind === 'fall-back' ? { desperate } : {}) };
});

const sightCheck = check(
  z.object({ observer: modelSchema, target: modelSchema, terrain: terrainSchema.default([]) }),
  ({ observer, target, terrain }) => {
    const [eye, mark] = [standing(observer), standing(target)];
    return { visible: isVisible(eye, mark, terrain), fullyVisible: isFullyVisible(eye, mark, terrain) };
  },
);

const coverCheck = check(
  z.object({ attackers: many, targets: many, terrain: terrainSchema.default([]) }),
  ({ attackers, targets, terrain }) => {
    const shooters = attackers.map((model) => standing(model));
    const models = targets.map((model) => hasCover(shooters, standing(model), terrain));
    return { models, cover: unitHasCover(models) };
  },
);

const chargeCheck = check(
  z.object({ unit: many, targets: groups.min(1), others: groups.default([]) }),
  ({ unit, ...input }) => {
    const models = unit.map((model) => standing(model));
    const [targets, others] = [input.targets, input.others].map((units) =>
      units.map((group) => group.map((model) => standing(model))),
    );
    if (!mayCharge(models, targets, [...targets, ...others].flat()))
      return { eligible: false, needed: null, chance: 0 };
    const needed = neededRoll(models, targets);
    return { eligible: true, needed, chance: chanceOfTwoDice(needed) };
  },
);

const fightersCheck = check(z.object({ unit: many, enemies: groups }), ({ unit, enemies }) => {
  const found = fightersOf(
    unit.map((model) => standing(model)),
    enemies.map((group) => group.map((model) => standing(model))),
  );
  return { fighters: found.map(({ model }) => model), targets: found.map(({ targets }) => targets) };
});

const objectiveCheck = check(
  z.object({
    objective: marker,
    models: z.array(modelSchema.extend({ side, oc: z.number().min(0).max(1000) })).max(200),
  }),
  ({ objective, models }) =>
    control(
      objective,
      models.map((model) => standing(model)),
    ),
);

const deployCheck = check(
  z.object({
    zone: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    unit: unitSchema,
    others: modelsSchema.default([]),
    terrain: terrainSchema.default([]),
  }),
  ({ zone, unit, others, terrain }) => {
    const { models } = unitOf(unit);
    const reason = judgeDeployment({ zone, models, others: others.map((model) => standing(model)), terrain });
    return reason === null ? { legal: true } : { legal: false, reason };
  },
);

const shootingCheck = check(
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
      models: unit.models.map((model) => standing(model, unit.keywords)),
      guns: weapons.map(({ range, keywords }) => ({ range, keywords: new Keywords(keywords) })),
      targets: targets.map((target) => ({
        ...unitOf(target),
        loneOperative: target.abilities.includes('lone-operative'),
      })),
      friends: friends.flatMap((friend) => unitOf(friend).models),
      terrain,
    }),
  }),
);

const fightOrderCheck = check(
  z.object({
    turn: side,
    last: z.object({ side, step: z.enum(['first', 'rest']) }).nullable(),
    units: z
      .array(z.object({ id: z.string(), side, eligible: z.boolean(), fightsFirst: z.boolean(), fought: z.boolean() }))
      .max(40),
  }),
  ({ turn, last, units }) => fightOrder(turn, last, units),
);

const moraleCheck = check(
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
);

const stragglersCheck = check(z.object({ models: z.array(modelSchema.extend({ wounds })).max(200) }), ({ models }) => ({
  removed: stragglers(models.map((model) => standing(model))),
}));

const lossCheck = check(
  z.object({
    models: z
      .array(modelSchema.extend({ wounds, w: wounds, weapons: indices, leader: z.boolean().default(false) }))
      .min(1)
      .max(200),
  }),
  ({ models }) => ({ model: nextLoss(models.map((model) => standing(model))) }),
);

const CHECKS: { readonly [name: string]: Check } = {
  distance: distanceCheck,
  within: withinCheck,
  coherency: coherencyCheck,
  engagement: engagementCheck,
  move: moveCheck,
  'line-of-sight': sightCheck,
  cover: coverCheck,
  charge: chargeCheck,
  fighters: fightersCheck,
  objective: objectiveCheck,
  deploy: deployCheck,
  shooting: shootingCheck,
  'fight-order': fightOrderCheck,
  morale: moraleCheck,
  stragglers: stragglersCheck,
  loss: lossCheck,
};

/** Answers one question; never throws on input. */
export function answerCheck(name: string, input: unknown): ReturnType<Check> {
  if (Object.hasOwn(CHECKS, name)) return CHECKS[name](input);
  const known = Object.keys(CHECKS).join(', ');
  return {
    error: {
      code: 'skirmish/unknown-check',
      path: 'check',
      message: `there is no check "${name.slice(0, 60)}"; known: ${known}`,
    },
  };
}
