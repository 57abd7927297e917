// Remarks on a fight: rules that meet nothing to act on.
import type { Advice } from '../../calculator.ts';
import { poolOf } from '../exact/pool.ts';
import type { FighterPlan, MeleePlan } from '../plan.ts';
import type { ChoiceBattle, FightBattle } from '../prepare.ts';
import { rulesWith } from '../rules/index.ts';
import type { Fighter } from '../schema/index.ts';
import { strategies } from '../strategies.ts';
import { adviseGuard } from './guard.ts';
import { advisePool, info, warning } from './pool.ts';
import { canCrit, damageAdvice } from './shoot.ts';

export function adviseFight({ input, fighters, rounds, injured, swapFirst }: FightBattle): Advice[] {
  const advice = [
    ...fighterAdvice('first', input.first, fighters[0], fighters[1]),
    ...fighterAdvice('second', input.second, fighters[1], fighters[0]),
  ];
  const wounded = fighters.some((fighter) => 2 * fighter.wounds < fighter.startingWounds);
  if (rounds === 1 && injured && !wounded)
    advice.push(info('one-round', 'injured', 'nobody is injured at the start: it counts from the second round on'));
  if (rounds === 1 && swapFirst)
    advice.push(info('one-round', 'swapFirst', 'taking turns to go first needs a second round'));
  for (const side of ['first', 'second'] as const)
    if (input[side].startingWounds !== null && !injured)
      advice.push(info('starting-wounds-idle', `${side}.startingWounds`, 'starting wounds count only with Injured'));
  return advice;
}

export function adviseChoice({ input, plans }: ChoiceBattle): Advice[] {
  const [one, two] = plans.kill.fighters;
  const advice = [...fighterAdvice('first', input.first, one, two), ...fighterAdvice('second', input.second, two, one)];
  for (const side of ['first', 'second'] as const)
    if (input[side].hasCritStruck && !input[side].hasStruck)
      advice.push(
        warning('crit-strike-is-a-strike', `${side}.hasStruck`, 'a strike with a crit is a strike: set both'),
      );
  return advice;
}

function fighterAdvice(path: 'first' | 'second', input: Fighter, own: FighterPlan, enemy: FighterPlan): Advice[] {
  const { abilities, autoCrits, autoNormals } = input;
  const advice = [
    ...advisePool({ path, stat: 'hit', critField: 'lethal', abilities, kept: autoCrits + autoNormals }, own.pool),
    ...damageAdvice(input, path),
  ];
  if (input.attacks === 0)
    advice.push(info('no-dice', `${path}.attacks`, 'no dice are rolled: this fighter cannot act'));
  return [
    ...advice,
    ...meleeAdvice(`${path}.abilities`, input, own, enemy),
    ...critAdvice(path, input, own),
    ...adviseGuard(path, own.guard, enemy, own.pool.edition),
  ];
}

function meleeAdvice(path: string, input: Fighter, { melee, strategy }: FighterPlan, enemy: FighterPlan): Advice[] {
  const advice: Advice[] = [];
  const betterParry = melee.parryTakesMore > 0 || melee.critParryTakesNormalToo || melee.normalParriesCrit;
  if (melee.parriedOnlyByCrits && enemy.pool.dice > 0 && isPlainStriker(enemy.strategy))
    advice.push(
      info(
        'enemy-does-not-parry',
        path,
        `${nameOf(input, 'parriedOnlyByCrits')} changes little: the enemy strikes rather than parries`,
      ),
    );
  if (isPlainStriker(strategy) && betterParry)
    advice.push(info('striker-with-shield', path, 'a better parry changes little for a fighter that strikes'));
  if (melee.parryTakesMore > 0 && melee.critParryTakesNormalToo)
    advice.push(
      info(
        'two-parry-rules',
        path,
        `a critical parry follows ${nameOf(input, 'critParryTakesNormalToo')}, a normal one ${nameOf(input, 'parryTakesMore')}`,
      ),
    );
  if (melee.normalParriesCrit && enemy.melee.parriedOnlyByCrits)
    advice.push(
      info('parry-v-brutal', path, `${nameOf(input, 'normalParriesCrit')} does nothing: only crits parry this enemy`),
    );
  return advice;
}

function critAdvice(path: string, input: Fighter, { melee, pool, devastating }: FighterPlan): Advice[] {
  const needsCrit = melee.firstCritTakesAny > 0 || melee.firstCritTakesNormals > 0 || melee.againAfterCrit !== null;
  if (input.attacks === 0 || (!needsCrit && devastating === 0) || canCrit(poolOf(pool))) return [];
  const advice: Advice[] = [];
  if (needsCrit)
    advice.push(
      warning(
        'ability-without-crits',
        `${path}.abilities`,
        'an ability that needs a critical strike never happens: no crit is possible',
      ),
    );
  if (devastating > 0)
    advice.push(
      warning('devastating-without-crits', `${path}.devastating`, 'Devastating never happens: no crit is possible'),
    );
  return advice;
}

function isPlainStriker(strategy: Fighter['strategy']): boolean {
  const { lookAhead, parries, objective } = strategies[strategy];
  return lookAhead === undefined && !parries && objective === undefined;
}

/** The rule that wrote this entry of the plan. */
function nameOf({ abilities }: Fighter, entry: keyof MeleePlan): string {
  return rulesWith(abilities, 'melee').find((rule) => rule.melee![entry] !== undefined)!.name;
}
