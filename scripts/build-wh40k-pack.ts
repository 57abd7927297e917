// Packs stat-line files (one datasheet as JSON per line) into the built-in Warhammer 40,000 catalogues.
// What abilities do that the files know by name alone stands in wh40k-abilities.jsonl, a row for each; what a detachment brings in wh40k-army-rules.jsonl.
// tsx scripts/build-wh40k-pack.ts <folder of the tables> [--check]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CatalogueFile, type Datasheet, parseCatalogueFile } from '../packages/games/src/wh40k/data/datasheet.ts';
import { packCatalogue } from '../packages/games/src/wh40k/data/pack.ts';
import { isPrintedKeyword, plainName } from '../packages/games/src/wh40k/import/bsdata/sheet.ts';
import { printedKeyword } from '../packages/games/src/wh40k/rules/keyword.ts';
import { deflated } from './deflated.ts';

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

interface AbilityRow {
  readonly name: string;
  /** Of these sheets alone, where others mean something else by the name. */
  readonly sheets?: readonly string[];
  /** None: it changes no dice, or where it is partial, in no way that requests have words for. */
  readonly effects: NonNullable<Datasheet['abilities']>[number]['effects'];
  readonly partial?: true;
}

/** What abilities do that the tables know by name alone. */
const abilityRows = new Map<string, AbilityRow[]>();
for (const line of readFileSync(new URL('wh40k-abilities.jsonl', import.meta.url), 'utf8').split('\n')) {
  if (line === '') continue;
  const row: AbilityRow = JSON.parse(line);
  abilityRows.set(row.name, [...(abilityRows.get(row.name) ?? []), row]);
}

function withJudgedAbilities(sheet: Datasheet): Datasheet {
  const { abilities = [], otherAbilities = [] } = sheet;
  const known = new Set(abilities.map(({ name }) => name));
  const judged = otherAbilities.flatMap((name) => {
    const rows = known.has(name) ? [] : (abilityRows.get(name) ?? []);
    return rows.find(({ sheets }) => sheets?.includes(sheet.name)) ?? rows.find(({ sheets }) => !sheets) ?? [];
  });
  if (judged.length === 0) return sheet;
  const names = new Set(judged.map(({ name }) => name));
  return {
    ...sheet,
    abilities: [...abilities, ...judged.map(({ sheets: _, ...ability }) => ability)],
    otherAbilities: otherAbilities.filter((name) => !names.has(name)),
  };
}

const PACKS = [
  {
    edition: '10',
    source: 'BSData/wh40k-10e 801555bb (2026-06-14), names and numbers only',
    files: ['wh40k-10e.jsonl', 'wh40k-10e-legends.jsonl'],
  },
  {
    edition: '11',
    source: 'BSData/wh40k-11e 54c189f4 and wh40k-11e-mfm 88352b26 (2026-07-23), names and numbers only',
    files: ['wh40k-11e.jsonl'],
  },
] as const;

/** The table of an edition, or why there is none. */
function tableOf(folder: string, { edition, source, files }: (typeof PACKS)[number]): string {
  const datasheets = files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => withJudgedAbilities(printed(JSON.parse(line)))),
  );
  const file: CatalogueFile = { format: 'oddsmith/wh40k-catalogue', version: 1, edition, source, datasheets };
  const checked = parseCatalogueFile(JSON.stringify(file));
  if (!checked.ok) throw new Error(checked.problem.message);
  const { core, details } = packCatalogue(checked.file);
  return `// ${datasheets.length} datasheets, deflated JSON in base85. Made by scripts/build-wh40k-pack.ts; do not edit.
export const core =
  ${deflated(core)};
export const details = [
${details.map((text) => `  ${deflated(text)},\n`).join('')}];
`;
}

function armyRulesTable(): string {
  const lines = readFileSync(new URL('wh40k-army-rules.jsonl', import.meta.url), 'utf8').trimEnd();
  return `// Rules of detachments, deflated JSON lines in base85. Made by scripts/build-wh40k-pack.ts; do not edit.
export const rules =
  ${deflated(lines)};
`;
}

/** Writes a table, or says that it would be another. */
function keep(name: string, table: string): void {
  const target = new URL(`../packages/games/src/wh40k/data/${name}.table.ts`, import.meta.url);
  const same = existsSync(target) && readFileSync(target, 'utf8') === table;
  if (check === undefined) writeFileSync(target, table);
  else if (!same) process.exitCode = 1;
  process.stdout.write(`${name}: ${table.length} characters, ${same ? 'as before' : 'changed'}\n`);
}

const [folder, check] = process.argv.slice(2);
if (folder === undefined || (check !== undefined && check !== '--check')) {
  process.stderr.write('name the folder of the tables; --check only compares\n');
  process.exit(2);
}
for (const pack of PACKS) keep(`pack-${pack.edition}`, tableOf(folder, pack));
keep('army-rules', armyRulesTable());
