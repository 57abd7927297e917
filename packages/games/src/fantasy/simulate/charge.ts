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

/** `fled` are inches that the charged have run since it was declared. */
export function makeCharge(dice: Dice, roll: ChargeRoll, fled: number): ChargeMade {
  const distance = roll.distance + fled;
  dice.log?.note(say('note-charge', { distance }));
  const plus = roll.plusDie ? dice.d6('Swiftstride') : 0;
  const carry = (): number => roll.movement + Math.max(roll.least, rollDistance(dice, roll.dice, 'charge')) + plus;
  let range = carry();
  if (roll.again && range < distance) range = carry();
  const arrives = range >= distance && roll.distance <= roll.declared;
  dice.log?.note(say('note-charge-end', { range, arrives }));
  return { range, arrives };
}
