// What a program that plays battles takes of the calculators: the dice alone. Sentences, advice and presets stay out of its bundle.
import { exactCharge, prepareCharge } from './calculators/charge.ts';
import { exactAttack } from './exact/index.ts';
import { facesNeeded } from './faces-needed.ts';
import { prepareAttackInModes } from './modes.ts';
import { chargeSchema } from './schema/charge.ts';
import { attackSchema } from './schema/index.ts';
import { simulateAttack } from './simulate/index.ts';

export const attackEngine = {
  id: 'wh40k/attack',
  input: attackSchema,
  prepare: prepareAttackInModes,
  exact: exactAttack,
  simulate: simulateAttack,
  facesNeeded,
} as const;

export const chargeEngine = {
  id: 'wh40k/charge',
  input: chargeSchema,
  prepare: prepareCharge,
  exact: exactCharge,
} as const;
