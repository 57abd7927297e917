// What each calculator is asked and what it finds, in the games' own types: naming a calculator is enough to read its answer.
import type { Answer, Findings } from '@oddsmith/games';
import type * as axis from '@oddsmith/games/axis';
import type * as fantasy from '@oddsmith/games/fantasy';
import type * as grimdark from '@oddsmith/games/grimdark';
import type * as killTeam from '@oddsmith/games/kill-team';
import type * as wh40k from '@oddsmith/games/wh40k';

interface Asked<Input, F extends Findings> {
  readonly input: Input;
  readonly findings: F;
}

interface CalculatorTypes {
  'axis/amphibious': Asked<axis.Amphibious, axis.AmphibiousFindings>;
  'axis/battle': Asked<axis.Battle, axis.BattleFindings>;
  'axis/bombing': Asked<axis.Bombing, axis.BombingFindings>;
  'axis/recommend': Asked<axis.Recommendation, axis.RecommendFindings>;
  'fantasy/battle': Asked<fantasy.CardBattleInput, fantasy.CardFindings>;
  'fantasy/attack': Asked<fantasy.AttackInput, fantasy.AttackFindings>;
  'fantasy/combat': Asked<fantasy.CombatInput, fantasy.CombatFindings>;
  'grimdark/attack': Asked<grimdark.AttackInput, grimdark.AttackFindings>;
  'grimdark/duel': Asked<grimdark.DuelInput, grimdark.DuelFindings>;
  'killteam/choice': Asked<killTeam.Choice, killTeam.ChoiceFindings>;
  'killteam/fight': Asked<killTeam.Fight, killTeam.FightFindings>;
  'killteam/shoot': Asked<killTeam.Shoot, killTeam.ShootFindings>;
  'wh40k/attack': Asked<wh40k.AttackInput, wh40k.AttackFindings>;
  'wh40k/battleshock': Asked<wh40k.BattleShockInput, Findings>;
  'wh40k/charge': Asked<wh40k.ChargeInput, Findings>;
  'wh40k/melee': Asked<wh40k.MeleeInput, wh40k.MeleeFindings>;
}

export type CalculatorId = keyof CalculatorTypes;
/** With every default filled in, as a page holds it. */
export type InputOf<Id extends CalculatorId> = CalculatorTypes[Id]['input'];
export type FindingsOf<Id extends CalculatorId> = CalculatorTypes[Id]['findings'];
export type AnswerOf<Id extends CalculatorId> = Answer<FindingsOf<Id>>;

/** An answer says which calculator it is of. */
export function isAnswerOf<Id extends CalculatorId>(id: Id, answer: Answer): answer is Answer & AnswerOf<Id> {
  return answer.calculator === id;
}
