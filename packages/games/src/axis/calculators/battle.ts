// axis/battle: the calculator.
import type { Calculator } from '../../contract/calculator.ts';
import { advise } from '../advice.ts';
import { asPlayed } from '../as-played.ts';
import { estimateSteps } from '../exact/cost.ts';
import { exact } from '../exact/index.ts';
import { explain } from '../explain.ts';
import type { BattleFindings } from '../findings.ts';
import { type Battle, planBattle } from '../plan.ts';
import { presets } from '../presets.ts';
import { rules } from '../rules/glossary.ts';
import { type BattleRequest, battleSchema } from '../schema/index.ts';
import { type PlayedBattle, simulate } from '../simulate/index.ts';
import { BattleTally } from '../tally.ts';
import { readText } from '../text/read.ts';
import { words } from '../words/en.ts';

export const battleCalculator: Calculator<BattleRequest, Battle, BattleFindings, PlayedBattle> = {
  id: 'axis/battle',
  title: 'Battle',
  question: 'Do I take it, what is left, and when should I retreat?',
  input: battleSchema,
  words,
  rules: rules.filter((rule) => !['bombing', 'landing'].includes(rule.category)),
  presets,
  readText,
  prepare: planBattle,
  cost: estimateSteps,
  exact,
  simulate: (battle, budget) => simulate(asPlayed(battle, budget).battle, budget),
  tally: (battle) => new BattleTally(asPlayed(battle)),
  explain,
  advise,
};
