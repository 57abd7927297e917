// Remarks on a shooting input: what does nothing, what contradicts itself, what cannot happen.

import { Remarks } from '../../contract/advice-list.ts';
import type { Remark } from '../../contract/calculator.ts';
import { poolOf } from '../exact/pool.ts';
import { weightiest } from '../explain/optional.ts';
import { lockedDice } from '../explain/pool.ts';
import { hasOptions, mostDamage, optionalChoices } from '../optional-worth.ts';
import type { PoolPlan, ShotPlan } from '../plan.ts';
import type { ShootBattle } from '../prepare.ts';
import { isOldConversion } from '../rules/index.ts';
import type { Attacker, Defender, Shoot } from '../schema/index.ts';
import type { en } from '../words/en.ts';
import { adviseGuard } from './guard.ts';
import { advisePool } from './pool.ts';

export function adviseShoot({ input, shots, secondaries, bystanders, rounds }: ShootBattle): readonly Remark[] {
  const remarks = new Remarks<typeof en>('killteam');
  const { attacker, defender } = input;
  const weapons = [attacker, ...input.volleys];
  for (const [index, weapon] of weapons.entries())
    adviseAttacker(remarks, weapon, defender, shots[index], index === 0 ? 'attacker' : `volleys[${index - 1}]`);
  adviseDefender(remarks, defender, weapons, shots, 'defender');
  for (const [index, other] of input.secondaries.entries())
    adviseDefender(remarks, other, [attacker], [secondaries[index]], `secondaries[${index}]`);
  if (bystanders.length > 0 && shots[0].devastating === 0) remarks.info('bystanders-without-devastating', 'bystanders');
  const most = shots.reduce((sum, shot, index) => sum + mostDamage(shot) * (index === 0 ? rounds : 1), 0);
  const { wounds } = shots[0];
  if (most < wounds) remarks.info('cannot-kill', 'defender.wounds', { most, wounds });
  adviseLocked(remarks, shots[0]);
  if (input.optionalRules === 'always') adviseOptional(remarks, shots[0], input);
  return remarks.all;
}

/** Dice that cannot be promoted although a rule would promote others. */
function adviseLocked(remarks: Remarks<typeof en>, { attack, saves }: ShotPlan): void {
  for (const [path, plan, keepers] of [
    ['attacker', attack, ['accurate']],
    ['defender', saves, ['cover']],
  ] as const) {
    const locked = lockedDice(plan, keepers);
    if (locked !== undefined) remarks.info('locked-dice', path, locked);
  }
}

/** Smaller gains are not worth a sentence. */
const NOTICEABLE = 5e-3;

function adviseOptional(remarks: Remarks<typeof en>, shot: ShotPlan, { attacker, defender }: Shoot): void {
  const { attack, saves } = shot;
  if (attack.edition === '2021' || !hasOptions(shot)) return;
  if ([...attack.conversions, ...saves.conversions].some(({ rule }) => isOldConversion(rule))) return;
  const choices = optionalChoices(shot);
  if (choices === undefined) return;
  const { aim, always, best } = choices;
  if (Math.max(Math.abs(choices.attacker), Math.abs(choices.defender)) < NOTICEABLE) return;
  const most = weightiest(choices, { attacker, defender });
  if (most !== undefined) remarks.info('optional-rules', 'optionalRules', { aim, always, best, most });
}

function adviseAttacker(
  remarks: Remarks<typeof en>,
  attacker: Attacker,
  defender: Defender,
  shot: ShotPlan,
  path: string,
): void {
  const { abilities, autoCrits, autoNormals, rerollChoice, attacks } = attacker;
  const kept = autoCrits + autoNormals;
  advisePool(remarks, { path, critField: 'lethal', abilities, kept, rerollChoice }, shot.attack);
  if (attacks === 0) remarks.info('no-dice', `${path}.attacks`, { fights: false });
  adviseDamage(remarks, attacker, path);
  advisePiercing(remarks, attacker, defender, path);
  if (attacks === 0 || canCrit(shot.attack)) return;
  if (shot.devastating > 0) adviseNoDevastating(remarks, path);
  if ((attacker.piercingCrits ?? 0) > 0) remarks.warning('piercing-crits-without-crits', `${path}.piercingCrits`);
}

export function canCrit(plan: PoolPlan): boolean {
  return poolOf(plan).crits.some((crits) => crits > 0);
}

export function adviseNoDevastating(remarks: Remarks<typeof en>, path: string): void {
  remarks.warning('devastating-without-crits', `${path}.devastating`);
}

type Damage = Pick<Attacker, 'normalDamage' | 'criticalDamage'>;

export function adviseDamage(
  remarks: Remarks<typeof en>,
  { normalDamage, criticalDamage }: Damage,
  path: string,
): void {
  if (criticalDamage < normalDamage)
    remarks.info('crit-below-normal', `${path}.criticalDamage`, { normal: normalDamage, critical: criticalDamage });
}

function advisePiercing(remarks: Remarks<typeof en>, attacker: Attacker, defender: Defender, path: string): void {
  const piercing = attacker.piercing ?? 0;
  const onCrits = attacker.piercingCrits ?? 0;
  if (piercing === 0 && onCrits === 0) return;
  if (defender.invulnerable !== null) {
    remarks.info('piercing-v-invulnerable', `${path}.piercing`);
    return;
  }
  if (piercing - defender.piercingReduction > defender.dice)
    remarks.warning('piercing-above-dice', `${path}.piercing`, { piercing, dice: defender.dice });
  if (onCrits > 0 && onCrits <= piercing)
    remarks.warning('piercing-crits-below-piercing', `${path}.piercingCrits`, { piercing, onCrits });
}

/** `weapons` are all that are fired at it: what one of them leaves idle another may meet. */
function adviseDefender(
  remarks: Remarks<typeof en>,
  defender: Defender,
  weapons: readonly Attacker[],
  shots: readonly ShotPlan[],
  path: string,
): void {
  const { abilities, rerollChoice, save, invulnerable } = defender;
  const [{ saves, attack, guard }] = shots.toSorted((one, other) => other.saves.dice - one.saves.dice);
  const kept = saves.autoCrits + saves.autoNormals;
  // At least one die, so that a rule is not called idle because Piercing took all dice.
  const plan = saves.dice > 0 ? saves : { ...saves, dice: 1 };
  advisePool(remarks, { path, critField: 'hardy', abilities, kept, rerollChoice }, plan);
  if (invulnerable !== null && invulnerable > save)
    remarks.warning('invulnerable-worse-than-save', `${path}.invulnerable`, { invulnerable, save });
  const cover = defender.coverNormals + defender.coverCrits;
  if (cover > 0 && weapons.every(({ saturate }) => saturate)) remarks.info('cover-v-saturate', `${path}.coverNormals`);
  else if (cover > saves.dice) remarks.info('cover-above-dice', `${path}.coverNormals`, { dice: saves.dice });
  if (defender.piercingReduction > 0 && weapons.every((weapon) => !weapon.piercing && !weapon.piercingCrits))
    remarks.info('no-piercing', `${path}.piercingReduction`);
  adviseGuard(remarks, path, guard, shots, attack.edition);
}
