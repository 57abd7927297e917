// An army on the page: its units as the engine takes them, and what was said while it was read.
import type { RulesVersion } from '@oddsmith/games/grimdark';
import type { Diagnostic, ImportedUnit } from '@oddsmith/games/grimdark/import';
import { grimdark } from '../../language/english/grimdark/grimdark.ts';

export type ArmyUnit = ImportedUnit;

export interface Army {
  /** The same list always has the same key, so that a link finds an army this browser knows. */
  readonly key: string;
  readonly origin: 'sample' | 'list' | 'link';
  readonly name: string;
  readonly note: string;
  readonly rulesVersion: RulesVersion;
  readonly units: readonly ArmyUnit[];
  /** Descriptions of rules that no pack knows. */
  readonly ruleTexts: { readonly [name: string]: string };
  readonly diagnostics: readonly Diagnostic[];
}

export const SIDES = ['attacker', 'defender'] as const;
export type ArmySide = (typeof SIDES)[number];

/** An army and which of its units fight. */
export interface Host {
  readonly army: Army;
  /** Ids, in the order of the army. */
  readonly chosen: readonly string[];
}

export type Hosts = { readonly [side in ArmySide]: Host };

export function chosenUnits({ army, chosen }: Host): readonly ArmyUnit[] {
  return army.units.filter(({ id }) => chosen.includes(id));
}

export function nameOf({ unit }: ArmyUnit): string {
  return unit.name ?? grimdark.unit;
}

/** A list of twenty units against another is 400 pairings: a start that answers at once. */
const FIRST_CHOICE = 6;

export function hostOf(army: Army): Host {
  return { army, chosen: army.units.slice(0, FIRST_CHOICE).map(({ id }) => id) };
}
