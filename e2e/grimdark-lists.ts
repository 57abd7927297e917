// Army lists of our own for the end-to-end tests: two texts, and a save file with the army books it refers to.

export const LANTERNS = `++ Lantern Company [GF 120pts] ++

Duelist [1] Q4+ D4+ | 30pts
1x Sidearm (12", A1), 1x Sabre (A1)

Lamp Guard [3] Q4+ D4+ | 90pts | Fearless
3x Long Rifle (24", A1, AP(1)), 3x Bayonet (A1)
`;

export const BURROWERS = `++ Burrow Kin [GF 90pts] ++

Sentry [1] Q4+ D4+ | 30pts
1x Spike (A1)

Diggers [4] Q5+ D5+ | 60pts | Furious
4x Pick (A2)
`;

/** A save file names its units by ids; stats, names and prices are in the books. */
export const SAVE = {
  gameSystem: 'gf',
  armyId: 'book-lamp',
  armyName: 'Lamp Wardens',
  armyVersions: [
    { armyId: 'book-lamp', version: '3.5.3' },
    { armyId: 'book-reef', version: '3.5.3' },
  ],
  listPoints: 135,
  list: {
    name: 'Two Houses',
    units: [
      {
        id: 'wick',
        armyId: 'book-lamp',
        selectionId: 'a',
        selectedUpgrades: [
          { upgradeId: 'arms', optionId: 'lance' },
          { upgradeId: 'arms', optionId: 'lost' },
        ],
      },
      { id: 'diver', armyId: 'book-reef', selectionId: 'b', customName: 'Old Salt', selectedUpgrades: [] },
      { id: 'ghost', armyId: 'book-mist', selectionId: 'c', selectedUpgrades: [] },
    ],
  },
};

function book(uid: string, name: string, units: readonly object[], upgradePackages: readonly object[] = []) {
  return { uid, name, versionString: '3.5.3', specialRules: [], units, upgradePackages };
}

export const LAMP_BOOK = book(
  'book-lamp',
  'Lamp Wardens',
  [
    {
      id: 'wick',
      name: 'Wick Guard',
      size: 3,
      cost: 60,
      quality: 4,
      defense: 4,
      rules: [{ name: 'Fearless' }],
      items: [],
      weapons: [{ name: 'Pole', attacks: 1, count: 3, specialRules: [] }],
    },
  ],
  [
    {
      uid: 'pack',
      sections: [
        {
          uid: 'arms',
          variant: 'replace',
          affects: { type: 'all' },
          targets: ['Poles'],
          options: [
            {
              uid: 'lance',
              cost: 15,
              gains: [
                {
                  type: 'ArmyBookWeapon',
                  name: 'Torch Lance',
                  attacks: 1,
                  count: 1,
                  specialRules: [{ name: 'AP', rating: 1 }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
);

export const REEF_BOOK = book('book-reef', 'Reef Clans', [
  {
    id: 'diver',
    name: 'Diver',
    size: 1,
    cost: 60,
    quality: 3,
    defense: 5,
    rules: [{ name: 'Tough', rating: 3 }],
    items: [],
    weapons: [{ name: 'Harpoon', range: 12, attacks: 2, count: 1, specialRules: [] }],
  },
]);

export function jsonFile(name: string, content: object) {
  return { name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) };
}
