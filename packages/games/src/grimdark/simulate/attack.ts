// grimdark/attack, rolled: one attack step of fresh units.
import type { Dice } from '@oddsmith/kernel';
import { resolveUnit, ruleSetOf } from '../rules/resolve.ts';
import type { AttackInput } from '../schema.ts';
import { Fighters } from './fighters.ts';
import { Striker } from './strike.ts';

export interface AttackOutcome {
  readonly hits: number;
  readonly wounds: number;
  readonly kills: number;
  readonly atHalf: boolean;
}

export function simulateAttack(input: AttackInput): (dice: Dice) => AttackOutcome {
  const rules = ruleSetOf(input);
  const attackers = new Fighters(resolveUnit(input.attacker, input.support.attacker, rules));
  const defenders = new Fighters(resolveUnit(input.defender, input.support.defender, rules));
  const { phase, distance, moved, cover } = input;
  const melee = phase === 'melee';
  const charging = melee && input.charging;
  const fatigued = melee && input.fatigued;
  attackers.reset();
  const striker = new Striker(
    attackers,
    defenders,
    { phase, charging, fatigued, distance, moved, cover, part: 'everything' },
    input.options,
  );
  return (dice) => {
    defenders.reset();
    const { hits } = striker.roll(dice);
    const kills = defenders.size - defenders.standing;
    return { hits, wounds: defenders.marked, kills, atHalf: defenders.isAtHalf() };
  };
}
