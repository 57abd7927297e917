// What the Armies page needs to know of a game: its calculator, the figures to compare units by, and the situations they meet in.
import { type ListedUnit, layered, ownFields } from '@oddsmith/analysis';
import { plural } from '@oddsmith/games/wording';
import type { ShownUnit } from '../../calculator/unit-uses.ts';
import { armies } from '../../language/english/armies.ts';

export interface FigureChoice {
  /** As in an answer: "killChance", "damage.mean"; derived ones have `of`. */
  readonly name: string;
  readonly title: string;
  readonly chance?: boolean;
  /** Worked out from another figure and the points of both units. */
  readonly of?: 'share' | 'points' | 'perPoint';
  /** Of harm done to the unit in the row: the greatest is not the best. */
  readonly harm?: boolean;
}

/** The figures by which both sides of a fight take one of several weapons. */
export interface WeaponsBy {
  readonly attacker: string;
  readonly defender: string;
}

export interface SituationChoice {
  /** The same in every language: links carry it. */
  readonly name: string;
  readonly title: string;
  readonly phase: 'shooting' | 'melee';
  readonly input: unknown;
}

export interface ArmyGame {
  readonly id: string;
  readonly title: string;
  readonly calculator: string;
  /** Of a calculator in which both sides strike. */
  readonly weaponsBy?: WeaponsBy;
  readonly page: string;
  readonly figures: readonly FigureChoice[];
  /** What is otherwise in melee, where that is a question for another calculator. */
  readonly melee?: Pick<ArmyGame, 'calculator' | 'figures' | 'weaponsBy' | 'rival'>;
  /** The other side of the example where there are no typical targets. */
  readonly rival?: string;
  readonly situations: readonly SituationChoice[];
  /** Shown in the first slot until the player brings a list. */
  example(): Promise<string>;
  readonly placeholder: string;
  /** Which unit does most over all targets, and how much, in a sentence. */
  doesMost(unit: string, value: string): string;
}

function shooting(name: string, title: string, input: unknown = {}): SituationChoice {
  return { name, title, phase: 'shooting', input };
}

function melee(name: string, title: string, input: unknown = {}): SituationChoice {
  return { name, title, phase: 'melee', input };
}

const wh40k: ArmyGame = {
  id: 'wh40k',
  title: 'Warhammer 40,000',
  calculator: 'wh40k/attack',
  page: 'wh40k/armies',
  figures: [
    { name: 'share', title: armies.figures.share, chance: true, of: 'share' },
    { name: 'wipeChance', title: armies.figures.wipeChance, chance: true },
    { name: 'meanSlain', title: armies.figures.meanSlain },
    { name: 'damage.mean', title: armies.figures.damage },
    { name: 'points', title: armies.figures.points, of: 'points' },
    { name: 'perPoint', title: armies.figures.perPoint, of: 'perPoint' },
  ],
  situations: [
    shooting('Shooting', armies.situations.shooting),
    shooting('Shooting, target in cover', armies.situations.cover, { context: { cover: true } }),
    shooting('Shooting at half range', armies.situations.halfRange, { context: { halfRange: true } }),
    shooting('Shooting, stationary at half range', armies.situations.stationary, {
      context: { halfRange: true, stationary: true },
    }),
    melee('Melee', armies.situations.melee),
    melee('Melee after a charge', armies.situations.charged, { context: { charged: true } }),
  ],
  example: async () => (await import('../../games/wh40k/library/example-list.ts')).EXAMPLE_LIST,
  placeholder: armies.pasteWh40k,
  doesMost: armies.destroysMost,
};

const killTeam: ArmyGame = {
  id: 'killteam',
  title: 'Kill Team',
  calculator: 'killteam/shoot',
  page: 'killteam/armies',
  figures: [
    { name: 'killChance', title: armies.figures.killChance, chance: true },
    { name: 'meanDamage', title: armies.figures.meanDamage },
    { name: 'critChance', title: armies.figures.critChance, chance: true },
  ],
  melee: {
    calculator: 'killteam/fight',
    weaponsBy: { attacker: 'secondDies', defender: 'firstDies' },
    figures: [
      { name: 'secondDies', title: armies.figures.killChance, chance: true },
      { name: 'firstDies', title: armies.figures.deathChance, chance: true, harm: true },
      { name: 'bothSurvive', title: armies.figures.bothSurvive, chance: true },
    ],
    rival: 'Kommandos',
  },
  situations: [
    shooting('In the open', armies.situations.open),
    shooting('Target in cover', armies.situations.inCover, { defender: { coverNormals: 1 } }),
    shooting('Target in cover with two saves', armies.situations.twoSaves, { defender: { coverNormals: 2 } }),
    melee('Fight', armies.situations.fight),
  ],
  example: async () => 'Angels of Death',
  placeholder: armies.pasteKillTeam,
  doesMost: armies.killsMost,
};

export const armyGames: { readonly [id: string]: ArmyGame } = { wh40k, killteam: killTeam };

/** The input of a pair, as the calculator opens it. */
export function pairInput(attacker: ListedUnit, target: ListedUnit, situation: SituationChoice): unknown {
  return layered(attacker.attack, target.target, situation.input);
}

/** As its sheet takes it: with its own abilities where it attacks, whatever it attacks. */
export function shownUnit({ id, calculator }: ArmyGame, { title, points, attack, target }: ListedUnit): ShownUnit {
  const data = {
    calculator,
    ...(attack === undefined ? {} : { attack: layered(attack) }),
    ...(target === undefined ? {} : { target: ownFields(target) }),
  };
  return { game: id, name: title, ...(points === undefined ? {} : { note: plural(points, 'point') }), data };
}

/** Figures that answers have themselves. */
export function askedFigures({ figures }: ArmyGame): readonly string[] {
  return figures.flatMap(({ name, of }) => (of === undefined ? [name] : []));
}

const inMelee = new Map<ArmyGame, ArmyGame>();

/** The same object for the same game and phase. */
export function inPhase(game: ArmyGame, phase: SituationChoice['phase']): ArmyGame {
  if (phase === 'shooting' || game.melee === undefined) return game;
  const played = inMelee.get(game) ?? { ...game, ...game.melee };
  inMelee.set(game, played);
  return played;
}
