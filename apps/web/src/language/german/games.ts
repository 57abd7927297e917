// What every game says where it has no words of its own, and how the search names what it found in the catalogues.
import type { games as english } from '../english/games.ts';

export const games: typeof english = {
  onAverage: (what) => `${what} im Mittel`,
  operative: 'Agent, Kill Team',
  weapon: 'Waffe, 40.000',
  weaponLine: (attacks, skill, strength, ap, damage) =>
    `A ${attacks} · ${skill} · S ${strength} · AP ${ap} · SW ${damage}`,
  moreUnits: (count) => `${count} weitere`,
  datasheet: 'Einheit, 40.000',
  card: 'Einheit, Fantasy',
  listed: 'Einheit, Grimdark Future',
  army: { attacker: (army) => `Deine Armee: ${army}`, defender: (army) => `Gegnerische Armee: ${army}` },
};
