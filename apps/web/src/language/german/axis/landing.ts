// Landings of Axis & Allies: both fleets, cargo, both armies ashore.
import type * as english from '../../english/axis/landing.ts';
import { plural } from '../plural.ts';

export const axisLanding: typeof english.axisLanding = {
  attackerAtSea: 'Angreifer auf See',
  defenderAtSea: 'Verteidiger auf See',
  attackerOnLand: 'Angreifer an Land',
  defenderOnLand: 'Verteidiger an Land',
  retreatAtSea: 'Rückzug auf See',
  retreatOnLand: 'Rückzug an Land',
  rulesAtSea: 'Regeln auf See',
  rulesOnLand: 'Regeln an Land',
  situation: 'Situation',
  houseRules: 'Hausregeln',
  cargo: {
    title: 'Ladung',
    loaded: (loads, transports) => `${loads} von ${plural(transports, 'Transporter', 'Transportern')} beladen`,
    about:
      'Eine Ladung sinkt mit ihrem Transporter: zuerst leere Transporter, dann die Ladungen in dieser Reihenfolge.',
    remove: (load) => `Ladung ${load} entfernen`,
    add: 'Transporter beladen',
    load: 'Ladung',
  },
  figures: {
    label: 'Kennzahlen',
    clears: 'Räumt die Zone',
    ashore: 'Kommt an Land',
    takes: 'Nimmt das Gebiet ein',
    cargoLost: 'Ladung verloren, IPC',
    profit: 'Gewinn, IPC',
    stages: 'Stufe für Stufe',
    atSea: 'Auf See',
    onLand: 'An Land',
    attackerOnly: 'Nur der Angreifer ist übrig',
    defenderOnly: 'Nur der Verteidiger ist übrig',
    both: 'Beide sind übrig',
    neither: 'Niemand ist übrig',
    attackerLoses: 'Angreifer verliert, IPC',
    defenderLoses: 'Verteidiger verliert, IPC',
    rounds: 'Runden',
    about: 'Verluste auf See enthalten die Ladung; der Wert des Gebiets ist von denen an Land abgezogen.',
  },
};
