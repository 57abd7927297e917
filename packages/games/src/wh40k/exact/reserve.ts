// Every state the dice of a unit that may be spent once can be in.
import { expressionMax } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { OnceOnly } from '../battle.ts';
import { mostAttacks } from '../rolls.ts';
import type { Copies } from './attacks.ts';
import type { Reserve } from './counts.ts';

/** The first state is the full reserve. */
export class Reserves {
  readonly states: readonly Reserve[];
  private readonly full: Reserve;

  constructor(once: OnceOnly, copies: readonly Copies[], budget: Budget) {
    this.full = fullReserve(once, copies);
    const { attacks, hits, wounds, fixedHits, fixedWounds } = this.full;
    const states: Reserve[] = [];
    for (let a = attacks; a >= 0; a--)
      for (let h = hits; h >= 0; h--)
        for (let w = wounds; w >= 0; w--) {
          budget.spend(100);
          for (let fh = fixedHits; fh >= 0; fh--)
            for (let fw = fixedWounds; fw >= 0; fw--)
              states.push({ attacks: a, hits: h, wounds: w, fixedHits: fh, fixedWounds: fw });
        }
    this.states = states;
  }

  indexOf(reserve: Reserve): number {
    let index = 0;
    for (const key of ['attacks', 'hits', 'wounds', 'fixedHits', 'fixedWounds'] as const)
      index = index * (this.full[key] + 1) + (this.full[key] - reserve[key]);
    return index;
  }
}

/** No more rerolls than there can be dice. */
function fullReserve(once: OnceOnly, copies: readonly Copies[]): Reserve {
  let dice = 0;
  let hits = 0;
  const rerolls = once.hitRerolls + once.woundRerolls > 0;
  for (const { plan, count } of rerolls ? copies : []) {
    const attacks = count * mostAttacks(plan);
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
