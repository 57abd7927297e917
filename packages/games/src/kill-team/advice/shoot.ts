// Remarks on a shooting input: what does nothing, what contradicts itself, what cannot happen.
import type { Advice } from '../../calculator.ts';
import { plural } from '../../wording.ts';
import { type Pool, poolOf } from '../exact/pool.ts';
import type { ShotPlan } from '../plan.ts';
import type { ShootBattle } from '../prepare.ts';
import type { Attacker, Defender } from '../schema/index.ts';
import { adviseGuard } from './guard.ts';
import { advisePool, info, type PoolSide, warning } from './pool.ts';

export function adviseShoot(battle: ShootBattle): Advice[] {
  const { input, shots, secondaries } = battle;
  return [
    ...[input.attacker, ...input.volleys].flatMap((attacker, index) =>
      attackerAdvice(attacker, input.defender, shots[index], index === 0 ? 'attacker' : `volleys[${index - 1}]`),
    ),
    ...defenderAdvice(input.defender, input.attacker, shots[0], 'defender'),
    ...input.secondaries.flatMap((defender, index) =>
      defenderAdvice(defender, input.attacker, secondaries[index], `secondaries[${index}]`),
    ),
    ...bystanderAdvice(battle),
    ...killAdvice(battle),
  ];
}

function attackerAdvice(attacker: Attacker, defender: Defender, shot: ShotPlan, path: string): Advice[] {
  const { abilities, autoCrits, autoNormals, rerollChoice } = attacker;
  const side: PoolSide = {
    path,
    stat: 'hit',
    critField: 'lethal',
    abilities,
    kept: autoCrits + autoNormals,
    rerollChoice,
  };
  const advice = advisePool(side, shot.attack);
  if (attacker.attacks === 0) advice.push(info('no-dice', `${path}.attacks`, 'no dice are rolled: nothing happens'));
  advice.push(...damageAdvice(attacker, path), ...piercingAdvice(attacker, defender, path));
  if (attacker.attacks > 0 && !canCrit(poolOf(shot.attack))) {
    if (shot.devastating > 0)
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

function defenderAdvice(defender: Defender, attacker: Attacker, shot: ShotPlan, path: string): Advice[] {
  const { abilities, rerollChoice } = defender;
  const cover = defender.coverNormals + defender.coverCrits;
  const kept = shot.saves.autoCrits + shot.saves.autoNormals;
  // At least one die, so that a rule is not called idle because Piercing took all dice.
  const plan = shot.saves.dice > 0 ? shot.saves : { ...shot.saves, dice: 1 };
  const side: PoolSide = { path, stat: 'save', critField: 'hardy', abilities, kept, rerollChoice };
  const advice = advisePool(side, plan);
  if (defender.invulnerable !== null && defender.invulnerable > defender.save)
    advice.push(
      warning(
        'invulnerable-worse-than-save',
        `${path}.invulnerable`,
        `the invulnerable save ${defender.invulnerable}+ is worse than the save ${defender.save}+ but is always used`,
      ),
    );
  if (cover > 0 && attacker.saturate)
    advice.push(info('cover-v-saturate', `${path}.coverNormals`, 'cover does nothing against Saturate'));
  else if (cover > 0 && cover > shot.saves.dice)
    advice.push(
      info(
        'cover-above-dice',
        `${path}.coverNormals`,
        `cover comes out of the ${plural(shot.saves.dice, 'die', 'dice')} that Piercing leaves`,
      ),
    );
  if (defender.piercingReduction > 0 && (attacker.piercing ?? 0) + (attacker.piercingCrits ?? 0) === 0)
    advice.push(info('no-piercing', `${path}.piercingReduction`, 'there is no Piercing to lower'));
  return [...advice, ...adviseGuard(path, shot.guard, shot, shot.attack.edition)];
}

function bystanderAdvice({ bystanders, shots }: ShootBattle): Advice[] {
  if (bystanders.length === 0 || shots[0].devastating > 0) return [];
  return [info('bystanders-without-devastating', 'bystanders', 'nobody else is hurt: the attack has no Devastating')];
}

function killAdvice({ shots, rounds }: ShootBattle): Advice[] {
  const most = shots.reduce((sum, shot, index) => sum + mostDamage(shot) * (index === 0 ? rounds : 1), 0);
  if (most >= shots[0].wounds) return [];
  return [
    info('cannot-kill', 'defender.wounds', `at most ${most} damage is possible against ${shots[0].wounds} wounds`),
  ];
}

function mostDamage({ attack, criticalDamage, normalDamage, devastating }: ShotPlan): number {
  const pool = poolOf(attack);
  let most = 0;
  for (let i = 0; i < pool.size; i++)
    most = Math.max(most, pool.crits[i] * (criticalDamage + devastating) + pool.normals[i] * normalDamage);
  return most;
}
