// Random unit cards for the agreement tests: seeded, and with every rule and weapon of the system.
import { cardRules, WEAPONS } from '@oddsmith/games/fantasy';
import type { Draw } from './random-battles.ts';

type System = 'oldWorld' | 'ninthAge';
type Json = { [field: string]: unknown };

/** A value that the rule can read. */
const VALUES: { readonly [reading: string]: readonly string[] } = {
  anything: [''],
  dice: [' (1)', ' (2)', ' (D3)'],
  number: [' (1)', ' (2)'],
  save: [' (4+)', ' (6+)'],
  maybeDice: ['', ' (D3)'],
  anySave: [' (4+)', ' (6+)', ' (+1, max. 4+)'],
  words: [' (+1 Strength, +1 Attack Value)', ' (Poison Attacks, +1 AP)'],
};

function rulesOf(draw: Draw, system: System, chance: number): string[] {
  return cardRules
    .filter(({ systems }) => systems.includes(system) && draw.chance(chance))
    .map(({ name, reading }) => name + draw.of(...VALUES[reading]));
}

function profile(draw: Draw, system: System): Json {
  return {
    weaponSkill: draw.of(0, 2, 3, 4, 5, 9),
    defensiveSkill: draw.of(null, 2, 5),
    strength: draw.of(2, 3, 4, 6),
    toughness: draw.of(2, 3, 4, 6),
    armourPiercing: draw.of(0, 0, 1),
    wounds: draw.of(1, 1, 2, 3),
    initiative: draw.of(2, 3, 3, 4, 6),
    leadership: draw.of(5, 7, 9),
    weapon: weaponOf(draw, system),
    armourSave: draw.of(7, 7, 5, 2, 1),
    shield: draw.chance(0.4),
    ward: draw.of<unknown>('none', 'none', 5),
    regeneration: draw.of<unknown>('none', 'none', 4, 6),
    troopType: draw.of(
      'regularInfantry',
      'heavyInfantry',
      'monstrousInfantry',
      'swarms',
      'heavyCavalry',
      'warBeasts',
      'heavyChariot',
      'behemoth',
    ),
    height: draw.of('standard', 'standard', 'large', 'gigantic'),
    formation: draw.of('close', 'close', 'open', 'skirmish'),
    armyRules: true,
  };
}

function situation(draw: Draw): Json {
  return {
    champion: draw.of(null, null, {}, { attacks: 1 }),
    standard: draw.chance(0.4),
    musician: draw.chance(0.4),
    battleStandard: draw.chance(0.2),
    bodyStrength: draw.of(null, 4),
    charging: draw.chance(0.5),
    chargeDistance: draw.of(null, 2, 8),
    disorderedCharge: draw.chance(0.1),
    arc: draw.of('front', 'front', 'flank', 'rear'),
    highGround: draw.chance(0.2),
    disrupted: draw.chance(0.1),
    breakReroll: draw.of('none', 'none', 'breaks', 'any'),
    toHitModifier: draw.of(0, 0, 1, -1),
    toWoundModifier: draw.of(0, 0, 1, -1),
    rerollHits: draw.of('none', 'none', '1s', 'fails'),
    rerollWounds: draw.of('none', 'none', '1s', 'fails'),
  };
}

/** By name, or now and then one written out. */
function weaponOf(draw: Draw, system: System): unknown {
  if (draw.chance(0.7)) return draw.of(...Object.keys(WEAPONS[system]));
  return {
    name: 'Claws',
    strength: draw.of<unknown>('S', 'S+1', '+2', 4),
    armourPiercing: draw.of(0, 1, 2),
    chargingArmourPiercing: draw.of(null, null, 3),
    attacks: draw.of(null, null, '+1', '+D3'),
    twoHands: draw.chance(0.3),
    strikes: draw.of(null, null, 'first', 'last'),
    rules: rulesOf(draw, system, 0.04).slice(0, 8),
  };
}

function mountOf(draw: Draw, system: System): Json | null {
  if (draw.chance(0.7)) return null;
  const rules = rulesOf(draw, system, 0.08);
  return { strength: draw.of(2, 4), initiative: draw.of(2, 4), weapon: weaponOf(draw, system), rules };
}

function crewOf(draw: Draw, system: System): Json | Json[] | null {
  if (draw.chance(0.8)) return null;
  const one = (): Json => ({ strength: draw.of(2, 4), initiative: draw.of(2, 4), weapon: weaponOf(draw, system) });
  return draw.chance(0.5) ? one() : [{ ...one(), count: draw.of(1, 2), rules: rulesOf(draw, system, 0.04) }, one()];
}

/** Few dice: every sequence of them can be walked. Most of what a card may hold is drawn rarely, but all of it is drawn. */
function smallCard(draw: Draw, system: System): Json {
  const rare = <T>(value: T, otherwise: T): T => (draw.chance(0.2) ? value : otherwise);
  return {
    ...profile(draw, system),
    ...situation(draw),
    champion: rare<unknown>(draw.of({}, { attacks: 1 }, { attacks: 1, weapon: weaponOf(draw, system) }), null),
    armourSave: rare(draw.of(5, 2, 1), 7),
    ward: rare<unknown>(5, 'none'),
    regeneration: rare<unknown>(draw.of(4, 6), 'none'),
    rerollHits: rare(draw.of('1s', 'fails'), 'none'),
    rerollWounds: rare(draw.of('1s', 'fails'), 'none'),
    breakReroll: rare(draw.of('breaks', 'any'), 'none'),
    models: draw.of(1, 1, 2, 3),
    frontage: draw.of(1, 1, 2),
    contact: draw.of(0, 1, null),
    attacks: draw.of<unknown>(0, 0, 1, 1, 'D3-2'),
    rules: rulesOf(draw, system, 0.06),
    mount: rare(mountOf(draw, system), null),
    crew: rare(crewOf(draw, system), null),
  };
}

export function smallCardBattle(draw: Draw, system: System): Json {
  return {
    system,
    first: smallCard(draw, system),
    second: smallCard(draw, system),
    rounds: draw.of(1, 1, 1, 1, 1, 2),
  };
}

export function largeCardBattle(draw: Draw, system: System): Json {
  const card = (): Json => {
    const body = profile(draw, system);
    const models = Math.max(2, Math.floor((6 + draw.upTo(14)) / Number(body.wounds)));
    return {
      ...body,
      ...situation(draw),
      models,
      frontage: draw.of(3, 4, 5, 6),
      attacks: draw.of<unknown>(1, 1, 2, 'D3'),
      alreadyLost: draw.of(0, 0, 1),
      rules: rulesOf(draw, system, 0.06),
      mount: mountOf(draw, system),
      crew: crewOf(draw, system),
    };
  };
  return { system, first: card(), second: card(), rounds: draw.of(1, 2, 3) };
}
