// How many elementary steps the exact engine needs, estimated before it runs.
import { MAX_STATES } from './exact/casualties.ts';
import { type ResolvedUnit, resolveUnit, ruleSetOf } from './rules/resolve.ts';
import { SCENARIO_ROUNDS } from './scenario.ts';
import type { AttackInput, DuelInput } from './schema.ts';

function hasEffect(unit: ResolvedUnit, kinds: readonly string[]): boolean {
  return unit.models.some((model) =>
    [...model.own, ...model.auras, ...model.weapons.flatMap((weapon) => weapon.rules)].some((use) =>
      use.effects.some((effect) => kinds.includes(effect.do)),
    ),
  );
}

/** Casualty states: a line of wounds, times the tracks that Takedown on heroes and Self-Destruct add. */
function states(unit: ResolvedUnit, enemy: ResolvedUnit): number {
  const picked = hasEffect(enemy, ['takedown']);
  let line = 1;
  let heroes = 1;
  for (const model of unit.models) {
    if (picked && model.hero) heroes *= (model.tough + 1) ** model.count;
    else line += model.count * model.tough;
  }
  const bearers = unit.models.filter((model) => hasEffect({ ...unit, models: [model] }, ['selfDestruct']));
  const mixed = bearers.length > 0 && bearers.length < unit.models.length;
  const all = line * heroes * (mixed ? bearers.reduce((sum, model) => sum + model.count, 1) : 1);
  return all > MAX_STATES ? Number.POSITIVE_INFINITY : all;
}

function dice(unit: ResolvedUnit): number {
  let total = 0;
  for (const model of unit.models) for (const weapon of model.weapons) total += model.count * weapon.attacks;
  return total;
}

export function attackCost(input: AttackInput): number {
  const rules = ruleSetOf(input);
  const attacker = resolveUnit(input.attacker, input.support.attacker, rules);
  const defender = resolveUnit(input.defender, input.support.defender, rules);
  const size = states(defender, attacker);
  const attacks = dice(attacker);
  return 20_000 + size * size * (attacks + 1) + 4 * attacks * attacks;
}

/** Steps per cell of a melee, measured: half of the cells on both axes, two strikes and a decision, two or three flag pairs. */
const MELEE_WORK = 15;

/** How much a melee costs beyond plain strikes: hits given back spread both units at once, own wounds need tracks. */
function entanglement(attacker: ResolvedUnit, defender: ResolvedUnit, a: number, b: number): number {
  const either = (kinds: readonly string[]): boolean => hasEffect(attacker, kinds) || hasEffect(defender, kinds);
  const revenge = either(['retaliate', 'deathstrike']) ? Math.max(a, b) : 1;
  return revenge * (either(['hazard']) ? 20 : either(['selfDestruct']) ? 2 : 1);
}

export function duelCost(input: DuelInput): number {
  const rules = ruleSetOf(input);
  const attacker = resolveUnit(input.attacker, input.support.attacker, rules);
  const defender = resolveUnit(input.defender, input.support.defender, rules);
  const [a, b] = [states(attacker, defender), states(defender, attacker)];
  const factor = entanglement(attacker, defender, a, b);
  const [diceA, diceB] = [dice(attacker), dice(defender)];
  // Rows of the step tables, each a convolution of dice and a shift over the states.
  let cost = 100_000 + a * b * (a + b) + a * diceA * diceA + b * diceB * diceB;
  for (const scenario of new Set(input.scenarios)) {
    let spread = 1;
    for (const round of SCENARIO_ROUNDS[scenario])
      for (const { side, action } of round) {
        if (action === 'charge') cost += spread * a * b * MELEE_WORK * factor;
        else cost += spread * (side === 'attacker' ? b : a);
        if (action === 'charge') spread = (a * b) / 2;
        else if (action === 'shoot') spread = Math.min((a * b) / 2, spread * (side === 'attacker' ? b : a));
      }
  }
  return cost;
}
