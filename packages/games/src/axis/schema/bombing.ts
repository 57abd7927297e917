// Strategic bombing: bombers over an industrial complex.
import * as z from 'zod';
import { type FieldMeta, flag, integer } from '../../field.ts';
import { battleFields } from './battle.ts';

export const bombingSchema = z.strictObject({
  bombers: integer(0, 100)
    .default(2)
    .meta({ title: 'Bombers', description: '12 IPC each.' } satisfies FieldMeta),
  capacity: integer(0, 1000)
    .default(20)
    .meta({
      title: 'Damage the complex can still take',
      description: 'Twice the value of its territory, less the damage it has.',
      suffix: 'IPC',
    } satisfies FieldMeta),
  inProgress: flag()
    .default(false)
    .meta({ title: 'AA fire is over', advanced: true, rule: 'in-progress' } satisfies FieldMeta),
  dice: battleFields.dice,
});

export type Bombing = z.output<typeof bombingSchema>;
