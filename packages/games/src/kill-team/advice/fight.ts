// Remarks on a fight: rules that meet nothing to act on.
import type { Advice } from '../../calculator.ts';
import { attackPool, attackPoolInput } from '../exact/pools.ts';
import { type Edition, type MeleeTrait, meleeTraitsOf, ruleOf, SOFTENED_ABOVE } from '../rules/index.ts';
import type { Choice, Fight, Fighter } from '../schema.ts';
import { strategies } from '../strategies.ts';
import { advisePool, info, warning } from './pool.ts';
import { canCrit, damageAdvice } from './shoot.ts';

export function adviseFight(input: Fight): Advice[] {
  const advice = [
    ...fighterAdvice('first', input.first, input.second, input.edition),
    ...fighterAdvice('second', input.second, input.first, input.edition),
  ];
  if (input.rounds === 1 && input.injured)
    advice.push(info('one-round', 'injured', 'nobody is injured in a single round: it counts from the second on'));
  if (input.rounds === 1 && input.swapFirst)
    advice.push(info('one-round', 'swapFirst', 'taking turns to go first needs a second round'));
  return advice;
}

export function adviseChoice(input: Choice): Advice[] {
  const advice: Advice[] = [];
  for (const side of ['first', 'second'] as const) {
    const fighter = input[side];
    if (fighter.roundStartWounds !== null && fighter.roundStartWounds < fighter.wounds)
      advice.push(
        warning(
          'more-wounds-than-at-start',
          `${side}.roundStartWounds`,
          `${fighter.wounds} wounds now are more than the ${fighter.roundStartWounds} when the round began`,
        ),
      );
    if (fighter.hasCritStruck && !fighter.hasStruck)
      advice.push(
        warning('crit-strike-is-a-strike', `${side}.hasStruck`, 'a strike with a crit is a strike: set both'),
      );
  }
  return advice;
}

function fighterAdvice(side: 'first' | 'second', fighter: Fighter, enemy: Fighter, edition: Edition): Advice[] {
  const advice = [
    ...advisePool(side, 'hit', 'lethal', attackPoolInput(fighter), edition),
    ...damageAdvice(fighter, side),
  ];
  const traits = meleeTraitsOf(fighter.abilities);
  const path = `${side}.abilities`;
  if (fighter.attacks === 0)
    advice.push(info('no-dice', `${side}.attacks`, 'no dice are rolled: this fighter cannot act'));
  if (traits.parriedOnlyByCrits && enemy.attacks > 0 && isPlainStriker(enemy))
    advice.push(
      info(
        'enemy-does-not-parry',
        path,
        `${nameOf(fighter, 'parriedOnlyByCrits')} changes little: the enemy strikes rather than parries`,
      ),
    );
  if (isPlainStriker(fighter) && (traits.parryTakesTwo || traits.critParryTakesNormalToo))
    advice.push(info('striker-with-shield', path, 'a better parry changes little for a fighter that strikes'));
  if (traits.parryTakesTwo && traits.critParryTakesNormalToo)
    advice.push(
      info(
        'two-parry-rules',
        path,
        `a critical parry follows ${nameOf(fighter, 'critParryTakesNormalToo')}, a normal one ${nameOf(fighter, 'parryTakesTwo')}`,
      ),
    );
  if (traits.softensFirstCrit && enemy.criticalDamage <= SOFTENED_ABOVE)
    advice.push(
      warning(
        'crit-damage-not-lowered',
        path,
        `critical damage ${enemy.criticalDamage} is not lowered: it must be above ${SOFTENED_ABOVE}`,
      ),
    );
  const needCrit = traits.firstCritTakesAny || traits.firstCritTakesNormal || traits.firstCritStrikesAgain;
  const crits = canCrit(attackPool(fighter, edition));
  if (needCrit && fighter.attacks > 0 && !crits)
    advice.push(
      warning(
        'ability-without-crits',
        path,
        'an ability that needs a critical strike never happens: no crit is possible',
      ),
    );
  if ((fighter.devastating ?? 0) > 0 && fighter.attacks > 0 && !crits)
    advice.push(
      warning('devastating-without-crits', `${side}.devastating`, 'Devastating never happens: no crit is possible'),
    );
  return advice;
}

function isPlainStriker(fighter: Fighter): boolean {
  const { lookAhead, parries, objective } = strategies[fighter.strategy];
  return lookAhead === undefined && !parries && objective === undefined;
}

function nameOf(fighter: Fighter, trait: MeleeTrait): string {
  const owner = fighter.abilities
    .map((id) => ruleOf(id))
    .find((rule) => rule.effects.some((effect) => effect.stage === 'melee' && effect.trait === trait));
  return owner!.name;
}
