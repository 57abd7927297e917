// The fantasy game: attacks on a target, and unit against unit.
import { exactFunction } from '../calculate.ts';
import type { Calculator } from '../calculator.ts';
import { adviseAttack, adviseCombat } from './advice/index.ts';
import { type AttackBattle, type CombatBattle, prepareAttack, prepareCombat } from './battle.ts';
import { adviseCardBattle } from './card/advice.ts';
import { type CardBattle, prepareCardBattle } from './card/battle.ts';
import { explainCardBattle } from './card/explain.ts';
import type { CardFindings } from './card/ledger.ts';
import { attackCost, exactAttack } from './exact/attack.ts';
import { exactCardBattle } from './exact/battle.ts';
import { cardBattleCost } from './exact/battle-cost.ts';
import { exactCombat } from './exact/combat.ts';
import { combatCost } from './exact/combat-cost.ts';
import { explainAttack, explainCombat } from './explain.ts';
import type { AttackFindings, CombatFindings } from './findings.ts';
import { attackPresets, combatPresets } from './presets/attack.ts';
import { cardPresets } from './presets/battle.ts';
import { rules } from './rules/attack.ts';
import { cardRules } from './rules/card.ts';
import {
  type AttackInput,
  attackSchema,
  type CardBattleInput,
  type CombatInput,
  cardBattleSchema,
  combatSchema,
} from './schema/index.ts';
import { type AttackOutcome, simulateAttack } from './simulate/attack.ts';
import { type CardOutcome, simulateCardBattle } from './simulate/battle.ts';
import { simulateCombat } from './simulate/combat.ts';
import { attackTally, cardTally, combatTally } from './tally.ts';

export const attackCalculator = {
  id: 'fantasy/attack',
  title: 'Attack',
  question: 'How many wounds do these attacks cause, and how many models fall?',
  input: attackSchema,
  rules,
  presets: attackPresets,
  prepare: prepareAttack,
  cost: attackCost,
  exact: exactAttack,
  simulate: simulateAttack,
  tally: attackTally,
  explain: explainAttack,
  advise: adviseAttack,
} satisfies Calculator<AttackInput, AttackBattle, AttackFindings, AttackOutcome>;

export const combatCalculator = {
  id: 'fantasy/combat',
  title: 'Combat',
  question: 'Two units fight: who loses how much?',
  input: combatSchema,
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

export const battleCalculator = {
  id: 'fantasy/battle',
  title: 'Battle',
  question: 'Two units meet: who wins the combat, and who runs?',
  input: cardBattleSchema,
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

export const calculators = [attackCalculator, combatCalculator, battleCalculator] as const;

/** Wounds of an attack sequence: `attack({ numAttacks: 10, toHit: 3 })`. */
export const attack = exactFunction(attackCalculator);
/** Losses of two units: `combat({ first: { models: 10 }, second: { models: 8 }, rounds: 2 })`. */
export const combat = exactFunction(combatCalculator);
/** Two unit cards against each other: `battle({ first: { models: 20 }, second: { models: 10, charging: true } })`. */
export const battle = exactFunction(battleCalculator);

export type { CardFindings } from './card/ledger.ts';
export { WEAPONS } from './card/weapons.table.ts';
export type { AttackFindings, CombatFindings } from './findings.ts';
export { cardRules } from './rules/card.ts';
export type {
  AttackInput,
  AttackProfile,
  CardBattleInput,
  CombatInput,
  CombatProfile,
  CombatUnit,
} from './schema/index.ts';
