// The fantasy game: attacks on a target, and unit against unit.
import { type ExactFunction, exactFunction } from '../contract/calculate.ts';
import { attackCalculator } from './calculators/attack.ts';
import { battleCalculator } from './calculators/battle.ts';
import { combatCalculator } from './calculators/combat.ts';
import { multipleCalculator } from './calculators/multiple.ts';
import type { CardFindings } from './card/ledger.ts';
import type { MultipleFindings } from './card/multiple-ledger.ts';
import type { AttackFindings, CombatFindings } from './findings.ts';
import type { AttackInput, BattleInput, CombatInput, MultipleInput } from './input.generated.ts';

export { attackCalculator, battleCalculator, combatCalculator, multipleCalculator };

export const calculators = [attackCalculator, combatCalculator, battleCalculator, multipleCalculator] as const;

/** Wounds of an attack sequence: `attack({ numAttacks: 10, toHit: 3 })`. */
export const attack: ExactFunction<AttackInput, AttackFindings> = /* @__PURE__ */ exactFunction(attackCalculator);
/** Losses of two units: `combat({ first: { models: 10 }, second: { models: 8 }, rounds: 2 })`. */
export const combat: ExactFunction<CombatInput, CombatFindings> = /* @__PURE__ */ exactFunction(combatCalculator);
/** Two unit cards against each other: `battle({ first: { models: 20 }, second: { models: 10, charging: true } })`. */
export const battle: ExactFunction<BattleInput, CardFindings> = /* @__PURE__ */ exactFunction(battleCalculator);

/** Two units against one: `twoAgainstOne({ ally: { arc: 'flank', charging: true }, second: { models: 30 } })`. */
export const twoAgainstOne: ExactFunction<MultipleInput, MultipleFindings> =
  /* @__PURE__ */ exactFunction(multipleCalculator);

export type { CardFindings } from './card/ledger.ts';
export type { MultipleFindings } from './card/multiple-ledger.ts';
export { WEAPONS } from './card/weapons.table.ts';
export type { AttackFindings, CombatFindings } from './findings.ts';
export type * from './input.generated.ts';
export { cardRules } from './rules/card.ts';
export type {
  AttackInput as Attack,
  CardBattleInput as Battle,
  CombatInput as Combat,
  CombatUnit,
  MultipleInput as Multiple,
} from './schema/index.ts';
