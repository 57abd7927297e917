// Packs stat-line files (one datasheet as JSON per line) into a built-in Warhammer 40,000 catalogue.
// tsx scripts/build-wh40k-pack.ts <edition> <source> <file.jsonl>...
import { readFileSync, writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { type CatalogueFile, parseCatalogueFile } from '../packages/games/src/wh40k/data/datasheet.ts';
import { packCatalogue } from '../packages/games/src/wh40k/data/pack.ts';

const [edition, source, ...files] = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write('name the edition, the source and the .jsonl files to pack\n');
  process.exit(2);
}
const datasheets = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line)),
);
const file: CatalogueFile = { format: 'oddsmith/wh40k-catalogue', version: 1, edition, source, datasheets };
const checked = parseCatalogueFile(JSON.stringify(file));
if (!checked.ok) {
  process.stderr.write(`${checked.problem.message}\n`);
  process.exit(1);
}
const packed = deflateSync(packCatalogue(checked.file), { level: 9 }).toString('base64');
const target = new URL(`../packages/games/src/wh40k/data/pack-${edition}.table.ts`, import.meta.url);
writeFileSync(
  target,
  `// ${datasheets.length} datasheets, deflated JSON in base64. Made by scripts/build-wh40k-pack.ts; do not edit.\nexport const pack =\n  '${packed}';\n`,
);
process.stdout.write(`${datasheets.length} datasheets, ${packed.length} characters\n`);
