// What the sentences about army lists are made of.
import type { Message } from '@oddsmith/words';
import type { Coverage } from '../../grimdark/rules/catalogue.ts';
import type { ListPhase, SignId } from '../reader.ts';

/** A sign and in how many lines it stands, or how many units the data of the game know. */
export type FoundSign = { readonly sign: SignId; readonly lines: number } | { readonly datasheets: number };

/** What speaks for a game. */
export interface Side {
  readonly game: string;
  readonly title: string;
  readonly signs: readonly FoundSign[];
}

export interface InLines {
  /** In words. */
  readonly remark: string;
  readonly lines: readonly number[];
  readonly more: boolean;
}

export interface DamagedCatalogue {
  readonly field: string;
  readonly sheet: string | undefined;
  /** What the schema says of it. */
  readonly why: Message;
}

export interface Covered {
  readonly counted: number;
  readonly rest: readonly { readonly coverage: Exclude<Coverage, 'counted'>; readonly rules: readonly string[] }[];
}

export interface ArmyTitle {
  readonly name: string | undefined;
  readonly points: number | undefined;
}

/** A unit that was asked for, and those that there are. */
export interface Named {
  readonly unit: string;
  readonly known: readonly string[];
}

/** Heads under which the rules of a unit stand, and what is said of one of them. */
export type Group = 'counted' | 'switches' | 'not counted' | 'no dice';
export type Mark = 'on' | 'off' | 'not judged';

export interface Unarmed {
  readonly unit: string;
  readonly phase: ListPhase;
}

export interface Library {
  readonly field: string;
  readonly got: string;
  readonly known: readonly string[];
}

export interface ReadAs {
  readonly text: string;
  readonly as: string;
  readonly others: readonly string[];
  /** Not shown. */
  readonly more: number;
}

/** What stands below the name of a unit. */
export interface UnitDetail {
  readonly models: number;
  readonly points: number;
  readonly character: boolean;
  readonly faction: string | undefined;
}
