// Typical operatives as targets, each with its share of a team worth 100.
import type { Archetype } from '../contract/firing.ts';

/** Title, wounds, save, and its share of a team worth 100. */
const OPERATIVES = [
  ['Gaunt', 7, 6, 6],
  ['Guardsman', 7, 5, 8],
  ['Fire warrior', 8, 4, 9],
  ['Ork', 10, 5, 10],
  ['Warrior', 11, 4, 11],
  ['Marine', 14, 3, 17],
  ['Marine in heavy armour', 15, 2, 20],
  ['Custodian', 18, 2, 25],
] as const;

export const archetypes: readonly Archetype[] = OPERATIVES.map(([title, wounds, save, points]) => ({
  title,
  points,
  target: { defender: { dice: 3, save, wounds } },
}));
