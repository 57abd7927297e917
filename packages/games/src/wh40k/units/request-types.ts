// The parts of a wh40k/attack request as they are written, before defaults are filled in.
import type * as z from '../../form/zod.ts';
import type { attackSchema, volleySchema } from '../schema/index.ts';
import type { meleeSchema } from '../schema/melee.ts';

export type AttackRequest = z.input<typeof attackSchema>;
export type VolleyInput = z.input<typeof volleySchema>;
export type TargetInput = NonNullable<AttackRequest['target']>;
export type GroupInput = NonNullable<TargetInput['groups']>[number];
export type AttackerInput = NonNullable<AttackRequest['attacker']>;
export type MeleeRequest = z.input<typeof meleeSchema>;
export type SideInput = NonNullable<MeleeRequest['first']>;
