// Random battles over all units and rules, the same on every machine.
import type { BattleInput } from '@oddsmith/games/axis';
import { Random } from '@oddsmith/kernel';
import { UNIT_IDS } from '../../src/axis/units.ts';

const LAND_ATTACK = ['inf', 'inf', 'art', 'arm', 'fig', 'bom', 'inf_a', 'art_a', 'arm_a', 'bat', 'cru'] as const;
const LAND_DEFENSE = ['inf', 'inf', 'art', 'arm', 'fig', 'bom', 'aa'] as const;
const SEA = ['sub', 'sub', 'des', 'cru', 'acc', 'bat', 'dbat', 'tra', 'fig', 'bom'] as const;

export interface Limits {
  /** Units on each side of each wave. */
  readonly units: number;
  readonly waves: number;
  /** Fixed number of rounds, so that the dice run out. */
  readonly rounds?: number;
  readonly landed: boolean;
  readonly dice?: 'standard' | 'lowLuck' | 'biased';
}

export class Draw {
  readonly random: Random;

  constructor(seed: number) {
    this.random = new Random(seed);
  }

  below(n: number): number {
    return this.random.die(n) - 1;
  }

  chance(share: number): boolean {
    return this.random.unit() < share;
  }

  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)];
  }

  army(pool: readonly string[], most: number, least = 1): Record<string, number> {
    const army: Record<string, number> = {};
    for (let n = least + this.below(most - least + 1); n > 0; n--) {
      const id = this.pick(pool);
      army[id] = (army[id] ?? 0) + 1;
    }
    return army;
  }

  order(): string[] {
    const ids: string[] = [...UNIT_IDS];
    for (let k = ids.length - 1; k > 0; k--) {
      const other = this.below(k + 1);
      [ids[k], ids[other]] = [ids[other], ids[k]];
    }
    if (this.chance(0.3)) ids.unshift(`1 ${this.pick(ids)}`);
    if (this.chance(0.2)) ids.length = 6;
    return ids;
  }
}

function retreat(draw: Draw, naval: boolean): NonNullable<BattleInput['waves']>[number]['retreat'] {
  if (draw.chance(0.5)) return {};
  const rules = [
    { unitsAtMost: 1 + draw.below(3) },
    { profitBelow: draw.below(7) - 3 },
    { winChanceBelow: draw.below(10) / 10, ...(naval ? {} : { winMeans: draw.pick(['takes', 'destroys'] as const) }) },
    { killChanceAbove: draw.below(10) / 10 },
    { airLossChanceAbove: draw.below(10) / 10 },
    { optimal: 'profit' as const },
    { optimal: 'winChance' as const },
    { profitBelow: 0, deadzone: true, territoryValue: 2 },
  ];
  return draw.pick(rules);
}

export function randomBattle(seed: number, limits: Limits): BattleInput {
  const draw = new Draw(seed);
  const naval = draw.chance(0.5);
  const attackPool = naval ? SEA : limits.landed ? LAND_ATTACK : LAND_ATTACK.filter((id) => !id.endsWith('_a'));
  const flag = () => naval && draw.chance(0.3);
  const waves = Array.from({ length: 1 + draw.below(limits.waves) }, (_, w) => ({
    attack: { units: draw.army(attackPool, limits.units), orderOfLoss: draw.order(), takes: naval ? 0 : draw.below(3) },
    defense: {
      units: draw.army(naval ? SEA : LAND_DEFENSE, w === 0 ? limits.units : 1, w === 0 ? 1 : 0),
      orderOfLoss: draw.order(),
      aaLast: !naval && draw.chance(0.3),
    },
    attackerSubmerges: flag(),
    defenderSubmerges: flag(),
    attackerKeepsDestroyer: flag(),
    defenderKeepsDestroyer: flag(),
    crashFighters: flag(),
    rounds: limits.rounds ?? (draw.chance(0.15) ? 1 + draw.below(3) : null),
    retreat: retreat(draw, naval),
    conquerorDefends: w > 0 && draw.chance(0.3),
  }));
  return {
    waves,
    naval,
    dice: limits.dice ?? draw.pick(['standard', 'standard', 'lowLuck', 'biased'] as const),
    inProgress: draw.chance(0.1),
    territoryValue: draw.below(5),
    deadzone: draw.chance(0.2),
    retreatBeforeBattle: draw.chance(0.2),
    values: draw.pick(['ipc', 'ipc', 'ipc', 'count', 'power'] as const),
    switches: {
      bombardmentLimited: draw.chance(0.2),
      submergeAfterShot: draw.chance(0.2),
      attackerCarriers: draw.chance(0.2),
    },
  };
}
