// From the public fields of each side to the dice it rolls.
import type { Edition } from '../rules/index.ts';
import type { Attacker, Defender, Fighter } from '../schema.ts';
import { type Pool, type PoolInput, poolOf } from './pool.ts';

/** Without Lethal or Hardy a 6 is critical. */
export const CRITICAL = 6;

type Weapon = Omit<Attacker, 'piercing' | 'piercingCrits' | 'abilities'> & Pick<Fighter, 'abilities'>;

export function attackPoolInput(weapon: Weapon, hit = weapon.hit): PoolInput {
  return {
    dice: weapon.attacks,
    stat: hit,
    critical: weapon.lethal ?? CRITICAL,
    autoCrits: weapon.autoCrits,
    autoNormals: weapon.autoNormals,
    reroll: weapon.reroll,
    failsToNormals: weapon.failsToNormals,
    normalsToCrits: weapon.normalsToCrits,
    abilities: weapon.abilities,
  };
}

export function attackPool(weapon: Weapon, edition: Edition, hit?: number): Pool {
  return poolOf(attackPoolInput(weapon, hit), edition);
}

export function defencePoolInput(defender: Defender, dice: number): PoolInput {
  return {
    dice,
    stat: defender.invulnerable ?? defender.save,
    critical: defender.hardy ?? CRITICAL,
    autoCrits: defender.coverCrits,
    autoNormals: defender.coverNormals,
    reroll: defender.reroll,
    failsToNormals: defender.failsToNormals,
    normalsToCrits: defender.normalsToCrits,
    abilities: defender.abilities,
  };
}

/** Defence dice against an attack without and with a critical success. An invulnerable save ignores Piercing. */
export function defenceDice(
  attacker: Attacker,
  defender: Defender,
): { readonly withoutCrit: number; readonly withCrit: number } {
  if (defender.invulnerable !== null) return { withoutCrit: defender.dice, withCrit: defender.dice };
  const piercing = attacker.piercing ?? 0;
  const withoutCrit = Math.max(0, defender.dice - piercing);
  return { withoutCrit, withCrit: Math.max(0, defender.dice - Math.max(piercing, attacker.piercingCrits ?? 0)) };
}
