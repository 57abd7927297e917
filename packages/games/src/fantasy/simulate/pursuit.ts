// Flight and pursuit rolled die by die.
import type { Dice } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import type { Chase, Feat, MoveRoll } from '../card/pursuit.ts';
import { passesTest, type Test } from '../card/result.ts';
import type { Fighter } from '../card/side.ts';
import type { en } from '../words/en.ts';
import { rollDistance } from './distance.ts';

const say = emitter<typeof en>();

/** What the winner made of its victory, and for the caught how far they came. */
export interface Pursued {
  readonly feat: Feat;
  readonly inches: number;
}

/** null where it lets them go. */
export function pursue(dice: Dice, chase: Chase, winner: Fighter, feat: Feat): Pursued | null {
  if (feat === 'overruns') return overruns(dice, chase, winner) ? { feat, inches: 0 } : null;
  if (staysBack(dice, chase, winner)) return null;
  const inches = rollMove(dice, feat === 'runsDown' ? chase.flees : chase.fallsBack, 'flight');
  if (rollMove(dice, chase.pursues, 'pursuit') < inches) return null;
  dice.log?.note(say('note-caught', { feat }));
  return { feat, inches };
}

function overruns(dice: Dice, chase: Chase, winner: Fighter): boolean {
  if (chase.overruns === 'never') return false;
  return chase.overruns === 'always' || !staysBack(dice, chase, winner);
}

function staysBack(dice: Dice, { restrains }: Chase, winner: Fighter): boolean {
  return restrains !== null && passesOnce(dice, winner, restrains);
}

/** A test of Leadership on two dice, or on three of which the highest is dropped. */
export function passesOnce(dice: Dice, own: Fighter, test: Test): boolean {
  const faces = [dice.d6('Leadership'), dice.d6('Leadership')];
  if (test.threeDice) faces.push(dice.d6('Leadership'));
  const sum = faces.reduce((total, face) => total + face, 0);
  return passesTest(own, test, test.threeDice ? sum - Math.max(...faces) : sum);
}

export function rollMove(dice: Dice, { dice: kind, plusDie, less }: MoveRoll, reason: string): number {
  const rolled = rollDistance(dice, kind, reason) + (plusDie ? dice.d6('Swiftstride') : 0);
  return Math.max(1, rolled - less);
}
