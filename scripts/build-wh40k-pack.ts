// Packs stat-line files (one datasheet as JSON per line) into a built-in Warhammer 40,000 catalogue.
// tsx scripts/build-wh40k-pack.ts <edition> <source> <file.jsonl>...
import { readFileSync, writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { type CatalogueFile, type Datasheet, parseCatalogueFile } from '../packages/games/src/wh40k/data/datasheet.ts';
import { packCatalogue } from '../packages/games/src/wh40k/data/pack.ts';
import { isPrintedKeyword, plainName } from '../packages/games/src/wh40k/import/bsdata-sheet.ts';
import { printedKeyword } from '../packages/games/src/wh40k/rules/keyword.ts';

/** Items whose line in the tables says something else than the text they were compiled from. */
const ITEMS: { readonly [datasheet: string]: Datasheet['wargear'] } = {
  // An aura, against mortal wounds and psychic attacks: no save of the bearer's own.
  'Nekrosor Ammentar': [],
  // "The bearer has a Save characteristic of 3+ and a Move characteristic of 8 inches."
  'Tomb Blades': [{ name: 'Shieldvanes', sv: 3 }],
};

/** As datasheets print it: no marks of list building in keywords and names, one spelling of every weapon ability. */
function printed(sheet: Datasheet): Datasheet {
  const { wargear = [] } = sheet;
  const items = ITEMS[sheet.name] ?? wargear.map(setOrAdded);
  const { wargear: _, ...rest } = sheet;
  return {
    ...rest,
    keywords: sheet.keywords.filter(isPrintedKeyword),
    models: sheet.models.map((model) => ({ ...model, name: plainName(model.name).name })),
    weapons: sheet.weapons.map((weapon) => ({ ...weapon, keywords: weapon.keywords.map(abilityOf) })),
    ...(items.length === 0 ? {} : { wargear: items }),
  };
}

/** Wounds that an item sets and that it adds are the same wounds, told twice. */
function setOrAdded(item: NonNullable<Datasheet['wargear']>[number]): typeof item {
  const { wBonus: _, ...set } = item;
  return item.w === undefined ? item : set;
}

/** One keyword of the 11th edition files has an empty list written behind it. */
function abilityOf(keyword: string): string {
  return printedKeyword(keyword.replace(/(?<=[a-z])none$/, ''));
}

const [edition, source, ...files] = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write('name the edition, the source and the .jsonl files to pack\n');
  process.exit(2);
}
const datasheets = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => printed(JSON.parse(line))),
);
const file: CatalogueFile = { format: 'oddsmith/wh40k-catalogue', version: 1, edition, source, datasheets };
const checked = parseCatalogueFile(JSON.stringify(file));
if (!checked.ok) {
  process.stderr.write(`${checked.problem.message}\n`);
  process.exit(1);
}
const { core, details } = packCatalogue(checked.file);
const deflated = (text: string) => `'${deflateSync(text, { level: 9 }).toString('base64')}'`;
const table = `export const core =
  ${deflated(core)};
export const details = [
${details.map((text) => `  ${deflated(text)},\n`).join('')}];
`;
const target = new URL(`../packages/games/src/wh40k/data/pack-${edition}.table.ts`, import.meta.url);
writeFileSync(
  target,
  `// ${datasheets.length} datasheets, deflated JSON in base64. Made by scripts/build-wh40k-pack.ts; do not edit.\n${table}`,
);
process.stdout.write(`${datasheets.length} datasheets, ${table.length} characters\n`);
