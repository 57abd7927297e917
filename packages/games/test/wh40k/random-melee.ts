// Fights drawn from a seed: leaders, mixed weapons, damaged lone models.
import { Random } from '@oddsmith/kernel';

/** The same fight for the same seed on every machine. */
export function randomMelee(seed: number, dice: 'few' | 'many' = 'few') {
  const random = new Random(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[random.uint32() % values.length];
  const chance = (share: number): boolean => random.unit() < share;
  const few = dice === 'few';
  const weapon = () => ({
    kind: 'melee' as const,
    attacks: few ? 1 : pick([1, 2, 4]),
    skill: few ? null : pick([3, 4]),
    strength: pick([4, 8]),
    ap: pick([0, -2]),
    damage: pick([1, 2]),
    keywords: [
      ...(chance(0.2) ? ['Devastating Wounds'] : []),
      ...(chance(0.2) ? ['Lance'] : []),
      ...(chance(0.2) ? ['Precision'] : []),
      ...(chance(0.1) ? ['Sustained Hits 1'] : []),
    ],
  });
  const group = (character: boolean) => {
    const models = character || few ? 1 : pick([3, 5, 10]);
    return {
      name: character ? 'Leader' : 'Squad',
      models,
      wounds: character ? 2 : pick([1, 2]),
      toughness: pick([4, 5]),
      save: few ? pick([7, 7, 7, 4]) : pick([4, 7]),
      character,
      weapons: [{ weapon: weapon(), each: 1 }],
      damagedAt: models === 1 && chance(0.3) ? 1 : null,
    };
  };
  const side = () => ({
    groups: [group(false), ...(chance(0.5) ? [group(true)] : [])],
    context: { precision: chance(0.5), rerollOneHit: chance(0.2), hitModifier: pick([0, 0, 1]) },
    ...(chance(0.2) ? { ignoreFirstFailedSave: true } : {}),
  });
  return {
    edition: pick(['10', '11'] as const),
    charged: pick(['first', 'second', null] as const),
    rounds: chance(few ? 0.7 : 0.8) ? 1 : 2,
    first: side(),
    second: side(),
  };
}
