// Typical targets for a quick look at what a unit does: the well-known defenders, each with the points of such a unit.
import type { Archetype } from '../contract/firing.ts';
import { asTarget, DEFENDERS } from './units/defenders.ts';

const POINTS: { readonly [name: string]: number } = {
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

export const archetypes: readonly Archetype[] = DEFENDERS.map(({ name = '', ...defender }) => ({
  title: name,
  points: POINTS[name],
  target: { target: asTarget({ name, ...defender }) },
}));
