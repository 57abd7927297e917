// The parts of a wh40k/attack request as they are written, before defaults are filled in.
import type * as z from 'zod';
import type { attackSchema, volleySchema } from '../schema/index.ts';

export type AttackRequest = z.input<typeof attackSchema>;
export type VolleyInput = z.input<typeof volleySchema>;
export type TargetInput = NonNullable<AttackRequest['target']>;
export type GroupInput = NonNullable<TargetInput['groups']>[number];
export type AttackerInput = NonNullable<AttackRequest['attacker']>;
