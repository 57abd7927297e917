// What the Armies page needs to know of a game: its calculator, the figures to compare units by, and the situations they meet in.
import type { ListedUnit } from '@oddsmith/analysis';
import { merge } from '@oddsmith/games';
import { plural } from '@oddsmith/games/wording';
import type { ShownUnit } from '../calculator/unit-uses.ts';

export interface FigureChoice {
  /** As in an answer: "killChance", "damage.mean"; derived ones have `of`. */
  readonly name: string;
  readonly title: string;
  readonly chance?: boolean;
  /** Worked out from another figure and the points of both units. */
  readonly of?: 'share' | 'points' | 'perPoint';
}

export interface SituationChoice {
  readonly title: string;
  readonly phase: 'shooting' | 'melee';
  readonly input: unknown;
}

export interface ArmyGame {
  readonly id: string;
  readonly title: string;
  readonly calculator: string;
  readonly page: string;
  readonly figures: readonly FigureChoice[];
  readonly situations: readonly SituationChoice[];
  /** Shown in the first slot until the player brings a list. */
  example(): Promise<string>;
  readonly placeholder: string;
  /** What attacks a target, in a sentence: "kills". */
  readonly verb: string;
}

const wh40k: ArmyGame = {
  id: 'wh40k',
  title: 'Warhammer 40,000',
  calculator: 'wh40k/attack',
  page: 'wh40k/armies',
  figures: [
    { name: 'share', title: 'Share of the unit destroyed', chance: true, of: 'share' },
    { name: 'wipeChance', title: 'Chance to destroy', chance: true },
    { name: 'meanSlain', title: 'Models slain' },
    { name: 'damage.mean', title: 'Wounds lost' },
    { name: 'points', title: 'Points destroyed', of: 'points' },
    { name: 'perPoint', title: 'Points destroyed per point', of: 'perPoint' },
  ],
  situations: [
    { title: 'Shooting', phase: 'shooting', input: {} },
    { title: 'Shooting, target in cover', phase: 'shooting', input: { context: { cover: true } } },
    { title: 'Shooting at half range', phase: 'shooting', input: { context: { halfRange: true } } },
    {
      title: 'Shooting, stationary at half range',
      phase: 'shooting',
      input: { context: { halfRange: true, stationary: true } },
    },
    { title: 'Melee', phase: 'melee', input: {} },
    { title: 'Melee after a charge', phase: 'melee', input: { context: { charged: true } } },
  ],
  example: async () => (await import('../games/wh40k/example-list.ts')).EXAMPLE_LIST,
  placeholder: 'From the official app, New Recruit, ListForge, BattleScribe … or drop a .ros, .rosz or .json file here',
  verb: 'destroys',
};

const killTeam: ArmyGame = {
  id: 'killteam',
  title: 'Kill Team',
  calculator: 'killteam/shoot',
  page: 'killteam/armies',
  figures: [
    { name: 'killChance', title: 'Kill chance', chance: true },
    { name: 'meanDamage', title: 'Damage' },
    { name: 'critChance', title: 'Chance of a critical', chance: true },
  ],
  situations: [
    { title: 'In the open', phase: 'shooting', input: {} },
    { title: 'Target in cover', phase: 'shooting', input: { defender: { coverNormals: 1 } } },
    { title: 'Target in cover with two saves', phase: 'shooting', input: { defender: { coverNormals: 2 } } },
  ],
  example: async () => 'Angels of Death',
  placeholder: 'One operative a line, such as “2x Kommando Boy”, or the name of a team',
  verb: 'kills',
};

export const armyGames: { readonly [id: string]: ArmyGame } = { wh40k, killteam: killTeam };

/** The input of a pair, as the calculator opens it. */
export function pairInput(attacker: ListedUnit, target: ListedUnit, situation: SituationChoice): unknown {
  return merge(merge(attacker.attack ?? {}, target.target), situation.input);
}

/** As its sheet takes it. */
export function shownUnit({ id, calculator }: ArmyGame, { title, points, attack, target }: ListedUnit): ShownUnit {
  const data = { calculator, ...(attack === undefined ? {} : { attack }), ...(target === undefined ? {} : { target }) };
  return { game: id, name: title, ...(points === undefined ? {} : { note: plural(points, 'point') }), data };
}

/** Figures that answers have themselves. */
export function askedFigures({ figures }: ArmyGame): readonly string[] {
  return figures.flatMap(({ name, of }) => (of === undefined ? [name] : []));
}
