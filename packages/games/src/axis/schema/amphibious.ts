// A landing as one battle: the fleet, what its transports carry, and the fight for the shore.
import * as z from 'zod';
import { type FieldMeta, integer } from '../../field.ts';
import { battleFields, waveSchema } from './battle.ts';

const MAX_LOADS = 100;
const MAX_LOAD = 2;

const aboard = (title: string) =>
  integer(0, MAX_LOAD)
    .optional()
    .meta({ title } satisfies FieldMeta);

const loadSchema = z.strictObject({ inf: aboard('infantry'), art: aboard('artillery'), arm: aboard('tank') });

const { dice, territoryValue, deadzone, switches } = battleFields;

export const amphibiousObject = z.strictObject({
  sea: waveSchema.omit({ conquerorDefends: true }).prefault({
    attack: { units: { tra: 2, des: 1, bat: 1 } },
    defense: { units: { sub: 1 } },
  }),
  cargo: z
    .array(loadSchema)
    .max(MAX_LOADS, { error: `must be at most ${MAX_LOADS} loads` })
    .prefault([{ inf: 1, art: 1 }, { inf: 2 }])
    .meta({
      title: 'What the transports carry',
      description: 'One load for each transport, in the order in which they are lost; empty transports are lost first.',
    } satisfies FieldMeta),
  land: waveSchema.pick({ attack: true, defense: true, rounds: true, retreat: true }).prefault({
    attack: { units: { fig: 1 } },
    defense: { units: { inf: 3 } },
  }),
  dice,
  territoryValue,
  deadzone,
  switches,
});

export type AmphibiousRequest = z.output<typeof amphibiousObject>;
export type AmphibiousInput = z.input<typeof amphibiousObject>;
