// One die with its reroll: the chance of every final face, and of success.
import type { HitValue, Reroll } from '../schema/index.ts';

/** `faces[f]` is the chance that the die ends on face f; index 0 is unused. */
export type Faces = Float64Array;

/** The die to roll against a target, or null where nothing is rolled ("auto", "none"). */
export function finalFaces(target: HitValue, reroll: Reroll): Faces | null {
  if (typeof target !== 'number') return null;
  const faces = new Float64Array(7);
  let again = 0;
  for (let face = 1; face <= 6; face++) {
    if (isRerolled(face, target, reroll)) again += 1 / 6;
    else faces[face] += 1 / 6;
  }
  for (let face = 1; face <= 6; face++) faces[face] += again / 6;
  return faces;
}

function isRerolled(face: number, target: number, reroll: Reroll): boolean {
  switch (reroll) {
    case 'none':
      return false;
    case '1s':
      return face === 1;
    case 'fails':
      return face < target;
    case 'successes':
      return face >= target;
  }
}

/** P(final face in from..to). */
export function chanceOfFaces(faces: Faces, from: number, to = 6): number {
  let chance = 0;
  for (let face = Math.max(1, from); face <= to; face++) chance += faces[face];
  return chance;
}

/** The chance that a roll succeeds, a rerolled die included. */
export function successChance(target: HitValue, reroll: Reroll): number {
  const faces = finalFaces(target, reroll);
  if (faces === null) return target === 'auto' ? 1 : 0;
  // Rounding must not push a certain success above 1: its complement is used as a chance.
  return Math.min(1, chanceOfFaces(faces, target as number));
}

/** The armour save left after piercing: above 6 there is none, and piercing does nothing to "auto". */
export function armourNeeded(armorSave: HitValue, piercing: number): HitValue {
  if (typeof armorSave !== 'number') return armorSave;
  const needed = armorSave + piercing;
  return needed > 6 ? 'none' : (needed as HitValue);
}
