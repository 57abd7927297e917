// Lists of our own invention in every format the importer reads.

export const TEXT = `++ Ember Guard - Cinder Hosts (v3.5.1), Ash Walkers (v3.5.1) [GF 505pts] [3 Units] ++

Captain Sorrel [1] Q3+ D3+ | 90pts | Hero, Tough(3), Fearless, 1x War Banner(Furious Aura)
Great Sword (A3, AP(2))
| Joined to:
Ember Guard [5] Q4+ D4+ | 165pts | 5x Fearless, 1x Field Kit(Medical Training)
4x Carbine (18", A1, AP(1)), 5x CCW (A1), Flame Lance (12", A1, Blast(3), Reliable)

2x Ash Walker [1] Q4+ D2+ | 125pts | Tough(6), Impact(+3), 1x Twin Mount(Heavy Carbine (24", A2, AP(1)))
2x Stomp (A2, AP(1))`;

export const PLAIN = `++ Ember Guard [350pts] ++
Ember Squad [150pts]: 5x Ember Guard, CCW, Carbine
- Tough(3), Furious
Veterans [200pts]: 5x Veteran, Storm Carbine (A2, AP(1)), Great Sword (A3, AP(2))
- Hero, Fearless`;

export const SHARE_NEW = JSON.stringify({
  name: 'Ember Guard',
  gameSystem: 'gf',
  listPoints: 300,
  specialRules: [{ name: 'Kindle', description: 'Gets +1 to hit when charging.' }],
  units: [
    {
      id: 'g1',
      selectionId: 's1',
      name: 'Guards',
      customName: 'First Wall',
      size: 5,
      cost: 100,
      quality: 4,
      defense: 4,
      combined: true,
      joinToUnit: null,
      rules: [{ name: 'Fearless', label: 'Fearless' }, { name: 'Kindle' }],
      items: [],
      selectedUpgrades: [
        {
          upgrade: { affects: { type: 'any' }, model: true, variant: 'upgrade' },
          option: {
            cost: 99,
            costs: [{ unitId: 'g1', cost: 15 }],
            gains: [{ type: 'ArmyBookRule', name: 'Medical Training', count: 1 }],
          },
        },
        {
          upgrade: { affects: { type: 'all' }, model: true, variant: 'upgrade' },
          option: { cost: 5, gains: [{ type: 'ArmyBookItem', name: 'Shields', count: 5 }] },
        },
      ],
      loadout: [
        {
          type: 'ArmyBookWeapon',
          name: 'Carbine',
          range: 18,
          attacks: 1,
          count: 4,
          specialRules: [{ name: 'AP', rating: 1 }],
        },
        {
          type: 'ArmyBookWeapon',
          name: 'Flame Lance',
          range: 12,
          attacks: 1,
          count: 1,
          specialRules: [{ name: 'Blast', rating: '3' }],
        },
        { type: 'ArmyBookWeapon', name: 'CCW', attacks: 1, count: 5, specialRules: [] },
        { type: 'ArmyBookItem', name: 'Shields', count: 5, content: [{ type: 'ArmyBookRule', name: 'Shielded' }] },
      ],
    },
    {
      id: 'g1',
      selectionId: 's2',
      name: 'Guards',
      size: 5,
      cost: 100,
      quality: 4,
      defense: 4,
      combined: true,
      joinToUnit: 's1',
      rules: [{ name: 'Fearless' }, { name: 'Kindle' }],
      selectedUpgrades: [],
      loadout: [
        {
          type: 'ArmyBookWeapon',
          name: 'Carbine',
          range: 18,
          attacks: 1,
          count: 5,
          specialRules: [{ name: 'AP', rating: 1 }],
        },
        { type: 'ArmyBookWeapon', name: 'CCW', attacks: 1, count: 5, specialRules: [] },
        { type: 'ArmyBookItem', name: 'Shields', count: 5, content: [{ type: 'ArmyBookRule', name: 'Shielded' }] },
      ],
    },
    {
      id: 'h1',
      selectionId: 's3',
      name: 'Captain',
      size: 1,
      cost: 80,
      quality: 3,
      defense: 3,
      combined: false,
      joinToUnit: 's1',
      rules: [{ name: 'Hero' }, { name: 'Tough', rating: 3 }],
      selectedUpgrades: [],
      loadout: [
        {
          type: 'ArmyBookWeapon',
          name: 'Great Sword',
          attacks: 3,
          count: 1,
          specialRules: [{ name: 'AP', rating: 2 }],
        },
      ],
    },
  ],
});

/** The dialect of 2023 and of simple tools: specialRules and equipment, AP as a number, rules as plain texts. */
export const SHARE_OLD = JSON.stringify({
  name: 'My Guards',
  gameSystem: 'gf',
  armyFaction: 'Cinder Hosts',
  listPoints: 150,
  units: [
    {
      id: 'abc',
      customName: 'Alpha',
      size: 5,
      quality: 3,
      defense: 4,
      cost: 150,
      specialRules: [{ name: 'Furious' }, { name: 'Tough', rating: '3' }],
      equipment: [
        { name: 'Plasma Carbine', attacks: 2, range: 24, ap: 2, count: 5, specialRules: ['Deadly(3)'] },
        { name: 'CCW', attacks: 1, range: 0, ap: 0, count: 5 },
      ],
    },
  ],
});

export const BOOK = JSON.stringify({
  uid: 'book1',
  name: 'Cinder Hosts',
  versionString: '3.5.3',
  specialRules: [{ name: 'Kindle', description: 'Gets +1 to hit when charging.' }],
  units: [
    {
      id: 'g1',
      name: 'Guards',
      size: 5,
      cost: 100,
      quality: 4,
      defense: 4,
      rules: [{ name: 'Fearless' }],
      items: [],
      weapons: [
        { name: 'Carbine', range: 18, attacks: 1, count: 5, specialRules: [{ name: 'AP', rating: 1 }] },
        { name: 'CCW', attacks: 1, count: 5, specialRules: [] },
      ],
    },
  ],
  upgradePackages: [
    {
      uid: 'p1',
      sections: [
        {
          uid: 'one',
          variant: 'replace',
          affects: { type: 'exactly', value: 1 },
          targets: ['Carbine'],
          options: [
            {
              uid: 'flame',
              cost: 10,
              gains: [
                {
                  type: 'ArmyBookWeapon',
                  name: 'Flame Lance',
                  range: 12,
                  attacks: 1,
                  count: 1,
                  specialRules: [{ name: 'Blast', rating: 3 }],
                },
              ],
            },
          ],
        },
        {
          uid: 'every',
          variant: 'replace',
          affects: { type: 'all' },
          targets: ['CCWs'],
          options: [
            {
              uid: 'swords',
              cost: 3,
              costs: [{ unitId: 'g1', cost: 25 }],
              gains: [{ type: 'ArmyBookWeapon', name: 'Sword', attacks: 2, count: 1, specialRules: [] }],
            },
          ],
        },
        {
          uid: 'kit',
          variant: 'upgrade',
          affects: { type: 'any' },
          model: true,
          options: [{ uid: 'medic', cost: 15, gains: [{ type: 'ArmyBookRule', name: 'Medical Training', count: 1 }] }],
        },
      ],
    },
  ],
});

export const SAVE = JSON.stringify({
  gameSystem: 'gf',
  armyId: 'book1',
  armyName: 'Cinder Hosts',
  armyVersions: [{ armyId: 'book1', version: '3.5.3' }],
  listPoints: 150,
  list: {
    name: 'Saved Guards',
    pointsLimit: 1000,
    units: [
      {
        id: 'g1',
        armyId: 'book1',
        selectionId: 'x',
        selectedUpgrades: [
          { upgradeId: 'one', optionId: 'flame' },
          { upgradeId: 'every', optionId: 'swords' },
          { upgradeId: 'kit', optionId: 'medic' },
        ],
      },
    ],
  },
});
