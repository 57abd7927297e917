// The fight of 40,000.
import type * as english from '../../english/wh40k/melee.ts';

export const wh40kMelee: typeof english.wh40kMelee = {
  fight: 'Nahkampf',
  titles: { first: 'Schlägt zuerst zu', second: 'Schlägt zurück' },
  who: { first: 'die Einheit, die zuerst zuschlägt', second: 'die Einheit, die zurückschlägt' },
  leaderOf: {
    first: 'einen Anführer der Einheit, die zuerst zuschlägt',
    second: 'einen Anführer der Einheit, die zurückschlägt',
  },
  unnamed: { first: 'Erste Einheit', second: 'Zweite Einheit' },
  choose: { first: 'Einheit wählen, die zuerst zuschlägt', second: 'Einheit wählen, die zurückschlägt' },
  chooseLeader: { first: 'Anführer der ersten Einheit wählen', second: 'Anführer der zweiten Einheit wählen' },
  unarmed: (unit) => `${unit} hat keine Nahkampfwaffen.`,
  leader: 'Anführer',
  noWeapon: 'Schlägt nicht zu: keine Waffe.',
  weaponOf: (weapon, unit) => `${weapon} von ${unit}`,
  costs: 'Was der Nahkampf kostet',
  theUnit: { first: 'Die erste Einheit', second: 'Die zweite Einheit' },
  unit: 'Einheit',
  destroyed: 'Vernichtet',
  modelsLost: 'Modelle verloren',
  pointsLost: 'Punkte verloren',
  of: (models) => `von ${models}`,
  gains: (unit, points) => `Im Mittel gewinnt ${unit} im Tausch ${points} Punkte.`,
  loses: (unit, points) => `Im Mittel verliert ${unit} im Tausch ${points} Punkte.`,
};
