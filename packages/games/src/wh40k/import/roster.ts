// The tree that BattleScribe, New Recruit and ListForge all write, as XML or as JSON.

import { type ReadingBudget, ReadingStopped } from '../../lists/budget.ts';
import { type ListSentence, say } from '../../lists/words/index.ts';

export interface RosterProfile {
  readonly name: string;
  readonly typeName: string;
  readonly characteristics: readonly { readonly name: string; readonly text: string }[];
}

export interface RosterSelection {
  readonly name: string;
  readonly type: string;
  /** Already the total for this selection: never multiplied by the parents' numbers. */
  readonly number: number;
  /** What stands there as its number, where that is none an army has. */
  readonly misread?: string;
  readonly points: number;
  readonly categories: readonly string[];
  readonly rules: readonly string[];
  readonly profiles: readonly RosterProfile[];
  readonly selections: readonly RosterSelection[];
}

export interface RosterForce {
  readonly catalogueName: string;
  readonly selections: readonly RosterSelection[];
}

export interface Roster {
  readonly name: string;
  readonly gameSystemId: string;
  readonly gameSystemName: string;
  readonly generatedBy: string;
  readonly points: number | undefined;
  readonly forces: readonly RosterForce[];
}

/** Deeper trees are not army lists. */
const MAX_DEPTH = 40;
/** A large army has about a thousand. */
const MOST_SELECTIONS = 10_000;
/** No selection stands for more. */
const MOST_OF_ONE = 1_000;
/** So much of one that is none is shown. */
const LONGEST_NUMBER = 40;

/** Ends the reading of a tree that is larger or deeper than any army. */
export class TreeLimits {
  private readonly budget: ReadingBudget;
  private readonly tooMany: ListSentence;
  private selections = 0;

  constructor(budget: ReadingBudget, tooMany: ListSentence) {
    this.budget = budget;
    this.tooMany = tooMany;
  }

  enter(depth: number): void {
    this.budget.spend();
    this.selections++;
    if (this.selections > MOST_SELECTIONS) throw new ReadingStopped('too-many-selections', this.tooMany);
    if (depth > MAX_DEPTH) throw new ReadingStopped('too-deep', say('roster-too-deep'));
  }
}

export type Json = { readonly [key: string]: unknown };

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function list(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** How many a selection stands for: one unless it says so. */
export function countOf(value: unknown): Pick<RosterSelection, 'number' | 'misread'> {
  const written = Number(value ?? 1);
  const number = written >= 0 ? Math.min(MOST_OF_ONE, Math.round(written)) : 1;
  return number === written ? { number } : { number, misread: text(value).slice(0, LONGEST_NUMBER) };
}

function pointsOf(costs: unknown): number | undefined {
  // Crusade points and the like stand in the same list.
  const cost = list(costs).find((entry) => /^\s*(pts|points)\s*$/i.test(text(entry.name)));
  const value = Number(cost?.value);
  return cost === undefined || !Number.isFinite(value) ? undefined : value;
}

/** Reads `{"roster": {...}}`; undefined when it is not such a document. */
export function rosterFromJson(document: unknown, budget: ReadingBudget): Roster | undefined {
  if (!isJson(document)) return undefined;
  const roster = isJson(document.roster) ? document.roster : document;
  if (!Array.isArray(roster.forces)) return undefined;
  const limits = new TreeLimits(budget, say('roster-selections', { most: MOST_SELECTIONS }));
  return {
    name: text(roster.name) || text(document.name),
    gameSystemId: text(roster.gameSystemId) || text(document.gameSystemId),
    gameSystemName: text(roster.gameSystemName) || text(document.gameSystemName),
    generatedBy: text(roster.generatedBy) || text(document.generatedBy),
    points: pointsOf(roster.costs),
    forces: list(roster.forces).flatMap((force) => forcesOf(force, 0, limits)),
  };
}

/** A force and those inside it. */
function forcesOf(force: Json, depth: number, limits: TreeLimits): RosterForce[] {
  limits.enter(depth);
  const nested = list(force.forces).flatMap((inner) => forcesOf(inner, depth + 1, limits));
  const own = {
    catalogueName: text(force.catalogueName) || text(force.name),
    selections: list(force.selections).map((selection) => selectionOf(selection, 0, limits)),
  };
  return [own, ...nested];
}

function selectionOf(selection: Json, depth: number, limits: TreeLimits): RosterSelection {
  limits.enter(depth);
  return {
    name: text(selection.name),
    type: text(selection.type),
    ...countOf(selection.number),
    points: pointsOf(selection.costs) ?? 0,
    categories: list(selection.categories).map((category) => text(category.name)),
    rules: list(selection.rules).map((rule) => text(rule.name)),
    profiles: list(selection.profiles).map(profileFromJson),
    selections: list(selection.selections).map((inner) => selectionOf(inner, depth + 1, limits)),
  };
}

function profileFromJson(profile: Json): RosterProfile {
  return {
    name: text(profile.name),
    typeName: text(profile.typeName),
    characteristics: list(profile.characteristics).map((characteristic) => ({
      name: text(characteristic.name),
      text: text(characteristic.$text ?? characteristic.value ?? characteristic.text),
    })),
  };
}
