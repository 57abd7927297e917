// grimdark/duel: nine scenarios as walks over the joint state of two units.
import type { Budget } from '../../budget.ts';
import { type DuelFindings, type ScenarioResult, summarizeScenarios } from '../findings.ts';
import { resolveUnit, ruleSetOf } from '../rules/resolve.ts';
import { SCENARIO_ROUNDS } from '../scenario.ts';
import type { DuelInput, Scenario } from '../schema.ts';
import { Arena } from './arena.ts';
import { Battle } from './battle.ts';
import { scenarioResult } from './outcome.ts';

/** One scenario with everything it shares with the others already computed. */
export function exactScenario(arena: Arena, scenario: Scenario, input: DuelInput): ScenarioResult {
  const battle = new Battle(arena);
  SCENARIO_ROUNDS[scenario].forEach((activations, round) => {
    battle.startRound(round > 0);
    for (const { side, action } of activations) {
      if (action === 'shoot') battle.shoot(side === 'attacker' ? 0 : 1);
      else if (action === 'charge') battle.charge(side === 'attacker' ? 0 : 1);
      else battle.move(side === 'attacker' ? 0 : 1);
    }
  });
  return scenarioResult(arena, battle.finish(), input.outcomeBy, [input.attacker.points, input.defender.points]);
}

export function prepareArena(input: DuelInput, budget: Budget): Arena {
  const rules = ruleSetOf(input);
  return new Arena(
    resolveUnit(input.attacker, input.support.attacker, rules),
    resolveUnit(input.defender, input.support.defender, rules),
    input,
    budget,
  );
}

export function exactDuel(input: DuelInput, budget: Budget): DuelFindings {
  const arena = prepareArena(input, budget);
  const scenarios: { [scenario in Scenario]?: ScenarioResult } = {};
  for (const scenario of new Set(input.scenarios)) scenarios[scenario] = exactScenario(arena, scenario, input);
  return { errorBound: 0, distributions: {}, summary: summarizeScenarios(Object.values(scenarios)), scenarios };
}
