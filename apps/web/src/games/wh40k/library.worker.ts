// The library's thread: reads army lists and searches the catalogue without holding up the page.
import { hasKeyword, modelCount, targetOf, type Unit, unitOfDatasheet, volleyOf } from '@oddsmith/games/wh40k';
import { Catalogue, type Datasheet, loadBuiltInCatalogue, parseCatalogueFile } from '@oddsmith/games/wh40k/catalogue';
import { type ImportedArmy, importArmy, remarkOf, unitOf } from '@oddsmith/games/wh40k/import';
import { expose } from 'comlink';
import type {
  ArmySummary,
  CatalogueReply,
  ImportReply,
  Library,
  PlayableUnit,
  UnitKey,
  UnitSummary,
} from './library.ts';

const MOST_FOUND = 30;

let own: Catalogue | undefined;
let armyUnits: readonly (Unit | undefined)[] = [];

async function catalogue(): Promise<Catalogue> {
  return own ?? loadBuiltInCatalogue();
}

const library: Library = {
  async search(text: string): Promise<readonly UnitSummary[]> {
    return (await catalogue()).search(text, MOST_FOUND).map(summaryOfDatasheet);
  },

  async importList(data: string | Uint8Array): Promise<ImportReply> {
    const result = await importArmy(data, await catalogue());
    if (!result.ok) return result;
    armyUnits = result.army.units.map((unit) => unitOf(unit, result.army.faction));
    return { ok: true, army: summaryOfArmy(result.army) };
  },

  async openCatalogue(text: string | null): Promise<CatalogueReply> {
    if (text === null) {
      own = undefined;
      return { ok: true, datasheets: (await catalogue()).file.datasheets.length };
    }
    const parsed = parseCatalogueFile(text);
    if (!parsed.ok) return parsed;
    own = new Catalogue(parsed.file);
    return { ok: true, datasheets: parsed.file.datasheets.length };
  },

  async unit(key: UnitKey): Promise<PlayableUnit | undefined> {
    const unit = key.from === 'army' ? armyUnits[key.index] : await datasheetUnit(key.name, key.faction);
    return unit && toPlayable(unit);
  },
};

async function datasheetUnit(name: string, faction: string): Promise<Unit | undefined> {
  const found = (await catalogue()).find(name, faction);
  return found && unitOfDatasheet(found.datasheet);
}

function toPlayable(unit: Unit): PlayableUnit {
  return {
    name: unit.name,
    points: unit.points ?? null,
    volley: { shooting: volleyOf(unit, 'shooting'), fight: volleyOf(unit, 'fight') },
    target: { shooting: targetOf(unit, 'shooting'), fight: targetOf(unit, 'fight') },
  };
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

function summaryOfArmy(army: ImportedArmy): ArmySummary {
  const units = army.units.flatMap((imported, index): UnitSummary[] => {
    const unit = armyUnits[index];
    if (unit === undefined) return [];
    const points = unit.points === undefined ? [] : [`${unit.points} points`];
    const leader = hasKeyword(unit, 'Character') ? ['character'] : [];
    return [
      {
        key: { from: 'army', index },
        name: imported.name,
        detail: [models(modelCount(unit)), ...points, ...leader].join(' · '),
      },
    ];
  });
  const total = army.points === undefined ? '' : ` (${army.points} points)`;
  return {
    title: `${army.name ?? army.faction ?? 'Imported army'}${total}`,
    units,
    remarks: army.diagnostics.map((entry) => `${entry.unit === '' ? '' : `${entry.unit}: `}${remarkOf(entry)}`),
  };
}

expose(library);
