// The dice of a charge, a flight or a pursuit, thrown.
import type { Dice } from '@oddsmith/kernel';
import type { DistanceDice } from '../card/charge.ts';

export function rollDistance(dice: Dice, kind: DistanceDice, reason: string): number {
  const faces = [dice.d6(reason), dice.d6(reason)];
  if (kind === 'higher') return Math.max(...faces);
  if (kind === 'lower') return Math.min(...faces);
  if (kind === 'bestTwo') faces.push(dice.d6(reason));
  const sum = faces.reduce((total, face) => total + face, 0);
  return kind === 'bestTwo' ? sum - Math.min(...faces) : sum;
}
