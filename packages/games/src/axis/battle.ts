// axis/battle: the calculator.
import type { Calculator } from '../calculator.ts';
import { advise } from './advice.ts';
import { estimateSteps } from './exact/cost.ts';
import { exact } from './exact/index.ts';
import { explain } from './explain.ts';
import type { BattleFindings } from './findings.ts';
import { planned } from './plan.ts';
import { presets } from './presets.ts';
import { rules } from './rules.ts';
import { type Battle, battleSchema } from './schema/index.ts';
import { type PlayedBattle, simulate } from './simulate/index.ts';
import { BattleTally } from './tally.ts';

export const battle: Calculator<Battle, Battle, BattleFindings, PlayedBattle> = {
  id: 'axis/battle',
  title: 'Battle',
  question: 'Do I take it, what is left, and when should I retreat?',
  input: battleSchema,
  rules: rules.filter((rule) => rule.stage !== 'bombing'),
  presets,
  prepare: (input) => input,
  cost: estimateSteps,
  exact,
  simulate: (input) => simulate(planned(input)),
  tally: (input) => new BattleTally(planned(input)),
  explain,
  advise,
};
