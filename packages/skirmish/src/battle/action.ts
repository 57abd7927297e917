// What a player may ask for, as JSON: parsed before it is looked at.
import { unspokenFromZod, z } from '@oddsmith/games';
import { type Refused, say } from '../words/say.ts';

const id = z.string().max(20);
const MOST = 200;

const coordinate = z.number().min(-100).max(200);
const facing = z.int().min(0).max(359);
const corner = z.tuple([coordinate, coordinate]);
const side = z.literal([0, 1]);

const pathSchema = z.strictObject({
  model: id,
  to: z.array(corner).max(50),
  z: coordinate.optional(),
  facing: facing.optional(),
});
export type Path = z.output<typeof pathSchema>;
const paths = z.array(pathSchema).max(MOST);

const shotSchema = z.strictObject({
  /** Index into the weapons of the setup unit `of`. */
  weapon: z.int().min(0).max(MOST),
  of: z.int().min(0).max(MOST),
  models: z.array(id).min(1).max(MOST),
  target: id,
  precision: z.boolean().optional(),
});
export type Shot = z.output<typeof shotSchema>;
const shots = z.array(shotSchema).max(MOST);

const placeSchema = z.strictObject({ x: coordinate, y: coordinate, z: coordinate, facing });
export type Place = z.output<typeof placeSchema>;

const ACTIONS = {
  deploy: z.strictObject({ type: z.literal('deploy'), unit: id, places: z.array(placeSchema).max(MOST) }),
  'roll-off': z.strictObject({ type: z.literal('roll-off') }),
  command: z.strictObject({ type: z.literal('command') }),
  move: z.strictObject({
    type: z.literal('move'),
    unit: id,
    kind: z.enum(['stationary', 'normal', 'advance', 'fall-back']),
    paths,
  }),
  advance: z.strictObject({ type: z.literal('advance'), unit: id }),
  shoot: z.strictObject({ type: z.literal('shoot'), unit: id, shots }),
  grenade: z.strictObject({ type: z.literal('grenade'), unit: id, target: id }),
  'declare-charge': z.strictObject({
    type: z.literal('declare-charge'),
    unit: id,
    targets: z.array(id).min(1).max(20),
  }),
  'charge-move': z.strictObject({ type: z.literal('charge-move'), unit: id, paths }),
  'charge-stop': z.strictObject({ type: z.literal('charge-stop'), unit: id }),
  'pile-in': z.strictObject({ type: z.literal('pile-in'), unit: id, paths }),
  fight: z.strictObject({ type: z.literal('fight'), unit: id, shots }),
  consolidate: z.strictObject({
    type: z.literal('consolidate'),
    unit: id,
    toward: z.enum(['enemy', 'objective']),
    objective: z.int().min(0).max(20).optional(),
    paths,
  }),
  reroll: z.strictObject({ type: z.literal('reroll') }),
  overwatch: z.strictObject({ type: z.literal('overwatch'), unit: id, shots }),
  pass: z.strictObject({ type: z.literal('pass') }),
  'loss-order': z.strictObject({
    type: z.literal('loss-order'),
    unit: id,
    order: z.array(id).max(MOST).nullable(),
  }),
  'end-phase': z.strictObject({ type: z.literal('end-phase') }),
  concede: z.strictObject({ type: z.literal('concede'), side }),
};

export type ActionType = keyof typeof ACTIONS;
export type ActionOf<Type extends ActionType> = z.output<(typeof ACTIONS)[Type]>;
export type Action = { [Type in ActionType]: ActionOf<Type> }[ActionType];

export const ACTION_TYPES = Object.keys(ACTIONS) as ActionType[];

/** What came from outside, as an action; nothing is known yet of whether it is legal. */
export function parseAction(value: unknown): { readonly action: Action } | { readonly problem: Refused } {
  const type = (value as { readonly type?: unknown } | null | undefined)?.type;
  if (typeof type !== 'string' || !Object.hasOwn(ACTIONS, type)) {
    const message = say('unknown-action', { known: ACTION_TYPES });
    return { problem: { code: 'skirmish/unknown-action', path: 'type', message } };
  }
  const parsed = ACTIONS[type as ActionType].safeParse(value);
  if (!parsed.success) return { problem: unspokenFromZod('skirmish', parsed.error, value) };
  return { action: parsed.data };
}
