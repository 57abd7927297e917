// What the Armies page knows of Warhammer 40,000.
import { armies as words } from '../../language/english/armies.ts';
import type { Layer } from '../../places/armies/armies-game.ts';
import { listedGame } from '../../places/armies/listed-game.ts';

function shooting(name: string, title: string, context?: object): Layer {
  return { name, title, phase: 'shooting', input: context === undefined ? {} : { context } };
}

function melee(name: string, title: string, context?: object): Layer {
  return { ...shooting(name, title, context), phase: 'melee' };
}

export const wh40kArmies = listedGame({
  id: 'wh40k',
  title: 'Warhammer 40,000',
  calculator: 'wh40k/attack',
  page: 'wh40k/armies',
  figures: [
    { name: 'share', title: words.figures.share, does: words.does.share, chance: true, of: 'share' },
    { name: 'wipeChance', title: words.figures.wipeChance, does: words.does.wipeChance, chance: true },
    { name: 'meanSlain', title: words.figures.meanSlain, does: words.does.meanSlain },
    { name: 'damage.mean', title: words.figures.damage, does: words.does.damage },
    { name: 'points', title: words.figures.points, does: words.does.points, of: 'points' },
    { name: 'perPoint', title: words.figures.perPoint, does: words.does.perPoint, of: 'perPoint' },
  ],
  situations: [
    shooting('Shooting', words.situations.shooting),
    shooting('Shooting, target in cover', words.situations.cover, { cover: true }),
    shooting('Shooting at half range', words.situations.halfRange, { halfRange: true }),
    shooting('Shooting, stationary at half range', words.situations.stationary, { halfRange: true, stationary: true }),
    shooting('Shooting after an Advance', words.situations.advanced, { advanced: true }),
    melee('Melee', words.situations.melee),
    melee('Melee after a charge', words.situations.charged, { charged: true }),
  ],
  fields: [],
  summary: () => [],
  common: () => ({}),
  example: async () => (await import('./library/example-list.ts')).EXAMPLE_LIST,
  paste: { placeholder: words.pasteWh40k, accept: '.ros,.rosz,.json,.txt', binary: true },
  doesMost: words.verdict.destroysMost,
});
