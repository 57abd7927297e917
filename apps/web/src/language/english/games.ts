// What every game says where it has no words of its own, and how the search names what it found in the catalogues.
import { inLanguage } from '../in-language.ts';

/** A number or dice. */
type Count = number | string;

export const games = inLanguage('games', {
  onAverage: (what: string) => `${what} on average`,
  operative: 'Operative, Kill Team',
  datasheet: 'Unit, 40,000',
  weapon: 'Weapon, 40,000',
  weaponLine: (attacks: Count, skill: string, strength: Count, ap: string, damage: Count) =>
    `A ${attacks} · ${skill} · S ${strength} · AP ${ap} · D ${damage}`,
  moreUnits: (count: number) => `${count} more`,
  card: 'Unit, Fantasy',
  listed: 'Unit, Grimdark Future',
  army: { attacker: (army: string) => `Your army: ${army}`, defender: (army: string) => `Their army: ${army}` },
});
