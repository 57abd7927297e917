// One unit attacks: weapon by weapon over the states of the target, devastating wounds at the end, then other mortal wounds.
import { bernoulli, clamp, compound, constant, expressionPmf, type Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../budget.ts';
import type { AttackingUnit, Battle, MortalWounds, Situation } from '../battle.ts';
import { type RerollState, type WoundCounts, woundCounts } from './counts.ts';
import { lossTable, painChance } from './damage.ts';
import type { Formation } from './formation.ts';
import { blockCount, damageStep, type Flags, type Operator, reduceSeries, spreadSeries } from './operator.ts';
import { addSteps, type StepCounts, stepCounts, stepCountsWithRerolls, weighted } from './steps.ts';
import { mergesDevastation, type PreparedWeapon, prepareWeapon, type TargetFacts } from './weapon.ts';

/** Distributions of one weapon, weighted with the chance that the unit attacks in this way. */
export interface WeaponSteps extends StepCounts {
  readonly meanDamage: number;
}

export interface UnitOutcome {
  readonly vector: Float64Array;
  readonly waste: number;
  readonly steps: readonly WeaponSteps[];
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
  const run = new UnitRun(formation, flags, situation, start, budget);
  const waiting = weapons.findIndex((_, index) => !mergesDevastation(weapons, index));
  // Once one weapon's devastating wounds wait, those of later weapons wait behind them.
  const waits = (index: number): boolean => waiting >= 0 && index >= waiting && weapons[index].odds.devastating;
  const steps = weapons.map((weapon, index) => run.fire(weapon, !waits(index)));
  const damage = steps.map((step) => step.meanDamage);
  run.devastate((owner, mean) => {
    damage[owner] += mean;
  });
  if (situation.mortalWounds !== null) run.inflict(situation.mortalWounds, formation);
  return {
    vector: run.fold(),
    waste: run.waste,
    steps: steps.map((step, index) => ({ ...step, meanDamage: damage[index] })),
  };
}

/** Devastating wounds of one weapon that wait for the end of the unit's attacks. */
interface Pending {
  readonly owner: number;
  readonly step: Operator;
  /** Numbers of waiting wounds that are told apart: 0 .. most. */
  readonly numbers: number;
}

class UnitRun {
  waste = 0;
  /** One vector per combination of waiting wounds (the last weapon's number varies fastest) and per reroll state. */
  private rows: Float64Array[];
  private readonly pending: Pending[] = [];
  private readonly rerollStates: readonly RerollState[];
  private readonly formation: Formation;
  private readonly flags: Flags;
  private readonly budget: Budget;
  private fired = 0;

  constructor(formation: Formation, flags: Flags, situation: Situation, start: Float64Array, budget: Budget) {
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
  fire(weapon: PreparedWeapon, merges: boolean): WeaponSteps {
    const before = this.meanDamage();
    const simple =
      this.rerollStates.length === 1 && this.flags.ignore === 1 && weapon.failedSave !== undefined && merges;
    const steps = simple ? this.fireMerged(weapon) : this.fireSplit(weapon);
    this.fired++;
    return { ...steps, meanDamage: this.meanDamage() - before };
  }

  /** Every save alike: only the number of unsaved wounds matters. */
  private fireMerged(weapon: PreparedWeapon): StepCounts {
    const counts = stepCounts(weapon.odds, weapon.failedSave);
    const mass = totalMass(this.rows);
    this.rows = this.rows.map((row) => {
      const output = this.emptyVector();
      this.waste += spreadSeries(weapon.damage, row, [counts.unsaved!], [output], this.budget);
      return output;
    });
    return weighted(counts, mass);
  }

  /** Saves, single rerolls and devastating wounds kept apart. */
  private fireSplit(weapon: PreparedWeapon): StepCounts {
    const states = this.rerollStates;
    const outcomes = states.map((state) => woundCounts(weapon.odds, state));
    const steps = this.splitSteps(weapon, outcomes);
    const numbers = Math.max(1, ...outcomes.flat().map((outcome) => outcome.joint.length));
    const combinations = this.rows.length / states.length;
    const next = Array.from({ length: combinations * numbers * states.length }, () => this.emptyVector());
    const operator = weapon.save();
    for (let r = 0; r < this.rows.length; r++) {
      const combination = Math.floor(r / states.length);
      const counts: Float64Array[] = [];
      const outputs: Float64Array[] = [];
      for (const outcome of outcomes[r % states.length]) {
        const to = this.stateAfter(states[r % states.length], outcome);
        outcome.joint.forEach((saveable, d) => {
          counts.push(saveable);
          outputs.push(next[(combination * numbers + d) * states.length + to]);
        });
      }
      this.waste += spreadSeries(operator, this.rows[r], counts, outputs, this.budget);
    }
    this.rows = next;
    this.pending.push({ owner: this.fired, step: weapon.devastation, numbers });
    return steps;
  }

  private splitSteps(weapon: PreparedWeapon, outcomes: readonly (readonly WoundCounts[])[]): StepCounts {
    const states = this.rerollStates;
    if (states.length === 1) return weighted(stepCounts(weapon.odds, weapon.failedSave), totalMass(this.rows));
    return states
      .map((state, index) => {
        const mass = totalMass(this.rows.filter((_, r) => r % states.length === index));
        return weighted(stepCountsWithRerolls(weapon.odds, state, outcomes[index], weapon.failedSave), mass);
      })
      .reduce(addSteps);
  }

  private stateAfter(state: RerollState, outcome: WoundCounts): number {
    const hit = state.hit && !outcome.hitSpent;
    const wound = state.wound && !outcome.woundSpent;
    return this.rerollStates.findIndex((other) => other.hit === hit && other.wound === wound);
  }

  /** Rule 35: the waiting wounds, weapon by weapon. The first weapon's number varies slowest, so it is resolved first. */
  devastate(record: (owner: number, meanDamage: number) => void): void {
    for (const { owner, step, numbers } of this.pending) {
      if (numbers === 1) continue;
      const before = this.meanDamage();
      const rest = this.rows.length / numbers;
      const reduced: Float64Array[] = [];
      for (let r = 0; r < rest; r++) {
        const vectors = Array.from({ length: numbers }, (_, d) => this.rows[d * rest + r]);
        const { vector, waste } = reduceSeries(step, vectors, this.budget);
        this.waste += waste;
        reduced.push(vector);
      }
      this.rows = reduced;
      record(owner, this.meanDamage() - before);
    }
    this.rows = [sum(this.rows, this.emptyVector())];
  }

  /** Rule 36: one mortal wound at a time, spilling from model to model. */
  inflict(mortalWounds: MortalWounds, formation: Formation): void {
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

  private meanDamage(): number {
    const { damage, size } = this.formation;
    let mean = 0;
    for (const row of this.rows)
      for (let block = 0; block < row.length; block += size)
        for (let state = 1; state < size; state++) mean += row[block + state] * damage[state];
    return mean;
  }
}

function totalMass(vectors: readonly Float64Array[]): number {
  let mass = 0;
  for (const vector of vectors) for (let i = 0; i < vector.length; i++) mass += vector[i];
  return mass;
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
