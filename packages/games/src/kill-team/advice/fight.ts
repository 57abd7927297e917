// Remarks on a fight: rules that meet nothing to act on.

import { Remarks } from '../../contract/advice-list.ts';
import type { Remark } from '../../contract/calculator.ts';
import type { FighterPlan, MeleePlan } from '../plan.ts';
import type { ChoiceBattle, FightBattle } from '../prepare.ts';
import { rulesWith } from '../rules/index.ts';
import type { Fighter } from '../schema/index.ts';
import { strategies } from '../strategies.ts';
import type { en } from '../words/en.ts';
import { adviseGuard } from './guard.ts';
import { advisePool } from './pool.ts';
import { adviseDamage, adviseNoDevastating, canCrit } from './shoot.ts';

export function adviseFight({ input, fighters, rounds, injured, swapFirst }: FightBattle): readonly Remark[] {
  const remarks = new Remarks<typeof en>('killteam');
  adviseFighters(remarks, input, fighters);
  const wounded = fighters.some((fighter) => 2 * fighter.wounds < fighter.startingWounds);
  if (rounds === 1 && injured && !wounded) remarks.info('one-round', 'injured', { needs: 'injured' });
  if (rounds === 1 && swapFirst) remarks.info('one-round', 'swapFirst', { needs: 'swapFirst' });
  for (const side of ['first', 'second'] as const)
    if (input[side].startingWounds !== null && !injured) remarks.info('starting-wounds-idle', `${side}.startingWounds`);
  return remarks.all;
}

export function adviseChoice({ input, plans }: ChoiceBattle): readonly Remark[] {
  const remarks = new Remarks<typeof en>('killteam');
  adviseFighters(remarks, input, plans.kill.fighters);
  for (const side of ['first', 'second'] as const)
    if (input[side].hasCritStruck && !input[side].hasStruck)
      remarks.warning('crit-strike-is-a-strike', `${side}.hasStruck`);
  return remarks.all;
}

type Pair = readonly [FighterPlan, FighterPlan];
type Fighters = { readonly first: Fighter; readonly second: Fighter };

function adviseFighters(remarks: Remarks<typeof en>, { first, second }: Fighters, [one, two]: Pair): void {
  adviseFighter(remarks, 'first', first, one, two);
  adviseFighter(remarks, 'second', second, two, one);
}

function adviseFighter(
  remarks: Remarks<typeof en>,
  path: string,
  input: Fighter,
  own: FighterPlan,
  enemy: FighterPlan,
): void {
  const { abilities, autoCrits, autoNormals } = input;
  const kept = autoCrits + autoNormals;
  advisePool(remarks, { path, critField: 'lethal', abilities, kept }, own.pool);
  adviseDamage(remarks, input, path);
  if (input.attacks === 0) remarks.info('no-dice', `${path}.attacks`, { fights: true });
  adviseMelee(remarks, `${path}.abilities`, input, own, enemy);
  adviseCrits(remarks, path, own);
  adviseGuard(remarks, path, own.guard, [enemy], own.pool.edition);
}

function adviseMelee(
  remarks: Remarks<typeof en>,
  path: string,
  input: Fighter,
  own: FighterPlan,
  enemy: FighterPlan,
): void {
  const { melee, strategy } = own;
  const betterParry = melee.parryTakesMore > 0 || melee.critParryTakesNormalToo || melee.normalParriesCrit;
  /** The rule that wrote this entry of the plan. */
  const writer = (entry: keyof MeleePlan) =>
    rulesWith(input.abilities, 'melee').find((rule) => rule.melee![entry] !== undefined)!.id;
  if (melee.parriedOnlyByCrits && enemy.pool.dice > 0 && isPlainStriker(enemy.strategy))
    remarks.info('enemy-does-not-parry', path, { rule: writer('parriedOnlyByCrits') });
  if (isPlainStriker(strategy) && betterParry) remarks.info('striker-with-shield', path);
  if (melee.parryTakesMore > 0 && melee.critParryTakesNormalToo)
    remarks.info('two-parry-rules', path, {
      critical: writer('critParryTakesNormalToo'),
      normal: writer('parryTakesMore'),
    });
  if (melee.normalParriesCrit && enemy.melee.parriedOnlyByCrits)
    remarks.info('parry-v-brutal', path, { rule: writer('normalParriesCrit') });
}

function adviseCrits(remarks: Remarks<typeof en>, path: string, { melee, pool, devastating }: FighterPlan): void {
  const needsCrit = melee.firstCritTakesAny > 0 || melee.firstCritTakesNormals > 0 || melee.againAfterCrit !== null;
  if (pool.dice === 0 || (!needsCrit && devastating === 0) || canCrit(pool)) return;
  if (needsCrit) remarks.warning('ability-without-crits', `${path}.abilities`);
  if (devastating > 0) adviseNoDevastating(remarks, path);
}

function isPlainStriker(strategy: Fighter['strategy']): boolean {
  const { lookAhead, parries, objective } = strategies[strategy];
  return lookAhead === undefined && !parries && objective === undefined;
}
