// Holds the rule texts of army books against the packs: whether somebody has looked at that very text, by name and version.
// npm run texts:grimdark -- <folder of books, common rules and shared lists> [--write]
// --write takes every text of the folder as looked at, but for those named below: run it after reading what the command names.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Standing, standingOf, textHash } from '../packages/games/src/grimdark/import/looked-at.ts';
import { lookUp } from '../packages/games/src/grimdark/rules/lookup.ts';
import { PACK_VERSIONS, type PackVersion, packVersion } from '../packages/games/src/grimdark/rules/pack.ts';
import { compileRuleText } from '../packages/games/src/grimdark/rules/rule-text.ts';
import { RULES_VERSIONS, type RulesVersion } from '../packages/games/src/grimdark/schema.ts';

interface RuleText {
  readonly name: string;
  readonly text: string;
  /** As the book has it; shared lists have none: told by when they were made. */
  readonly version: string;
  readonly pack: PackVersion;
  /** Of a shared list, not of a book. */
  readonly ofList: boolean;
}

/** Texts that were read and say something else than their pack does, by name and version; '*': by any. */
const OTHER: readonly (readonly [name: string, pack: PackVersion, says: RegExp])[] = [
  ['Advanced Bombs', '3.5.2', /3 hits/],
  ['Cluster Grenades', '3.4', /1 hit/],
  ['Stinger Bombs', '3.4', /1 hit/],
  ['Repair', '3.4', /remove d3 wounds/],
  ['Poison', '3.5.2', /ignores regeneration/],
  ['Shield Wall', '3.5.2', /not from spells/],
];
/** Lists of 2025-08 mix books of two versions: these texts of theirs are those of 3.4. */
const OF_OLDER_BOOKS = /^(?:Protected|Psy-Barrier|Resistance|Takedown|Regeneration|Devout|Hold the Line)$/;

function packOf(version: string): PackVersion | undefined {
  const minor = version.split('.').slice(0, 2).join('.');
  const known = RULES_VERSIONS.find((one) => one === version) ?? RULES_VERSIONS.find((one) => one === minor);
  return known === undefined ? undefined : packVersion(known as RulesVersion);
}

/** Army Forge went from 3.1 to 3.4 until May 2025. */
function versionOfDate(modified: string): string {
  return modified < '2025-06' ? '3.4' : '3.5.0';
}

function* files(folder: string): Generator<string> {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else if (name.endsWith('.json')) yield path;
  }
}

interface Described {
  readonly name?: unknown;
  readonly description?: unknown;
}

/** Common rules are a list, or stand in `rules`; books and lists have `specialRules`, and say whose game they are. */
function textsIn(path: string): RuleText[] {
  const document = JSON.parse(readFileSync(path, 'utf8'));
  const { specialRules, rules, versionString, modified, gameSystem, gameSystemKey } = document;
  if (![undefined, 'gf', 'GF'].includes(gameSystem ?? gameSystemKey) || /[\\/](?:gff|aof)/.test(path)) return [];
  const listed: readonly Described[] = Array.isArray(document) ? document : (specialRules ?? rules ?? []);
  const inName = /v(\d[\d.]*\d)/.exec(path)?.[1];
  const version = String(versionString ?? inName ?? versionOfDate(String(modified ?? ''))).replace(/^v/, '');
  return listed.flatMap(({ name, description }) => {
    const pack = packOf(version);
    if (typeof name !== 'string' || typeof description !== 'string' || description.trim() === '' || pack === undefined)
      return [];
    return [
      {
        name: name.trim(),
        text: description,
        version,
        pack,
        ofList: versionString === undefined && inName === undefined,
      },
    ];
  });
}

function isOther({ name, pack, text }: RuleText): boolean {
  return OTHER.some(([of, version, says]) => of === name && version === pack && says.test(text.toLowerCase()));
}

function isOfOlderBook({ name, text }: RuleText): boolean {
  const alike = all.some(
    (one) => one.pack === '3.4' && one.name === name && textHash(name, one.text) === textHash(name, text),
  );
  return alike || OF_OLDER_BOOKS.test(name);
}

const [folder, write] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('name a folder of army books\n');
  process.exit(2);
}
const all = [...files(folder)].flatMap(textsIn);
// The books come last, so that they have the word on whose text it is.
const distinct = new Map(
  [...all]
    .sort((a, b) => Number(b.ofList) - Number(a.ofList))
    .map((one) => [`${one.pack} ${textHash(one.name, one.text)}`, one]),
);

if (write === '--write') {
  const seen = new Map<string, Set<string>>([...PACK_VERSIONS, 'other'].map((version) => [version, new Set()]));
  for (const one of distinct.values()) {
    if (lookUp(one.name) === undefined) continue;
    const pack = one.ofList && isOfOlderBook(one) ? '3.4' : one.pack;
    seen.get(isOther(one) ? 'other' : pack)?.add(textHash(one.name, one.text));
  }
  const lines = [...seen].map(([version, hashes]) => `  '${version}':\n    '${[...hashes].sort().join(' ')}',`);
  writeFileSync(
    new URL('../packages/games/src/grimdark/import/looked-at.table.ts', import.meta.url),
    `// Hashes of rule texts that were read and held against the packs, by version; "other" says something that no pack does.\n// Made by scripts/grimdark-texts.ts --write; do not edit.\nexport const lookedAt: { readonly [version: string]: string } = {\n${lines.join('\n')}\n};\n`,
  );
  process.exit(0);
}

const counts = new Map<Standing['is'] | 'readFromText', number>();
const named: string[] = [];
for (const { name, text, version, pack } of distinct.values()) {
  const standing = standingOf(name, text, pack);
  const is = standing.is === 'unknown' && compileRuleText(name, text) !== undefined ? 'readFromText' : standing.is;
  counts.set(is, (counts.get(is) ?? 0) + 1);
  if (is === 'same') continue;
  const of = standing.is === 'ofVersions' ? ` as ${standing.versions.join(', ')}` : '';
  named.push(`${is.padEnd(12)} ${name} (${version})${of}`);
}
for (const line of named.sort()) console.log(line);
const share = (100 * (counts.get('same') ?? 0)) / distinct.size;
console.log(
  `${distinct.size} texts of ${new Set([...distinct.values()].map(({ name }) => name)).size} rules: ${share.toFixed(1)}% looked at and counted as they say; ` +
    [...counts].map(([is, count]) => `${is} ${count}`).join(', '),
);
