// Reading a 2,000-point army list: again and again, and for the first time in a fresh process.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type ImportedArmy, importArmy, loadBuiltInCatalogue } from '@oddsmith/games/wh40k/library';
import { strToU8, zipSync } from 'fflate';
import type { Benchmark, FreshBenchmark } from './benchmark.ts';
import { APP_LIST, rosterXml } from './wh40k-list.ts';

const catalogue = await loadBuiltInCatalogue();

async function read(list: string | Uint8Array): Promise<ImportedArmy> {
  const result = await importArmy(list, catalogue);
  if (!result.ok) throw new Error(result.problem.message);
  return result.army;
}

const army = await read(APP_LIST);
const total = army.units.reduce((sum, unit) => sum + (unit.points ?? 0), 0);
const warnings = army.diagnostics.filter(({ severity }) => severity === 'warning');
if (total !== 2_000 || warnings.length > 0)
  throw new Error(`the list is not read as it stands: ${total} points, ${JSON.stringify(warnings)}`);
const rosz = zipSync({ 'list.ros': strToU8(rosterXml(army)) });

const FIRST_IMPORT = fileURLToPath(new URL('first-import.mjs', import.meta.url));

function firstImport(list: string | Uint8Array): number {
  const { status, stdout, stderr } = spawnSync(process.execPath, [FIRST_IMPORT], { input: list, encoding: 'utf8' });
  if (status !== 0) throw new Error(`build the packages first (npx tsc -b): ${stderr}`);
  return Number(stdout);
}

export const benchmarks: readonly (Benchmark | FreshBenchmark)[] = [
  { name: 'import 2,000 points, official app text', targetMs: 5, run: () => read(APP_LIST) },
  { name: 'import 2,000 points, .rosz', targetMs: 100, run: () => read(rosz) },
  { name: 'first import in a fresh process, official app text', targetMs: 100, timed: () => firstImport(APP_LIST) },
  { name: 'first import in a fresh process, .rosz', targetMs: 100, timed: () => firstImport(rosz) },
];
