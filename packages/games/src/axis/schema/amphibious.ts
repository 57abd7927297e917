// A landing as one battle: the fleet, what its transports carry, and the fight for the shore.

import { fact } from '../../contract/fact.ts';
import { described, integer, toggle } from '../../form/field.ts';
import * as z from '../../form/zod.ts';
import { canTakePart, UNITS, type UnitId } from '../units.ts';
import { adviseField, armySchemaOf, battleFields, waveSchema } from './battle.ts';

const MAX_LOADS = 100;
const MAX_LOAD = 2;

const aboard = (title: string) => described(integer(0, MAX_LOAD).optional(), { title });

const loadSchema = z.strictObject({ inf: aboard('infantry'), art: aboard('artillery'), arm: aboard('tank') });

const { attack, defense } = waveSchema.shape;

/** Both armies of a stage, with the units that can be there. */
function armies(naval: boolean) {
  const ashore = (id: UnitId) => UNITS.every((unit) => unit.id !== id || (unit.kind !== 'sea' && unit.landed !== true));
  const attackers = armySchemaOf((id) => canTakePart(id, 'attack', naval) && (naval || ashore(id)));
  const defenders = armySchemaOf((id) => canTakePart(id, 'defense', naval));
  return {
    attack: attack
      .unwrap()
      .extend({ units: attackers.prefault({}) })
      .prefault({}),
    defense: defense
      .unwrap()
      .omit({ owners: true, ownersLose: true })
      .extend({ units: defenders.prefault({}) })
      .prefault({}),
  };
}

const { dice, territoryValue, deadzone, switches, hits } = battleFields;

export const amphibiousObject = z.strictObject({
  sea: waveSchema
    .omit({ conquerorDefends: true, leaves: true })
    .extend(armies(true))
    .prefault({
      attack: { units: { tra: 2, des: 1, bat: 1 } },
      defense: { units: { sub: 1 } },
    }),
  cargo: described(
    z
      .array(loadSchema)
      .max(MAX_LOADS, { error: fact('at-most-of', { most: MAX_LOADS, of: 'loads' }) })
      .prefault([{ inf: 1, art: 1 }, { inf: 2 }]),
    {
      title: 'Transport loads',
      description: 'One load for each transport, in the order in which they are lost; empty transports are lost first.',
    },
  ),
  land: waveSchema
    .pick({ rounds: true, retreat: true })
    .extend(armies(false))
    .prefault({
      attack: { units: { fig: 1 } },
      defense: { units: { inf: 3 } },
    }),
  dice,
  territoryValue,
  deadzone,
  switches,
  hits,
  ignoreTransports: toggle({
    title: 'Pass by transports that nobody guards',
    description: 'They stay, nothing is fought at sea, and the ships bombard.',
    advanced: true,
    group: 'sea',
    rule: 'ignore-transports',
  }),
  advise: adviseField,
});

export type AmphibiousRequest = z.output<typeof amphibiousObject>;
export type AmphibiousInput = z.input<typeof amphibiousObject>;
