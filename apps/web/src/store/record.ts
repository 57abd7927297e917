// What the browser keeps for a player: units, armies, match-ups, situations to compare, own effects, battles looked at, settings.
// One shape for all.

/** A battle is kept by itself while somebody looks at it; a match-up is one that was saved under a name. */
export const KINDS = ['unit', 'army', 'matchup', 'situation', 'effect', 'battle', 'skirmish', 'setting'] as const;
export type Kind = (typeof KINDS)[number];

export interface SavedRecord {
  readonly id: string;
  readonly kind: Kind;
  /** As in addresses: "wh40k"; '' for what belongs to no game. */
  readonly game: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** Milliseconds since 1970. */
  readonly at: number;
  /** When it was thrown into the bin. */
  readonly binnedAt?: number;
  /** What the game that saved it understands; checked by whoever reads it. */
  readonly data: unknown;
}

/** Storage and files may hold anything: what is not a record is undefined. */
export function readRecord(value: unknown): SavedRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, kind, game, name, tags, at, binnedAt, data } = { ...EMPTY, ...value };
  const known = KINDS.find((candidate) => candidate === kind);
  if (typeof id !== 'string' || id === '' || known === undefined || data === undefined) return undefined;
  if (typeof game !== 'string' || typeof name !== 'string') return undefined;
  return {
    id,
    kind: known,
    game,
    name,
    // A copy first: a damaged list may have lost the ways of a list.
    tags: Array.isArray(tags) ? [...tags].filter((tag) => typeof tag === 'string') : [],
    at: isTime(at) ? at : 0,
    ...(isTime(binnedAt) ? { binnedAt } : {}),
    data,
  };
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

const EMPTY: { readonly [field in keyof Required<SavedRecord>]: unknown } = {
  id: undefined,
  kind: undefined,
  game: '',
  name: '',
  tags: [],
  at: 0,
  binnedAt: undefined,
  data: undefined,
};

/** By name and tags, every word of the query somewhere. */
export function matches({ name, tags }: SavedRecord, query: string): boolean {
  const text = [name, ...tags].join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Of a unit saved from its sheet: one of the same name is replaced. `system`: where a game has several with units of one name. */
export function unitId(game: string, name: string, system?: string): string {
  return system === undefined ? `${game}-unit:${name}` : `${game}-unit:${system}:${name}`;
}

/** One of the same name and part is replaced. */
export function operativeId(side: string, name: string): string {
  return `killteam/${side}/${name}`;
}
