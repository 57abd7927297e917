// One unit attacks: pool by pool over the states of the target, devastating wounds in their time, then other mortal wounds.
import { bernoulli, clamp, compound, expressionPmf, type Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { MortalWounds } from '../battle.ts';
import type { WoundCounts } from './counts.ts';
import type { Formation } from './formation.ts';
import type { Kit, ReadyWeapon } from './kit.ts';
import { addScaled, damageStep, reduceSeries, spreadSeries, targetBlocks } from './operator.ts';
import { spreadPool } from './pool.ts';
import type { Reserves } from './reserve.ts';
import { askFor } from './size.ts';
import { mortalLoss, type PreparedWeapon } from './weapon.ts';

/** How one pool was rolled: what it met, and how its wounds were counted. Everything else about it follows. */
export interface Turn {
  /** Position among the pools of the unit: a pool that sees the target in several ways has several turns. */
  readonly pool: number;
  readonly weapon: PreparedWeapon;
  /** One vector per combination of waiting wounds (the last weapon's number varies fastest) and per reserve. */
  readonly rows: readonly Float64Array[];
  /** Wounds by reserve; undefined where only the number of unsaved wounds mattered. */
  readonly outcomes: readonly (readonly WoundCounts[])[] | undefined;
  /** Numbers of devastating wounds left waiting that are told apart: 0 .. most. 1 where they are resolved at once. */
  readonly numbers: number;
}

/** The attack of a unit as it went: from here the steps of every pool can be worked out. */
export interface Course {
  readonly formation: Formation;
  readonly reserves: Reserves;
  readonly turns: readonly Turn[];
  /** The states before mortal wounds that belong to no weapon. */
  readonly vector: Float64Array;
  /** Damage of each turn on average, weighted with the mass of the states met. */
  readonly meanDamage: readonly number[];
}

export interface UnitOutcome {
  readonly vector: Float64Array;
  readonly waste: number;
  readonly course: Course;
}

/** One unit against the part of the target's states in `start` (blocks of the target, all states each). */
export function attackWithUnit(kit: Kit, start: Float64Array, budget: Budget): UnitOutcome {
  const run = new UnitRun(kit, start, budget);
  run.fireAll();
  const course = run.devastate();
  const { mortalWounds } = kit.unit;
  if (mortalWounds !== null) run.inflict(mortalWounds);
  return { vector: run.fold(), waste: run.waste, course };
}

/** Making and going through a short row takes as long as so many steps, whatever it holds. */
const ROW_STEPS = 200;

class UnitRun {
  waste = 0;
  /** As in `Turn`. */
  private rows: Float64Array[];
  private readonly turns: Turn[] = [];
  private readonly meanDamage: number[] = [];
  private readonly kit: Kit;
  private readonly budget: Budget;
  /** Devastating wounds wait for the unit, not just for the other wounds of their pool. */
  private readonly waits: boolean;

  constructor(kit: Kit, start: Float64Array, budget: Budget) {
    this.kit = kit;
    this.budget = budget;
    this.waits = kit.battle.edition.devastating.after === 'unit';
    this.rows = this.emptyRows(kit.reserves.states.length);
    this.rows[0].set(start);
  }

  private emptyVector(): Float64Array {
    return new Float64Array(this.kit.cells);
  }

  private emptyRows(length: number): Float64Array[] {
    askFor(length * this.kit.cells);
    return Array.from({ length }, () => {
      this.budget.spend(Math.max(ROW_STEPS, this.kit.cells));
      return this.emptyVector();
    });
  }

  fireAll(): void {
    if (this.kit.battle.edition.readsTargetAgain) this.firePools();
    else
      this.kit.together().forEach((ready, index) => {
        this.rows = this.fire(index, ready, this.rows);
      });
  }

  /** Every pool looks at who is left. */
  private firePools(): void {
    this.kit.unit.pools.forEach((_, index) => {
      let next: Float64Array[] | undefined;
      for (const { ready, rows } of this.seen(index)) {
        const fired = this.fire(index, ready(), rows);
        if (next === undefined) next = fired;
        else for (const [r, row] of next.entries()) addScaled(row, fired[r], 1, this.budget);
      }
      this.rows = next ?? this.rows;
    });
  }

  /** The rows as each view of a pool meets them, those that meet nothing left out. */
  private seen(pool: number): readonly { readonly ready: () => ReadyWeapon; readonly rows: readonly Float64Array[] }[] {
    const { rows } = this;
    const { size } = this.kit.formation;
    const { weapons, ofState } = this.kit.seenBy(pool);
    if (weapons.length === 1) return [{ ready: weapons[0], rows }];
    const parts = weapons.map((ready) => ({ ready, rows: this.emptyRows(rows.length) }));
    rows.forEach((row, r) => {
      this.budget.spend(row.length);
      for (let i = 0; i < row.length; i++) if (row[i] !== 0) parts[ofState[i % size]].rows[r][i] = row[i];
    });
    return parts.filter((part) => part.rows.some((row) => this.hasMass(row)));
  }

  /** All attacks of one pool; its devastating wounds are merged, settled, or left waiting. */
  private fire(pool: number, { weapon, merges }: ReadyWeapon, rows: readonly Float64Array[]): Float64Array[] {
    const { flags, reserves } = this.kit;
    const single = reserves.states.length === 1;
    const simple = single && !flags.ignore && !flags.saveReroll && weapon.failedSave !== undefined && merges;
    const before = this.damageIn(rows);
    const after = simple ? this.fireMerged(pool, weapon, rows) : this.fireSplit(pool, weapon, rows);
    this.meanDamage.push(this.damageIn(after) - before);
    return after;
  }

  /** Every save alike: only the number of unsaved wounds matters. */
  private fireMerged(pool: number, weapon: PreparedWeapon, rows: readonly Float64Array[]): Float64Array[] {
    const counts = [weapon.unsaved()];
    this.turns.push({ pool, weapon, rows, outcomes: undefined, numbers: 1 });
    return rows.map((row) => {
      const output = this.emptyVector();
      this.waste += spreadSeries(weapon.damage, row, counts, [output], this.budget);
      return output;
    });
  }

  /** Saves, dice that may be spent and devastating wounds kept apart. */
  private fireSplit(pool: number, weapon: PreparedWeapon, rows: readonly Float64Array[]): Float64Array[] {
    const { reserves } = this.kit;
    const states = reserves.states.length;
    const met = reserves.states.map((_, state) => this.isMet(rows, state));
    const outcomes = reserves.states.map((state, index) => (met[index] ? weapon.wounds(state) : []));
    const numbers = Math.max(1, ...outcomes.flat().map((outcome) => outcome.joint.length));
    this.turns.push({ pool, weapon, rows, outcomes, numbers: this.waits ? numbers : 1 });
    const combinations = rows.length / states;
    const next = this.emptyRows(combinations * numbers * states);
    rows.forEach((row, r) => {
      const combination = Math.floor(r / states);
      const counts: Float64Array[] = [];
      const outputs: Float64Array[] = [];
      for (const outcome of outcomes[r % states]) {
        const to = reserves.indexOf(outcome.left);
        outcome.joint.forEach((saveable, d) => {
          counts.push(saveable);
          outputs.push(next[(combination * numbers + d) * states + to]);
        });
      }
      this.waste += spreadWounds(weapon, row, counts, outputs, this.budget);
    });
    return this.waits ? next : this.settle(weapon, next, numbers);
  }

  /** The devastating wounds of one pool, whose number varies slowest in `rows`. */
  private settle(weapon: PreparedWeapon, rows: readonly Float64Array[], numbers: number): Float64Array[] {
    const rest = rows.length / numbers;
    return Array.from({ length: rest }, (_, r) => {
      const vectors = Array.from({ length: numbers }, (_, d) => rows[d * rest + r]);
      const { vector, waste } = reduceSeries(weapon.devastation, vectors, this.budget);
      this.waste += waste;
      return vector;
    });
  }

  /** Rule 35: the waiting wounds, weapon by weapon. The first weapon's number varies slowest, so it is resolved first. */
  devastate(): Course {
    this.turns.forEach(({ weapon, numbers }, index) => {
      if (numbers === 1) return;
      const before = this.damageIn(this.rows);
      this.rows = this.settle(weapon, this.rows, numbers);
      this.meanDamage[index] += this.damageIn(this.rows) - before;
    });
    const vector = this.emptyVector();
    for (const row of this.rows) addScaled(vector, row, 1, this.budget);
    this.rows = [vector];
    const { turns, meanDamage } = this;
    const { formation, reserves } = this.kit;
    return { formation, reserves, turns, vector, meanDamage };
  }

  /** Rule 36: one mortal wound at a time, spilling from model to model. */
  inflict(mortalWounds: MortalWounds): void {
    const { formation, flags } = this.kit;
    const { budget } = this;
    const losses = formation.groups.map((group) => mortalLoss(group, budget));
    const step = damageStep({ formation, allocation: formation.listed, losses, flags, budget });
    const output = this.emptyVector();
    spreadSeries(step, this.rows[0], [mortalWoundPmf(mortalWounds, budget)], [output], budget);
    this.rows = [output];
  }

  /** The dice of this unit are forgotten; what the target may spend stays. */
  fold(): Float64Array {
    const result = new Float64Array(targetBlocks(this.kit.flags) * this.kit.formation.size);
    const vector = this.rows[0];
    for (let i = 0; i < vector.length; i++) result[i % result.length] += vector[i];
    return result;
  }

  private damageIn(rows: readonly Float64Array[]): number {
    const { damage, size } = this.kit.formation;
    let mean = 0;
    for (const row of rows) {
      this.budget.spend(row.length);
      for (let block = 0; block < row.length; block += size)
        for (let state = 1; state < size; state++) mean += row[block + state] * damage[state];
    }
    return mean;
  }

  private isMet(rows: readonly Float64Array[], state: number): boolean {
    for (let r = state; r < rows.length; r += this.kit.reserves.states.length) if (this.hasMass(rows[r])) return true;
    return false;
  }

  private hasMass(row: Float64Array): boolean {
    this.budget.spend(10 + row.length);
    for (let i = 0; i < row.length; i++) if (row[i] !== 0) return true;
    return false;
  }
}

/** The states after the wounds of a pool that allow a save, one by one or all at once. */
export function spreadWounds(
  weapon: PreparedWeapon,
  start: Float64Array,
  counts: readonly Float64Array[],
  outputs: readonly Float64Array[],
  budget: Budget,
): number {
  if (counts.length === 0) return 0;
  return weapon.pool === undefined
    ? spreadSeries(weapon.save(), start, counts, outputs, budget)
    : spreadPool(weapon.pool(), start, counts, outputs, budget);
}

export function mortalWoundPmf({ dice, on, max }: MortalWounds, budget: Budget): Pmf {
  const rolled = expressionPmf(dice);
  if (on === 0) return rolled;
  const counted = compound(rolled, bernoulli((7 - on) / 6), () => budget.look());
  return Number.isFinite(max) ? clamp(counted, 0, max) : counted;
}
