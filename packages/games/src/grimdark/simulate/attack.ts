// grimdark/attack, rolled: one attack step.
import type { Dice } from '@oddsmith/kernel';
import type { AttackBattle, Case } from '../plan/battle.ts';
import { caseRoller } from './casting.ts';
import { Fighters, startOf } from './fighters.ts';
import { Striker } from './strike.ts';

export interface AttackOutcome {
  readonly hits: number;
  /** Of the step alone. */
  readonly wounds: number;
  readonly kills: number;
  readonly wiped: boolean;
  readonly atHalf: boolean;
}

function attackIn({ attacker, defender }: Case, { input, situation }: AttackBattle): (dice: Dice) => AttackOutcome {
  const attackers = new Fighters(attacker, startOf(input, 'attacker'));
  const defenders = new Fighters(defender, startOf(input, 'defender'));
  attackers.reset();
  const striker = new Striker(attackers, defenders, { ...situation, part: 'everything' });
  return (dice) => {
    defenders.reset();
    const { standing, marked } = defenders;
    const hits = attackers.standing > 0 && standing > 0 ? striker.roll(dice) : 0;
    return {
      hits,
      wounds: defenders.marked - marked,
      kills: standing - defenders.standing,
      wiped: defenders.standing === 0,
      atHalf: defenders.isAtHalf(),
    };
  };
}

export function simulateAttack(battle: AttackBattle): (dice: Dice) => AttackOutcome {
  const attack = caseRoller(battle, (units) => attackIn(units, battle));
  return (dice) => attack(dice)(dice);
}
