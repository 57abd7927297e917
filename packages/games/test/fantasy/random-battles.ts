// Random battles for the agreement tests: seeded, so that a failure can be repeated.
import { Random } from '@oddsmith/kernel';

const TARGETS = [2, 3, 4, 5, 6, 'auto', 'none'] as const;
const REROLLS = ['none', 'none', '1s', 'successes', 'fails'] as const;

type Json = { [field: string]: unknown };

/** Draws that read well: `of(...)`, `chance(0.3)`. */
export class Draw {
  private readonly random: Random;

  constructor(seed: number) {
    this.random = new Random(seed);
  }

  of<T>(...values: readonly T[]): T {
    return values[this.random.die(values.length) - 1];
  }

  chance(p: number): boolean {
    return this.random.unit() < p;
  }

  upTo(max: number): number {
    return this.random.die(max + 1) - 1;
  }
}

function target(draw: Draw, none: number): unknown {
  if (draw.chance(none)) return 'none';
  return draw.chance(0.9) ? draw.of<number>(2, 3, 4, 5, 6) : draw.of<unknown>(...TARGETS);
}

/** A profile with any rule; every field is drawn, so that rules meet in all ways. */
export function randomProfile(draw: Draw, numAttacks: unknown): Json {
  return {
    numAttacks,
    strike: draw.chance(0.15) ? draw.of('impact', 'stomp') : 'normal',
    toHit: target(draw, 0.03),
    rerollHits: draw.of(...REROLLS),
    toWound: target(draw, 0.05),
    rerollWounds: draw.of(...REROLLS),
    armorSave: target(draw, 0.3),
    armorPiercing: draw.of(0, 0, 1, 2, 3),
    rerollArmorSaves: draw.of(...REROLLS),
    specialSave: target(draw, 0.5),
    specialSaveKind: draw.of('aegis', 'fortitude'),
    rerollSpecialSaves: draw.of(...REROLLS),
    poison: draw.chance(0.5),
    poisonOn: draw.of(6, 6, 5, 4, 2),
    poisonMode: draw.of('auto', 'auto', 'plus2'),
    lethalStrike: draw.of<unknown>(false, true, 'armour'),
    killingBlow: draw.chance(0.3),
    fury: draw.chance(0.4),
    redFury: draw.chance(0.3),
    multipleWounds: draw.of<unknown>(1, 1, 2, 'd3', 'd3-1', 0),
    armourBane: draw.of(0, 0, 1, 3),
    sunder: draw.of(0, 0, 1, 2),
    divine: draw.chance(0.3),
    flaming: draw.chance(0.3),
    toxic: draw.chance(0.15),
    targetMaxWounds: draw.of(null, 1, 2, 3, 5),
    targetFlammable: draw.chance(0.3),
    resilience: draw.of(null, 2, 4, 7),
    ward: draw.of<unknown>('none', 'none', 4, 6),
    regeneration: draw.of<unknown>('none', 'none', 5),
  };
}

/** What fantasy/attack takes beside a profile: whose rules, and characteristics instead of target numbers. */
function randomSystem(draw: Draw): Json {
  return {
    system: draw.of('dice', 'oldWorld', 'ninthAge'),
    monsterSlayer: draw.chance(0.7),
    targetKind: draw.of('infantry', 'monster', 'monster', 'chariot'),
    weaponSkill: draw.of(null, null, 4),
    targetWeaponSkill: draw.of(null, 3, 9),
    ballisticSkill: draw.of(null, null, 3, 7),
    hitModifier: draw.of(0, 0, -1, -4, 1),
    strength: draw.of(null, null, 4),
    toughness: draw.of(null, 3, 10),
  };
}

function randomTarget(draw: Draw, models: number): Json | null {
  if (draw.chance(0.4)) return null;
  const wounds = draw.of(1, 2, 3, 4);
  return {
    models,
    wounds,
    alreadyLost: draw.upTo(models * wounds - 1),
    allocation: draw.of('pool', 'model'),
  };
}

/** Few dice: every sequence of them can be walked. */
export function smallAttack(draw: Draw): Json {
  const charge = { charged: draw.chance(0.8), chargeDistance: draw.of(null, 2, 3, 9) };
  const shared = { ...charge, target: randomTarget(draw, draw.of(1, 2, 3)) };
  if (draw.chance(0.3)) return { ...shared, profiles: [randomProfile(draw, 1), randomProfile(draw, draw.of(0, 1))] };
  return { ...shared, ...randomProfile(draw, draw.of<unknown>(1, 1, 'd3-1', 'd3-2', 'd6-4')), ...randomSystem(draw) };
}

export function largeAttack(draw: Draw): Json {
  const shared = { charged: true, target: randomTarget(draw, 5 + draw.upTo(20)) };
  if (draw.chance(0.3))
    return { ...shared, profiles: [randomProfile(draw, 8 + draw.upTo(20)), randomProfile(draw, '2d6')] };
  return { ...shared, ...randomProfile(draw, draw.of<unknown>(10, 20, 40, '2d6+3', '5d3')), ...randomSystem(draw) };
}

function randomUnit(draw: Draw, models: number, numAttacks: () => unknown): Json {
  return {
    models,
    wounds: draw.of(1, 1, 2, 3),
    initiative: draw.of(3, 3, 4, 10),
    allocation: draw.of('pool', 'model'),
    charged: draw.chance(0.7),
    chargeDistance: draw.of(null, 2, 8),
    profiles: Array.from({ length: draw.of(1, 1, 2) }, () => ({
      ...randomProfile(draw, numAttacks()),
      models: draw.of(null, null, 1, 2),
      initiative: draw.of(null, null, 2, 5),
    })),
  };
}

export function smallCombat(draw: Draw): Json {
  const attacks = (): unknown => draw.of<unknown>(1, 1, 0, 'd3-2');
  return {
    first: randomUnit(draw, draw.of(1, 1, 2), attacks),
    second: randomUnit(draw, draw.of(1, 1, 2), attacks),
    rounds: draw.of(1, 1, 2),
  };
}

export function largeCombat(draw: Draw): Json {
  const attacks = (): unknown => draw.of<unknown>(1, 2, 'd3');
  return {
    first: randomUnit(draw, 3 + draw.upTo(12), attacks),
    second: randomUnit(draw, 3 + draw.upTo(12), attacks),
    rounds: draw.of(1, 2, 3),
  };
}
