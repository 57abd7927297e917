// Ready units of our own invention, and battles between them.
import type { Preset } from '../contract/calculator.ts';
import { type AttackInput, attackSchema, type DuelInput, duelSchema, type UnitInput } from './schema.ts';

const gun = (name: string, range: number, attacks: number, ...rules: string[]) => ({ name, range, attacks, rules });
const blade = (name: string, attacks: number, ...rules: string[]) => ({ name, range: 0, attacks, rules });

export interface SampleArmy {
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  readonly units: readonly UnitInput[];
}

const IRON_WARDENS: SampleArmy = {
  id: 'iron-wardens',
  name: 'Garrison of Hollow Gate',
  faction: 'Iron Wardens',
  units: [
    {
      name: 'Warden Squad',
      points: 165,
      quality: 3,
      defense: 3,
      rules: ['Fearless'],
      models: [
        { name: 'Warden', count: 4, weapons: [gun('Bolt Carbine', 24, 1, 'AP(1)'), blade('Blade', 2)] },
        {
          name: 'Fusion Gunner',
          count: 1,
          weapons: [gun('Fusion Lance', 18, 1, 'AP(4)', 'Deadly(3)'), blade('Blade', 2)],
        },
      ],
    },
    {
      name: 'Breaker Squad with Captain',
      points: 320,
      quality: 3,
      defense: 3,
      rules: ['Fearless'],
      models: [
        {
          name: 'Breaker',
          count: 5,
          weapons: [gun('Heavy Pistol', 12, 1, 'AP(1)'), blade('Power Hammer', 2, 'AP(2)')],
        },
        {
          name: 'Captain',
          count: 1,
          tough: 3,
          hero: true,
          quality: 3,
          rules: ['Furious Aura'],
          weapons: [gun('Master Pistol', 12, 2, 'AP(1)'), blade('Relic Sword', 4, 'AP(2)', 'Rending')],
        },
      ],
    },
    {
      name: 'Bastion Walker',
      points: 245,
      quality: 3,
      defense: 2,
      rules: ['Fear(1)'],
      models: [
        {
          count: 1,
          tough: 6,
          weapons: [gun('Twin Autocannon', 36, 4, 'AP(2)'), blade('Crushing Fist', 3, 'AP(3)', 'Deadly(3)')],
        },
      ],
    },
    {
      name: 'Longwatch Marksmen',
      points: 180,
      quality: 3,
      defense: 4,
      rules: ['Stealth'],
      models: [
        { count: 3, weapons: [gun('Longwatch Rifle', 30, 1, 'AP(1)', 'Takedown', 'Reliable'), blade('Knife', 1)] },
      ],
    },
    {
      name: 'Siege Battery',
      points: 205,
      quality: 3,
      defense: 3,
      rules: [],
      models: [{ count: 3, weapons: [gun('Storm Mortar', 30, 1, 'Blast(3)', 'Indirect'), blade('Blade', 1)] }],
    },
  ],
};

const SCRAPYARD: SampleArmy = {
  id: 'scrapyard-tide',
  name: 'The Tide of Rust',
  faction: 'Scrapyard Mobs',
  units: [
    {
      name: 'Scrapyard Mob',
      points: 110,
      quality: 5,
      defense: 5,
      rules: ['Furious'],
      models: [{ count: 10, weapons: [gun('Slug Gun', 18, 1), blade('Cleaver', 2)] }],
    },
    {
      name: 'Big Mob with Boss',
      points: 290,
      quality: 5,
      defense: 5,
      rules: ['Furious', 'Hold the Line'],
      models: [
        { name: 'Mobster', count: 18, weapons: [gun('Slug Gun', 18, 1), blade('Cleaver', 2)] },
        { name: 'Burner', count: 2, weapons: [gun('Burner', 12, 1, 'Blast(3)', 'AP(1)'), blade('Cleaver', 2)] },
        {
          name: 'Boss',
          count: 1,
          tough: 3,
          hero: true,
          quality: 4,
          defense: 4,
          weapons: [gun('Boss Gun', 18, 3), blade('Chain Axe', 5, 'AP(2)')],
        },
      ],
    },
    {
      name: 'Trampler Riders',
      points: 215,
      quality: 4,
      defense: 4,
      rules: ['Impact(2)', 'Fast'],
      models: [{ count: 3, tough: 3, weapons: [gun('Slug Gun', 18, 2), blade('Spear', 2, 'Thrust')] }],
    },
    {
      name: 'Junk Colossus',
      points: 360,
      quality: 4,
      defense: 3,
      rules: ['Fear(3)', 'No Retreat', 'Regeneration'],
      models: [
        {
          count: 1,
          tough: 12,
          weapons: [gun('Scrap Cannon', 36, 2, 'Blast(3)', 'AP(2)'), blade('Wrecking Claw', 4, 'AP(3)', 'Deadly(3)')],
        },
      ],
    },
    {
      name: 'Spear Hedge',
      points: 125,
      quality: 4,
      defense: 5,
      rules: ['Shielded'],
      models: [{ count: 6, weapons: [blade('Long Spear', 2, 'Counter')] }],
    },
  ],
};

/** Armies of our own, so that every page works before a list is imported. */
export const sampleArmies: readonly SampleArmy[] = [IRON_WARDENS, SCRAPYARD];

const [wardens, breakers, walker, marksmen, battery] = IRON_WARDENS.units;
const [mob, bigMob, riders, colossus, hedge] = SCRAPYARD.units;

export const attackPresets: readonly Preset<AttackInput>[] = [
  {
    id: 'mortars-mob',
    title: 'Mortars on a mob in cover',
    note: 'Blast multiplies every hit and cover does not help.',
    input: attackSchema.parse({ attacker: battery, defender: mob, cover: true, distance: 20 }),
  },
  {
    id: 'colossus-walker',
    title: 'Colossus charges the walker',
    note: 'Deadly against a single tough model.',
    input: attackSchema.parse({ attacker: colossus, defender: walker, phase: 'melee', charging: true }),
  },
  {
    id: 'marksmen-boss',
    title: 'Marksmen pick out the boss',
    note: 'Takedown takes the hero out of the middle of his mob.',
    input: attackSchema.parse({ attacker: marksmen, defender: bigMob }),
  },
];

export const duelPresets: readonly Preset<DuelInput>[] = [
  {
    id: 'wardens-mob',
    title: 'Wardens against a mob',
    note: 'Quality against quantity, in all nine scenarios.',
    input: duelSchema.parse({ attacker: wardens, defender: mob }),
  },
  {
    id: 'riders-hedge',
    title: 'Riders into spears',
    note: 'Counter strikes first and takes the Impact away.',
    input: duelSchema.parse({ attacker: riders, defender: hedge, scenarios: ['charge', 'receive_charge'] }),
  },
  {
    id: 'breakers-colossus',
    title: 'Breakers against the Colossus',
    note: 'Regeneration, Fear(3) and No Retreat against a led assault squad.',
    input: duelSchema.parse({ attacker: breakers, defender: colossus }),
  },
];
