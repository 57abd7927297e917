// The library's thread: reads army lists and searches the catalogue without holding up the page.
import { hasKeyword, modelCount, targetOf, type Unit, unitOfDatasheet, volleyOf } from '@oddsmith/games/wh40k';
import { Catalogue, type Datasheet, loadBuiltInCatalogue, parseCatalogueFile } from '@oddsmith/games/wh40k/catalogue';
import { type ImportedArmy, importArmy, remarkOf, unitOf } from '@oddsmith/games/wh40k/import';
import { capital } from '@oddsmith/games/wording';
import { expose } from 'comlink';
import type {
  ArmySummary,
  CatalogueReply,
  Found,
  ImportReply,
  Library,
  PlayableUnit,
  UnitKey,
  UnitSummary,
} from './library.ts';

type Phase = 'shooting' | 'fight';

const MOST_FOUND = 30;
const MOST_NEAREST = 5;

let own: Catalogue | undefined;
let armyUnits: readonly (Unit | undefined)[] = [];
let armyEdition = '10';

async function catalogue(): Promise<Catalogue> {
  return own ?? loadBuiltInCatalogue();
}

const library: Library = {
  async search(text: string): Promise<Found> {
    const all = await catalogue();
    const units = all.search(text, MOST_FOUND);
    if (units.length > 0) return { units: units.map(summaryOfDatasheet), nearest: false };
    const near = all.nearest(text, MOST_NEAREST).map(({ datasheet }) => summaryOfDatasheet(datasheet));
    return { units: near, nearest: true };
  },

  async importList(data: string | Uint8Array): Promise<ImportReply> {
    const result = await importArmy(data, await catalogue());
    if (!result.ok) return result;
    armyEdition = result.army.edition;
    armyUnits = result.army.units.map((unit) => unitOf(unit, result.army.faction));
    return { ok: true, army: summaryOfArmy(result.army) };
  },

  async openCatalogue(text: string | null): Promise<CatalogueReply> {
    if (text === null) {
      own = undefined;
      return opened(await catalogue());
    }
    const parsed = parseCatalogueFile(text);
    if (!parsed.ok) return parsed;
    own = new Catalogue(parsed.file);
    return opened(own);
  },

  async unit(key: UnitKey): Promise<PlayableUnit | undefined> {
    const units = key.from === 'army' ? key.indices.map((index) => armyUnits[index]) : [await datasheetUnit(key)];
    const known = units.filter((unit) => unit !== undefined);
    if (known.length === 0) return undefined;
    return { ...toPlayable(known), ...(key.from === 'army' ? { edition: armyEdition } : {}) };
  },
};

function opened({ file }: Catalogue): CatalogueReply {
  return { ok: true, datasheets: file.datasheets.length, source: file.source };
}

async function datasheetUnit({ name, faction }: UnitKey & { from: 'catalogue' }): Promise<Unit | undefined> {
  const found = (await catalogue()).find(name, faction);
  return found && unitOfDatasheet(found.datasheet);
}

function toPlayable(units: readonly Unit[]): PlayableUnit {
  const volley = (phase: Phase) => units.flatMap((unit) => volleyOf(unit, phase));
  return {
    name: nameOf(units),
    points: pointsOf(units),
    attacker: { shooting: bearersOf(units, 'shooting'), fight: bearersOf(units, 'fight') },
    volley: { shooting: volley('shooting'), fight: volley('fight') },
    target: { shooting: targetOf(units, 'shooting'), fight: targetOf(units, 'fight') },
  };
}

function pointsOf(units: readonly Unit[]): number | null {
  return units.reduce<number | null>((sum, { points }) => (points === undefined ? sum : (sum ?? 0) + points), null);
}

/** Models and wounds are told only where a weapon can turn on them; the most numerous stat line stands for all. */
function bearersOf(units: readonly Unit[], phase: Phase): object {
  const about = { name: nameOf(units), points: pointsOf(units) };
  const bearer = units.find((unit) => hazards(unit, phase) > 0);
  if (bearer === undefined) return about;
  const [line] = [...bearer.models].sort((a, b) => b.count - a.count);
  const models = Math.min(modelCount(bearer), hazards(bearer, phase));
  const { w: wounds, fnp = null, fnpMortal = null } = line;
  return { ...about, models, wounds, fnp, fnpMortal, keywords: bearer.keywords };
}

function hazards(unit: Unit, phase: Phase): number {
  return volleyOf(unit, phase)
    .filter(({ weapon }) => weapon?.keywords?.some((keyword) => /^hazardous$/i.test(keyword)))
    .reduce((sum, { count = 1 }) => sum + count, 0);
}

/** "Crisis Battlesuits + Commander Farsight": who takes the wounds first stands first. */
function nameOf(units: readonly Unit[]): string {
  return units.map(({ name }) => name).join(' + ');
}

function summaryOfDatasheet(datasheet: Datasheet): UnitSummary {
  const size = datasheet.size?.[0] ?? datasheet.models.length;
  const parts = [
    models(size),
    ...(datasheet.points === undefined ? [] : [`${datasheet.points} points`]),
    datasheet.faction,
  ];
  return {
    key: { from: 'catalogue', name: datasheet.name, faction: datasheet.faction },
    name: datasheet.name,
    detail: parts.join(' · '),
  };
}

function models(count: number): string {
  return count === 1 ? '1 model' : `${count} models`;
}

/** Units that the list itself puts together, bodyguards first. */
function attachedUnits(army: ImportedArmy): number[][] {
  const byNumber = new Map<number, number[]>();
  army.units.forEach(({ attached }, index) => {
    if (attached === undefined || armyUnits[index] === undefined) return;
    const together = byNumber.get(attached.unit) ?? [];
    byNumber.set(attached.unit, attached.as === 'leader' ? [...together, index] : [index, ...together]);
  });
  return [...byNumber.values()].filter((together) => together.length > 1);
}

function summaryOfUnits(indices: readonly number[]): UnitSummary {
  const units = indices.flatMap((index) => armyUnits[index] ?? []);
  const points = units.reduce((sum, unit) => sum + (unit.points ?? 0), 0);
  const leader = units.length === 1 && hasKeyword(units[0], 'Character') ? ['character'] : [];
  const size = models(units.reduce((sum, unit) => sum + modelCount(unit), 0));
  return {
    key: { from: 'army', indices },
    name: nameOf(units),
    detail: [size, ...(points === 0 ? [] : [`${points} points`]), ...leader].join(' · '),
  };
}

function summaryOfArmy(army: ImportedArmy): ArmySummary {
  const single = army.units.flatMap((_, index) => (armyUnits[index] === undefined ? [] : [[index]]));
  const units = [...attachedUnits(army), ...single].map(summaryOfUnits);
  const total = army.points === undefined ? '' : ` (${army.points} points)`;
  return {
    title: `${army.name ?? army.faction ?? 'Imported army'}${total}`,
    units,
    unknown: [...new Set(army.units.flatMap(({ name }, index) => (armyUnits[index] === undefined ? [name] : [])))].map(
      (name) => ({ name, reason: reasonFor(name, army) }),
    ),
    remarks: remarksOn(army),
  };
}

/** Three squads with the same trouble are one remark. */
function remarksOn(army: ImportedArmy): ArmySummary['remarks'] {
  const warnings = new Map<string, boolean>();
  for (const entry of army.diagnostics)
    warnings.set(
      capital(`${entry.unit === '' ? '' : `${entry.unit}: `}${remarkOf(entry)}`),
      entry.severity === 'warning',
    );
  return [...warnings].map(([text, warning]) => ({ text, warning }));
}

function reasonFor(unit: string, army: ImportedArmy): string {
  const near = army.diagnostics.find((entry) => entry.unit === unit && (entry.suggestions?.length ?? 0) > 0);
  const names = near?.suggestions?.join(', ');
  return names === undefined ? 'not in the catalogue' : `not in the catalogue; nearest: ${names}`;
}

expose(library);
