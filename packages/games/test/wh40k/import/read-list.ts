// A list of 40,000 as every page and command reads it.
import { importArmyList } from '../../../src/lists/read.ts';
import type { ImportedArmy } from '../../../src/wh40k/import/index.ts';

export async function read(text: string): Promise<ImportedArmy> {
  const result = await importArmyList(text, { game: 'wh40k' });
  if (!result.ok || result.game !== 'wh40k') throw new Error(JSON.stringify(result));
  return result.army;
}

export const warnings = ({ diagnostics }: ImportedArmy) =>
  diagnostics.filter(({ severity, code }) => severity === 'warning' && code !== 'wh40k/import-points-differ');
