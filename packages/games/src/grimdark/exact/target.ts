// Targets as the exact engine meets them: what is planned for each, and the chances of its ignore rolls.
import type { Situation } from '../plan/situation.ts';
import { type IgnoreFaces, planTarget, type TargetPlan } from '../plan/target.ts';
import { livingOf, type Side } from './side.ts';

export interface Target {
  readonly plan: TargetPlan;
  /** Chance that one wound on a model of entry e is ignored. */
  readonly ignore: Float64Array;
  /** The same against weapons that skip Regeneration. */
  readonly ignoreSkipped: Float64Array;
  /** Every model that can take a wound has the same chances. */
  readonly sameIgnore: boolean;
}

/** Chance that at least one of the rolls succeeds. */
function chancesOf(faces: IgnoreFaces): Float64Array {
  return Float64Array.from(
    faces,
    (rolls) => 1 - rolls.reduce((miss, face) => (miss * (Math.min(7, Math.max(2, face)) - 1)) / 6, 1),
  );
}

function isSame(chances: Float64Array, living: ArrayLike<number>): boolean {
  let first = -1;
  for (let entry = 0; entry < chances.length; entry++) {
    if (living[entry] === 0) continue;
    if (first < 0) first = entry;
    if (chances[entry] !== chances[first]) return false;
  }
  return true;
}

function targetOf(side: Side, living: ArrayLike<number>, taker: number, situation: Situation): Target {
  const plan = planTarget(side.unit, living, taker, situation);
  const [ignore, ignoreSkipped] = [chancesOf(plan.ignore), chancesOf(plan.ignoreSkipped)];
  return { plan, ignore, ignoreSkipped, sameIgnore: isSame(ignore, living) && isSame(ignoreSkipped, living) };
}

export function targetInState(side: Side, state: number, situation: Situation): Target {
  const { casualties } = side;
  return targetOf(side, livingOf(casualties, state), casualties.nextEntry[state], situation);
}

/** Targets of one setting: they are the same whoever attacks. */
export class TargetBook {
  readonly side: Side;
  private readonly situation: Situation;
  private readonly units: (Target | undefined)[] = [];
  private readonly singles: (Target | undefined)[] = [];

  constructor(side: Side, situation: Situation) {
    this.side = side;
    this.situation = situation;
  }

  of(targetClass: number): Target {
    this.units[targetClass] ??= targetInState(this.side, this.side.targetSample[targetClass], this.situation);
    return this.units[targetClass];
  }

  /** One model of an entry as a unit of its own. */
  alone(entry: number): Target {
    this.singles[entry] ??= targetOf(
      this.side,
      this.side.unit.models.map((_, e) => (e === entry ? 1 : 0)),
      entry,
      this.situation,
    );
    return this.singles[entry];
  }
}
