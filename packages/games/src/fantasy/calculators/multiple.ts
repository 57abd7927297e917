// fantasy/multiple: the calculator.
import type { Calculator } from '../../contract/calculator.ts';
import { type MultipleBattle, prepareMultiple } from '../card/multiple.ts';
import { adviseMultiple } from '../card/multiple-advice.ts';
import { explainMultiple } from '../card/multiple-explain.ts';
import { type MultipleFindings, type MultipleOutcome, multipleTally } from '../card/multiple-ledger.ts';
import { exactMultiple } from '../exact/multiple.ts';
import { multipleCost } from '../exact/multiple-cost.ts';
import { multiplePresets } from '../presets/multiple.ts';
import { cardRules } from '../rules/card.ts';
import { type MultipleInput, multipleSchema } from '../schema/index.ts';
import { simulateMultiple } from '../simulate/multiple.ts';
import { words } from '../words/en.ts';

export const multipleCalculator = {
  id: 'fantasy/multiple',
  title: 'Two against one',
  question: 'Two units fight one, in front and in its flank: who wins the combat, and who runs?',
  input: multipleSchema,
  words,
  rules: cardRules,
  presets: multiplePresets,
  prepare: prepareMultiple,
  cost: multipleCost,
  exact: exactMultiple,
  simulate: simulateMultiple,
  tally: multipleTally,
  explain: explainMultiple,
  advise: adviseMultiple,
} satisfies Calculator<MultipleInput, MultipleBattle, MultipleFindings, MultipleOutcome>;
