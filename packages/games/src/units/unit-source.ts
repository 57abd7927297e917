// What a game hands out so that everybody can ask for its units: its libraries, what is known of a unit, and two units as a battle.
import type { Unspoken } from '../contract/problem.ts';
import type { DescribedUnit, UnitLoadout, UnitRules } from './library-unit.ts';

/** A unit of a library; what it brings is found out when somebody asks. */
export interface UnitEntry<Unit = unknown> {
  readonly name: string;
  readonly group: string;
  readonly unit: Unit;
}

/** The battle of two units as a page asks it. */
export interface UnitBattle {
  readonly input: object;
  readonly rules: { readonly attacker: UnitRules; readonly defender: UnitRules };
}

export type Changed<Unit> = { readonly unit: Unit } | { readonly error: Unspoken };

export type UnitBattleResult = UnitBattle | { readonly error: Unspoken };

export interface UnitSource<Unit = unknown> {
  /** What tells its libraries apart. */
  readonly field: 'edition' | 'system';
  /** The usual one first. */
  readonly libraries: readonly string[];
  /** Those that two units make a battle of, the usual one first. */
  readonly calculators: readonly string[];
  /** In the order of the library. */
  open(library: string): Promise<readonly UnitEntry<Unit>[]>;
  /** The name of the unit that players call so for short. */
  everyday?(words: string): string | undefined;
  /** Of units that share a name the one that the bare name means; undefined where the player has to say. */
  origin?(units: readonly Unit[]): Unit | undefined;
  describe(unit: Unit): DescribedUnit;
  /** What else it may carry: apart, because some have dozens. */
  loadouts?(unit: Unit): readonly UnitLoadout[];
  /** Units that stand together, such as a squad and its leader, as one; undefined where the game has no such units. */
  together?(units: readonly Unit[]): Unit;
  /** The unit with others aboard, who fire out of it. */
  aboard?(unit: Unit, passengers: Unit): Changed<Unit>;
  /** The unit as one of an army whose rules it brings, such as a detachment. */
  inArmy?(unit: Unit, army: string): Changed<Unit>;
  battle(calculator: string, one: Unit, other: Unit): UnitBattleResult;
}
