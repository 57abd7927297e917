// The library's thread: reads army lists and searches the catalogue without holding up the page.
import type { Problem } from '@oddsmith/games';
import { importArmyList } from '@oddsmith/games/lists';
import { type UnitRequest, unitRequest, withAboard } from '@oddsmith/games/wh40k';
import {
  type ArmySummary,
  loadBuiltInCatalogue,
  type UnitKey,
  UnitLibrary,
  withSwitched,
} from '@oddsmith/games/wh40k/library';
import { language } from '../../../language/language.ts';

type ImportReply =
  | { readonly ok: true; readonly army: ArmySummary }
  | { readonly ok: false; readonly problem: Problem };

/** What the thread offers to the page. */
export interface Library
  extends Pick<
    UnitLibrary,
    'search' | 'weapons' | 'openCatalogue' | 'unit' | 'options' | 'detachments' | 'armyRules' | 'usableRules'
  > {
  /** In place of the army of that name. */
  importList(data: string | Uint8Array, army: string): Promise<ImportReply>;
  /** A bodyguard unit and its leader as one unit; undefined where they come from different places. */
  together(bodyguard: UnitKey, leader: UnitKey): Promise<UnitRequest | undefined>;
  /** A transport with guns of those aboard. */
  aboard(transport: UnitRequest, passengers: UnitRequest): Promise<UnitRequest>;
  /** Names of the datasheets that may join a unit; undefined where the catalogue does not know it. */
  leadersOf(unit: string, edition: '10' | '11'): Promise<readonly string[] | undefined>;
}

const units = new UnitLibrary(loadBuiltInCatalogue, language);

type CatalogueKey = UnitKey & { readonly from: 'catalogue' };

async function datasheetOf({ name, faction, edition }: CatalogueKey) {
  return (await units.catalogue(edition)).find(name, faction)?.datasheet;
}

export const library: Library = {
  search: (text, edition) => units.search(text, edition),
  weapons: (text, edition) => units.weapons(text, edition),
  options: (key) => units.options(key),
  detachments: (key) => units.detachments(key),
  armyRules: (text, edition) => units.armyRules(text, edition),
  usableRules: (key, text) => units.usableRules(key, text),
  openCatalogue: (text) => units.openCatalogue(text),
  unit: (key) => units.unit(key),
  async together(bodyguard, leader) {
    if (bodyguard.from === 'army' && leader.from === 'army')
      return bodyguard.army === leader.army
        ? units.unit({ ...bodyguard, indices: [...bodyguard.indices, ...leader.indices] })
        : undefined;
    if (bodyguard.from === 'army' || leader.from === 'army') return undefined;
    const [led, leading] = await Promise.all([datasheetOf(bodyguard), datasheetOf(leader)]);
    if (led === undefined || leading === undefined) return undefined;
    const both = await Promise.all([units.fielded(bodyguard, led), units.fielded(leader, leading)]);
    return withSwitched(unitRequest(both, bodyguard.edition), [...(bodyguard.on ?? []), ...(leader.on ?? [])]);
  },
  aboard: async (transport, passengers) => withAboard(transport, passengers),
  async leadersOf(unit, edition) {
    return (await units.catalogue(edition)).leadersOf(unit);
  },
  async importList(data, army) {
    const catalogue = units.ownCatalogue;
    const result = await importArmyList(data, {
      game: 'wh40k',
      language,
      ...(catalogue === undefined ? {} : { catalogue }),
    });
    return result.ok ? { ok: true, army: units.take(result.army, army) } : result;
  },
};
