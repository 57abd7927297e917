// A unit of either side as its sheet takes it.
import { valueAt } from '@oddsmith/games';
import type { ShownUnit, UnitParts } from '../../calculator/unit-uses.ts';

/** `rules` are those it was written for. */
export function unitParts(unit: unknown, rules: object): UnitParts {
  return {
    calculator: 'grimdark/attack',
    attack: { ...rules, attacker: unit },
    target: { ...rules, defender: unit },
  };
}

/** Of the battle on screen; undefined for one without a name. */
export function shownSide(unit: unknown, ruleTexts: unknown): ShownUnit | undefined {
  const name = String(valueAt(unit, ['name']) ?? '');
  return name === '' ? undefined : { game: 'grimdark', name, data: unitParts(unit, { ruleTexts }) };
}
