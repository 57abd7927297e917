// Units of a battle as the sheet takes them that every name of a unit opens: as they were fielded, whatever has become of them.
import { type Unit, unitRequest } from '@oddsmith/games/wh40k';
import type { SetupUnit } from '@oddsmith/skirmish';
import type { ShownUnit } from '../calculator/unit-uses.ts';
import { partsOf } from '../games/wh40k/shown-unit.ts';
import { skirmishSetup } from '../language/english/skirmish/menu.ts';

/** The only one that is played (S85). */
const EDITION = '10';

function listed({ name, points, keywords, lines, weapons }: SetupUnit): Unit {
  return { name, points, keywords, models: lines, weapons: weapons.map(withoutEmptyFamily) };
}

/** Weapons of one profile have no family at all. */
function withoutEmptyFamily({ family, ...weapon }: SetupUnit['weapons'][number]): Unit['weapons'][number] {
  return family === undefined ? weapon : { ...weapon, family };
}

/** One unit of a force, or one and the leader attached to it. */
export function shownUnit(parts: readonly SetupUnit[]): ShownUnit {
  const request = unitRequest(parts.map(listed), EDITION);
  const stealth = parts.every(({ abilities }) => abilities.includes('stealth'));
  const { target, ...data } = partsOf(request);
  const models = parts.reduce((sum, { lines }) => sum + lines.reduce((count, line) => count + line.count, 0), 0);
  return {
    game: 'wh40k',
    name: request.name,
    note: skirmishSetup.unit.sums(models, request.points ?? 0),
    data: stealth ? { ...data, target: { target: { ...request.target.shooting, stealth } } } : { ...data, target },
  };
}
