// The pieces of Axis & Allies 1942 Online and what each can do, as data: engines read these fields, never a unit's name.
// Nothing else is imported here, so that a page can know the pieces without loading an engine.

export interface Unit {
  readonly id: UnitId;
  readonly name: string;
  readonly plural: string;
  /** Hits on this or less. */
  readonly attack: number;
  readonly defense: number;
  readonly cost: number;
  readonly kind: 'land' | 'air' | 'sea';
  /** Came ashore from transports: cannot retreat. */
  readonly landed?: true;
  /** Raises one infantry to attack 2. */
  readonly supports?: true;
  readonly supported?: true;
  /** Shots at attacking aircraft before the first round. */
  readonly antiAirShots?: number;
  /** Hits it absorbs before the order of loss begins. */
  readonly spareHits?: number;
  readonly bombards?: true;
  readonly submarine?: true;
  readonly destroyer?: true;
  /** Fighters that can land on it. */
  readonly carries?: number;
  /** Can land on a carrier. */
  readonly landsOnCarriers?: true;
  /** Destroyed without a fight once nothing else defends. */
  readonly helpless?: true;
  /** Always lost after everything else. */
  readonly lostLast?: true;
  /** What it is once repaired, and how reports call it. */
  readonly reportedAs?: UnitId;
}

/** A unit as it is written below: which ids there are follows from the list. */
type Row = Omit<Unit, 'id' | 'reportedAs'> & { readonly id: string; readonly reportedAs?: string };

/** Figures of units that come in two states: on foot or landed, whole or damaged. */
const INFANTRY = { attack: 1, defense: 2, cost: 3, kind: 'land', supported: true } as const;
const ARTILLERY = { attack: 2, defense: 2, cost: 4, kind: 'land', supports: true } as const;
const TANK = { attack: 3, defense: 3, cost: 6, kind: 'land' } as const;
const BATTLESHIP = { attack: 4, defense: 4, cost: 20, kind: 'sea', bombards: true } as const;

const ROWS = [
  {
    id: 'aa',
    name: 'AA gun',
    plural: 'AA guns',
    attack: 0,
    defense: 0,
    cost: 5,
    kind: 'land',
    antiAirShots: 3,
    helpless: true,
  },
  { id: 'inf', name: 'infantry', plural: 'infantry', ...INFANTRY },
  { id: 'inf_a', name: 'landed infantry', plural: 'landed infantry', ...INFANTRY, landed: true },
  { id: 'art', name: 'artillery', plural: 'artillery', ...ARTILLERY },
  { id: 'art_a', name: 'landed artillery', plural: 'landed artillery', ...ARTILLERY, landed: true },
  { id: 'arm', name: 'tank', plural: 'tanks', ...TANK },
  { id: 'arm_a', name: 'landed tank', plural: 'landed tanks', ...TANK, landed: true },
  {
    id: 'fig',
    name: 'fighter',
    plural: 'fighters',
    attack: 3,
    defense: 4,
    cost: 10,
    kind: 'air',
    landsOnCarriers: true,
  },
  { id: 'bom', name: 'bomber', plural: 'bombers', attack: 4, defense: 1, cost: 12, kind: 'air' },
  {
    id: 'sub',
    name: 'submarine',
    plural: 'submarines',
    attack: 2,
    defense: 1,
    cost: 6,
    kind: 'sea',
    submarine: true,
  },
  { id: 'des', name: 'destroyer', plural: 'destroyers', attack: 2, defense: 2, cost: 8, kind: 'sea', destroyer: true },
  { id: 'cru', name: 'cruiser', plural: 'cruisers', attack: 3, defense: 3, cost: 12, kind: 'sea', bombards: true },
  { id: 'acc', name: 'carrier', plural: 'carriers', attack: 1, defense: 2, cost: 14, kind: 'sea', carries: 2 },
  { id: 'bat', name: 'battleship', plural: 'battleships', ...BATTLESHIP, spareHits: 1 },
  { id: 'dbat', name: 'damaged battleship', plural: 'damaged battleships', ...BATTLESHIP, reportedAs: 'bat' },
  {
    id: 'tra',
    name: 'transport',
    plural: 'transports',
    attack: 0,
    defense: 0,
    cost: 7,
    kind: 'sea',
    helpless: true,
    lostLast: true,
  },
] as const satisfies readonly Row[];

export type UnitId = (typeof ROWS)[number]['id'];
export const UNITS: readonly Unit[] = ROWS;
export const UNIT_IDS: readonly UnitId[] = ROWS.map(({ id }) => id);
export const UNIT_COUNT = ROWS.length;

export function unitIndex(id: UnitId): number {
  return UNIT_IDS.indexOf(id);
}

/** Whether a unit may be given to a side of a battle on land or at sea. */
export function canTakePart(id: UnitId, side: 'attack' | 'defense', naval: boolean): boolean {
  const unit = UNITS[unitIndex(id)];
  if (naval) return unit.kind !== 'land';
  if (side === 'attack') return unit.antiAirShots === undefined && (unit.kind !== 'sea' || unit.bombards === true);
  return unit.kind !== 'sea';
}

/** What a unit is called in reports and after repair. */
export const REPORTED_AS: readonly number[] = UNITS.map((unit, t) =>
  unit.reportedAs === undefined ? t : unitIndex(unit.reportedAs),
);

/** How many of each unit, by index of UNIT_IDS. */
export type Counts = readonly number[];

export type Army = { readonly [id in UnitId]?: number | undefined };

export function toCounts(army: Army): number[] {
  return UNIT_IDS.map((id) => army[id] ?? 0);
}

/** The army itself, damaged ships by their own name. */
export function toArmyOfCounts(counts: Counts): Army {
  return Object.fromEntries(UNIT_IDS.flatMap((id, t) => (counts[t] > 0 ? [[id, counts[t]]] : [])));
}

/** An army as reports name it. */
export function toArmy(counts: ArrayLike<number>, from = 0): Army {
  const army: { [id in UnitId]?: number } = {};
  for (let t = 0; t < UNIT_COUNT; t++) {
    const n = counts[from + t];
    if (n === 0) continue;
    const id = UNIT_IDS[REPORTED_AS[t]];
    army[id] = (army[id] ?? 0) + n;
  }
  return army;
}

/** What two armies are together. */
export function sumOfArmies(a: Army, b: Army): Army {
  const sum: { [id in UnitId]?: number } = {};
  for (const id of UNIT_IDS) {
    const n = (a[id] ?? 0) + (b[id] ?? 0);
    if (n > 0) sum[id] = n;
  }
  return sum;
}

export function isNobody(army: Army): boolean {
  return UNIT_IDS.every((id) => (army[id] ?? 0) === 0);
}

/** "2 inf, 1 fig" in the fixed order of UNIT_IDS. */
export function formatArmy(army: Army): string {
  return UNIT_IDS.filter((id) => (army[id] ?? 0) > 0)
    .map((id) => `${army[id]} ${id}`)
    .join(', ');
}

/** "2 infantry and 1 fighter" */
export function describeArmy(army: Army): string {
  const parts = UNITS.filter((unit) => (army[unit.id] ?? 0) > 0).map(
    (unit) => `${army[unit.id]} ${army[unit.id] === 1 ? unit.name : unit.plural}`,
  );
  if (parts.length === 0) return 'nothing';
  if (parts.length === 1) return parts[0];
  return `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
}

/** Faces of the biased die, in tenths: 1 to 6. */
export const BIASED_TENTHS = [1, 2, 3, 2, 1, 1] as const;

export const DICE_MODES = ['standard', 'lowLuck', 'biased'] as const;
export type DiceMode = (typeof DICE_MODES)[number];

/** Cheapest first, whoever loses them: AA guns after artillery on land, transports last at sea. */
const CHEAPEST_ON_LAND: readonly UnitId[] = ['inf', 'inf_a', 'art', 'art_a', 'aa', 'arm', 'arm_a', 'fig', 'bom'];
const CHEAPEST_AT_SEA: readonly UnitId[] = ['sub', 'des', 'fig', 'cru', 'bom', 'acc', 'dbat', 'bat', 'tra'];

export function standardOrder(side: 'attack' | 'defense', naval: boolean): readonly UnitId[] {
  if (naval) return CHEAPEST_AT_SEA;
  return side === 'defense' ? CHEAPEST_ON_LAND : CHEAPEST_ON_LAND.filter((id) => id !== 'aa');
}
