// wh40k/attack: the calculator.
import type { Calculator } from '../../contract/calculator.ts';
import { adviseAttack } from '../advice/index.ts';
import type { Battle } from '../battle.ts';
import { attackCost } from '../exact/cost.ts';
import { attackFigures, exactAttack } from '../exact/index.ts';
import { explainAttack } from '../explain.ts';
import type { AttackFindings } from '../findings.ts';
import { attackFiring } from '../firing.ts';
import { prepareAttackInModes } from '../modes.ts';
import { attackPresets } from '../presets/index.ts';
import { rules } from '../rules/index.ts';
import { type AttackInput, attackSchema } from '../schema/index.ts';
import { type AttackOutcome, simulateAttack } from '../simulate/index.ts';
import { tallyAttacks } from '../tally.ts';
import { words } from '../words/en.ts';

export const attackCalculator = {
  id: 'wh40k/attack',
  title: 'Attack',
  question: 'What does this unit do to that one?',
  input: attackSchema,
  words,
  rules,
  presets: attackPresets,
  prepare: prepareAttackInModes,
  cost: attackCost,
  exact: exactAttack,
  figures: attackFigures,
  firing: attackFiring,
  archetypes: async () => (await import('../archetypes.ts')).archetypes,
  simulate: simulateAttack,
  tally: tallyAttacks,
  explain: explainAttack,
  advise: adviseAttack,
} satisfies Calculator<AttackInput, Battle, AttackFindings, AttackOutcome>;
