// One side of the battle on screen as its sheet takes it.
import { valueAt } from '@oddsmith/games';
import type { ShownUnit, UnitParts } from '../../calculator/unit-uses.ts';

/** Undefined for one without a name. */
export function shownSide(unit: unknown, ruleTexts: unknown): ShownUnit | undefined {
  const name = String(valueAt(unit, ['name']) ?? '');
  const data: UnitParts = {
    calculator: 'grimdark/attack',
    attack: { attacker: unit, ruleTexts },
    target: { defender: unit, ruleTexts },
  };
  return name === '' ? undefined : { game: 'grimdark', name, data };
}
