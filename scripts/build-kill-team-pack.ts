// Packs stat lines (one operative, or one equipment weapon, as JSON per line), a table of effects and one of their wordings
// into the built-in Kill Team library. tsx scripts/build-kill-team-pack.ts <operatives.jsonl> <equipment.jsonl> <effects.csv> <wording.csv>
// With one file, the stat lines of the 2021 edition: tsx scripts/build-kill-team-pack.ts <operatives.jsonl>
import { readFileSync, writeFileSync } from 'node:fs';
import { deflated } from './deflated.ts';

interface Weapon {
  readonly name: string;
  readonly kind: 'ranged' | 'melee';
  readonly attacks: number;
  readonly hit: number;
  readonly normalDamage: number | null;
  readonly criticalDamage: number | null;
  readonly rules: readonly string[];
  /** Of 2021 cards. */
  readonly criticalRules?: readonly string[];
}

interface Operative {
  readonly team: string;
  readonly operative: string;
  readonly apl: number;
  readonly move: number;
  readonly save: number;
  /** Defence dice, where cards print them. */
  readonly df?: number;
  readonly wounds: number;
  readonly keywords: readonly string[];
  readonly weapons: readonly Weapon[];
  readonly saveOptions?: readonly { readonly with: string; readonly save: number }[];
  readonly abilities?: readonly {
    readonly name: string;
    readonly effects: readonly unknown[];
    readonly item?: string;
  }[];
  readonly otherAbilities?: readonly string[];
}

interface Equipment {
  readonly team: string;
  readonly source: string;
  readonly weapon: Weapon;
}

function lines<T>(file: string): T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

const [operativesFile, equipmentFile, effectsFile, wordingFile] = process.argv.slice(2);
const is2021 = equipmentFile === undefined;
if (operativesFile === undefined || (!is2021 && (effectsFile === undefined || wordingFile === undefined))) {
  process.stderr.write('name the operatives file, the equipment file, the effects file and the wording file\n');
  process.exit(2);
}

/** Each distinct text or weapon is written once and named by its place. */
function table<T>() {
  const places = new Map<string, number>();
  const rows: T[] = [];
  const placeOf = (row: T): number => {
    const key = JSON.stringify(row);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, rows.length);
    return rows.push(row) - 1;
  };
  return { rows, placeOf };
}

const rules = table<string>();
const keywords = table<string>();
const weapons = table<unknown>();
const teams = table<string>();

/** Critical rules stand beside the others; two that were written as one are two. */
function printedOn({ rules: printed, criticalRules = [] }: Weapon): string[] {
  return [...printed, ...criticalRules].flatMap((rule) => rule.split(/(?<=\*) (?=AP)/));
}

/** Weapons of one name on a card are told apart by their kind, or by their number. */
function apart(carried: readonly Weapon[]): Weapon[] {
  return carried.map((weapon, i) => {
    const alike = carried.filter(({ name }) => name === weapon.name);
    if (alike.length === 1) return weapon;
    if (new Set(alike.map(({ kind }) => kind)).size === alike.length)
      return { ...weapon, name: `${weapon.name} (${weapon.kind})` };
    const before = carried.slice(0, i).filter(({ name }) => name === weapon.name).length;
    return before === 0 ? weapon : { ...weapon, name: `${weapon.name} (${before + 1})` };
  });
}

function weaponPlace(weapon: Weapon): number {
  const { name, kind, attacks, hit, normalDamage, criticalDamage } = weapon;
  return weapons.placeOf([
    name,
    kind === 'melee' ? 1 : 0,
    attacks,
    hit,
    normalDamage,
    criticalDamage,
    printedOn(weapon).map(rules.placeOf),
  ]);
}

const operatives = lines<Operative>(operativesFile).map((row) => [
  teams.placeOf(row.team),
  row.operative,
  row.apl,
  row.move,
  row.save,
  row.wounds,
  row.keywords.map(keywords.placeOf),
  apart(row.weapons).map(weaponPlace),
  (row.saveOptions ?? []).map((option) => [option.with, option.save]),
  (row.abilities ?? []).map(({ name, effects, item }) => [name, effects, ...(item === undefined ? [] : [item])]),
  row.otherAbilities ?? [],
  ...(row.df === undefined ? [] : [row.df]),
]);
const equipment = (is2021 ? [] : lines<Equipment>(equipmentFile)).map((row) => [
  row.team === '(universal)' ? -1 : teams.placeOf(row.team),
  row.source,
  weaponPlace(row.weapon),
]);

/** Cells of a line; a quoted one may hold commas, and doubled quotes. */
function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

function rows(file: string): string[][] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map(cells);
}

const json = (text: string | undefined) => (text ? JSON.parse(text) : null);

/** What an effect sets beside its own fields because of how its text is worded: it changes dice instead of retaining them. */
const wordings = new Map(
  (wordingFile === undefined ? [] : rows(wordingFile)).map(([team, , name, , , , , , , set]) => [
    `${team} ${name}`,
    json(set) as object | null,
  ]),
);

/** Where the texts of a card are narrower than the table of effects. */
const ONLY: { readonly [effect: string]: string } = { 'Fellgor Ravagers Ambush': 'fight' };

const effects = (effectsFile === undefined ? [] : rows(effectsFile)).map(
  ([team = '', kind, name, appliesTo, when, set, add, condition]) => {
    const wording = wordings.get(`${team} ${name}`) ?? null;
    return [
      team === '(universal)' ? -1 : teams.placeOf(team),
      kind,
      name,
      appliesTo,
      ONLY[`${team} ${name}`] ?? when,
      wording === null ? json(set) : { ...json(set), ...wording },
      json(add),
      condition,
    ];
  },
);
const pack = {
  teams: teams.rows,
  rules: rules.rows,
  keywords: keywords.rows,
  weapons: weapons.rows,
  operatives,
  equipment,
  effects,
};
const text = deflated(JSON.stringify(pack));
writeFileSync(
  new URL(`../packages/games/src/kill-team/data/${is2021 ? 'pack-2021' : 'pack'}.table.ts`, import.meta.url),
  `// ${operatives.length} operatives, their weapons${is2021 ? ' of the 2021 edition' : ' and abilities'}, and ${effects.length} effects: names and numbers from BSData/wh40k-killteam${is2021 ? '' : ' bee230c4 (2026-07-05)'}; deflated JSON in base85.
// Made by scripts/build-kill-team-pack.ts; do not edit.
export const pack =
  ${text};
`,
);
process.stdout.write(`${operatives.length} operatives, ${weapons.rows.length} weapons, ${text.length} characters\n`);
