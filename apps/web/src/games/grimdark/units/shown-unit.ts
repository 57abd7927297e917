// A unit of an army as its sheet takes it: with the texts of the rules its list came with.
import { plural } from '@oddsmith/games/wording';
import type { ShownUnit } from '../../../calculator/unit-uses.ts';
import { type Army, type ArmyUnit, nameOf } from '../../../places/armies/army.ts';
import { unitParts } from '../shown-side.ts';

export function shownUnit(unit: ArmyUnit, { ruleTexts, rulesVersion, origin }: Army): ShownUnit {
  // A list knows which rules it was written for.
  const data = unitParts(unit.unit, { ruleTexts, ...(origin === 'list' ? { rulesVersion } : {}) });
  const note = `${plural(unit.models, 'model')}, ${plural(unit.points, 'point')}`;
  return { game: 'grimdark', name: nameOf(unit), note, data };
}
