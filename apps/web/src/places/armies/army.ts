// An army on the page: its units as parts of requests, and what was said while it was read.
import type { ListedUnit } from '@oddsmith/analysis';

export interface ArmyUnit extends ListedUnit {
  /** Tells it apart in its army; links name it. */
  readonly id: string;
  /** What it brings to melees, where that is something else than when it shoots. */
  readonly melee?: { readonly attack?: unknown; readonly target?: unknown };
  readonly models?: number;
  /** As a player knows it at a glance: "4+/5+". */
  readonly note?: string;
  /** Its card as the form of the game takes it, where cards can be corrected. */
  readonly unit?: unknown;
}

export interface ArmyRemark {
  readonly severity: 'info' | 'warning';
  readonly unit: string;
  readonly message: string;
}

export interface Army {
  /** The same list always has the same key, so that a link finds an army this browser knows. */
  readonly key: string;
  readonly origin: 'sample' | 'list' | 'link';
  readonly name: string;
  readonly note: string;
  readonly units: readonly ArmyUnit[];
  readonly diagnostics: readonly ArmyRemark[];
  /** The version of the rules it was written for, and descriptions of rules that no pack knows: where its game asks for them. */
  readonly rulesVersion?: string;
  readonly ruleTexts: { readonly [name: string]: string };
}

export type Phase = 'shooting' | 'melee';

export const SIDES = ['attacker', 'defender'] as const;
export type ArmySide = (typeof SIDES)[number];

/** An army and which of its units fight. */
export interface Host {
  readonly army: Army;
  /** Ids, in the order of the army. */
  readonly chosen: readonly string[];
}

export type Hosts = { readonly [side in ArmySide]: Host };

/** Those that can stand on a side, as they are in a phase. */
export function unitsOf({ units }: Army, side: ArmySide, phase: Phase): readonly ArmyUnit[] {
  return units.map((unit) => inPhase(unit, phase)).filter((unit) => unit[partOf[side]] !== undefined);
}

const partOf = { attacker: 'attack', defender: 'target' } as const;

export function chosenUnits({ army, chosen }: Host, side: ArmySide, phase: Phase): readonly ArmyUnit[] {
  const wanted = new Set(chosen);
  return unitsOf(army, side, phase).filter(({ id }) => wanted.has(id));
}

/** A unit in its melee stays the same object: what is known of it is known again. */
const inMelee = new WeakMap<ArmyUnit, ArmyUnit>();

function inPhase(unit: ArmyUnit, phase: Phase): ArmyUnit {
  const { melee, attack: _attack, target: _target, ...rest } = unit;
  if (phase === 'shooting' || melee === undefined) return unit;
  const known = inMelee.get(unit) ?? { ...rest, ...melee };
  inMelee.set(unit, known);
  return known;
}

/** Units that bring the same, as one line of a list: "Scouts ×3". */
export interface Line {
  readonly unit: ArmyUnit;
  readonly ids: readonly string[];
}

export function linesOf(units: readonly ArmyUnit[]): readonly Line[] {
  return grouped(units, contentOf).map((alike) => ({ unit: alike[0], ids: idsOf(alike) }));
}

/** One line of a matrix: somebody with several weapons, each a way to attack, and everybody who brings the same. */
export interface Row extends Line {
  readonly ways: readonly ArmyUnit[];
  /** How many there are of it. */
  readonly count: number;
}

export function rowsOf(units: readonly ArmyUnit[]): readonly Row[] {
  const bearers = grouped(units, ({ bearer, id }) => JSON.stringify(bearer === undefined ? [id] : bearer));
  const rows = bearers.map((carried): Row => {
    const ways = grouped(carried, contentOf).map(([first]) => first);
    const [{ bearer }] = ways;
    const unit = bearer === undefined ? ways[0] : { ...ways[0], title: bearer };
    const count = carried.filter((one) => contentOf(one) === contentOf(ways[0])).length;
    return { unit, ids: idsOf(carried), ways, count };
  });
  return grouped(rows, ({ ways }) => ways.map(contentOf).join()).map((alike) => ({
    ...alike[0],
    ids: alike.flatMap(({ ids }) => ids),
    count: alike.reduce((sum, { count }) => sum + count, 0),
  }));
}

const contents = new WeakMap<ArmyUnit, string>();

/** Asked of hundreds of units whenever one is ticked. */
function contentOf(unit: ArmyUnit): string {
  const { attack, target, melee, points } = unit;
  const content = contents.get(unit) ?? JSON.stringify([attack, target, melee, points]);
  contents.set(unit, content);
  return content;
}

function idsOf(units: readonly ArmyUnit[]): readonly string[] {
  return units.map(({ id }) => id);
}

/** In the order in which the first of each group stands. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

export function hostOf(army: Army, first: number): Host {
  return { army, chosen: army.units.slice(0, first).map(({ id }) => id) };
}

/** With titles that tell them apart, as questions of analysis want them: the second of a name is "Scouts 2". */
export function listedUnits(units: readonly ArmyUnit[]): readonly ListedUnit[] {
  const seen = new Map<string, number>();
  return units.map(({ title, bearer, weapon, points, attack, target }) => {
    const count = (seen.get(title) ?? 0) + 1;
    seen.set(title, count);
    return {
      title: count === 1 ? title : `${title} ${count}`,
      ...(bearer === undefined ? {} : { bearer }),
      ...(weapon === undefined ? {} : { weapon }),
      ...(points === undefined ? {} : { points }),
      ...(attack === undefined ? {} : { attack }),
      ...(target === undefined ? {} : { target }),
    };
  });
}
