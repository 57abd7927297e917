// fantasy/combat: the calculator.
import type { Calculator } from '../../contract/calculator.ts';
import { adviseCombat } from '../advice/index.ts';
import { type CombatBattle, prepareCombat } from '../battle.ts';
import { exactCombat } from '../exact/combat.ts';
import { combatCost } from '../exact/combat-cost.ts';
import { explainCombat } from '../explain.ts';
import type { CombatFindings } from '../findings.ts';
import { combatPresets } from '../presets/attack.ts';
import { rules } from '../rules/attack.ts';
import { type CombatInput, combatSchema } from '../schema/index.ts';
import { simulateCombat } from '../simulate/combat.ts';
import { combatTally } from '../tally.ts';
import { words } from '../words/en.ts';

export const combatCalculator = {
  id: 'fantasy/combat',
  title: 'Combat',
  question: 'Two units fight: who loses how much?',
  input: combatSchema,
  words,
  rules,
  presets: combatPresets,
  prepare: prepareCombat,
  cost: combatCost,
  exact: exactCombat,
  simulate: simulateCombat,
  tally: combatTally,
  explain: explainCombat,
  advise: adviseCombat,
} satisfies Calculator<CombatInput, CombatBattle, CombatFindings, number>;
