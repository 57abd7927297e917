// Makes a catalogue of datasheets from BSData files: names and numbers only, never the text of an ability.
import type { Problem } from '../../problem.ts';
import { type CatalogueFile, type Datasheet, datasheetSchema } from '../data/datasheet.ts';
import { isHidden } from './bsdata-condition.ts';
import { readSheet, type Sheet } from './bsdata-sheet.ts';
import { type BsdataFiles, type BsdataSource, type Element, inside, readBsdata } from './bsdata-tree.ts';

export interface BuiltCatalogue {
  readonly file: CatalogueFile;
  /** What could not be read, one sentence each. */
  readonly problems: readonly string[];
}

/** Catalogues whose name is not what army lists call the faction. */
const FACTION_NAMES: { readonly [catalogue: string]: string } = { Craftworlds: 'Aeldari' };

/** Edition by the id of the game system. */
const EDITIONS: { readonly [id: string]: string } = {
  'sys-352e-adc2-7639-d6a9': '10',
  'sys-352e-adc2-7639-d610': '11',
};

/** Says how far it is: files read, then catalogues gone through. */
export type BuildProgress = (done: number, total: number, name: string) => void;

export type CatalogueBuild =
  | (BuiltCatalogue & { readonly ok: true; readonly system: string })
  | { readonly ok: false; readonly problem: Problem; readonly problems: readonly string[] };

export function buildCatalogue(
  sources: readonly BsdataSource[],
  source: string,
  onProgress: BuildProgress = () => undefined,
): CatalogueBuild {
  const bsdata = readBsdata(sources);
  const system = systemOf(bsdata);
  const edition = EDITIONS[system.id];
  if (edition === undefined && !isFortyThousand(system.name))
    return { ok: false, problem: otherSystem(system.name), problems: bsdata.problems };
  const catalogues = bsdata.files
    .map(({ root }) => root)
    .filter(({ tag, attributes }) => tag === 'catalogue' && attributes.library !== 'true');
  const sheets = new SheetCollection();
  // A faction's own sheets come first, so that those who only borrow a sheet are never taken for its home.
  catalogues.forEach((catalogue, index) => {
    onProgress(index, 2 * catalogues.length, catalogue.attributes.name);
    sheets.addAll(ownEntries(catalogue), catalogue, bsdata);
  });
  catalogues.forEach((catalogue, index) => {
    onProgress(catalogues.length + index, 2 * catalogues.length, catalogue.attributes.name);
    sheets.addAll(importedEntries(catalogue, bsdata), catalogue, bsdata);
  });
  return {
    ok: true,
    system: system.name || 'Warhammer 40,000',
    file: {
      format: 'oddsmith/wh40k-catalogue',
      version: 1,
      edition: edition ?? '10',
      source,
      datasheets: sheets.sorted(),
    },
    problems: [...bsdata.problems, ...missingFiles(bsdata), ...sheets.problems],
  };
}

/** The game system by its own file, else by the name that catalogues say they belong to. */
function systemOf(bsdata: BsdataFiles): { readonly id: string; readonly name: string } {
  const own = bsdata.files.find(({ root }) => root.tag === 'gameSystem')?.root.attributes;
  return { id: gameSystem(bsdata) ?? '', name: own?.name ?? '' };
}

/** Test catalogues and forks have ids of their own; what calls itself another game is not read. */
function isFortyThousand(name: string): boolean {
  if (name === '') return true;
  if (/kill\s*team|apocalypse|horus heresy|age of sigmar|necromunda|titanicus|epic|old world/i.test(name)) return false;
  const edition = /(\d+)(?:st|nd|rd|th) edition/i.exec(name)?.[1];
  return /40,?000|40k/i.test(name) && (edition === undefined || edition === '10' || edition === '11');
}

function otherSystem(name: string): Problem {
  return {
    code: 'wh40k/catalogue-other-system',
    path: '',
    message: `these files are for ${name}; the 10th and 11th edition of Warhammer 40,000 are read`,
  };
}

class SheetCollection {
  readonly problems: string[] = [];
  private readonly byContent = new Map<string, Datasheet>();

  addAll(entries: readonly Element[], catalogue: Element, bsdata: BsdataFiles): void {
    const faction = factionName(catalogue);
    for (const entry of entries) {
      const read = readSheet(entry, catalogue.attributes.id, bsdata);
      if (read === undefined) continue;
      const { sheet } = read;
      const problems = [...read.problems];
      // What is written here must be readable again.
      const issue = datasheetSchema.safeParse({ ...sheet, faction }).error?.issues[0];
      if (issue !== undefined) problems.push(`left out, because of ${issue.path.join('.')}: ${issue.message}`);
      if (issue === undefined && this.add(sheet, faction)) continue;
      this.problems.push(...problems.map((problem) => `${faction}, ${sheet.name}: ${problem}`));
    }
  }

  /** Sheets that differ in any number but their price stay apart; true when it was there already. */
  private add(sheet: Sheet, faction: string): boolean {
    const key = JSON.stringify({ ...sheet, points: undefined });
    const same = this.byContent.get(key);
    if (same === undefined) this.byContent.set(key, { faction, ...sheet });
    else if (same.faction !== faction) this.byContent.set(key, shared(same, sheet, faction));
    return same !== undefined;
  }

  sorted(): Datasheet[] {
    return [...this.byContent.values()].sort(
      (a, b) => a.faction.localeCompare(b.faction) || a.name.localeCompare(b.name),
    );
  }
}

function shared(home: Datasheet, sheet: Sheet, faction: string): Datasheet {
  const factions = [...new Set([home.faction, ...(home.factions ?? []), faction])];
  if (sheet.points === undefined || sheet.points === home.points) return { ...home, factions };
  const atHome = home.points === undefined ? {} : { [home.faction]: home.points };
  return { ...home, factions, pointsBy: { ...atHome, ...home.pointsBy, [faction]: sheet.points } };
}

/** "Imperium - Adeptus Astartes - Imperial Fists" -> "Imperial Fists". */
function factionName(catalogue: Element): string {
  const name = catalogue.attributes.name.split(' - ').at(-1)?.trim() ?? '';
  return FACTION_NAMES[name] ?? name;
}

/** What can be taken straight into an army. */
function ownEntries(catalogue: Element): Element[] {
  return [...inside(catalogue, 'selectionEntries'), ...inside(catalogue, 'entryLinks')];
}

/** Entries of other catalogues. What a setting of the roster hides at first is shown: a player may tick it. */
function importedEntries(catalogue: Element, bsdata: BsdataFiles): Element[] {
  const situation = { catalogue: catalogue.attributes.id, ids: new Set<string>(), anyRoster: true };
  const shown = (entry: Element): boolean => {
    const target = bsdata.byId.get(entry.attributes.targetId ?? '');
    return !isHidden(entry, situation) && (target === undefined || !isHidden(target, situation));
  };
  return inside(catalogue, 'catalogueLinks')
    .filter((link) => link.attributes.importRootEntries === 'true')
    .flatMap((link) => {
      const other = bsdata.byId.get(link.attributes.targetId);
      return other === undefined ? [] : ownEntries(other).filter(shown);
    });
}

function gameSystem(bsdata: BsdataFiles): string | undefined {
  const [first] = bsdata.files;
  return first?.root.attributes.gameSystemId ?? first?.root.attributes.id;
}

/** A file that others need and that is not in the folder: its weapons and rules would be missing without a word. */
function missingFiles(bsdata: BsdataFiles): string[] {
  const missing = new Set<string>();
  for (const { root } of bsdata.files)
    for (const { attributes } of inside(root, 'catalogueLinks'))
      if (!bsdata.byId.has(attributes.targetId)) missing.add(attributes.name ?? attributes.targetId);
  const system = gameSystem(bsdata);
  if (system !== undefined && !bsdata.byId.has(system)) missing.add('the game system (.gst)');
  return [...missing].map((name) => `${name} is not in the folder: what it holds is missing`);
}
