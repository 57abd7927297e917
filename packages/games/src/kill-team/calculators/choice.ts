// killteam/choice: the calculator.
import type { Calculator } from '../../contract/calculator.ts';
import { adviseChoice } from '../advice/fight.ts';
import { choiceCost } from '../cost.ts';
import { exactChoice } from '../exact/choice.ts';
import { explainChoice } from '../explain/choice.ts';
import type { ChoiceFindings } from '../findings.ts';
import { type ChoiceBattle, prepareChoice } from '../prepare.ts';
import { choicePresets } from '../presets.ts';
import { rules } from '../rules/index.ts';
import { type Choice, choiceSchema } from '../schema/index.ts';
import { type ChoiceOutcome, simulateChoice } from '../simulate/choice.ts';
import { tallyChoice } from '../tally.ts';
import { words } from '../words/en.ts';

export const choiceCalculator = {
  id: 'killteam/choice',
  title: 'Strike or parry',
  question: 'With these dice on the table, which action is best now?',
  input: choiceSchema,
  words,
  rules: rules.filter((rule) => rule.sides.some((side) => side === 'fighter')),
  presets: choicePresets,
  prepare: prepareChoice,
  cost: choiceCost,
  exact: exactChoice,
  simulate: simulateChoice,
  tally: tallyChoice,
  explain: explainChoice,
  advise: adviseChoice,
} satisfies Calculator<Choice, ChoiceBattle, ChoiceFindings, ChoiceOutcome>;
