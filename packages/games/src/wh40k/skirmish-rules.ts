// The simplified skirmish rules: distances, moves and one shooting attack, as the original notes describe them.
import { type Dice, Random } from '@oddsmith/kernel';
import { toExpression } from '../form/field.ts';
import { woundNeeds as woundTargetNumber } from './rolls.ts';

export { woundTargetNumber };

/** A number or dice such as "D3", "D6", "2D6". */
export type DiceValue = number | string;

/** In inches on the board. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

export interface Stats {
  readonly movement: number;
  readonly toughness: number;
  /** 3 is 3+. */
  readonly save: number;
  readonly wounds: number;
  readonly leadership: number;
  readonly objectiveControl: number;
  /** Not used by the simplified sequence; the full rules of wh40k/attack do. */
  readonly invulnerable?: number;
}

export interface Weapon {
  readonly name: string;
  readonly type: 'ranged' | 'melee';
  readonly range: number | 'melee';
  readonly attacks: DiceValue;
  readonly skill: number;
  readonly strength: number;
  readonly ap: number;
  readonly damage: DiceValue;
  readonly keywords: readonly string[];
}

export interface ModelProfile {
  readonly name: string;
  readonly stats: Stats;
  readonly weapons: readonly Weapon[];
}

export interface UnitTemplate {
  readonly name: string;
  readonly faction: string;
  readonly role: string;
  readonly points?: number;
  readonly keywords: readonly string[];
  readonly models: readonly ModelProfile[];
}

export interface ModelInstance extends ModelProfile {
  readonly currentWounds: number;
}

export interface UnitInstance extends Omit<UnitTemplate, 'models'> {
  readonly id: string;
  readonly owner: 'Player 1' | 'Player 2';
  readonly position: Position;
  readonly models: readonly ModelInstance[];
}

export interface MoveCheck {
  readonly valid: boolean;
  readonly distance: number;
  readonly maxDistance: number;
  readonly reason?: string;
}

export interface ShootingResult {
  readonly hits: number;
  readonly wounds: number;
  readonly unsavedWounds: number;
  readonly damageDealt: number;
  readonly slainModels: number;
  readonly logs: readonly { readonly message: string }[];
  readonly updatedTarget: UnitInstance;
  readonly hitRolls?: readonly number[];
  readonly woundRolls?: readonly number[];
  readonly saveRolls?: readonly number[];
  readonly damageRolls?: readonly number[];
}

export const BOARD_WIDTH = 60;
export const BOARD_HEIGHT = 44;

/** Used where no dice are passed in. Seeded: the same program rolls the same game. */
const ownDice: Dice = new Random(1);

export function rollD6(): number;
export function rollD6(count: undefined, dice: Dice): number;
export function rollD6(count: number, dice?: Dice): number[];
export function rollD6(count?: number, dice: Dice = ownDice): number | number[] {
  if (count === undefined) return dice.d6();
  return Array.from({ length: count }, () => dice.d6());
}

export function rollDiceValue(value: DiceValue, dice: Dice = ownDice): number {
  return typeof value === 'number' ? value : dice.roll(toExpression(value));
}

export function distanceBetween(a: Position, b: Position): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function clampToBoard(position: Position): Position {
  return {
    x: Math.min(BOARD_WIDTH, Math.max(0, position.x)),
    y: Math.min(BOARD_HEIGHT, Math.max(0, position.y)),
  };
}

/** Whether the unit may move there, and how far it is. The unit is not changed. */
export function validateMove(
  unit: UnitInstance,
  targetX: number,
  targetY: number,
  options: { readonly advanceRoll?: number } = {},
): MoveCheck {
  const distance = distanceBetween(unit.position, clampToBoard({ x: targetX, y: targetY }));
  const maxDistance = unit.models[0].stats.movement + (options.advanceRoll ?? 0);
  if (distance <= maxDistance) return { valid: true, distance, maxDistance };
  return { valid: false, distance, maxDistance, reason: `Move exceeds maximum distance of ${maxDistance}"` };
}

/** One weapon fired once. The target passed in is left as it was; the result holds the new one. */
export function resolveShootingAttack(
  attack: { readonly attacker: UnitInstance; readonly target: UnitInstance; readonly weapon: Weapon },
  dice: Dice = ownDice,
): ShootingResult {
  const { attacker, target, weapon } = attack;
  if (weapon.type !== 'ranged' || weapon.range === 'melee')
    return notFired(target, `${weapon.name} is not a ranged weapon`);
  const distance = distanceBetween(attacker.position, target.position);
  if (distance > weapon.range) return notFired(target, `${weapon.name} is out of range (${distance.toFixed(1)}")`);

  const { toughness, save } = target.models[0].stats;
  const attacks = rollDiceValue(weapon.attacks, dice);
  const hitRolls = rollD6(attacks, dice);
  const hits = hitRolls.filter((roll) => roll >= weapon.skill).length;
  const toWound = woundTargetNumber(weapon.strength, toughness);
  const woundRolls = rollD6(hits, dice);
  const wounds = woundRolls.filter((roll) => roll >= toWound).length;
  const modifiedSave = Math.min(7, Math.max(2, save - weapon.ap));
  const saveRolls = rollD6(wounds, dice);
  const saved = saveRolls.filter((roll) => roll !== 1 && roll >= modifiedSave).length;
  const unsavedWounds = wounds - saved;
  const damageRolls = Array.from({ length: unsavedWounds }, () => rollDiceValue(weapon.damage, dice));
  const { updatedTarget, damageDealt, slainModels } = applyDamage(target, damageRolls);
  const logs = [
    `${attacker.name} fires ${weapon.name}: ${attacks} shots, ${hits} hits.`,
    `${weapon.name} attempts to wound on ${toWound}+: ${wounds} wounds.`,
    `${target.name} makes saves on ${modifiedSave}+: ${saved} saved, ${unsavedWounds} fail.`,
    `${target.name} suffers ${damageDealt} damage, ${slainModels} models slain.`,
  ].map((message) => ({ message }));
  return {
    hits,
    wounds,
    unsavedWounds,
    damageDealt,
    slainModels,
    logs,
    updatedTarget,
    hitRolls,
    woundRolls,
    saveRolls,
    damageRolls,
  };
}

function notFired(target: UnitInstance, message: string): ShootingResult {
  return {
    hits: 0,
    wounds: 0,
    unsavedWounds: 0,
    damageDealt: 0,
    slainModels: 0,
    logs: [{ message }],
    updatedTarget: target,
  };
}

/** Each damage roll goes to the first model that is left; what it does not need is lost. */
function applyDamage(
  target: UnitInstance,
  damageRolls: readonly number[],
): { readonly updatedTarget: UnitInstance; readonly damageDealt: number; readonly slainModels: number } {
  const left = target.models.map((model) => model.currentWounds);
  let damageDealt = 0;
  let slainModels = 0;
  for (const damage of damageRolls) {
    const current = left.findIndex((wounds) => wounds > 0);
    if (current < 0) break;
    const lost = Math.min(damage, left[current]);
    left[current] -= lost;
    damageDealt += lost;
    if (left[current] === 0) slainModels++;
  }
  const models = target.models.map((model, index) => ({ ...model, currentWounds: left[index] }));
  return { updatedTarget: { ...target, models }, damageDealt, slainModels };
}

/** A unit of the template on the table, with all its wounds. */
export function deploy(
  template: UnitTemplate,
  place: { readonly id: string; readonly owner: UnitInstance['owner']; readonly position: Position },
): UnitInstance {
  return {
    ...template,
    ...place,
    models: template.models.map((model) => ({ ...model, currentWounds: model.stats.wounds })),
  };
}
