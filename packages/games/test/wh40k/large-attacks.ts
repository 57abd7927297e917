// Large mixed attacks drawn from a seed: several weapons and units, mixed targets, every switch.
import { Random } from '@oddsmith/kernel';

/** The same attack for the same seed on every machine. */
export function largeAttack(seed: number) {
  const random = new Random(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[random.uint32() % values.length];
  const chance = (share: number): boolean => random.unit() < share;
  const some = <Value>(values: readonly Value[], share: number): Value[] => values.filter(() => chance(share));
  const weapon = () => ({
    kind: pick(['ranged', 'ranged', 'melee'] as const),
    attacks: pick([2, 4, 'D6', 'D3+3', '2D6']),
    skill: pick([2, 3, 4, 5, null]),
    strength: pick([3, 4, 6, 8, 12, 'D6+6']),
    ap: pick([0, -1, -2, -3]),
    damage: pick([1, 2, 3, 'D3', 'D6', 'D6+1', '2D3']),
    keywords: [
      ...some(['Lethal Hits', 'Devastating Wounds', 'Twin-linked', 'Blast', 'Heavy', 'Precision', 'Lance'], 0.3),
      ...some(['Melta 2', 'Rapid Fire 2', 'Anti-Infantry 4+', 'Ignores Cover', 'Hazardous', 'Psychic'], 0.25),
      ...some(['Extra Attacks', 'Indirect Fire', 'Conversion'], 0.1),
      ...some([pick(['Sustained Hits 1', 'Sustained Hits 2', 'Sustained Hits D3'])], 0.4),
    ],
  });
  const group = (name: string, character: boolean) => ({
    name,
    models: character ? 1 : pick([3, 5, 10]),
    wounds: character ? pick([4, 6]) : pick([1, 2, 3]),
    toughness: pick([3, 4, 5, 9]),
    save: pick([2, 3, 4, 6, 7]),
    invuln: pick([null, null, 4, 5]),
    fnp: pick([null, null, 5]),
    fnpMortal: pick([null, null, null, 4]),
    rerollSaves: pick([null, null, 'ones', 'fails'] as const),
    apReduction: pick([null, null, 1]),
    damageReduction: pick([null, null, 1]),
    halveDamage: pick([null, null, null, true]),
    character,
    keywords: ['Infantry'],
  });
  const volley = () => Array.from({ length: pick([1, 2, 3]) }, () => ({ weapon: weapon(), count: pick([1, 2, 3]) }));
  const context = () => ({
    halfRange: chance(0.5),
    stationary: chance(0.5),
    charged: chance(0.5),
    cover: chance(0.5),
    precision: chance(0.5),
    unseen: chance(0.5),
    beyond12: chance(0.5),
    overwatch: chance(0.1),
    attacksModifier: pick([0, 0, 1, -1]),
    strengthModifier: pick([0, 0, 1]),
    hitModifier: pick([-1, 0, 0, 1]),
    woundModifier: pick([-1, 0, 0, 1]),
    rerollHits: pick(['none', 'ones', 'fails', 'nonCrits'] as const),
    rerollWounds: pick(['none', 'none', 'ones', 'fails'] as const),
    rerollDamage: pick(['none', 'none', 'ones', 'belowAverage'] as const),
    rerollOneHit: chance(0.2),
    rerollOneWound: chance(0.2),
    rerollOneDamage: chance(0.2),
    critHitOn: pick([6, 6, 5]),
    mortalWounds: pick([null, null, null, 'D3', { dice: 6, on: 5 }]),
  });
  return {
    volley: volley(),
    context: context(),
    target: {
      groups: [group('Bodyguard', false), group('Others', false), ...(chance(0.6) ? [group('Leader', true)] : [])],
      ignoreFirstFailedSave: chance(0.2),
      stealth: chance(0.2),
    },
    attacker: { models: 3, wounds: 2, fnp: pick([null, 5]) },
    followedBy: chance(0.25) ? [{ volley: volley(), context: context() }] : [],
  };
}
