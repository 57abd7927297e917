// A battle made ready once: rule texts read, units resolved. Everything after it reads this alone.
import { type ResolvedUnit, type RuleSet, resolveUnit, ruleSetOf } from '../rules/resolve.ts';
import type { AttackInput, DuelInput, Scenario } from '../schema.ts';
import type { Situation } from './situation.ts';

export interface Battle<Input> {
  readonly input: Input;
  readonly rules: RuleSet;
  readonly attacker: ResolvedUnit;
  readonly defender: ResolvedUnit;
}
export type AttackBattle = Battle<AttackInput> & { readonly situation: Situation };
export type DuelBattle = Battle<DuelInput> & { readonly scenarios: readonly Scenario[] };

function prepare<Input extends AttackInput | DuelInput>(input: Input): Battle<Input> {
  const rules = ruleSetOf(input);
  return {
    input,
    rules,
    attacker: resolveUnit(input.attacker, input.support.attacker, rules),
    defender: resolveUnit(input.defender, input.support.defender, rules),
  };
}

export function prepareAttack(input: AttackInput): AttackBattle {
  const { phase, distance, moved, cover, options } = input;
  const melee = phase === 'melee';
  const situation: Situation = {
    phase,
    charging: melee && input.charging,
    fatigued: melee && input.fatigued,
    distance,
    moved,
    cover,
    whim: 'none',
    attackerGrowth: 0,
    targetGrowth: 0,
    feat: true,
    options,
  };
  return { ...prepare(input), situation };
}

export function prepareDuel(input: DuelInput): DuelBattle {
  return { ...prepare(input), scenarios: [...new Set(input.scenarios)] };
}
