// Warhammer 40,000: attacks on units, charges, Battle-shock, and the simplified skirmish rules.
import { type ExactFunction, exactFunction } from '../contract/calculate.ts';
import type { Findings } from '../contract/calculator.ts';
import { attackCalculator } from './calculators/attack.ts';
import { battleShockCalculator } from './calculators/battle-shock.ts';
import { chargeCalculator } from './calculators/charge.ts';
import { meleeCalculator } from './calculators/melee.ts';
import type { AttackFindings } from './findings.ts';
import type { AttackInput, BattleShockInput, ChargeInput, MeleeInput } from './input.generated.ts';
import type { MeleeFindings } from './melee/findings.ts';

export { attackCalculator };

export const calculators = [attackCalculator, chargeCalculator, battleShockCalculator, meleeCalculator] as const;

/** What weapons do to a unit: `attack({ weapon: { attacks: 2, strength: 4 }, count: 10, target: { models: 5 } })`. */
export const attack: ExactFunction<AttackInput, AttackFindings> = /* @__PURE__ */ exactFunction(attackCalculator);
/** Whether a charge arrives, and what follows. */
export const charge: ExactFunction<ChargeInput, Findings> = /* @__PURE__ */ exactFunction(chargeCalculator);
/** Whether a unit passes its test. */
export const battleShock: ExactFunction<BattleShockInput, Findings> =
  /* @__PURE__ */ exactFunction(battleShockCalculator);

/** What two units do to each other. */
export const melee: ExactFunction<MeleeInput, MeleeFindings> = /* @__PURE__ */ exactFunction(meleeCalculator);

export type { BattleShockInput as BattleShock } from './calculators/battle-shock.ts';
export { editions } from './editions.ts';
export { attackEngine, chargeEngine } from './engines.ts';
export type { FacesNeeded } from './faces-needed.ts';
export type { AttackFindings, BestOrder, WeaponFindings } from './findings.ts';
export type * from './input.generated.ts';
export type { MeleeFindings } from './melee/findings.ts';
export { currentUnits, sampleUnits, unitOfTemplate } from './presets/sample-units.ts';
export { standardKeywords } from './rules/index.ts';
export type { ChargeInput as Charge } from './schema/charge.ts';
export type { AttackInput as Attack } from './schema/index.ts';
export type { MeleeInput as Melee } from './schema/melee.ts';
export * from './skirmish-rules.ts';
export * from './units/index.ts';
