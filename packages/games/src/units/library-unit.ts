// A unit of a game's library as everybody may ask for it: what it brings to a battle, and what became of each of its rules.

/** Part of the calculation. */
export interface CountedRule {
  readonly name: string;
  /** What of the unit has it: a weapon, a mount, a side of the battle. */
  readonly part?: string;
  /** What of it is left out. */
  readonly except?: string;
}

/** Counted while it is on; the player can turn it either way. */
export interface SwitchRule {
  readonly name: string;
  readonly part?: string;
  /** As the request says by itself. */
  readonly on: boolean;
  /** When it holds. */
  readonly if?: string;
  /** Fields that turn it on, by their paths in the input of a calculator. */
  readonly set?: { readonly [path: string]: unknown };
}

export interface UncountedRule {
  readonly name: string;
  readonly part?: string;
  /** Whether it touches dice of attack or defence; null: nobody has judged it yet. */
  readonly changesDice: boolean | null;
}

/** Every rule and ability of a unit stands in one of the three. */
export interface UnitRules {
  readonly counted: readonly CountedRule[];
  readonly switches: readonly SwitchRule[];
  readonly notCounted: readonly UncountedRule[];
}

/**
 * What a unit brings to the inputs of its game's calculators. `defender`, `first` and `target` are values of the fields of that name
 * (`first` serves as the second side as well); `attacker` is one too, except where an attack takes several fields of a unit.
 */
export interface UnitParts {
  readonly attacker?: object;
  readonly defender?: object;
  readonly first?: object;
  readonly target?: object;
}

/** Other weapons or modes than those of the printed loadout. */
export interface UnitLoadout {
  readonly name: string;
  readonly parts: UnitParts;
}

/** A weapon of the unit and where it is used: a part, or "loadouts" where it waits to be chosen; undefined where nothing can use it. */
export interface UnitWeapon {
  readonly name: string;
  readonly part?: keyof UnitParts | 'loadouts' | undefined;
}

export interface DescribedUnit {
  readonly points?: number;
  /** Models, from the fewest to the most; null where there is no limit. */
  readonly size?: readonly [least: number, most: number | null];
  readonly parts: UnitParts;
  readonly rules: UnitRules;
  /** All standard weapons. */
  readonly weapons: readonly UnitWeapon[];
}

/** As `oddsmith units` and the API print it. */
export interface LibraryUnit extends Omit<DescribedUnit, 'weapons'> {
  readonly game: string;
  readonly name: string;
  /** Team, army or faction. */
  readonly group: string;
  readonly edition?: string;
  readonly system?: string;
  readonly loadouts?: readonly UnitLoadout[];
  readonly weaponsLeftOut: readonly string[];
}
