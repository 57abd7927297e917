// A charge rolled die by die.
import type { Dice } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import type { ChargeRoll } from '../card/charge.ts';
import type { en } from '../words/en.ts';
import { rollDistance } from './distance.ts';

const say = emitter<typeof en>();

export interface ChargeMade {
  /** Inches that it carries. */
  readonly range: number;
  readonly arrives: boolean;
}

export function makeCharge(dice: Dice, roll: ChargeRoll): ChargeMade {
  dice.log?.note(say('note-charge', { distance: roll.distance }));
  const plus = roll.plusDie ? dice.d6('Swiftstride') : 0;
  let range = roll.movement + Math.max(roll.least, rollDistance(dice, roll.dice, 'charge')) + plus;
  if (roll.again && range < roll.distance)
    range = roll.movement + Math.max(roll.least, rollDistance(dice, roll.dice, 'charge')) + plus;
  const arrives = range >= roll.distance && roll.distance <= roll.declared;
  dice.log?.note(say('note-charge-end', { range, arrives }));
  return { range, arrives };
}
