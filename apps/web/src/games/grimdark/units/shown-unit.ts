// A unit of an army as its sheet takes it: with the texts of the rules its list came with.
import { plural } from '@oddsmith/games/wording';
import type { ShownUnit } from '../../../calculator/unit-uses.ts';
import type { Army, ArmyUnit } from '../../../places/armies/army.ts';
import { unitParts } from '../shown-side.ts';
import { cardOf } from './fielded.ts';

export function shownUnit(unit: ArmyUnit, { ruleTexts, rulesVersion, origin }: Army): ShownUnit {
  const { title, models = 1, points = 0 } = unit;
  // A list knows which rules it was written for.
  const data = unitParts(cardOf(unit), { ruleTexts, ...(origin === 'list' ? { rulesVersion } : {}) });
  return { game: 'grimdark', name: title, note: `${plural(models, 'model')}, ${plural(points, 'point')}`, data };
}
