// grimdark/attack, rolled: one attack step.
import type { Dice } from '@oddsmith/kernel';
import type { AttackBattle, Case } from '../plan/battle.ts';
import { caseRoller } from './casting.ts';
import { Fighters, startOf } from './fighters.ts';
import { Prelude } from './prelude.ts';
import { Striker } from './strike.ts';

export interface AttackOutcome {
  readonly hits: number;
  /** Of the step alone. */
  readonly wounds: number;
  readonly kills: number;
  readonly wiped: boolean;
  readonly atHalf: boolean;
}

/** Spells and dice before the step; returns their hits on the defenders. Undefined when there are none. */
function preludeTo(
  battle: AttackBattle,
  attackers: Fighters,
  defenders: Fighters,
): ((dice: Dice) => number) | undefined {
  const { input, situation, spellHits } = battle;
  const prelude = new Prelude([attackers, defenders], input);
  if (!prelude.acts[0] && spellHits.length === 0) return undefined;
  const both = (): boolean => attackers.standing > 0 && defenders.standing > 0;
  return (dice) => {
    attackers.reset();
    let hits = 0;
    for (const spell of spellHits) {
      const dealt = prelude.cast(spell, dice);
      if (spell.side === 'attacker') hits += dealt;
    }
    if (!prelude.acts[0] || !both()) return hits;
    prelude.heal(0, dice);
    for (const blow of prelude.blows(0, situation.phase)) if (both()) hits += prelude.blow(0, blow, dice);
    if (situation.phase === 'shooting' && both()) hits += prelude.run(0)?.roll(dice) ?? 0;
    return hits;
  };
}

function attackIn({ attacker, defender }: Case, battle: AttackBattle): (dice: Dice) => AttackOutcome {
  const { input, situation } = battle;
  const attackers = new Fighters(attacker, startOf(input, 'attacker'));
  const defenders = new Fighters(defender, startOf(input, 'defender'));
  attackers.reset();
  const striker = new Striker(attackers, defenders, { ...situation, part: 'everything' });
  const prelude = preludeTo(battle, attackers, defenders);
  return (dice) => {
    defenders.reset();
    const { standing, marked } = defenders;
    let hits = prelude?.(dice) ?? 0;
    if (attackers.standing > 0 && defenders.standing > 0) hits += striker.roll(dice);
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
