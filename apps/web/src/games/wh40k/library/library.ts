// What the library thread offers to the page.
import type { Problem } from '@oddsmith/games';
import type { ArmySummary, UnitKey, UnitLibrary } from '@oddsmith/games/wh40k/library';
import type { UnitRequest } from '@oddsmith/games/wh40k/units';

export type ImportReply =
  | { readonly ok: true; readonly army: ArmySummary }
  | { readonly ok: false; readonly problem: Problem };

export interface Library extends Pick<UnitLibrary, 'search' | 'weapons' | 'openCatalogue' | 'unit' | 'options'> {
  /** In place of the army of that name. */
  importList(data: string | Uint8Array, army: string): Promise<ImportReply>;
  /** A bodyguard unit and its leader as one unit; undefined where they come from different places. */
  together(bodyguard: UnitKey, leader: UnitKey): Promise<UnitRequest | undefined>;
  /** Names of the datasheets that may join a unit; undefined where the catalogue does not know it. */
  leadersOf(unit: string, edition: '10' | '11'): Promise<readonly string[] | undefined>;
}
