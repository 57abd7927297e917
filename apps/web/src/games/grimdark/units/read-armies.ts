// Armies as the engine's thread reads them, with their notes in words.

import { armies } from '../../../language/english/armies.ts';
import { grimdarkArmies as words } from '../../../language/english/grimdark/armies.ts';
import type { ArmyReading } from '../../../places/armies/armies-game.ts';
import type { Army } from '../../../places/armies/army.ts';
import { askTask } from '../tasks/ask.ts';
import type { LinkedUnits, ReadArmy } from '../tasks/tasks.ts';
import { fielded } from './fielded.ts';

function onPage({ units, ...army }: ReadArmy, note: string): Army {
  return { ...army, note, units: units.map(fielded) };
}

export async function readSamples(): Promise<readonly Army[]> {
  const samples = (await askTask('samples', undefined)) ?? [];
  return samples.map((army) => onPage(army, words.sample(army.note)));
}

export async function readLists(files: readonly string[]): Promise<ArmyReading | undefined> {
  const reading = await askTask('read', { files });
  if (!reading?.ok) return reading;
  const { army, version } = reading;
  const note = version === undefined ? army.note : [army.note, words.version(version)].filter(Boolean).join(', ');
  return { ok: true, army: onPage(army, note) };
}

/** Units from a link. */
export async function adoptArmy(linked: LinkedUnits): Promise<Army | undefined> {
  const army = await askTask('adopt', linked);
  return army && onPage(army, armies.fromLink);
}
