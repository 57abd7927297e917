// Special rules that one army or few units have.
import type { Traits } from '../card/traits.ts';
import { type CardRule, entries, OLD_WORLD, type RuleValue } from './card-rule.ts';
import { ninthAgeArmyRules } from './ninth-age.ts';

/** A ward against some attacks, as its bracket names them. */
export function wardAgainst({ save, against }: RuleValue): Partial<Traits> {
  switch (against) {
    case '':
    case 'melee attacks':
      return { ward: save };
    case 'flaming attacks':
      return { wardFlaming: save };
    case 'magical attacks':
      return { wardMagical: save };
    case 'non-magical attacks':
      return { wardMundane: save };
    default:
      return {};
  }
}

const onCharge = (charging: boolean, bonus: Partial<Traits>): Partial<Traits> => (charging ? bonus : {});

const list: readonly CardRule[] = [
  ...entries(OLD_WORLD, 'Protection', [
    {
      id: 'wardFive',
      name: 'Arcane Shield',
      aliases: ['Ancestral Shield', 'Blessed Knight', 'Favour of the Goddess'],
      summary: 'Has a ward of 5+.',
      effect: { ward: 5 },
    },
    {
      id: 'wardSix',
      name: 'Talismanic Tattoos',
      aliases: ['Dragon Armour'],
      summary: 'Has a ward of 6+.',
      effect: { ward: 6 },
    },
    {
      id: 'wardFour',
      name: 'Daughters of Eternity',
      aliases: ['Future Sight'],
      summary: 'Has a ward of 4+.',
      effect: { ward: 4 },
    },
    {
      id: 'celestialForgedArmour',
      name: 'Celestial Forged Armour',
      summary: 'Has this ward.',
      reading: 'save',
      effect: (_, { save }) => ({ ward: save }),
    },
    {
      id: 'fireproof',
      name: 'Blackshard Armour',
      aliases: ['Blessings of Asuryan', 'Runes of Warding'],
      summary: 'Has a ward of 5+ against flaming attacks.',
      effect: { wardFlaming: 5 },
    },
    {
      id: 'fireproofSix',
      name: 'Blessings of Ulric',
      summary: 'Has a ward of 6+ against flaming attacks.',
      effect: { wardFlaming: 6 },
    },
    {
      id: 'fireproofFour',
      name: 'Blessings of the Volcano God',
      summary: 'Has a ward of 4+ against flaming attacks.',
      effect: { wardFlaming: 4 },
    },
    {
      id: 'fireAndChaos',
      name: 'Fire & Chaos',
      summary: 'Has a ward of 5+ against magical and flaming attacks.',
      effect: { wardFlaming: 5, wardMagical: 5 },
    },
    {
      id: 'mundaneFive',
      name: 'Dark Runes',
      summary: 'Has a ward of 5+ against attacks that are not magical.',
      effect: { wardMundane: 5 },
    },
    {
      id: 'mundaneSix',
      name: 'Runes of Protection',
      aliases: ['Witness to Destiny', 'Relentless Warriors'],
      summary: 'Has a ward of 6+ against attacks that are not magical.',
      effect: { wardMundane: 6 },
    },
    {
      id: 'warpSpawned',
      name: 'Warp-spawned',
      summary: 'Does not regenerate wounds of magical attacks.',
      effect: { warpSpawned: true },
    },
    {
      id: 'defensiveStance',
      name: 'Defensive Stance',
      summary: 'Rerolls 1s of its armour saves unless it charged.',
      effect: ({ charging }) => ({ rerollArmourOnes: !charging }),
    },
    {
      id: 'hardToHit',
      name: 'Slimy Shanks',
      aliases: ['Cloud of Flies'],
      summary: 'Is hit at −1.',
      effect: { hardToHit: 1 },
    },
  ]),
  ...entries(OLD_WORLD, 'Strikes', [
    {
      id: 'dwarfCrafted',
      name: 'Dwarf Crafted',
      summary: 'Stands and shoots at no penalty.',
      effect: { steadyShot: true },
    },
    {
      id: 'primalFury',
      name: 'Primal Fury',
      summary: 'Tests Leadership each round; passed, it rerolls 1s to hit.',
      effect: ({ furious }) => ({ primalFury: true, ...(furious ? { rerollHits: '1s' } : {}) }),
    },
    {
      id: 'foeRender',
      name: 'Foe Render',
      summary: 'In Primal Fury hand weapons pierce armour by 2.',
      ridersOnly: true,
      effect: ({ furious, handWeapon }) => ({ armourPiercing: furious && handWeapon ? 2 : 0 }),
    },
    {
      id: 'eternalHatred',
      name: 'Eternal Hatred',
      summary: 'Rerolls failed hits in every round.',
      ridersOnly: true,
      effect: { rerollHits: 'fails' },
    },
    {
      id: 'innerCircle',
      name: 'Inner Circle',
      summary: 'Rerolls 1s to hit.',
      ridersOnly: true,
      effect: { rerollHits: '1s' },
    },
    {
      id: 'backstab',
      name: 'Backstab',
      summary: 'Rerolls failed hits in the flank and the rear of the enemy.',
      effect: ({ flanks }) => (flanks ? { rerollHits: 'fails' } : {}),
    },
    {
      id: 'slayer',
      name: 'Slayer',
      aliases: ['Slayer of Dragons'],
      summary: 'Wounds on 4+ at the latest.',
      effect: { woundsOnFour: true },
    },
    {
      id: 'bloodGreed',
      name: 'Blood Greed',
      summary: 'Its Frenzy is worth one attack more.',
      ridersOnly: true,
      notOnMonsters: true,
      effect: ({ charging, followedUp, beaten }) => ({ attacks: !beaten && (charging || followedUp) ? 1 : 0 }),
    },
    {
      id: 'accursedWeapons',
      name: 'Accursed Weapons',
      summary: 'Hand weapons are magical and pierce armour by 1.',
      ridersOnly: true,
      effect: ({ handWeapon }) => (handWeapon ? { armourPiercing: 1, magical: true } : {}),
    },
    {
      id: 'razorTusks',
      name: 'Razor Tusks',
      summary: 'When charging, its tusks pierce armour by 1 more.',
      effect: ({ charging, handWeapon }) => ({ armourPiercing: charging && handWeapon ? 1 : 0 }),
    },
    {
      id: 'slaveringCharge',
      name: 'Slavering Charge',
      summary: '+1 Strength when it charges.',
      effect: ({ charging }) => onCharge(charging, { strength: 1 }),
    },
    {
      id: 'bestialCharge',
      name: 'Bestial Charge',
      aliases: ['Mighty Constitution'],
      summary: '+1 Strength when it charges 3" or more.',
      effect: ({ longCharge }) => onCharge(longCharge, { strength: 1 }),
    },
    {
      id: 'daemonOfKhorne',
      name: 'Daemon of Khorne',
      summary: '+1 Strength when it charges.',
      ridersOnly: true,
      effect: ({ charging }) => onCharge(charging, { strength: 1 }),
    },
    {
      id: 'markOfSlaanesh',
      name: 'Mark of Slaanesh',
      summary: '+1 Initiative in the first round.',
      ridersOnly: true,
      effect: ({ opening }) => ({ initiative: opening ? 1 : 0 }),
    },
    {
      id: 'markOfTzeentch',
      name: 'Mark of Tzeentch',
      summary: 'Its attacks are flaming.',
      ridersOnly: true,
      effect: { flaming: true },
    },
    {
      id: 'stoicDefenders',
      name: 'Stoic Defenders',
      summary: '+1 Initiative and +1 Attack when it is charged.',
      effect: ({ charged }) => (charged ? { initiative: 1, attacks: 1 } : {}),
    },
    {
      id: 'martialProwess',
      name: 'Martial Prowess',
      summary: 'Supports to its flank and rear too.',
      effect: { supportsAround: true },
    },
    {
      id: 'impactPierceOne',
      name: 'Bull-gors',
      aliases: ['Bull Charge'],
      summary: 'Impact hits pierce armour by 1.',
      effect: { impactPiercing: 1 },
    },
    {
      id: 'impactPierceTwo',
      name: 'Stampede',
      aliases: ['Daemonic Charge', 'Thunderous Charge'],
      summary: 'Impact hits pierce armour by 2.',
      effect: { impactPiercing: 2 },
    },
    {
      id: 'impactPierceThree',
      name: 'Spiked Ball & Chains',
      summary: 'Impact hits pierce armour by 3.',
      effect: { impactPiercing: 3 },
    },
    {
      id: 'crownOfAntlers',
      name: 'Crown of Antlers',
      aliases: ['Mournfang Charge'],
      summary: 'Impact hits pierce armour by 1, and by 1 more with a natural 6.',
      effect: { impactPiercing: 1, impactBane: 1 },
    },
    {
      id: 'stompPierceOne',
      name: 'Crushing Weight',
      aliases: ['Crushing Bulk'],
      summary: 'Stomps pierce armour by 1.',
      effect: { stompPiercing: 1 },
    },
    {
      id: 'grindingWheels',
      name: 'Grinding Wheels',
      summary: 'Stomps pierce armour by 2, but not against behemoths.',
      effect: ({ enemyIs }) => ({ stompPiercing: enemyIs.includes('behemoth') ? 0 : 2 }),
    },
    {
      id: 'brazenWheels',
      name: 'Brazen Wheels',
      summary: 'Stomps pierce armour by 3, but not against behemoths.',
      effect: ({ enemyIs }) => ({ stompPiercing: enemyIs.includes('behemoth') ? 0 : 3 }),
    },
  ]),
  ...entries(OLD_WORLD, 'Psychology', [
    {
      id: 'daemonic',
      name: 'Daemonic',
      summary:
        'Ward of 5+ against attacks that are not magical, magical itself, causes Fear and feels none; beaten, it loses wounds where it fails a test.',
      effect: {
        wardMundane: 5,
        fear: true,
        fearless: true,
        magical: true,
        unbreakable: true,
        warpSpawned: true,
        unstableMind: true,
      },
    },
    {
      id: 'fearOfElves',
      name: 'Fear of Elves',
      summary: 'Enemies with Elven Reflexes cause Fear in it.',
      effect: { fearsElves: true },
    },
    {
      id: 'infernalFavour',
      name: 'Infernal Favour',
      summary: 'Loses so many wounds fewer by instability.',
      reading: 'number',
      effect: (_, { number }) => ({ indomitable: number }),
    },
    {
      id: 'grailVow',
      name: 'The Grail Vow',
      summary: 'Stubborn, fears nothing, and its attacks are magical.',
      effect: { fearless: true, magical: true, stubborn: true },
    },
    {
      id: 'questingVow',
      name: 'The Questing Vow',
      aliases: ['The Exile’s Vow'],
      summary: 'Stubborn, and rerolls failed tests against Fear.',
      effect: { stubborn: true, rerollFear: true },
    },
  ]),
  ...entries(OLD_WORLD, 'Ranks', [
    {
      id: 'noFlanks',
      name: 'Bestial Fury',
      aliases: ['Slime Trail', 'Impervious Defence'],
      summary: 'Enemies have no points for its flank or rear.',
      effect: { noArcPoints: true },
    },
  ]),
  ...ninthAgeArmyRules,
];

export const armyRules: readonly CardRule[] = list.map((rule) => ({ ...rule, army: true }));
