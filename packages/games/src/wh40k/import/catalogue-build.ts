// Makes a catalogue of datasheets from BSData files: names and numbers only, never the text of an ability.
import type { Language } from '@oddsmith/words';
import { type Problem, saidIn, type Unspoken } from '../../contract/problem.ts';
import { type ListSentence, listSpeaker, problemIn, say } from '../../lists/words/index.ts';
import { type CatalogueFile, type Datasheet, datasheetSchema } from '../data/datasheet.ts';
import { readSheet, type Sheet } from './bsdata/sheet.ts';
import { type BsdataFiles, type BsdataSource, type Element, inside, readBsdata } from './bsdata/tree.ts';
import { EDITIONS } from './edition.ts';

export { withKnownDetails } from './sheet-details.ts';

export interface BuiltCatalogue {
  readonly file: CatalogueFile;
  /** What could not be read, one sentence each. */
  readonly problems: readonly string[];
}

/** Catalogues and libraries whose name is not what army lists call the faction. */
const FACTION_NAMES: { readonly [catalogue: string]: string } = {
  Craftworlds: 'Aeldari',
  Daemons: 'Chaos Daemons',
  'Astartes Heresy Legends': 'Space Marines',
  Titans: 'Adeptus Titanicus',
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
  language?: Language,
): CatalogueBuild {
  const inWords = (all: readonly ListSentence[]) => all.map((one) => listSpeaker(language).say(one));
  const bsdata = readBsdata(sources);
  const system = systemOf(bsdata);
  const edition = EDITIONS[system.id];
  if (edition === undefined && !isFortyThousand(system.name))
    return { ok: false, problem: problemIn(language, otherSystem(system.name)), problems: inWords(bsdata.problems) };
  const catalogues = bsdata.files.map(({ root }) => root).filter(({ tag }) => tag === 'catalogue');
  const armies = catalogues.filter(({ attributes }) => attributes.library !== 'true');
  const sheets = new SheetCollection(homesOf(bsdata), new Set(armies.map(factionName)));
  // Armies before libraries: where no file says whose a sheet is, those who only keep it come later.
  const ordered = [...armies, ...catalogues.filter((catalogue) => !armies.includes(catalogue))];
  ordered.forEach((catalogue, index) => {
    onProgress(index, ordered.length, catalogue.attributes.name);
    sheets.addAll(ownEntries(catalogue), catalogue, bsdata);
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
    problems: inWords([...bsdata.problems, ...missingFiles(bsdata), ...sheets.problems]),
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

function otherSystem(name: string): Unspoken {
  return {
    code: 'wh40k/catalogue-other-system',
    path: '',
    message: say('other-system-files', { system: name }),
  };
}

/** One datasheet as an army takes it. */
interface Listing {
  readonly faction: string;
  /** Id of what an army's link leads to. */
  readonly entry: string;
  readonly sheet: Sheet;
}

/** Whose file holds a sheet; that of a library goes before an army's copy of it. */
interface Home {
  readonly faction: string;
  readonly library: boolean;
}

class SheetCollection {
  readonly problems: ListSentence[] = [];
  private readonly homes: ReadonlyMap<string, Home>;
  private readonly armies: ReadonlySet<string>;
  /** By what its numbers are. */
  private readonly byContent = new Map<string, { home: Home; readonly listings: Listing[] }>();

  constructor(homes: ReadonlyMap<string, Home>, armies: ReadonlySet<string>) {
    this.homes = homes;
    this.armies = armies;
  }

  addAll(entries: readonly Element[], catalogue: Element, bsdata: BsdataFiles): void {
    const faction = factionName(catalogue);
    for (const entry of entries) {
      const read = readSheet(entry, catalogue.attributes.id, bsdata);
      if (read === undefined) continue;
      const { sheet } = read;
      const problems = [...read.problems];
      // What is written here must be readable again.
      const issue = datasheetSchema.safeParse({ ...sheet, faction }).error?.issues[0];
      if (issue !== undefined)
        problems.push(say('sheet-left-out', { field: issue.path.join('.'), why: saidIn(issue.message) }));
      const id = entry.attributes.targetId ?? entry.attributes.id;
      const home = this.homes.get(id) ?? { faction, library: false };
      if (issue === undefined && this.add({ sheet, faction, entry: id }, home)) continue;
      this.problems.push(...problems.map((why) => say('of-sheet', { faction, sheet: sheet.name, why })));
    }
  }

  /** Sheets that differ in any number but their price stay apart; true when it was there already. */
  private add(listing: Listing, home: Home): boolean {
    const key = numbersOf(listing.sheet);
    const same = this.byContent.get(key);
    if (same === undefined) this.byContent.set(key, { home, listings: [listing] });
    else if (same.listings.every(({ faction }) => faction !== listing.faction)) same.listings.push(listing);
    if (same !== undefined && home.library && !same.home.library) same.home = home;
    return same !== undefined;
  }

  sorted(): Datasheet[] {
    return [...this.byContent.values()]
      .map(({ home: { faction }, listings }) => {
        // A library may be shared by armies of other names; one that is no army's stands for itself.
        const listed = !this.armies.has(faction) || listings.some((listing) => listing.faction === faction);
        return merged(listed ? faction : listings[0].faction, listings);
      })
      .sort((a, b) => a.faction.localeCompare(b.faction) || a.name.localeCompare(b.name));
  }
}

/** What two armies that take one sheet must agree on; categories and the order of weapons are each army's own. */
function numbersOf({ name, set, size, models, weapons, wargear = [] }: Sheet): string {
  const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort();
  return JSON.stringify([name, set, size, sorted(models), sorted(weapons), sorted(wargear)]);
}

/** The sheet as its home has it, with the armies that borrow it and what they pay. */
function merged(home: string, listings: readonly Listing[]): Datasheet {
  const own = listings.find(({ faction }) => faction === home) ?? listings[0];
  const others = listings.filter((listing) => listing !== own);
  const sheet = { ...own.sheet, ...sharedKeywords(own, others) };
  if (others.length === 0 && own.faction === home) return { faction: home, ...sheet };
  const factions = [...new Set([home, own.faction, ...others.map(({ faction }) => faction)])];
  const prices = others.flatMap(({ faction, sheet: { points } }) =>
    points === undefined || points === sheet.points ? [] : [[faction, points] as const],
  );
  if (prices.length === 0) return { faction: home, factions, ...sheet };
  const atHome = sheet.points === undefined ? {} : { [home]: sheet.points };
  return { faction: home, factions, ...sheet, pointsBy: { ...atHome, ...Object.fromEntries(prices) } };
}

/** Copies of a sheet that armies keep for themselves: all their factions, and the keywords they agree on. */
function sharedKeywords(own: Listing, others: readonly Listing[]): Pick<Sheet, 'keywords' | 'factionKeywords'> {
  const copies = others.filter(({ entry }) => entry !== own.entry).map(({ sheet }) => sheet);
  return {
    keywords: own.sheet.keywords.filter((keyword) => copies.every(({ keywords }) => keywords.includes(keyword))),
    factionKeywords: [...new Set([own.sheet, ...copies].flatMap(({ factionKeywords }) => factionKeywords))],
  };
}

/** Whose file holds an entry that armies link to. */
function homesOf({ files }: BsdataFiles): ReadonlyMap<string, Home> {
  const homes = new Map<string, Home>();
  for (const { root } of files)
    for (const wrapper of ['sharedSelectionEntries', 'selectionEntries'])
      for (const { attributes } of root.tag === 'catalogue' ? inside(root, wrapper) : [])
        homes.set(attributes.id, { faction: factionName(root), library: root.attributes.library === 'true' });
  return homes;
}

/** "Imperium - Adeptus Astartes - Imperial Fists" -> "Imperial Fists"; "Chaos - Daemons Library" -> "Chaos Daemons". */
function factionName(catalogue: Element): string {
  const parts = catalogue.attributes.name.split(' - ').map((part) => part.replace(/\s*\bLibrary$/, '').trim());
  const name = parts.filter((part) => part !== '').at(-1) ?? '';
  return FACTION_NAMES[name] ?? name;
}

/** What can be taken straight into an army. */
function ownEntries(catalogue: Element): Element[] {
  return [...inside(catalogue, 'selectionEntries'), ...inside(catalogue, 'entryLinks')];
}

function gameSystem(bsdata: BsdataFiles): string | undefined {
  const [first] = bsdata.files;
  return first?.root.attributes.gameSystemId ?? first?.root.attributes.id;
}

/** A file that others need and that is not in the folder: its weapons and rules would be missing without a word. */
function missingFiles(bsdata: BsdataFiles): ListSentence[] {
  const missing = new Set<string | null>();
  for (const { root } of bsdata.files)
    for (const { attributes } of inside(root, 'catalogueLinks'))
      if (!bsdata.byId.has(attributes.targetId)) missing.add(attributes.name ?? attributes.targetId);
  const system = gameSystem(bsdata);
  if (system !== undefined && !bsdata.byId.has(system)) missing.add(null);
  return [...missing].map((name) => say('file-missing', { name }));
}
