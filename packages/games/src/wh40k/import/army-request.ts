// The units of an army as parts of requests, alone and attached to each other.
import type { UnitRules } from '../../units/library-unit.ts';
import { rulesOfRequest, type Unit, type UnitRequest, unitRequest } from '../units/index.ts';
import { type ImportedArmy, type ImportedUnit, unitOf } from './army.ts';

export interface RequestArmy extends Omit<ImportedArmy, 'units'> {
  readonly units: readonly (ImportedUnit & { readonly request?: UnitRequest; readonly rules?: UnitRules })[];
  /** Bodyguards with the leaders the list attaches to them: places in `units`, and the request of all together. */
  readonly attached: readonly {
    readonly units: readonly number[];
    readonly request: UnitRequest;
    readonly rules: UnitRules;
  }[];
}

/** Every unit with what POST /calculate takes; a unit without a stat line has none. */
export function withRequests(army: ImportedArmy): RequestArmy {
  const units = army.units.map((unit) => unitOf(unit, army.faction));
  return {
    ...army,
    units: army.units.map((imported, index) => {
      const unit = units[index];
      return unit === undefined ? imported : { ...imported, ...requestOf([unit], army) };
    }),
    attached: attachedUnits(army, units).map((places) => ({
      units: places,
      ...requestOf(
        places.flatMap((place) => units[place] ?? []),
        army,
      ),
    })),
  };
}

function requestOf(units: readonly Unit[], { edition }: ImportedArmy) {
  const request = unitRequest(units, edition);
  return { request, rules: rulesOfRequest(request) };
}

/** Places of the units that the list itself puts together, bodyguards first. */
export function attachedUnits(army: ImportedArmy, units: readonly (Unit | undefined)[]): number[][] {
  const byNumber = new Map<number, number[]>();
  army.units.forEach(({ attached }, index) => {
    if (attached === undefined || units[index] === undefined) return;
    const together = byNumber.get(attached.unit) ?? [];
    byNumber.set(attached.unit, attached.as === 'leader' ? [...together, index] : [index, ...together]);
  });
  return [...byNumber.values()].filter((together) => together.length > 1);
}
