// Every state the dice of a unit that may be spent once can be in.
import { expressionMax } from '@oddsmith/kernel';
import type { OnceOnly } from '../battle.ts';
import { attacksOf } from '../rolls.ts';
import type { Copies } from './attacks.ts';
import type { Reserve } from './counts.ts';

/** The first state is the full reserve. */
export class Reserves {
  readonly states: readonly Reserve[];
  private readonly full: Reserve;

  constructor(once: OnceOnly, copies: readonly Copies[]) {
    this.full = fullReserve(once, copies);
    const { attacks, hits, wounds, fixedHits, fixedWounds } = this.full;
    this.states = downFrom(attacks).flatMap((a) =>
      downFrom(hits).flatMap((h) =>
        downFrom(wounds).flatMap((w) =>
          downFrom(fixedHits).flatMap((fh) =>
            downFrom(fixedWounds).map((fw) => ({ attacks: a, hits: h, wounds: w, fixedHits: fh, fixedWounds: fw })),
          ),
        ),
      ),
    );
  }

  indexOf(reserve: Reserve): number {
    let index = 0;
    for (const key of ['attacks', 'hits', 'wounds', 'fixedHits', 'fixedWounds'] as const)
      index = index * (this.full[key] + 1) + (this.full[key] - reserve[key]);
    return index;
  }
}

function downFrom(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, spent) => most - spent);
}

/** No more rerolls than there can be dice. */
function fullReserve(once: OnceOnly, copies: readonly Copies[]): Reserve {
  let dice = 0;
  let hits = 0;
  for (const { plan, count } of copies) {
    const more = plan.moreAttacks.reduce((sum, extra) => sum + expressionMax(extra), 0);
    const attacks = count * attacksOf(plan, expressionMax(plan.attacks), more);
    dice += attacks;
    hits += attacks * (1 + expressionMax(plan.extraHits));
  }
  return {
    attacks: once.attackRerolls,
    hits: Math.min(once.hitRerolls, dice),
    wounds: Math.min(once.woundRerolls, hits),
    fixedHits: Number(once.fixedHit !== null),
    fixedWounds: Number(once.fixedWound !== null),
  };
}
