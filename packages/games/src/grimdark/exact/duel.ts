// grimdark/duel: nine scenarios as walks over the joint state of two units.
import type { Budget } from '../../contract/budget.ts';
import { type DuelFindings, type ScenarioResult, summarizeScenarios } from '../findings.ts';
import { mixScenarios } from '../mixture.ts';
import type { Case, DuelBattle } from '../plan/battle.ts';
import { roundsOf } from '../scenario.ts';
import type { Scenario } from '../schema.ts';
import { DuelTables } from './duel-tables.ts';
import { scenarioResult } from './outcome.ts';
import { ScenarioWalk } from './scenario-walk.ts';

/** Tables that an estimate began: the answer goes on with them. */
const begun = new WeakMap<Case, DuelTables>();

export function beginTables(units: Case, battle: DuelBattle, budget: Budget): DuelTables {
  const tables = newTables(units, battle, budget);
  begun.set(units, tables);
  return tables;
}

function newTables(units: Case, { input, twice }: DuelBattle, budget: Budget): DuelTables {
  return new DuelTables(units, input, twice.attacker || twice.defender, budget);
}

/** Once: whoever asks again for the same battle begins anew. */
function takeTables(units: Case, battle: DuelBattle, budget: Budget): DuelTables {
  const tables = begun.get(units)?.paidBy(budget) ?? newTables(units, battle, budget);
  begun.delete(units);
  return tables;
}

/** One scenario with everything it shares with the others already computed. */
function exactScenario(
  tables: DuelTables,
  scenario: Scenario,
  { input, spellHits, twice }: DuelBattle,
): ScenarioResult {
  const walk = new ScenarioWalk(tables);
  for (const spell of spellHits) walk.cast(spell);
  roundsOf(scenario, twice).forEach((activations, round) => {
    walk.startRound(round > 0);
    for (const { side, action } of activations) {
      const who = side === 'attacker' ? 0 : 1;
      walk.prepare(who, action);
      walk[action](who);
    }
  });
  return scenarioResult(tables, walk.finish(), input, [input.attacker.points, input.defender.points]);
}

export function exactDuel(battle: DuelBattle, budget: Budget): DuelFindings {
  const { cases, scenarios: wanted } = battle;
  const chances = cases.map((units) => units.chance);
  const results = cases.map((units) => {
    const tables = takeTables(units, battle, budget);
    return wanted.map((scenario) => exactScenario(tables, scenario, battle));
  });
  const mixed = wanted.map((_, i) =>
    mixScenarios(
      chances,
      results.map((found) => found[i]),
    ),
  );
  const scenarios: { [scenario in Scenario]?: ScenarioResult } = {};
  wanted.forEach((scenario, i) => {
    scenarios[scenario] = mixed[i];
  });
  return { errorBound: 0, distributions: {}, summary: summarizeScenarios(mixed), scenarios };
}
