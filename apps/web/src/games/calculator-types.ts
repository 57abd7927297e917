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
  'fantasy/battle': Asked<fantasy.Battle, fantasy.CardFindings>;
  'fantasy/attack': Asked<fantasy.Attack, fantasy.AttackFindings>;
  'fantasy/multiple': Asked<fantasy.Multiple, fantasy.MultipleFindings>;
  'fantasy/combat': Asked<fantasy.Combat, fantasy.CombatFindings>;
  'grimdark/attack': Asked<grimdark.Attack, grimdark.AttackFindings>;
  'grimdark/duel': Asked<grimdark.Duel, grimdark.DuelFindings>;
  'killteam/choice': Asked<killTeam.Choice, killTeam.ChoiceFindings>;
  'killteam/fight': Asked<killTeam.Fight, killTeam.FightFindings>;
  'killteam/shoot': Asked<killTeam.Shoot, killTeam.ShootFindings>;
  'wh40k/attack': Asked<wh40k.Attack, wh40k.AttackFindings>;
  'wh40k/battleshock': Asked<wh40k.BattleShock, Findings>;
  'wh40k/charge': Asked<wh40k.Charge, Findings>;
  'wh40k/melee': Asked<wh40k.Melee, wh40k.MeleeFindings>;
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
