// A unit of an army as its sheet takes it: with the texts of the rules its list came with.
import { plural } from '@oddsmith/games/wording';
import type { ShownUnit, UnitParts } from '../../../calculator/unit-uses.ts';
import { type Army, type ArmyUnit, nameOf } from './army.ts';

export function shownUnit(unit: ArmyUnit, { ruleTexts, rulesVersion, origin }: Army): ShownUnit {
  // A list knows which rules it was written for.
  const rules = { ruleTexts, ...(origin === 'list' ? { rulesVersion } : {}) };
  const data: UnitParts = {
    calculator: 'grimdark/attack',
    attack: { ...rules, attacker: unit.unit },
    target: { ...rules, defender: unit.unit },
  };
  const note = `${plural(unit.models, 'model')}, ${plural(unit.points, 'point')}`;
  return { game: 'grimdark', name: nameOf(unit), note, data };
}
