// How many steps a combat needs: it is fought, and the answer kept; of one that is too large a part of the models fights.
import { Budget } from '../../contract/budget.ts';
import { budgetToLook, stepsByHalves } from '../../contract/cost.ts';
import { type CombatBattle, prepareCombat } from '../battle.ts';
import type { CombatUnit } from '../schema/index.ts';
import { beginCombat } from './combat.ts';

const STEPS_TO_LOOK = 4_000_000;

export function combatCost(battle: CombatBattle, clock = new Budget()): number {
  const { input } = battle;
  const smaller = (halvings: number) => ({
    ...input,
    first: withFewerModels(input.first, 2 ** halvings),
    second: withFewerModels(input.second, 2 ** halvings),
  });
  const size = (halvings: number) => {
    const { first, second } = smaller(halvings);
    return first.models * second.models;
  };
  return stepsByHalves(size, (halvings) => {
    const some = halvings === 0 ? battle : prepareCombat(smaller(halvings));
    return beginCombat(some, budgetToLook(STEPS_TO_LOOK, clock));
  });
}

function withFewerModels(unit: CombatUnit, part: number): CombatUnit {
  const fewer = (models: number) => Math.ceil(models / part);
  const profiles = unit.profiles.map((profile) => ({
    ...profile,
    models: profile.models === null ? null : fewer(profile.models),
  }));
  return { ...unit, models: fewer(unit.models), profiles };
}
