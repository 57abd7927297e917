// The fight of 40,000, whose page is fetched when it is opened.
import { inLanguage } from '../../in-language.ts';

export const wh40kMelee = inLanguage('wh40kMelee', {
  fight: 'Fight',
  titles: { first: 'Strikes first', second: 'Strikes back' },
  /** After "Choose". */
  who: { first: 'the unit that strikes first', second: 'the unit that strikes back' },
  leaderOf: { first: 'a leader of the unit that strikes first', second: 'a leader of the unit that strikes back' },
  /** A unit without a name. */
  unnamed: { first: 'the unit that strikes first', second: 'the unit that strikes back' },
  choose: { first: 'Choose the unit that strikes first', second: 'Choose the unit that strikes back' },
  chooseLeader: {
    first: 'Choose leader of the unit that strikes first',
    second: 'Choose leader of the unit that strikes back',
  },
  unarmed: (unit: string) => `${unit} has no melee weapons.`,
  leader: 'leader',
  noWeapon: 'Does not strike: no weapon.',
  weaponOf: (weapon: string, unit: string) => `${weapon} of ${unit}`,
  costs: 'What the fight costs',
  theUnit: { first: 'The first unit', second: 'The second unit' },
  unit: 'Unit',
  destroyed: 'Destroyed',
  modelsLost: 'Models lost',
  pointsLost: 'Points lost',
  of: (models: number) => `of ${models}`,
  gains: (unit: string, points: string) => `On average ${unit} gains ${points} points in the exchange.`,
  loses: (unit: string, points: string) => `On average ${unit} loses ${points} points in the exchange.`,
});
