// Remarks on a shooting input: what does nothing, what contradicts itself, what cannot happen.
import type { Advice } from '../../calculator.ts';
import { plural } from '../../wording.ts';
import { type Pool, poolOf } from '../exact/pool.ts';
import { attackPool, attackPoolInput, defenceDice, defencePoolInput } from '../exact/pools.ts';
import { hasSaveTrait, SOFTENED_ABOVE } from '../rules/index.ts';
import type { Attacker, Defender, Shoot } from '../schema.ts';
import { advisePool, info, warning } from './pool.ts';

export function adviseShoot(input: Shoot): Advice[] {
  const { defender } = input;
  const dice = defenceDice(input.attacker, defender).withoutCrit;
  return [
    ...[input.attacker, ...input.volleys].flatMap((attacker, index) =>
      attackerAdvice(input, attacker, index === 0 ? 'attacker' : `volleys[${index - 1}]`),
    ),
    ...advisePool('defender', 'save', 'hardy', defencePoolInput(defender, Math.max(dice, 1)), input.edition),
    ...defenderAdvice(defender, input.attacker),
    ...killAdvice(input),
  ];
}

function attackerAdvice(input: Shoot, attacker: Attacker, path: string): Advice[] {
  const pool = attackPool(attacker, input.edition);
  const advice = advisePool(path, 'hit', 'lethal', attackPoolInput(attacker), input.edition);
  if (attacker.attacks === 0) advice.push(info('no-dice', `${path}.attacks`, 'no dice are rolled: nothing happens'));
  advice.push(...damageAdvice(attacker, path), ...piercingAdvice(attacker, input.defender, path));
  if (attacker.attacks > 0 && !canCrit(pool)) {
    if ((attacker.devastating ?? 0) > 0)
      advice.push(
        warning('devastating-without-crits', `${path}.devastating`, 'Devastating never happens: no crit is possible'),
      );
    if ((attacker.piercingCrits ?? 0) > 0)
      advice.push(
        warning(
          'piercing-crits-without-crits',
          `${path}.piercingCrits`,
          'Piercing Crits never happens: no crit is possible',
        ),
      );
  }
  return advice;
}

export function canCrit(pool: Pool): boolean {
  return pool.crits.some((crits) => crits > 0);
}

export function damageAdvice(weapon: { normalDamage: number; criticalDamage: number }, path: string): Advice[] {
  if (weapon.criticalDamage >= weapon.normalDamage) return [];
  return [
    info(
      'crit-below-normal',
      `${path}.criticalDamage`,
      `a critical hit does less damage (${weapon.criticalDamage}) than a normal one (${weapon.normalDamage})`,
    ),
  ];
}

function piercingAdvice(attacker: Attacker, defender: Defender, path: string): Advice[] {
  const piercing = attacker.piercing ?? 0;
  const onCrits = attacker.piercingCrits ?? 0;
  if (piercing === 0 && onCrits === 0) return [];
  if (defender.invulnerable !== null)
    return [info('piercing-v-invulnerable', `${path}.piercing`, 'Piercing does nothing against an invulnerable save')];
  const advice: Advice[] = [];
  if (piercing > defender.dice)
    advice.push(
      warning(
        'piercing-above-dice',
        `${path}.piercing`,
        `Piercing ${piercing} removes more dice than the ${plural(defender.dice, 'die', 'dice')} of the defender: no saves are rolled`,
      ),
    );
  if (onCrits > 0 && onCrits <= piercing)
    advice.push(
      warning(
        'piercing-crits-below-piercing',
        `${path}.piercingCrits`,
        `Piercing Crits ${onCrits} never counts beside Piercing ${piercing}: only the larger one applies`,
      ),
    );
  return advice;
}

function defenderAdvice(defender: Defender, attacker: Attacker): Advice[] {
  const advice: Advice[] = [];
  const { withoutCrit } = defenceDice(attacker, defender);
  if (defender.invulnerable !== null && defender.invulnerable > defender.save)
    advice.push(
      warning(
        'invulnerable-worse-than-save',
        'defender.invulnerable',
        `the invulnerable save ${defender.invulnerable}+ is worse than the save ${defender.save}+ but is always used`,
      ),
    );
  const cover = defender.coverNormals + defender.coverCrits;
  if (cover > 0 && cover > withoutCrit)
    advice.push(
      info(
        'cover-above-dice',
        'defender.coverNormals',
        `cover comes out of the ${plural(withoutCrit, 'die', 'dice')} that Piercing leaves`,
      ),
    );
  if (hasSaveTrait(defender.abilities, 'softensOneCrit') && attacker.criticalDamage <= SOFTENED_ABOVE)
    advice.push(
      warning(
        'crit-damage-not-lowered',
        'defender.abilities',
        `critical damage ${attacker.criticalDamage} is not lowered: it must be above ${SOFTENED_ABOVE}`,
      ),
    );
  return advice;
}

function killAdvice(input: Shoot): Advice[] {
  const most = [...new Array<Attacker>(input.rounds).fill(input.attacker), ...input.volleys].reduce(
    (sum, attacker) => sum + mostDamage(attacker, input),
    0,
  );
  if (most >= input.defender.wounds) return [];
  return [
    info(
      'cannot-kill',
      'defender.wounds',
      `at most ${most} damage is possible against ${input.defender.wounds} wounds`,
    ),
  ];
}

function mostDamage(attacker: Attacker, input: Shoot): number {
  const pool = poolOf(attackPoolInput(attacker), input.edition);
  let most = 0;
  for (let i = 0; i < pool.size; i++) {
    const crit = attacker.criticalDamage + (attacker.devastating ?? 0);
    most = Math.max(most, pool.crits[i] * crit + pool.normals[i] * attacker.normalDamage);
  }
  return most;
}
