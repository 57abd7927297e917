// Warhammer 40,000: attacks on units, charges, Battle-shock, and the simplified skirmish rules.
import { exactFunction } from '../calculate.ts';
import { attackCalculator } from './calculators/attack.ts';
import { battleShockCalculator } from './calculators/battle-shock.ts';
import { chargeCalculator } from './calculators/charge.ts';
import { meleeCalculator } from './calculators/melee.ts';

export { attackCalculator };

export const calculators = [attackCalculator, chargeCalculator, battleShockCalculator, meleeCalculator] as const;

/** What weapons do to a unit: `attack({ weapon: { attacks: 2, strength: 4 }, count: 10, target: { models: 5 } })`. */
export const attack = exactFunction(attackCalculator);
/** Whether a charge arrives, and what follows. */
export const charge = exactFunction(chargeCalculator);
/** Whether a unit passes its test. */
export const battleShock = exactFunction(battleShockCalculator);

/** What two units do to each other. */
export const melee = exactFunction(meleeCalculator);

export type { BattleShockInput } from './calculators/battle-shock.ts';
export type { AttackFindings, BestOrder, WeaponFindings } from './findings.ts';
export type { MeleeFindings } from './melee/findings.ts';
export { currentUnits, sampleUnits, unitOfTemplate } from './presets/sample-units.ts';
export { standardKeywords } from './rules/index.ts';
export type { ChargeInput } from './schema/charge.ts';
export type { AttackInput } from './schema/index.ts';
export type { MeleeInput } from './schema/melee.ts';
export * from './skirmish-rules.ts';
export * from './units/index.ts';
