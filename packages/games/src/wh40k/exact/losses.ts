// What an attack takes off a target in any state: for one attack after another, so all that the states share is done once.
import type { Budget } from '../../contract/budget.ts';
import type { Losses } from '../../contract/firing.ts';
import type { Battle } from '../battle.ts';
import { buildFormation, type Formation } from './formation.ts';
import { blocksOf, formationOf, play } from './index.ts';
import { Kits } from './kit.ts';

/** The distributions of groups do not say which losses go together, the states do. */
export function attackLosses(battle: Battle): (budget: Budget, before: readonly number[]) => Losses {
  const { target, edition } = battle;
  let asFired: Range | undefined;
  let apart: Range | undefined;
  return (budget, before) => {
    asFired ??= new Range(battle, formationOf(battle, budget));
    const state = asFired.stateAfter(before);
    if (state >= 0) return asFired.lossesFrom(state, budget);
    // Others than who fires now have picked characters out of the order of loss.
    apart ??= new Range(battle, buildFormation(target.groups, true, edition, budget));
    const picked = apart.stateAfter(before);
    if (picked < 0) throw new RangeError(`models are not lost in this order: ${before}`);
    return apart.lossesFrom(picked, budget);
  };
}

/** An attack at the states of one formation. */
class Range {
  private readonly battle: Battle;
  private readonly formation: Formation;
  /** Dice and weapons do not depend on the state, and take most of the time. */
  private readonly kits = new Kits();
  /** By the state fired at. */
  private readonly known: (Float64Array | undefined)[] = [];

  constructor(battle: Battle, formation: Formation) {
    this.battle = battle;
    this.formation = formation;
  }

  /** The state in which the groups have lost so many wounds each, -1 where they do not come to that. */
  stateAfter(before: readonly number[]): number {
    const { size, groupLost } = this.formation;
    let state = 0;
    for (let g = 0; state < size && g < groupLost.length; ) {
      if (groupLost[g][state] === before[g]) g++;
      else {
        state++;
        g = 0;
      }
    }
    return state < size ? state : -1;
  }

  lossesFrom(state: number, budget: Budget): Losses {
    const { groupLost, size } = this.formation;
    const twin = this.twinOf(state);
    this.known[twin] ??= this.after(twin, budget);
    const chances = twin === state ? this.known[twin] : shifted(this.known[twin], state - twin);
    budget.spend(2 * size);
    return { lost: groupLost.map((lost) => lostSince(lost, state)), chances };
  }

  private after(state: number, budget: Budget): Float64Array {
    const { battle, formation, kits } = this;
    const { size } = formation;
    const met = new Float64Array(blocksOf(battle) * size);
    met[state] = 1;
    const { vector } = play(battle, budget, { formation, met, kits });
    const chances = new Float64Array(size);
    for (let i = 0; i < vector.length; i++) chances[i % size] += vector[i];
    budget.spend(vector.length);
    return chances;
  }

  /**
   * The earliest state from which the same number of wounds is lost with the same chances, but for those that are not there
   * any more: models of one kind fall one like the other, however many stand behind. Thirty states become as many as a
   * model has wounds. The last model loses what one with more wounds does.
   */
  private twinOf(state: number): number {
    const { listed, groups } = this.formation;
    if (groups.length > 1) return state;
    const here = listed.left[state];
    const isLast = this.modelsAt(state) === 1;
    for (let earlier = 0; earlier < state; earlier++) {
      const left = listed.left[earlier];
      if ((left === here || (isLast && left >= here)) && this.looksAlike(earlier, state)) return earlier;
    }
    return state;
  }

  private modelsAt(state: number): number {
    return this.formation.groups[0].models - this.formation.slain[state];
  }

  /** Whether as many attacks are made at both, also by a unit that fires later and counts who is left by then. */
  private looksAlike(one: number, other: number): boolean {
    const { units, edition } = this.battle;
    if (units.every(({ plans }) => plans.every(({ attacksAdded }) => attacksAdded === 0))) return true;
    const seen = (state: number) => Math.floor(this.modelsAt(state) / edition.blastPer);
    return units.length === 1 && seen(one) === seen(other);
  }
}

/** By state; states are asked for by the thousand, so no callback for each. */
function lostSince(lost: Int32Array, state: number): Int32Array {
  const since = new Int32Array(lost.length);
  for (let i = 0; i < lost.length; i++) since[i] = lost[i] - lost[state];
  return since;
}

/** So many states on; what is lost beyond the last is lost with it. */
function shifted(chances: Float64Array, by: number): Float64Array {
  const result = new Float64Array(chances.length);
  const last = chances.length - 1;
  result.set(chances.subarray(0, chances.length - by), by);
  for (let state = chances.length - by; state <= last; state++) result[last] += chances[state];
  return result;
}
