// A charge rolled die by die.
import type { Dice } from '@oddsmith/kernel';
import type { ChargeRoll } from '../card/charge.ts';

export interface ChargeMade {
  /** Inches that it carries. */
  readonly range: number;
  readonly arrives: boolean;
}

export function makeCharge(dice: Dice, roll: ChargeRoll): ChargeMade {
  dice.log?.note(`charge over ${roll.distance}"`);
  const plus = roll.plusDie ? dice.d6('Swiftstride') : 0;
  let range = roll.movement + Math.max(roll.least, rollOnce(dice, roll)) + plus;
  if (roll.again && range < roll.distance) range = roll.movement + Math.max(roll.least, rollOnce(dice, roll)) + plus;
  const arrives = range >= roll.distance && roll.distance <= roll.declared;
  dice.log?.note(`it carries ${range}": ${arrives ? 'it arrives' : 'it fails'}`);
  return { range, arrives };
}

function rollOnce(dice: Dice, { dice: kind }: ChargeRoll): number {
  const faces = [dice.d6('charge'), dice.d6('charge')];
  if (kind === 'higher') return Math.max(...faces);
  if (kind === 'lower') return Math.min(...faces);
  if (kind === 'bestTwo') faces.push(dice.d6('charge'));
  const sum = faces.reduce((total, face) => total + face, 0);
  return kind === 'bestTwo' ? sum - Math.min(...faces) : sum;
}
