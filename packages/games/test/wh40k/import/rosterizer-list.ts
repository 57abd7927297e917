// A small army of our own as Rosterizer exports it.

const weapon = (name: string, quantity: number) => ({ item: `Weapon§${name}`, quantity });
const document = {
  rulebook: { name: 'Warhammer 40,000', game: 'Warhammer 40,000 10th Edition' },
  snapshot: {
    item: 'Roster§Morning Patrol',
    stats: { Points: { value: 160 } },
    assets: {
      included: [
        { item: 'Faction§Space Marines' },
        { item: 'Detachment§Gladius Task Force' },
        {
          item: 'Unit§Intercessor Squad',
          quantity: 5,
          stats: { Points: { value: 80 } },
          assets: { included: [weapon('Bolt rifle', 5), weapon('Bolt pistol', 5)] },
        },
        {
          item: 'Unit§Captain',
          stats: { Points: { value: 80 } },
          assets: { included: [weapon('Master-crafted bolter', 1)], traits: [{ item: 'Trait§Warlord' }] },
        },
      ],
    },
  },
};

export const ROSTERIZER = JSON.stringify(document);
