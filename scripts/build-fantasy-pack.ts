// Packs fact tables (one unit as JSON per line) into the built-in libraries of The Old World and The 9th Age.
// tsx scripts/build-fantasy-pack.ts <old-world.jsonl> <ninth-age.jsonl>
import { readFileSync, writeFileSync } from 'node:fs';
import { deflated } from './deflated.ts';

type Row = { readonly [field: string]: unknown };

const [oldWorldFile, ninthAgeFile] = process.argv.slice(2);
if (oldWorldFile === undefined || ninthAgeFile === undefined) {
  process.stderr.write('name the file of The Old World and the file of The 9th Age\n');
  process.exit(2);
}

function lines(file: string): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

function picked(row: Row, fields: readonly string[]): Row {
  return Object.fromEntries(fields.flatMap((field) => (row[field] === undefined ? [] : [[field, row[field]]])));
}

function list(value: unknown): readonly Row[] {
  return (value ?? []) as readonly Row[];
}

const MODEL = ['name', 'role', 'm', 'ws', 's', 't', 'w', 'i', 'a', 'ld'];
const WEAPON = ['name', 's', 'ap', 'apAlt', 'rules'];
const PART = ['name', 'adv', 'dis', 'hp', 'def', 'res', 'arm', 'agi', 'att', 'off', 'str', 'ap'];
const SHARED = ['army', 'name', 'category', 'size', 'base'];

const oldWorld = lines(oldWorldFile).map((row) => ({
  ...picked(row, [...SHARED, 'troopType', 'armourSave', 'shield']),
  models: list(row.models)
    .filter(({ role }) => role !== 'optional')
    .map((model) => picked(model, MODEL)),
  weapons: list(row.weapons)
    .filter(({ range, optional }) => range === 'Combat' && optional !== true)
    .map((weapon) => (weapon.name === 'Hand Weapon' ? picked(weapon, ['name']) : picked(weapon, WEAPON))),
  rules: row.rules ?? [],
  command: row.command ?? [],
}));

const ninthAge = lines(ninthAgeFile).map((row) => ({
  ...picked(row, row.kind === 'mount' ? ['kind', ...SHARED] : SHARED),
  ...picked(row, ['height', 'type']),
  profiles: list(row.profiles).map((part) => picked(part, PART)),
  weapons: row.weapons ?? [],
  armour: row.armour ?? [],
  rules: row.rules ?? [],
  command: row.command ?? [],
}));

function write(file: string, source: string, rows: readonly object[]): void {
  const text = deflated(JSON.stringify(rows));
  writeFileSync(
    new URL(`../packages/games/src/fantasy/data/${file}.table.ts`, import.meta.url),
    `// ${rows.length} units: names and numbers from ${source}; deflated JSON in base85.
// Made by scripts/build-fantasy-pack.ts; do not edit.
export const pack =
  ${text};
`,
  );
  process.stdout.write(`${file}: ${rows.length} units, ${text.length} characters\n`);
}

write('old-world', 'vflam/Warhammer-The-Old-World 07089976 (2026-07-17)', oldWorld);
write('ninth-age', 'ovaron76github/ArmyCreatorData 0d726109 (2025-12-01)', ninthAge);
