// One attack sequence rolled die by die, attack by attack, as at the table. Knows nothing of probabilities.
import type { Dice } from '@oddsmith/kernel';
import type { AttackBattle } from '../battle.ts';
import { Attacker, type Victim } from './attacker.ts';
import { HeldWounds } from './held-wounds.ts';

/** What a sequence did. */
export interface AttackOutcome {
  readonly wounds: number;
  readonly scored: number;
}

/** Plays the sequence once. */
export function simulateAttack({ input, volleys, target, woundsEach }: AttackBattle): (dice: Dice) => AttackOutcome {
  const before = target?.alreadyLost ?? 0;
  const endsWithUnit = input.system !== 'dice';
  const holds = input.system === 'oldWorld' && woundsEach > 1;
  const attackers = volleys.map(({ plan, models }) => ({ attacker: new Attacker(plan), models }));
  return (dice) => {
    const victim: Victim = {
      allocation: endsWithUnit ? 'pool' : (target?.allocation ?? 'pool'),
      woundsEach,
      totalWounds: woundsEach * (target?.models ?? Number.POSITIVE_INFINITY),
      endsWithUnit,
      lost: before,
      scored: 0,
      worse: 0,
      held: holds ? new HeldWounds() : null,
      beyond: null,
    };
    for (const { attacker, models } of attackers) attacker.strike(dice, models, victim);
    victim.held?.settle(dice);
    return { wounds: victim.lost - before, scored: victim.scored };
  };
}
