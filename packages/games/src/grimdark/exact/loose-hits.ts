// Hits that a unit takes outside an attack step: Retaliate, Deathstrike, Self-Destruct, and its own hazardous weapons.
import { bernoulli, compound, constant, type Pmf, power } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import { looseBlockFace } from '../plan/line.ts';
import type { Situation } from '../plan/situation.ts';
import type { Side } from './side.ts';
import { targetInState } from './target.ts';
import { ask } from './volley.ts';
import { applyWounds, shiftWounds, woundKernel } from './wound-chain.ts';

export class LooseHits {
  private readonly side: Side;
  private readonly situation: Situation;
  private readonly budget: Budget;
  private readonly rows = new Map<number, Float64Array>();

  /** `situation`: in melee, not charging, so that nothing counts as far. */
  constructor(side: Side, situation: Situation, budget: Budget) {
    this.side = side;
    this.situation = situation;
    this.budget = budget;
  }

  /** States after `hits` hits of AP 0 that are blocked as usual. */
  blocked(state: number, hits: number): Float64Array {
    return this.row(state, hits, 0);
  }

  /** States after `wounds` wounds that cannot be blocked. */
  unblocked(state: number, wounds: number): Float64Array {
    return this.row(state, wounds, 1);
  }

  private row(state: number, count: number, kind: 0 | 1): Float64Array {
    const key = (count * this.side.casualties.states + state) * 2 + kind;
    let known = this.rows.get(key);
    if (known === undefined) {
      known = this.resolve(state, count, kind);
      this.rows.set(key, known);
    }
    return known;
  }

  private resolve(state: number, count: number, kind: 0 | 1): Float64Array {
    const { casualties } = this.side;
    const after = new Float64Array(casualties.states);
    this.budget.spend(casualties.states * 8);
    ask(this.budget, count * count);
    if (state === casualties.dead) {
      after[state] = 1;
      return after;
    }
    const target = targetInState(this.side, state, this.situation);
    const blockOn = looseBlockFace(0, target.plan);
    const wounds: Pmf = kind === 1 ? constant(count) : power(bernoulli((blockOn - 1) / 6), count);
    if (target.sameIgnore) {
      const ignored = target.ignore[casualties.nextEntry[state]];
      shiftWounds(casualties.next, state, 1, compound(wounds, Float64Array.of(ignored, 1 - ignored)), after);
    } else {
      const from = new Float64Array(casualties.states);
      from[state] = 1;
      applyWounds(woundKernel(casualties, 1, target.ignore, 'after'), from, wounds, after);
    }
    return after;
  }
}
