// Six sample units of the original skirmish notes, and the same units with current values.
import { known } from '../../contract/defined-fields.ts';
import type { ModelProfile, Stats, UnitTemplate, Weapon } from '../skirmish-rules.ts';
import type { Unit, UnitWeapon } from '../units/index.ts';

function stats(m: number, t: number, sv: number, w: number, ld: number, oc: number, invulnerable?: number): Stats {
  const line = { movement: m, toughness: t, save: sv, wounds: w, leadership: ld, objectiveControl: oc };
  return { ...line, ...known({ invulnerable }) };
}

type Profile = readonly [
  name: string,
  range: Weapon['range'],
  attacks: Weapon['attacks'],
  skill: number,
  strength: number,
  ap: number,
  damage: Weapon['damage'],
  ...keywords: string[],
];

function weapon([name, range, attacks, skill, strength, ap, damage, ...keywords]: Profile): Weapon {
  const type = range === 'melee' ? 'melee' : 'ranged';
  return { name, type, range, attacks, skill, strength, ap, damage, keywords };
}

function squad(name: string, count: number, line: Stats, weapons: readonly Profile[]): readonly ModelProfile[] {
  const model = { name, stats: line, weapons: weapons.map(weapon) };
  return Array.from({ length: count }, () => model);
}

/** As the notes have them (they differ from the datasheets in places). */
export const sampleUnits: readonly UnitTemplate[] = [
  {
    name: 'Intercessor Squad',
    faction: 'Space Marines',
    role: 'Battleline',
    keywords: ['Infantry', 'Battleline'],
    models: squad('Intercessor', 5, stats(6, 4, 3, 2, 6, 2), [
      ['Bolt rifle', 24, 2, 3, 4, -1, 1, 'RAPID FIRE 1'],
      ['Astartes combat weapon', 'melee', 3, 3, 4, 0, 1],
    ]),
  },
  {
    name: 'Terminator Squad',
    faction: 'Space Marines',
    role: 'Elite',
    keywords: ['Infantry', 'Terminator'],
    models: squad('Terminator', 5, stats(5, 5, 2, 3, 6, 1), [
      ['Storm bolter', 24, 2, 3, 4, 0, 1, 'RAPID FIRE 2'],
      ['Power fist', 'melee', 3, 3, 8, -2, 2, 'ANTI-VEHICLE 3+'],
    ]),
  },
  {
    name: 'Predator Destructor',
    faction: 'Space Marines',
    role: 'Vehicle',
    keywords: ['Vehicle'],
    models: squad('Predator Destructor', 1, stats(10, 10, 3, 11, 7, 3), [
      ['Predator autocannon', 48, 4, 3, 9, -1, 3, 'TWIN-LINKED'],
      ['Sponson heavy bolters', 36, 6, 3, 5, -1, 2],
    ]),
  },
  {
    name: 'Necron Warriors',
    faction: 'Necrons',
    role: 'Battleline',
    keywords: ['Infantry', 'Battleline'],
    models: squad('Necron Warrior', 10, stats(5, 4, 4, 1, 7, 2), [
      ['Gauss flayer', 24, 1, 4, 4, -1, 1, 'RAPID FIRE 1'],
      ['Close combat weapon', 'melee', 2, 4, 4, 0, 1],
    ]),
  },
  {
    name: 'Immortals',
    faction: 'Necrons',
    role: 'Elite',
    keywords: ['Infantry'],
    models: squad('Immortal', 5, stats(5, 5, 3, 2, 7, 2), [
      ['Gauss blaster', 24, 2, 3, 5, -1, 1, 'RAPID FIRE 1'],
      ['Close combat weapon', 'melee', 2, 4, 5, 0, 1],
    ]),
  },
  {
    name: 'Doomsday Ark',
    faction: 'Necrons',
    role: 'Vehicle',
    keywords: ['Vehicle', 'Fly'],
    models: squad('Doomsday Ark', 1, stats(10, 11, 3, 14, 7, 4), [
      ['Doomsday cannon (focused)', 72, 1, 3, 16, -4, 'D6', 'BLAST'],
      ['Gauss flayer arrays', 24, 12, 3, 4, -1, 1, 'RAPID FIRE 3'],
    ]),
  },
];

/** The same six with the values of June 2026. */
export const currentUnits: readonly UnitTemplate[] = [
  {
    name: 'Intercessor Squad',
    faction: 'Space Marines',
    role: 'Battleline',
    points: 80,
    keywords: ['Infantry', 'Battleline', 'Imperium', 'Tacticus'],
    models: squad('Intercessor', 5, stats(6, 4, 3, 2, 6, 2), [
      ['Bolt rifle', 24, 2, 3, 4, -1, 1, 'Assault', 'Heavy'],
      ['Close combat weapon', 'melee', 3, 3, 4, 0, 1],
    ]),
  },
  {
    name: 'Terminator Squad',
    faction: 'Space Marines',
    role: 'Elite',
    points: 170,
    keywords: ['Infantry', 'Imperium', 'Terminator'],
    models: squad('Terminator', 5, stats(5, 5, 2, 3, 6, 1, 4), [
      ['Storm bolter', 24, 2, 3, 4, 0, 1, 'Rapid Fire 2'],
      ['Power fist', 'melee', 3, 3, 8, -2, 2],
    ]),
  },
  {
    name: 'Predator Destructor',
    faction: 'Space Marines',
    role: 'Vehicle',
    points: 140,
    keywords: ['Vehicle', 'Imperium'],
    models: squad('Predator Destructor', 1, stats(10, 10, 3, 11, 6, 3), [
      ['Predator autocannon', 48, 4, 3, 9, -1, 3, 'Rapid Fire 2'],
      ['Heavy bolter', 36, 3, 3, 5, -1, 2, 'Sustained Hits 1'],
      ['Heavy bolter', 36, 3, 3, 5, -1, 2, 'Sustained Hits 1'],
      ['Armoured tracks', 'melee', 3, 4, 6, 0, 1],
    ]),
  },
  {
    name: 'Necron Warriors',
    faction: 'Necrons',
    role: 'Battleline',
    points: 90,
    keywords: ['Infantry', 'Battleline'],
    models: squad('Necron Warrior', 10, stats(5, 4, 4, 1, 7, 2), [
      ['Gauss flayer', 24, 1, 4, 4, 0, 1, 'Lethal Hits', 'Rapid Fire 1'],
      ['Close combat weapon', 'melee', 1, 4, 4, 0, 1],
    ]),
  },
  {
    name: 'Immortals',
    faction: 'Necrons',
    role: 'Battleline',
    points: 70,
    keywords: ['Infantry', 'Battleline'],
    models: squad('Immortal', 5, stats(5, 5, 3, 1, 7, 2), [
      ['Gauss blaster', 24, 2, 3, 5, -1, 1, 'Lethal Hits'],
      ['Close combat weapon', 'melee', 2, 3, 4, 0, 1],
    ]),
  },
  {
    name: 'Doomsday Ark',
    faction: 'Necrons',
    role: 'Vehicle',
    points: 200,
    keywords: ['Vehicle', 'Fly'],
    models: squad('Doomsday Ark', 1, stats(10, 9, 3, 14, 7, 5, 4), [
      ['Doomsday cannon', 72, 'D6+1', 3, 18, -4, 4, 'Blast', 'Heavy'],
      ['Gauss flayer array', 24, 5, 3, 4, 0, 1, 'Lethal Hits', 'Rapid Fire 5'],
      ['Gauss flayer array', 24, 5, 3, 4, 0, 1, 'Lethal Hits', 'Rapid Fire 5'],
      ['Armoured bulk', 'melee', 3, 4, 6, 0, 1],
    ]),
  },
];

/** A sample unit as armies list it, so that the full rules can be played with it. */
export function unitOfTemplate(template: UnitTemplate): Unit {
  const [first] = template.models;
  const { movement, toughness, save, wounds, leadership, objectiveControl, invulnerable } = first.stats;
  const weapons = new Map<string, UnitWeapon>();
  for (const model of template.models) {
    for (const carried of model.weapons) {
      const count = (weapons.get(carried.name)?.count ?? 0) + 1;
      const { type, range, ...profile } = carried;
      weapons.set(carried.name, { ...profile, kind: type, range: range === 'melee' ? 'Melee' : range, count });
    }
  }
  return {
    name: template.name,
    faction: template.faction,
    ...known({ points: template.points }),
    keywords: template.keywords,
    models: [
      {
        name: first.name,
        count: template.models.length,
        m: movement,
        t: toughness,
        sv: save,
        w: wounds,
        ld: leadership,
        oc: objectiveControl,
        ...known({ invuln: invulnerable }),
      },
    ],
    weapons: [...weapons.values()],
  };
}
