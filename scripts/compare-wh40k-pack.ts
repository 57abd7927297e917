// Builds a catalogue from BSData files and compares it with the built-in one, datasheet by datasheet and column by column.
// tsx --conditions=@oddsmith/source scripts/compare-wh40k-pack.ts <folder>
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadBuiltInCatalogue } from '../packages/games/src/wh40k/data/built-in.ts';
import { catalogueFile, type Datasheet } from '../packages/games/src/wh40k/data/datasheet.ts';
import { buildCatalogue, withKnownDetails } from '../packages/games/src/wh40k/import/catalogue-build.ts';

const [folder] = process.argv.slice(2);
const names = readdirSync(folder).filter((name) => /\.(?:(?:cat|gst)z?|json)$/i.test(name));
const built = buildCatalogue(
  names.sort().map((name) => ({ name, data: new Uint8Array(readFileSync(join(folder, name))) })),
  folder,
);
if (!built.ok) throw new Error(built.problem.message);
const builtIn = await loadBuiltInCatalogue(built.file.edition === '11' ? '11' : '10');
const pack = catalogueFile.parse(builtIn.file).datasheets;
const made = catalogueFile.parse(withKnownDetails(built.file, builtIn).file).datasheets;

/** Where a sheet of the pack comes from is no column of the files. */
type Column = Exclude<keyof Datasheet, 'basis'>;
const COLUMNS = Object.keys(catalogueFile.shape.datasheets.element.shape).filter((key) => key !== 'basis') as Column[];
/** Lists whose order says nothing. */
const UNORDERED = new Set<Column>(['keywords', 'factionKeywords', 'models', 'weapons', 'wargear']);

function text(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => a.localeCompare(b)))
      : inner,
  );
}

function column(sheet: Datasheet, key: Column): string {
  const value = sheet[key];
  if (key === 'weapons')
    return sheet.weapons
      .map((one) => text({ ...one, keywords: [...one.keywords].sort() }))
      .sort()
      .join();
  if (key === 'factions' && sheet.factions) return [sheet.factions[0], ...sheet.factions.slice(1).sort()].join();
  return Array.isArray(value) && UNORDERED.has(key) ? value.map(text).sort().join() : (text(value) ?? '');
}

const left = new Set(made);
const differing = new Map<Column, number>();
let [same, sameNumbers] = [0, 0];
const missing: string[] = [];
for (const sheet of pack) {
  const title = `${sheet.name} (${[sheet.faction, sheet.set].filter(Boolean).join(', ')})`;
  const [best] = [...left]
    .filter((other) => other.name === sheet.name && other.set === sheet.set)
    .map((other) => ({ other, columns: COLUMNS.filter((key) => column(sheet, key) !== column(other, key)) }))
    .sort((a, b) => a.columns.length - b.columns.length);
  if (best === undefined) {
    missing.push(title);
    continue;
  }
  left.delete(best.other);
  if (best.columns.length === 0) same++;
  if (!best.columns.some((key) => key === 'models' || key === 'weapons')) sameNumbers++;
  for (const key of best.columns) differing.set(key, (differing.get(key) ?? 0) + 1);
  if (best.columns.length > 0) process.stdout.write(`${title}: ${best.columns.join(', ')}\n`);
}
process.stdout.write(
  `\n${pack.length} datasheets in the pack, ${made.length} made; ${sameNumbers} with the same stat lines and weapons, ${same} the same in every column\n` +
    `differing: ${[...differing].map(([key, count]) => `${key} ${count}`).join(', ')}\n` +
    `not made: ${missing.length}${missing.length < 20 ? ` ${missing.join(', ')}` : ''}\nmade besides: ${[...left].map(({ name, faction }) => `${name} (${faction})`).join(', ')}\n`,
);
