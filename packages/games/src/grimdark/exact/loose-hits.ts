// Hits that a unit takes outside an attack step: Retaliate, Deathstrike, Self-Destruct, and its own hazardous weapons.
import { compound, constant, type Pmf, power } from '@oddsmith/kernel';
import { looseHit } from './profile.ts';
import { livingOf, type Side } from './side.ts';
import type { Situation } from './situation.ts';
import { buildTarget } from './target.ts';
import { applyWounds, shiftWounds, woundKernel } from './wound-chain.ts';

export class LooseHits {
  private readonly side: Side;
  private readonly situation: Situation;
  private readonly rows = new Map<number, Float64Array>();

  /** `situation`: in melee, not charging, so that nothing counts as far. */
  constructor(side: Side, situation: Situation) {
    this.side = side;
    this.situation = situation;
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
    const { casualties, unit } = this.side;
    const after = new Float64Array(casualties.states);
    if (state === casualties.dead) {
      after[state] = 1;
      return after;
    }
    const target = buildTarget(unit, livingOf(casualties, state), casualties.nextEntry[state], this.situation);
    const blockOn = looseHit(0, this.situation, target).blockOn;
    const wound = kind === 1 ? 1 : (blockOn - 1) / 6;
    const wounds: Pmf = kind === 1 ? constant(count) : power(Float64Array.of(1 - wound, wound), count);
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
