// How many steps an attack needs: it is made, and the answer kept; of one that is too large parts of its dice are rolled.
import { Budget } from '../contract/budget.ts';
import { budgetToLook, stepsByHalves } from '../contract/cost.ts';
import { beginAttack } from './exact/attack.ts';
import type { AttackBattle } from './plan/battle.ts';
import type { ResolvedUnit } from './rules/resolve.ts';

/** Most attacks take a hundredth of this. */
const STEPS_TO_LOOK = 4_000_000;

export function attackCost(battle: AttackBattle, clock = new Budget()): number {
  return battle.cases.reduce((sum, units) => {
    const part = (halvings: number) => withFewerDice(units.attacker, 2 ** halvings);
    const attempt = (halvings: number) => {
      const some = halvings === 0 ? units : { ...units, attacker: part(halvings) };
      return beginAttack(battle, some, budgetToLook(STEPS_TO_LOOK, clock));
    };
    return sum + stepsByHalves((halvings) => diceOf(part(halvings)), attempt);
  }, 0);
}

function diceOf({ models }: ResolvedUnit): number {
  return models.reduce(
    (sum, { count, weapons }) => weapons.reduce((dice, { attacks }) => dice + count * attacks, sum),
    1,
  );
}

/** A part of the models, and of their attacks where models are few. */
function withFewerDice(unit: ResolvedUnit, part: number): ResolvedUnit {
  const models = unit.models.map((model) => {
    const count = Math.ceil(model.count / part);
    const share = model.count / (part * count);
    const weapons = model.weapons.map((weapon) => ({
      ...weapon,
      attacks: Math.max(1, Math.round(weapon.attacks * share)),
    }));
    return { ...model, count, weapons };
  });
  return { ...unit, models };
}
