// The same attack, rolled die by die. Written from the rules and apart from the exact engine.
import type { Dice } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { Battle } from '../battle.ts';
import { Attack, type PoolOutcome } from './attack.ts';
import { Defenders } from './defenders.ts';
import { rollHazards, sufferOwn } from './hazards.ts';

export type { PoolOutcome } from './attack.ts';

export interface AttackOutcome {
  readonly damage: number;
  /** Wounds lost and models destroyed, by group of the target. */
  readonly groupDamage: readonly number[];
  readonly groupSlain: readonly number[];
  readonly belowHalf: boolean;
  readonly wasted: number;
  readonly hazardous: number;
  readonly hazardousSlain: number;
  /** Of low dice of the first unit, on itself. */
  readonly ownWounds: number;
  readonly ownSlain: number;
  /** Unit by unit, pool by pool. */
  readonly steps: readonly PoolOutcome[];
}

/** The function plays the battle once per call. */
export function simulateAttack(battle: Battle, budget?: Budget): (dice: Dice) => AttackOutcome {
  return (dice) => {
    const defenders = new Defenders(battle, dice, budget);
    const steps: PoolOutcome[] = [];
    let ownWounds = 0;
    battle.units.forEach((unit, index) => {
      if (defenders.alive() === 0) {
        steps.push(...unit.pools.map(nothing));
        return;
      }
      const attack = new Attack(battle, unit, defenders, dice);
      steps.push(...attack.resolve());
      if (index === 0) ownWounds = attack.ownWounds;
    });
    const hazard = rollHazards(battle, dice);
    return {
      damage: defenders.damage,
      groupDamage: defenders.groupDamage,
      groupSlain: battle.target.groups.map((_, index) => defenders.slain(index)),
      belowHalf: isBelowHalf(battle, defenders),
      wasted: defenders.wasted,
      hazardous: hazard.wounds,
      hazardousSlain: hazard.slain,
      ownWounds,
      ownSlain: sufferOwn(battle, ownWounds, dice),
      steps,
    };
  };
}

function nothing(): PoolOutcome {
  return { attacks: 0, hits: 0, wounds: 0, unsaved: 0, damage: 0 };
}

function isBelowHalf({ target, edition }: Battle, defenders: Defenders): boolean {
  const [now, half] =
    target.startingStrength > 1
      ? [defenders.alive(), target.startingStrength / 2]
      : [defenders.models[0].left, target.groups[0].wounds / 2];
  return edition.halfIsBelow ? now <= half : now < half;
}
