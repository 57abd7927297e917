// Small attacks drawn from a seed over every field, few enough dice that every path can be walked.
import { Random } from '@oddsmith/kernel';

/** The same attack for the same seed on every machine. */
export function randomAttack(seed: number, dice: 'few' | 'many' = 'few') {
  const random = new Random(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[random.uint32() % values.length];
  const chance = (share: number): boolean => random.unit() < share;
  const few = dice === 'few';
  // Fields that came later have dice of their own, so that attacks of before stay; large ones go without.
  const later = new Random(seed + 1_000_000);
  const pickLater = <Value>(values: readonly Value[]): Value => values[later.uint32() % values.length];
  const sometimes = <Fields extends object>(share: number, fields: Fields): Partial<Fields> =>
    few && later.unit() < share ? fields : {};
  const keywords = () =>
    [
      ['Lethal Hits', 0.2],
      [pick(['Sustained Hits 1', 'Sustained Hits 1: Infantry/Beasts', 'Sustained Hits 1: Vehicles']), 0.2],
      ['Devastating Wounds', 0.25],
      [pick(['Anti-Infantry 4+', 'Anti-Character 5+', 'Anti-Monster/Vehicle 3+']), 0.2],
      ['Twin-linked', 0.1],
      ['Heavy', 0.15],
      [pick(['Conversion', 'Conversion 18']), 0.15],
      ['Indirect Fire', 0.1],
      ['Precision', 0.25],
      ['Ignores Cover', 0.1],
      ['Melta 1', 0.15],
      ['Psychic', 0.15],
      ['Pistol', 0.1],
      ['Extra Attacks', 0.05],
      ['Hazardous', 0.1],
    ].flatMap(([keyword, share]) => (chance(share as number) ? [keyword as string] : []));
  const weapon = () => ({
    kind: pick(['ranged', 'ranged', 'melee'] as const),
    attacks: few ? pick([1, 1, 1, 2, 'D3']) : pick([2, 4, 'D6', 'D3+2']),
    skill: pick([3, 4, 5, null]),
    strength: pick([3, 4, 8, 4]),
    ap: pick([0, -1, -2]),
    damage: pick([1, 2, 'D3']),
    keywords: [...keywords(), ...negated()],
  });
  const negated = () =>
    few && later.unit() < 0.15
      ? [pickLater(['Sustained Hits 1: non-Vehicles', 'Anti-non-Vehicle 4+', 'Lethal Hits: non-Infantry/Beast'])]
      : [];
  const modifiers = () =>
    chance(0.5)
      ? {
          hitModifier: pick([0, 1, -1]),
          ...(chance(0.3) ? { rerollHits: pick(['none', 'ones', 'fails'] as const) } : {}),
          ...(chance(0.3) ? { rerollWounds: pick(['none', 'ones', 'nonCrits'] as const) } : {}),
          ...(chance(0.3) ? { critHitOn: pick([4, 5, 6]) } : {}),
          ...(chance(0.3) ? { keywords: ['Lethal Hits'] } : {}),
          ...(chance(0.2) ? { damageMultiplier: 2 } : {}),
          ...(chance(0.2) ? { strengthMultiplier: 2, strengthModifier: -1 } : {}),
          ...(chance(0.2) ? { cover: chance(0.5) } : {}),
          ...sometimes(0.2, { critHitOn: 4, critHitNeedsSuccess: true }),
          ...sometimes(0.2, { critWoundOn: 4, critWoundNeedsSuccess: true }),
          ...sometimes(0.1, { attackerEngaged: true }),
        }
      : null;
  const entry = () => ({ weapon: weapon(), count: few ? 1 : pick([1, 2, 3]), modifiers: modifiers() });
  const group = (character: boolean) => ({
    name: character ? 'Leader' : 'Guard',
    models: character ? 1 : few ? pick([1, 2]) : pick([3, 5]),
    wounds: pick([1, 2, 3]),
    toughness: pick([3, 4, 8]),
    save: pick([3, 5, 7]),
    character,
    ...(chance(0.3) ? { invuln: pick([4, 5]) } : {}),
    ...(chance(0.2) ? { fnp: pick([5, 6]) } : {}),
    ...(chance(0.2) ? { setDamage: pick([0, 1]) } : {}),
    ...(chance(0.2) ? { stealth: chance(0.5) } : {}),
    ...(chance(0.2) ? { rerollSaves: pick(['ones', 'fails'] as const) } : {}),
    keywords: chance(0.5) ? ['Infantry'] : ['Vehicle'],
    ...sometimes(0.2, { damageReduction: 1, halveDamage: later.unit() < 0.3 }),
    ...sometimes(0.3, { damageWording: pickLater(['allocated', 'against'] as const) }),
  });
  const wounded = (one: ReturnType<typeof group>) => ({
    ...one,
    ...(one.wounds > 1 ? sometimes(0.3, { firstModelWounds: one.wounds - 1 }) : {}),
  });
  const die = (share: number) => (chance(share) ? 1 + (random.uint32() % 6) : null);
  const groups = [group(false), ...(chance(0.4) ? [group(false)] : []), ...(chance(0.5) ? [group(true)] : [])];
  if (few && later.unit() < 0.15) groups.push({ ...group(true), models: pickLater([1, 2]) });
  const order = later.unit() < 0.3 ? groups.toReversed() : groups;
  const hasAdvanced = later.unit() < 0.1;
  return {
    edition: pick(['10', '11'] as const),
    volley: Array.from({ length: pick([1, 1, 2]) }, entry),
    context: {
      halfRange: chance(0.3),
      stationary: chance(0.3),
      movedAtMost3: chance(0.2),
      charged: chance(0.2),
      advanced: hasAdvanced,
      cover: chance(0.3),
      precision: chance(0.6),
      unseen: chance(0.2),
      spotted: chance(0.2),
      overwatch: chance(0.15),
      overwatchOn: pick([4, 5, 6]),
      beyond12: chance(0.4),
      distance: chance(0.3) ? pick([6, 15, 20]) : null,
      plungingFire: chance(0.2),
      engaged: chance(0.2),
      attackerEngaged: later.unit() < 0.15,
      damaged: chance(0.2),
      hitModifier: pick([-1, 0, 0, 1]),
      skillModifier: pick([-1, 0, 0, 1]),
      attacksModifier: few ? 0 : pick([0, 0, 1, -1]),
      attacksMultiplier: chance(0.1) && !few ? 2 : 1,
      damageMultiplier: chance(0.2) ? 2 : 1,
      damageModifier: pick([0, 0, 1, -1]),
      rerollHits: pick(['none', 'none', 'ones', 'fails'] as const),
      rerollWounds: pick(['none', 'none', 'ones'] as const),
      rerollDamage: pick(['none', 'none', 'none', 'ones', 'belowAverage'] as const),
      rerollHitDice: pick([0, 0, 0, 1, 2]),
      rerollWoundDice: pick([0, 0, 0, 1]),
      rerollOneDamage: chance(0.1),
      commandReroll: pick([null, null, 'hit', 'wound', 'damage', 'attacks'] as const),
      fixedHit: die(0.25),
      fixedWound: die(0.25),
      fixedDamage: die(0.25),
      declineLethalHits: chance(0.2),
      mortalWounds: pick([null, null, null, null, null, null, null, null, 1, { dice: 1, on: 5, max: 6, ownOn: 1 }]),
    },
    target: {
      groups: order.map(wounded),
      commandReroll: chance(0.25) ? ('save' as const) : null,
      ignoreFirstFailedSave: chance(0.15),
      stealth: chance(0.2),
      startingStrength: chance(0.3) ? 6 : null,
      leadership: 7,
    },
    attacker: {
      groups: [
        { models: 1, wounds: 2, character: chance(0.5), keywords: chance(0.5) ? ['Monster'] : [] },
        ...(later.unit() < 0.3 ? [{ models: 2, wounds: 2, firstModelWounds: 1, character: later.unit() < 0.5 }] : []),
        { models: 1, wounds: 1, fnp: chance(0.5) ? 5 : null, keywords: ['Vehicle'] },
      ],
    },
  };
}
