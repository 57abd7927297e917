// Typical units as targets, unarmed, each with the points of such a unit.
import type { Archetype } from '../contract/firing.ts';

/** Title, points, models, quality, defense, toughness of a model. */
const UNITS = [
  ['Mob', 100, 10, 5, 5, 1],
  ['Soldiers', 130, 10, 4, 5, 1],
  ['Elite infantry', 165, 5, 3, 3, 1],
  ['Heavy infantry', 190, 3, 4, 3, 3],
  ['Walker', 200, 1, 4, 3, 6],
  ['Monster', 260, 1, 4, 3, 9],
  ['Tank', 300, 1, 4, 2, 12],
] as const;

export const archetypes: readonly Archetype[] = UNITS.map(([title, points, count, quality, defense, tough]) => ({
  title,
  points,
  target: { defender: { name: title, quality, defense, models: [{ count, tough, weapons: [] }] } },
}));
