// grimdark/attack, rolled: one attack step of fresh units.
import type { Dice } from '@oddsmith/kernel';
import type { AttackBattle } from '../plan/battle.ts';
import { Fighters } from './fighters.ts';
import { Striker } from './strike.ts';

export interface AttackOutcome {
  readonly hits: number;
  readonly wounds: number;
  readonly kills: number;
  readonly atHalf: boolean;
}

export function simulateAttack({ attacker, defender, situation }: AttackBattle): (dice: Dice) => AttackOutcome {
  const attackers = new Fighters(attacker);
  const defenders = new Fighters(defender);
  attackers.reset();
  const striker = new Striker(attackers, defenders, { ...situation, part: 'everything' });
  return (dice) => {
    defenders.reset();
    const hits = striker.roll(dice);
    const kills = defenders.size - defenders.standing;
    return { hits, wounds: defenders.marked, kills, atHalf: defenders.isAtHalf() };
  };
}
