// Strategic bombing: bombers over an industrial complex.

import { toggle, whole } from '../../form/field.ts';
import * as z from '../../form/zod.ts';
import { adviseField, battleFields } from './battle.ts';

export const MOST_BOMBERS = 100;

export const bombingSchema = z.strictObject({
  bombers: whole(0, MOST_BOMBERS, 2, { title: 'Bombers', description: '12 IPC each.' }),
  capacity: whole(0, 1000, 20, {
    title: 'Damage the complex can still take',
    description: 'Twice the value of its territory, less the damage it has.',
    suffix: 'IPC',
  }),
  inProgress: toggle({ title: 'AA fire is over', advanced: true, rule: 'in-progress' }),
  dice: battleFields.dice,
  advise: adviseField,
});

export type Bombing = z.output<typeof bombingSchema>;
