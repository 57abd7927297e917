// Armies as the engine's thread reads them, with their notes in words.
import { grimdarkArmies as words } from '../../../language/english/grimdark/armies.ts';
import type { Army } from '../../../places/armies/army.ts';
import { askTask } from '../tasks/ask.ts';
import type { ArmyReading, LinkedArmy } from '../tasks/tasks.ts';

export async function readSamples(): Promise<readonly Army[]> {
  const samples = (await askTask('samples', undefined)) ?? [];
  return samples.map((army) => ({ ...army, note: words.sample(army.note) }));
}

export async function readLists(files: readonly string[]): Promise<ArmyReading | undefined> {
  const reading = await askTask('read', { files });
  if (!reading?.ok || reading.version === undefined) return reading;
  const { army, version } = reading;
  return { ...reading, army: { ...army, note: [army.note, words.version(version)].filter(Boolean).join(', ') } };
}

/** Units from a link. */
export async function adoptArmy(linked: LinkedArmy): Promise<Army | undefined> {
  const army = await askTask('adopt', linked);
  return army && { ...army, note: words.fromLink };
}
