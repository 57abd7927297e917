// One unit attacks: weapon by weapon over the states of the target, devastating wounds at the end, then other mortal wounds.
import { bernoulli, clamp, compound, constant, expressionPmf, type Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../budget.ts';
import type { AttackingUnit, Battle, MortalWounds } from '../battle.ts';
import type { Edition } from '../editions.ts';
import { type RerollState, type WoundCounts, woundCounts } from './counts.ts';
import { lossTable, painChance } from './damage.ts';
import type { Formation } from './formation.ts';
import { blockCount, damageStep, type Flags, reduceSeries, spreadSeries } from './operator.ts';
import { spreadPool } from './pool.ts';
import { unsavedCounts } from './steps.ts';
import type { TargetFacts } from './target-facts.ts';
import { mergesDevastation, type PreparedWeapon, prepareWeapon } from './weapon.ts';

/** How one weapon was fired: what it met, and how its wounds were counted. Everything else about it follows. */
export interface Turn {
  readonly weapon: PreparedWeapon;
  /** One vector per combination of waiting wounds (the last weapon's number varies fastest) and per reroll state. */
  readonly rows: readonly Float64Array[];
  /** Wounds by reroll state; undefined where only the number of unsaved wounds mattered. */
  readonly outcomes: readonly (readonly WoundCounts[])[] | undefined;
  /** Numbers of devastating wounds left waiting that are told apart: 0 .. most. 1 where they are resolved at once. */
  readonly numbers: number;
}

/** The attack of a unit as it went: from here the steps of every weapon can be worked out. */
export interface Course {
  readonly formation: Formation;
  readonly flags: Flags;
  readonly rerollStates: readonly RerollState[];
  readonly turns: readonly Turn[];
  /** The states before mortal wounds that belong to no weapon. */
  readonly vector: Float64Array;
  /** Damage of each weapon on average, weighted with the mass of the states met. */
  readonly meanDamage: readonly number[];
}

export interface UnitOutcome {
  readonly vector: Float64Array;
  readonly waste: number;
  readonly course: Course;
}

/** Plays one unit against the part of the target's states in `start` (ignore-flag blocks of all states). */
export function attackWithUnit(
  battle: Battle,
  unit: AttackingUnit,
  formation: Formation,
  facts: TargetFacts,
  start: Float64Array,
  budget: Budget,
): UnitOutcome {
  const { situation } = unit;
  const flags: Flags = { damage: situation.rerollOneDamage ? 2 : 1, ignore: battle.ignoreFirstFailedSave ? 2 : 1 };
  const weapons = unit.weapons.map((weapon) => prepareWeapon(battle, weapon, situation, formation, facts, flags));
  const run = new UnitRun(formation, flags, unit, battle.edition, start, budget);
  const waiting = weapons.findIndex((_, index) => !mergesDevastation(weapons, index, battle.edition));
  // Once one weapon's devastating wounds wait, those of later weapons wait behind them.
  const waits = (index: number): boolean => waiting >= 0 && index >= waiting && weapons[index].odds.devastating;
  weapons.forEach((weapon, index) => {
    run.fire(weapon, !waits(index));
  });
  const course = run.devastate();
  if (situation.mortalWounds !== null) run.inflict(situation.mortalWounds);
  return { vector: run.fold(), waste: run.waste, course };
}

class UnitRun {
  waste = 0;
  /** As in `Turn`. */
  private rows: Float64Array[];
  private readonly turns: Turn[] = [];
  private readonly meanDamage: number[] = [];
  private readonly rerollStates: readonly RerollState[];
  private readonly formation: Formation;
  private readonly flags: Flags;
  private readonly budget: Budget;
  /** Devastating wounds wait for the unit, not just for the weapon's other wounds. */
  private readonly waits: boolean;

  constructor(
    formation: Formation,
    flags: Flags,
    { situation }: AttackingUnit,
    edition: Edition,
    start: Float64Array,
    budget: Budget,
  ) {
    this.waits = edition.devastating.after === 'unit';
    this.formation = formation;
    this.flags = flags;
    this.budget = budget;
    const hits = situation.rerollOneHit ? [true, false] : [false];
    const wounds = situation.rerollOneWound ? [true, false] : [false];
    this.rerollStates = hits.flatMap((hit) => wounds.map((wound) => ({ hit, wound })));
    this.rows = this.rerollStates.map(() => this.emptyVector());
    this.rows[0].set(start);
  }

  private emptyVector(): Float64Array {
    return new Float64Array(blockCount(this.flags) * this.formation.size);
  }

  /** All attacks of one weapon; its devastating wounds are merged, or left waiting. */
  fire(weapon: PreparedWeapon, merges: boolean): void {
    const simple =
      this.rerollStates.length === 1 && this.flags.ignore === 1 && weapon.failedSave !== undefined && merges;
    const before = this.damageSoFar();
    if (simple) this.fireMerged(weapon);
    else this.fireSplit(weapon);
    this.meanDamage.push(this.damageSoFar() - before);
  }

  /** Every save alike: only the number of unsaved wounds matters. */
  private fireMerged(weapon: PreparedWeapon): void {
    const counts = [unsavedCounts(weapon.odds, weapon.failedSave!)];
    this.turns.push({ weapon, rows: this.rows, outcomes: undefined, numbers: 1 });
    this.rows = this.rows.map((row) => {
      const output = this.emptyVector();
      this.waste += spreadSeries(weapon.damage, row, counts, [output], this.budget);
      return output;
    });
  }

  /** Saves, single rerolls and devastating wounds kept apart. */
  private fireSplit(weapon: PreparedWeapon): void {
    const states = this.rerollStates;
    const outcomes = states.map((state) => woundCounts(weapon.odds, state));
    const numbers = Math.max(1, ...outcomes.flat().map((outcome) => outcome.joint.length));
    this.turns.push({ weapon, rows: this.rows, outcomes, numbers: this.waits ? numbers : 1 });
    const combinations = this.rows.length / states.length;
    const next = Array.from({ length: combinations * numbers * states.length }, () => this.emptyVector());
    for (let r = 0; r < this.rows.length; r++) {
      const combination = Math.floor(r / states.length);
      const counts: Float64Array[] = [];
      const outputs: Float64Array[] = [];
      for (const outcome of outcomes[r % states.length]) {
        const to = rerollStateAfter(states, states[r % states.length], outcome);
        outcome.joint.forEach((saveable, d) => {
          counts.push(saveable);
          outputs.push(next[(combination * numbers + d) * states.length + to]);
        });
      }
      this.waste += spreadWounds(weapon, this.rows[r], counts, outputs, this.budget);
    }
    this.rows = this.waits ? next : this.settle(weapon, next, numbers);
  }

  /** The devastating wounds of one weapon, whose number varies slowest in `rows`. */
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
      const before = this.damageSoFar();
      this.rows = this.settle(weapon, this.rows, numbers);
      this.meanDamage[index] += this.damageSoFar() - before;
    });
    this.rows = [sum(this.rows, this.emptyVector())];
    const { formation, flags, rerollStates, turns, meanDamage } = this;
    return { formation, flags, rerollStates, turns, vector: this.rows[0], meanDamage };
  }

  /** Rule 36: one mortal wound at a time, spilling from model to model. */
  inflict(mortalWounds: MortalWounds): void {
    const { formation } = this;
    const losses = formation.groups.map((group) => {
      const all = lossTable(constant(1), painChance(group, { mortal: true, psychic: false }), group.wounds);
      return { all, kept: all, redone: undefined };
    });
    const step = damageStep(formation, formation.listed, losses, this.flags);
    const output = this.emptyVector();
    spreadSeries(step, this.rows[0], [mortalWoundPmf(mortalWounds)], [output], this.budget);
    this.rows = [output];
  }

  /** The damage reroll belongs to this unit and is forgotten; the ignored save belongs to the target and stays. */
  fold(): Float64Array {
    const { size } = this.formation;
    const result = new Float64Array(this.flags.ignore * size);
    const vector = this.rows[0];
    for (let i = 0; i < vector.length; i++) result[i % result.length] += vector[i];
    return result;
  }

  private damageSoFar(): number {
    const { damage, size } = this.formation;
    let mean = 0;
    for (const row of this.rows)
      for (let block = 0; block < row.length; block += size)
        for (let state = 1; state < size; state++) mean += row[block + state] * damage[state];
    return mean;
  }
}

/** The states after the wounds of a weapon that allow a save, one by one or all at once. */
export function spreadWounds(
  weapon: PreparedWeapon,
  start: Float64Array,
  counts: readonly Float64Array[],
  outputs: readonly Float64Array[],
  budget: Budget,
): number {
  return weapon.pool === undefined
    ? spreadSeries(weapon.save(), start, counts, outputs, budget)
    : spreadPool(weapon.pool(), start, counts, outputs, budget);
}

/** Which reroll state follows when an outcome has spent what it has spent. */
export function rerollStateAfter(states: readonly RerollState[], state: RerollState, outcome: WoundCounts): number {
  const hit = state.hit && !outcome.hitSpent;
  const wound = state.wound && !outcome.woundSpent;
  return states.findIndex((other) => other.hit === hit && other.wound === wound);
}

function sum(vectors: readonly Float64Array[], into: Float64Array): Float64Array {
  for (const vector of vectors) for (let i = 0; i < into.length; i++) into[i] += vector[i];
  return into;
}

export function mortalWoundPmf({ dice, on, max }: MortalWounds): Pmf {
  const rolled = expressionPmf(dice);
  if (on === 0) return rolled;
  const counted = compound(rolled, bernoulli((7 - on) / 6));
  return Number.isFinite(max) ? clamp(counted, 0, max) : counted;
}
