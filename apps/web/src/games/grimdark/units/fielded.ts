// A unit of a list as the Armies page has it: on either side of a duel, with its card beside it.
import type { ImportedUnit, UnitInput } from '@oddsmith/games/grimdark';
import { grimdark } from '../../../language/english/grimdark/grimdark.ts';
import type { ArmyUnit } from '../../../places/armies/army.ts';

/** Its card: kept armies and links have always held it. */
export interface FieldedUnit extends ArmyUnit {
  readonly unit: UnitInput;
}

export function fielded({ id, unit, points, models }: ImportedUnit): FieldedUnit {
  return {
    id,
    title: unit.name ?? grimdark.unit,
    points,
    models,
    note: `${unit.quality}+/${unit.defense}+`,
    attack: { attacker: unit },
    target: { defender: unit },
    unit,
  };
}

/** Every unit of this game has one. */
export function cardOf({ unit }: ArmyUnit): UnitInput {
  if (typeof unit !== 'object' || unit === null || !('models' in unit)) throw new Error('a unit without a card');
  return unit as UnitInput;
}
