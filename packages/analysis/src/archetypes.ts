// Typical targets of each game, for when no second army is at hand. Points are round figures of what such units cost.
import { asTarget, DEFENDERS } from '@oddsmith/games/wh40k/units';

export interface Archetype {
  readonly title: string;
  readonly points: number;
  readonly target: unknown;
}

const POINTS_40K: { readonly [name: string]: number } = {
  Guardsmen: 65,
  'Ork Boyz': 85,
  'Necron Warriors': 90,
  Intercessors: 80,
  'Plague Marines': 95,
  Terminators: 185,
  'Custodian Guard': 170,
  Carnifex: 125,
  Rhino: 75,
  'Redemptor Dreadnought': 195,
  'Land Raider': 220,
  'Knight Paladin': 375,
};

/** Title, wounds, save, and its share of a team worth 100. */
const OPERATIVES = [
  ['Gaunt', 7, 6, 6],
  ['Guardsman', 7, 5, 8],
  ['Fire warrior', 8, 4, 9],
  ['Ork', 10, 5, 10],
  ['Warrior', 11, 4, 11],
  ['Marine', 14, 3, 17],
  ['Marine in heavy armour', 15, 2, 20],
  ['Custodian', 18, 2, 25],
] as const;

/** Title, points, models, quality, defense, toughness of a model. */
const GRIMDARK = [
  ['Mob', 100, 10, 5, 5, 1],
  ['Soldiers', 130, 10, 4, 5, 1],
  ['Elite infantry', 165, 5, 3, 3, 1],
  ['Heavy infantry', 190, 3, 4, 3, 3],
  ['Walker', 200, 1, 4, 3, 6],
  ['Monster', 260, 1, 4, 3, 9],
  ['Tank', 300, 1, 4, 2, 12],
] as const;

export function archetypesOf(calculator: string): readonly Archetype[] | undefined {
  if (calculator === 'wh40k/attack')
    return DEFENDERS.map(({ name = '', ...defender }) => ({
      title: name,
      points: POINTS_40K[name],
      target: { target: asTarget({ name, ...defender }) },
    }));
  if (calculator === 'killteam/shoot')
    return OPERATIVES.map(([title, wounds, save, points]) => ({
      title,
      points,
      target: { defender: { dice: 3, save, wounds } },
    }));
  if (calculator === 'grimdark/attack')
    return GRIMDARK.map(([title, points, count, quality, defense, tough]) => ({
      title,
      points,
      target: { defender: { name: title, quality, defense, models: [{ count, tough, weapons: [] }] } },
    }));
  return undefined;
}
