// An army list as every reader of this folder leaves it: units with counted gear, before models are formed.
import type { ListSentence, Noticed } from '../../lists/words/index.ts';

export interface Diagnostic {
  readonly code: string;
  readonly severity: 'info' | 'warning';
  /** The unit it speaks of, '' for the list. */
  readonly unit: string;
  readonly message: string;
}

/** `unit` is '' where it speaks of the list. */
export function remark(
  fact: string,
  unit: string,
  message: ListSentence,
  severity: Diagnostic['severity'] = 'warning',
): Noticed<Diagnostic> {
  return { code: `grimdark/import-${fact}`, severity, unit, message };
}

/** A rule with its rating in brackets, and how many models have it; undefined: all of them. */
export interface ForgeRule {
  readonly name: string;
  readonly count?: number;
}

export interface ForgeWeapon {
  readonly name: string;
  readonly count: number;
  readonly range: number;
  readonly attacks: number;
  readonly rules: readonly string[];
}

/** A bought item: rules and weapons that come with it. */
export interface ForgeItem {
  readonly name: string;
  readonly count: number;
  readonly rules: readonly string[];
  readonly weapons: readonly ForgeWeapon[];
  /** The weapons it is fixed to, where it is no thing of the model: its rules are theirs. */
  readonly on?: readonly string[];
}

export interface ForgeUnit {
  /** What other units name when they join it. */
  readonly key: string;
  readonly name: string;
  readonly customName?: string;
  readonly size: number;
  readonly quality: number;
  readonly defense: number;
  readonly points: number;
  readonly rules: readonly ForgeRule[];
  readonly weapons: readonly ForgeWeapon[];
  readonly items: readonly ForgeItem[];
  /** Half of a combined unit. */
  readonly combined: boolean;
  readonly joins?: string;
}

export interface ForgeList {
  readonly name?: string;
  /** "gf", "gff", "aof" ... in lower case. */
  readonly system: string;
  readonly factions: readonly string[];
  readonly version?: string;
  /** The list's own total. */
  readonly points?: number;
  readonly pointsLimit?: number;
  readonly units: readonly ForgeUnit[];
  /** Descriptions of rules that the list itself brings, by name. */
  readonly ruleTexts: { readonly [name: string]: string };
  readonly diagnostics: readonly Noticed<Diagnostic>[];
}
