// Quick Start (S11): two small forces on the usual table.
import { currentUnits, sampleUnits, type UnitTemplate, unitOfTemplate } from '@oddsmith/games/wh40k';
import { USUAL_TABLE } from './fair-tables.ts';
import { setupUnitOf } from './from-army.ts';
import { LAYOUTS } from './layouts.table.ts';
import { markersOf } from './missions.ts';
import type { Force, Setup } from './schema.ts';

const ROSTERS = [
  {
    name: 'Strike Force',
    faction: 'Space Marines',
    units: ['Intercessor Squad', 'Intercessor Squad', 'Terminator Squad', 'Predator Destructor'],
  },
  {
    name: 'Awakened Phalanx',
    faction: 'Necrons',
    units: ['Necron Warriors', 'Necron Warriors', 'Immortals', 'Doomsday Ark'],
  },
] as const;

function forceOf({ name, faction, units }: (typeof ROSTERS)[number], templates: readonly UnitTemplate[]): Force {
  const chosen = units.map((wanted) => {
    const template = templates.find((candidate) => candidate.name === wanted);
    if (template === undefined) throw new Error(`there is no sample unit ${wanted}`);
    // The notes name no points: those of today are as good.
    const points = currentUnits.find((candidate) => candidate.name === wanted)?.points ?? 0;
    return setupUnitOf(unitOfTemplate({ ...template, points }));
  });
  return { name, faction, points: chosen.reduce((sum, unit) => sum + unit.points, 0), units: chosen };
}

/** `notes`: the values of the original notes instead of today's. */
export function quickStart(values: 'current' | 'notes' = 'current'): Setup {
  const templates = values === 'current' ? currentUnits : sampleUnits;
  return {
    version: 1,
    edition: '10',
    size: 500,
    mission: 'take-and-hold',
    zones: USUAL_TABLE.zones,
    terrain: LAYOUTS[USUAL_TABLE.layout],
    objectives: markersOf('take-and-hold', USUAL_TABLE.zones),
    forces: [forceOf(ROSTERS[0], templates), forceOf(ROSTERS[1], templates)],
    players: [
      { kind: 'human', name: 'Player 1' },
      { kind: 'computer', name: 'Computer', level: 'normal' },
    ],
    first: 'roll',
    deployment: 'auto',
    placing: 'sheltered',
    stratagems: false,
  };
}
