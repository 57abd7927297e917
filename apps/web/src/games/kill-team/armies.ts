// What the Armies page knows of Kill Team.
import { armies as words } from '../../language/english/armies.ts';
import type { Layer } from '../../places/armies/armies-game.ts';
import { listedGame } from '../../places/armies/listed-game.ts';

function cover(name: string, title: string, coverNormals: number): Layer {
  return { name, title, input: coverNormals === 0 ? {} : { defender: { coverNormals } } };
}

export const killTeamArmies = listedGame({
  id: 'killteam',
  title: 'Kill Team',
  calculator: 'killteam/shoot',
  page: 'killteam/armies',
  figures: [
    { name: 'killChance', title: words.figures.killChance, does: words.does.killChance, chance: true },
    { name: 'meanDamage', title: words.figures.meanDamage, does: words.does.meanDamage },
    { name: 'critChance', title: words.figures.critChance, does: words.does.critChance, chance: true },
  ],
  melee: {
    calculator: 'killteam/fight',
    weaponsBy: { attacker: 'secondDies', defender: 'firstDies' },
    figures: [
      { name: 'secondDies', title: words.figures.killChance, does: words.does.killChance, chance: true },
      { name: 'firstDies', title: words.figures.deathChance, does: words.does.deathChance, chance: true, harm: true },
      { name: 'bothSurvive', title: words.figures.bothSurvive, does: words.does.bothSurvive, chance: true },
    ],
  },
  situations: [
    cover('In the open', words.situations.open, 0),
    cover('Target in cover', words.situations.inCover, 1),
    cover('Target in cover with two saves', words.situations.twoSaves, 2),
    { name: 'Fight', title: words.situations.fight, phase: 'melee', input: {} },
  ],
  fields: [],
  summary: () => [],
  common: () => ({}),
  example: async () => 'Angels of Death',
  rival: 'Kommandos',
  teams: async () => {
    const { loadLibrary } = await import('@oddsmith/games/kill-team/library');
    return (await loadLibrary()).teams;
  },
  paste: { placeholder: words.pasteKillTeam, accept: '.ros,.rosz,.json,.txt' },
  doesMost: words.verdict.killsMost,
});
