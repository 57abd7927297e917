// What the simulation routes answer: a pairing, its scenarios, rows and counters, in the words and percentages of the original.
import { type Answer, MARGIN_95 } from '@oddsmith/games';
import type { Duel, DuelFindings, Moments, ScenarioResult, SideResult } from '@oddsmith/games/grimdark';
import type { NamedUnit } from './run-question.ts';

export type DuelAnswer = Answer & DuelFindings;

export interface Pairing {
  readonly attacker: NamedUnit;
  readonly defender: NamedUnit;
  readonly input: Duel;
}

function sideOf(result: SideResult, lost: Moments | null) {
  return {
    destroyed_rate: 100 * result.destroyed,
    routed_rate: 100 * result.routed,
    shaken_rate: 100 * result.shaken,
    half_strength_rate: 100 * result.half,
    avg_points_lost: lost?.mean ?? null,
    avg_wounds_lost: result.wounds.mean,
    avg_models_left: result.models.mean,
    wounds: result.wounds,
    models: result.models,
  };
}

function simulationOf({ iterations, seed, standardError }: NonNullable<Answer['simulation']>) {
  return { iterations, seed, win_rate_margin: 100 * MARGIN_95 * standardError };
}

export function matchupOf({ attacker, defender }: Pairing, answer: DuelAnswer) {
  const { method, simulation, summary, scenarios, sentence } = answer;
  const models = defender.unit.models.reduce((sum, model) => sum + model.count, 0);
  const results = Object.entries(scenarios) as [string, ScenarioResult][];
  return {
    attacker_id: attacker.id,
    attacker_name: attacker.name,
    defender_id: defender.id,
    defender_name: defender.name,
    method,
    ...(simulation === undefined ? {} : { simulation: simulationOf(simulation) }),
    win_rate: 100 * summary.win,
    draw_rate: 100 * summary.draw,
    loss_rate: 100 * summary.loss,
    scenarios: results.map(([scenario, result]) => ({
      scenario,
      win_rate: 100 * result.win,
      draw_rate: 100 * result.draw,
      loss_rate: 100 * result.loss,
      avg_kills: models - result.defender.models.mean,
      avg_wounds: result.defender.wounds.mean,
      avg_points_traded: result.points.traded?.mean ?? null,
      attacker: sideOf(result.attacker, result.points.attackerLost),
      defender: sideOf(result.defender, result.points.defenderLost),
    })),
    sentence,
  };
}
