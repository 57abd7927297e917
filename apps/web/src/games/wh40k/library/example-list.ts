// A short list of our own in the words of the official app, for who has none at hand.
export const EXAMPLE_LIST = `Border Patrol (500 points)

Space Marines
Gladius Task Force
Incursion (1000 points)

CHARACTERS

Captain in Gravis Armour (80 points)
  • Warlord
  • 1x Boltstorm gauntlet
    1x Power fist

BATTLELINE

Intercessor Squad (80 points)
  • 1x Intercessor Sergeant
    • 1x Bolt pistol
      1x Bolt rifle
      1x Power fist
  • 4x Intercessor
    • 4x Bolt pistol
      4x Bolt rifle
      4x Close combat weapon

OTHER DATASHEETS

Eradicator Squad (90 points)
  • 1x Eradicator Sergeant
    • 1x Bolt pistol
      1x Close combat weapon
      1x Melta rifle
  • 2x Eradicator
    • 2x Bolt pistol
      2x Close combat weapon
      2x Melta rifle

Hellblaster Squad (110 points)
  • 1x Hellblaster Sergeant
    • 1x Bolt pistol
      1x Close combat weapon
      1x Plasma incinerator
  • 4x Hellblaster
    • 4x Bolt pistol
      4x Close combat weapon
      4x Plasma incinerator

Predator Destructor (140 points)
  • 1x Armoured tracks
    2x Heavy bolter
    1x Predator autocannon
`;
