// Units to pick from: what the library thread offers to the page, as plain data.
import type { Problem } from '@oddsmith/games';

/** Where a unit comes from: a place in the imported army, or a datasheet. */
export type UnitKey =
  /** Several places: a bodyguard unit with the leaders attached to it. */
  | { readonly from: 'army'; readonly indices: readonly number[] }
  | { readonly from: 'catalogue'; readonly name: string; readonly faction: string };

export interface UnitSummary {
  readonly key: UnitKey;
  readonly name: string;
  /** "5 models · 80 points · Space Marines". */
  readonly detail: string;
}

/** Both roles of a unit, ready for a request. */
export interface PlayableUnit {
  readonly name: string;
  readonly points: number | null;
  /** Of the list it comes from. */
  readonly edition?: string;
  /** Whom Hazardous can hurt, and what they cost. */
  readonly attacker: { readonly shooting: object; readonly fight: object };
  readonly volley: { readonly shooting: readonly unknown[]; readonly fight: readonly unknown[] };
  readonly target: { readonly shooting: object; readonly fight: object };
}

/** What a search brought: units of that name or, where there is none, the ones that are spelt most like it. */
export interface Found {
  readonly units: readonly UnitSummary[];
  readonly nearest: boolean;
}

export interface ArmySummary {
  readonly title: string;
  readonly units: readonly UnitSummary[];
  /** Units of the list that have no stats: their names, and why. */
  readonly unknown: readonly { readonly name: string; readonly reason: string }[];
  /** Remarks of the reader: names it did not find, and what it assumed. */
  readonly remarks: readonly { readonly text: string; readonly warning: boolean }[];
}

export type ImportReply =
  | { readonly ok: true; readonly army: ArmySummary }
  | { readonly ok: false; readonly problem: Problem };

export type CatalogueReply =
  | { readonly ok: true; readonly datasheets: number; readonly source: string }
  | { readonly ok: false; readonly problem: Problem };

export interface Library {
  search(text: string): Promise<Found>;
  importList(data: string | Uint8Array): Promise<ImportReply>;
  /** A catalogue file of the user's own; null goes back to the built-in one. */
  openCatalogue(text: string | null): Promise<CatalogueReply>;
  unit(key: UnitKey): Promise<PlayableUnit | undefined>;
}
