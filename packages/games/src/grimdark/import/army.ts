// Forms the units of a battle from a list: combined halves merged, heroes joined, points and rules counted.
import { unspokenFromZod } from '../../contract/problem.ts';
import { type ListSentence, type Noticed, type ReadArmy, say } from '../../lists/words/index.ts';
import { packVersion } from '../rules/pack.ts';
import { RULES_VERSIONS, type RulesVersion, type UnitInput, unitSchema } from '../schema.ts';
import type { ListFormat } from './dialects.ts';
import { type Diagnostic, type ForgeList, type ForgeUnit, remark } from './forge-list.ts';
import { mergeEqual, modelsOf, unitRules } from './loadout.ts';
import { standingOf } from './looked-at.ts';

export interface ImportedUnit {
  /** Stable within the army: for selections and links. */
  readonly id: string;
  readonly unit: UnitInput;
  readonly points: number;
  readonly models: number;
}

export interface ImportedArmy {
  readonly format: ListFormat;
  readonly name: string;
  readonly system: string;
  readonly factions: readonly string[];
  readonly version?: string;
  /** The pack whose rules fit the list's version. */
  readonly rulesVersion: RulesVersion;
  /** The list's own total. */
  readonly points?: number;
  readonly pointsLimit?: number;
  readonly units: readonly ImportedUnit[];
  readonly ruleTexts: { readonly [name: string]: string };
  readonly diagnostics: readonly Diagnostic[];
}

const SYSTEMS: { readonly [key: string]: string } = {
  gff: 'Grimdark Future: Firefight',
  aof: 'Age of Fantasy',
  aofs: 'Age of Fantasy: Skirmish',
  aofr: 'Age of Fantasy: Regiments',
};

export function armyFromList(format: ListFormat, list: ForgeList): ReadArmy<ImportedArmy> {
  const diagnostics: Noticed<Diagnostic>[] = [...systemNote(list), ...list.diagnostics];
  const units: ImportedUnit[] = [];
  for (const group of groupUnits(list.units, diagnostics)) {
    const read = checkedUnit(group);
    if ('unit' in read) units.push({ id: `u${units.length + 1}`, ...read });
    else diagnostics.push(remark('unit-invalid', group.host.name, read.reason));
  }
  diagnostics.push(...totalCheck(list));
  const rulesVersion = rulesVersionFor(list.version, diagnostics);
  diagnostics.push(...textRemarks(list, rulesVersion));
  return {
    format,
    name: list.name ?? list.factions[0] ?? 'Army',
    system: list.system,
    factions: list.factions,
    ...(list.version === undefined ? {} : { version: list.version }),
    rulesVersion,
    ...(list.points === undefined ? {} : { points: list.points }),
    ...(list.pointsLimit === undefined ? {} : { pointsLimit: list.pointsLimit }),
    units,
    ruleTexts: list.ruleTexts,
    diagnostics,
  };
}

/** No unit of the game comes near this; a list that says so is damaged. */
const MAX_MODELS = 100;

function checkedUnit(group: Group): Omit<ImportedUnit, 'id'> | { readonly reason: ListSentence } {
  const size = [group.host, ...group.halves, ...group.heroes].reduce((sum, unit) => sum + unit.size, 0);
  if (size > MAX_MODELS) return { reason: say('too-many-models', { models: size, most: MAX_MODELS }) };
  const read = formUnit(group);
  const checked = unitSchema.safeParse(read.unit);
  if (checked.success) return read;
  const { message: why } = unspokenFromZod('grimdark', checked.error, read.unit);
  return { reason: say('left-out', { why }) };
}

interface Group {
  readonly host: ForgeUnit;
  /** The other halves of a combined unit. */
  readonly halves: ForgeUnit[];
  readonly heroes: ForgeUnit[];
}

function groupUnits(units: readonly ForgeUnit[], diagnostics: Noticed<Diagnostic>[]): Group[] {
  const groups = new Map<string, Group>();
  const byKey = new Map(units.map((unit) => [unit.key, unit]));
  for (const unit of units)
    if (hostOf(unit, byKey) === unit) groups.set(unit.key, { host: unit, halves: [], heroes: [] });
  for (const unit of units) {
    const host = hostOf(unit, byKey);
    if (host === unit) {
      if (unit.joins !== undefined && !byKey.has(unit.joins))
        diagnostics.push(remark('host-missing', unit.name, say('host-missing')));
      continue;
    }
    const group = groups.get(host.key) as Group;
    // Halves are copies of one unit, so what their owner calls them says nothing.
    if (unit.combined) group.halves.push(unit);
    else group.heroes.push(unit);
  }
  return [...groups.values()];
}

/** The unit at the end of the chain of joins; a chain that bites its tail ends where it started. */
function hostOf(unit: ForgeUnit, byKey: ReadonlyMap<string, ForgeUnit>): ForgeUnit {
  let host = unit;
  for (let step = 0; step < 4; step++) {
    const next = host.joins === undefined ? undefined : byKey.get(host.joins);
    if (next === undefined || next === unit) break;
    host = next;
  }
  return host.joins !== undefined && byKey.has(host.joins) ? unit : host;
}

function formUnit({ host, halves, heroes }: Group): Omit<ImportedUnit, 'id'> {
  const all = [host, ...halves, ...heroes];
  const points = all.reduce((sum, unit) => sum + unit.points, 0);
  const models = all.reduce((sum, unit) => sum + unit.size, 0);
  const body = [host, ...halves].map((unit) => ({ rules: unitRules(unit), models: modelsOf(unit, false) }));
  const sameRules = body.every((part) => JSON.stringify(part.rules) === JSON.stringify(body[0].rules));
  // Rules of the unit hold for a joined hero as well, so with a hero they move to the models that have them.
  const shared = heroes.length === 0 && sameRules;
  const entries = body.flatMap((part) =>
    part.models.map((model) => (shared ? model : { ...model, rules: [...part.rules, ...(model.rules ?? [])] })),
  );
  for (const hero of heroes)
    for (const model of modelsOf(hero, true))
      entries.push({
        ...model,
        quality: hero.quality,
        defense: hero.defense,
        rules: [...unitRules(hero), ...(model.rules ?? [])],
      });
  const unit: UnitInput = {
    name: [host, ...heroes].map((part) => part.customName ?? part.name).join(' + '),
    points,
    quality: host.quality,
    defense: host.defense,
    rules: shared ? body[0].rules : [],
    // Plain models first, heroes last: the order in which they are given up.
    models: mergeEqual(entries).sort((a, b) => Number(a.hero) - Number(b.hero) || b.count - a.count),
  };
  return { unit, points, models };
}

function systemNote(list: ForgeList): Noticed<Diagnostic>[] {
  if (list.system === 'gf') return [];
  const title = SYSTEMS[list.system];
  const message = say('other-system', { system: title ?? list.system, known: title !== undefined });
  return [remark('other-system', '', message, 'info')];
}

function rulesVersionFor(version: string | undefined, diagnostics: Noticed<Diagnostic>[]): RulesVersion {
  if (version === undefined) return '3.5';
  const known = RULES_VERSIONS.find((candidate) => candidate === version);
  if (known !== undefined) return known;
  const minor = version.split('.').slice(0, 2).join('.');
  // Lists older than all packs are nearest to the oldest one.
  const nearest = Number.parseInt(version, 10) < 3 ? '3.0' : '3.5';
  const pack = RULES_VERSIONS.find((candidate) => candidate === minor) ?? nearest;
  diagnostics.push(remark('version-unknown', '', say('version-unknown', { version, pack })));
  return pack;
}

const BEFORE_3_5 = '3.4';

/** A name that is known says nothing while its text is another: such rules are named, and counted as the version in use has them. */
function textRemarks({ system, ruleTexts }: ForgeList, version: RulesVersion): Noticed<Diagnostic>[] {
  if (system !== 'gf') return [];
  const older: string[] = [];
  const others: string[] = [];
  for (const [name, text] of Object.entries(ruleTexts)) {
    const standing = standingOf(name, text, packVersion(version));
    if (standing.is === 'ofVersions' && standing.versions.includes(BEFORE_3_5)) older.push(name);
    else if (standing.is === 'ofVersions' || standing.is === 'other') others.push(name);
  }
  return [
    ...(older.length === 0 ? [] : [remark('texts-of-3.4', '', say('texts-of-older', { rules: older, version }))]),
    ...(others.length === 0 ? [] : [remark('texts-differ', '', say('texts-differ', { rules: others, version }))]),
  ];
}

function totalCheck(list: ForgeList): Noticed<Diagnostic>[] {
  if (list.points === undefined) return [];
  const sum = list.units.reduce((total, unit) => total + unit.points, 0);
  if (sum === list.points) return [];
  return [remark('points-differ', '', say('points-differ', { sum, stated: list.points }))];
}
