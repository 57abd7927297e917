// fantasy/battle: the calculator.
import type { Calculator } from '../../contract/calculator.ts';
import { adviseCardBattle } from '../card/advice.ts';
import { type CardBattle, prepareCardBattle } from '../card/battle.ts';
import { explainCardBattle } from '../card/explain.ts';
import type { CardFindings } from '../card/ledger.ts';
import { cardTally } from '../card/tally.ts';
import { exactCardBattle } from '../exact/battle.ts';
import { cardBattleCost } from '../exact/battle-cost.ts';
import { cardPresets } from '../presets/battle.ts';
import { cardRules } from '../rules/card.ts';
import { type CardBattleInput, cardBattleSchema } from '../schema/index.ts';
import { type CardOutcome, simulateCardBattle } from '../simulate/battle.ts';
import { words } from '../words/en.ts';

export const battleCalculator = {
  id: 'fantasy/battle',
  title: 'Battle',
  question: 'Two units meet: who wins the combat, and who runs?',
  input: cardBattleSchema,
  words,
  rules: cardRules,
  presets: cardPresets,
  prepare: prepareCardBattle,
  cost: cardBattleCost,
  exact: exactCardBattle,
  simulate: simulateCardBattle,
  tally: cardTally,
  explain: explainCardBattle,
  advise: adviseCardBattle,
} satisfies Calculator<CardBattleInput, CardBattle, CardFindings, CardOutcome>;
