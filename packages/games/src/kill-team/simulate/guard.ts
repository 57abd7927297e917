// One die against the rules that guard its victim: rolled for, or with every roll failing, or with all that can come of it.
import type { Dice } from '@oddsmith/kernel';
import type { DieRule, GuardPlan } from '../plan.ts';

/** A die on its way. */
export interface Blow {
  readonly crit: boolean;
  readonly damage: number;
}

/** What came of it: points, and how often the limited rule has worked so far. */
export interface Taken {
  readonly points: number;
  readonly used: number;
  readonly chance: number;
}

/** How a blow is taken: all the ways it can end that are to be looked at. */
export type Taking = (guard: GuardPlan, blow: Blow, used: number) => readonly Taken[];

/** What a rule leaves of a die, or null where it does not speak of it. */
export function leaves(rule: DieRule, { crit, damage }: Blow): number | null {
  if (rule.dice === 'normal' && crit) return null;
  if (rule.dice === 'critical' && !crit) return null;
  const { lowering } = rule;
  switch (lowering.to) {
    case 'atMost':
      return damage > lowering.damage ? lowering.damage : null;
    case 'less':
      return damage >= lowering.from ? Math.max(damage - lowering.amount, 0) : null;
    case 'half': {
      const half = Math.max(Math.ceil(damage / 2), lowering.minimum);
      return half < damage ? half : null;
    }
  }
}

/** As if every roll that lowers damage failed. */
export const withoutRolls: Taking = (guard, blow, used) => {
  let { damage } = blow;
  let now = used;
  if (guard.limited?.on === null && used < guard.limited.count) {
    const left = leaves(guard.limited, blow);
    if (left !== null) {
      damage = left;
      now++;
    }
  }
  if (guard.every?.on === null) damage = leaves(guard.every, { ...blow, damage }) ?? damage;
  return [{ points: damage, used: now, chance: 1 }];
};

/** Rolled in the open; `who` names the rolls. */
export function rolledFor(dice: Dice, who: string): Taking {
  return (guard, blow, used) => {
    let { damage } = blow;
    let now = used;
    if (guard.limited !== null && used < guard.limited.count) {
      const left = leaves(guard.limited, blow);
      if (left !== null && works(dice, guard.limited, who)) {
        damage = left;
        now++;
      }
    }
    if (guard.every !== null) {
      const left = leaves(guard.every, { ...blow, damage });
      if (left !== null && works(dice, guard.every, who)) damage = left;
    }
    return [{ points: feel(dice, guard, damage, who), used: now, chance: 1 }];
  };
}

/** Whether a rule works on a die: always, or if one of its dice says so. */
export function works(dice: Dice, rule: DieRule, who: string): boolean {
  if (rule.on === null) return true;
  // Words are put together only where somebody reads them: they took longer than the roll.
  const reason = dice.log === undefined ? '' : `${who}: ${rule.rule.name} ${rule.on}+`;
  for (let roll = 0; roll < rule.rolls; roll++) if (dice.d6(reason) >= rule.on) return true;
  return false;
}

/** Points that Feel No Pain lets through. */
export function feel(dice: Dice, { feelNoPain }: GuardPlan, points: number, who: string): number {
  if (feelNoPain === null) return points;
  const reason = dice.log === undefined ? '' : `${who}: Feel No Pain ${feelNoPain}+`;
  let felt = 0;
  for (let i = 0; i < points; i++) if (dice.d6(reason) < feelNoPain) felt++;
  return felt;
}

/** Chance that a rule works, from its roll. */
function chanceOf({ on, rolls }: DieRule): number {
  if (on === null) return 1;
  let fails = 1;
  for (let roll = 0; roll < rolls; roll++) fails *= (on - 1) / 6;
  return 1 - fails;
}

/** Everything that can come of a blow. */
export const allWays: Taking = (guard, blow, used) => {
  const ways: Taken[] = [];
  const point = (damage: number, now: number, chance: number) => {
    for (const through of felt(damage, guard.feelNoPain))
      ways.push({ points: through.points, used: now, chance: chance * through.chance });
  };
  const every = (damage: number, now: number, chance: number) => {
    const left = guard.every === null ? null : leaves(guard.every, { ...blow, damage });
    const works = left === null ? 0 : chanceOf(guard.every!);
    if (works > 0) point(left!, now, chance * works);
    if (works < 1) point(damage, now, chance * (1 - works));
  };
  const left = guard.limited === null || used >= guard.limited.count ? null : leaves(guard.limited, blow);
  const works = left === null ? 0 : chanceOf(guard.limited!);
  if (works > 0) every(left!, used + 1, works);
  if (works < 1) every(blow.damage, used, 1 - works);
  return ways;
};

/** Packets of Devastating: points through, with their chance. */
export function packetWays(guard: GuardPlan, packets: number, damage: number): { points: number; chance: number }[] {
  const open: GuardPlan = { ...guard, limited: null, every: guard.everyPacket ? guard.every : null, feelNoPain: null };
  let sums = new Map<number, number>([[0, 1]]);
  for (let packet = 0; packet < packets; packet++) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums)
      for (const way of allWays(open, { crit: true, damage }, 0))
        next.set(sum + way.points, (next.get(sum + way.points) ?? 0) + chance * way.chance);
    sums = next;
  }
  return [...sums].flatMap(([sum, chance]) =>
    felt(sum, guard.feelNoPain).map((through) => ({ points: through.points, chance: chance * through.chance })),
  );
}

/** Packets of Devastating rolled for; Feel No Pain comes later, on the total. */
export function rollPackets(dice: Dice, guard: GuardPlan, packets: number, damage: number, who: string): number {
  let points = 0;
  for (let packet = 0; packet < packets; packet++) {
    const left = guard.everyPacket ? leaves(guard.every!, { crit: true, damage }) : null;
    points += left !== null && works(dice, guard.every!, who) ? left : damage;
  }
  return points;
}

/** How many points of damage get through, die by die. */
export function felt(points: number, feelNoPain: number | null): { points: number; chance: number }[] {
  if (feelNoPain === null || points === 0) return [{ points, chance: 1 }];
  const ignored = (7 - feelNoPain) / 6;
  const chances = new Float64Array(points + 1);
  chances[0] = 1;
  // In place, from the top: seven hundred points with a list for each die took 4 ms.
  for (let die = 0; die < points; die++) {
    for (let through = die + 1; through > 0; through--)
      chances[through] = chances[through - 1] * (1 - ignored) + chances[through] * ignored;
    chances[0] *= ignored;
  }
  return Array.from(chances, (chance, through) => ({ points: through, chance }));
}
