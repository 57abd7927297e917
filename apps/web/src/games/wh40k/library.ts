// What the library thread offers to the page.
import type { Problem } from '@oddsmith/games';
import type { ArmySummary, UnitLibrary } from '@oddsmith/games/wh40k/library';

export type ImportReply =
  | { readonly ok: true; readonly army: ArmySummary }
  | { readonly ok: false; readonly problem: Problem };

export interface Library extends Pick<UnitLibrary, 'search' | 'openCatalogue' | 'unit' | 'options'> {
  importList(data: string | Uint8Array): Promise<ImportReply>;
}
