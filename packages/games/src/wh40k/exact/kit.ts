// A unit and its weapons made ready against a target as it selects it: whoever fires at many states of the target does it once.
import type { Budget } from '../../contract/budget.ts';
import type { AttackingUnit, Battle } from '../battle.ts';
import type { Plan } from '../plan.ts';
import type { TargetFacts } from '../target-facts.ts';
import type { Copies } from './attacks.ts';
import type { Allocation, Formation } from './formation.ts';
import { blockCount, type Flags } from './operator.ts';
import { Reserves } from './reserve.ts';
import type { Sighting } from './sighting.ts';
import { copiesOf, type View, type Viewer, viewsOf } from './view.ts';
import { mergesDevastation, type PreparedWeapon, prepareWeapon } from './weapon.ts';

/** A pool of the unit, and whether its devastating wounds may be counted with the others. */
export interface ReadyWeapon {
  readonly weapon: PreparedWeapon;
  readonly merges: boolean;
}

/** A pool as it sees the target in some states. */
export interface ReadyViews {
  readonly weapons: readonly (() => ReadyWeapon)[];
  /** Position among the weapons, by state. */
  readonly ofState: Int32Array;
}

export function flagsOf({ target }: Battle, { once }: AttackingUnit): Flags {
  return {
    damageReroll: once.damageReroll,
    fixedDamage: once.fixedDamage !== null,
    ignore: target.ignoreFirstFailedSave,
    saveReroll: target.rerollOneSave,
  };
}

export class Kit implements Viewer {
  readonly battle: Battle;
  readonly unit: AttackingUnit;
  readonly formation: Formation;
  readonly facts: TargetFacts;
  readonly flags: Flags;
  readonly reserves: Reserves;
  /** Cells of a vector: blocks and states. */
  readonly cells: number;
  private readonly budget: Budget;
  private readonly copies: readonly Copies[];
  private all: readonly ReadyWeapon[] | undefined;
  private readonly views: (ReadyViews | undefined)[] = [];

  constructor({ battle, unit, formation, facts }: Viewer, budget: Budget) {
    this.battle = battle;
    this.unit = unit;
    this.formation = formation;
    this.facts = facts;
    this.budget = budget;
    this.flags = flagsOf(battle, unit);
    this.cells = blockCount(this.flags) * formation.size;
    const entries = unit.entries.map((_, index) => index);
    this.copies = copiesOf(this, entries, facts);
    this.reserves = new Reserves(unit.once, this.copies, budget);
  }

  /** The target is seen once: what a later weapon does may matter to wounds of an earlier one that wait. */
  together(): readonly ReadyWeapon[] {
    this.all ??= this.makeTogether();
    return this.all;
  }

  private makeTogether(): readonly ReadyWeapon[] {
    const weapons = this.unit.pools.map((entries) => {
      const copies = entries.map((index) => this.copies[index]);
      const allocation = this.allocationOf(copies[0].plan);
      return this.prepared({ copies, allocation, afterwards: allocation });
    });
    const waiting = weapons.findIndex((weapon, index) => !mergesDevastation(weapon, weapons.slice(index + 1)));
    // Once one weapon's devastating wounds wait, those of later weapons wait behind them.
    return weapons.map((weapon, index) => {
      const waits = waiting >= 0 && index >= waiting && weapon.odds.devastating;
      return { weapon, merges: !waits };
    });
  }

  /** E30, E31, E37: a pool looks at who is left. */
  seenBy(pool: number): ReadyViews {
    this.views[pool] ??= this.makeViews(pool);
    return this.views[pool];
  }

  private makeViews(pool: number): ReadyViews {
    const { views, ofState } = viewsOf(this, this.unit.pools[pool], this.budget);
    const made: (ReadyWeapon | undefined)[] = [];
    const weapons = views.map((view, index) => () => {
      if (made[index] === undefined) {
        const weapon = this.prepared(view);
        made[index] = { weapon, merges: mergesDevastation(weapon, []) };
      }
      return made[index];
    });
    return { weapons, ofState };
  }

  private prepared({ copies, allocation, afterwards }: View): PreparedWeapon {
    const { formation, flags, unit, budget } = this;
    return prepareWeapon(copies, { formation, allocation, afterwards, flags, once: unit.once, budget });
  }

  private allocationOf(plan: Plan): Allocation {
    return plan.picksCharacter ? this.formation.precise : this.formation.listed;
  }
}

/** The kits of all units of a battle, by how each sees its target. */
export class Kits {
  private readonly kits = new Map<AttackingUnit, Map<string, Kit>>();

  kitOf(battle: Battle, unit: AttackingUnit, formation: Formation, { key, facts }: Sighting, budget: Budget): Kit {
    let known = this.kits.get(unit);
    if (known === undefined) {
      known = new Map();
      this.kits.set(unit, known);
    }
    let kit = known.get(key);
    if (kit === undefined) {
      kit = new Kit({ battle, unit, formation, facts }, budget);
      known.set(key, kit);
    }
    return kit;
  }
}
