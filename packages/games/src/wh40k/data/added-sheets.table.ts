// Datasheets of both editions that the files hide or lack, as printed.
import type { Datasheet } from './datasheet.ts';

export const addedSheets: readonly Datasheet[] = [
  // Hidden in BSData/wh40k-10e 801555bb and wh40k-11e 54c189f4, printed in the Ultramarines index cards: with two of his guard.
  {
    faction: 'Ultramarines',
    name: 'Marneus Calgar',
    keywords: ['Epic Hero', 'Character', 'Infantry', 'Imperium', 'Gravis', 'Chapter Master', 'Marneus Calgar'],
    factionKeywords: ['Adeptus Astartes', 'Ultramarines'],
    size: [3, 3],
    points: 200,
    models: [
      { name: 'Marneus Calgar', m: 6, t: 6, sv: 2, w: 6, ld: 6, oc: 1, invuln: 4 },
      { name: 'Victrix Honour Guard', m: 6, t: 4, sv: 2, w: 3, ld: 6, oc: 1, invuln: 4 },
    ],
    weapons: [
      {
        name: 'Gauntlets of Ultramar',
        kind: 'ranged',
        range: 18,
        attacks: 4,
        skill: 2,
        strength: 4,
        ap: -1,
        damage: 2,
        keywords: ['Pistol', 'Twin-linked'],
      },
      {
        name: 'Gauntlets of Ultramar',
        kind: 'melee',
        range: 'Melee',
        attacks: 6,
        skill: 2,
        strength: 8,
        ap: -3,
        damage: 3,
        keywords: ['Twin-linked'],
      },
      {
        name: 'Victrix power sword',
        kind: 'melee',
        range: 'Melee',
        attacks: 5,
        skill: 2,
        strength: 5,
        ap: -2,
        damage: 2,
        keywords: [],
      },
    ],
    loadout: [
      { model: 'Victrix Honour Guard', count: 2, weapons: { 'Victrix power sword': 1 } },
      { model: 'Marneus Calgar', count: 1, weapons: { 'Gauntlets of Ultramar': 1 } },
    ],
    abilities: [
      { name: 'Inspiring Leader', effects: [] },
      { name: 'Master Tactician', effects: [] },
      // Feel No Pain 4+ for him alone, as long as one of his guard lives: only Precision ever asks for it.
      { name: 'Honour Guard of Macragge', effects: [], partial: true },
      {
        name: 'Oath of Moment',
        effects: [
          { effect: 'rerollHits', value: 'all', when: 'Oath of Moment' },
          { effect: 'woundRoll', value: 1, when: 'Oath of Moment, Codex detachment' },
        ],
      },
    ],
    leads: [
      'Aggressor Squad',
      'Assault Intercessor Squad',
      'Bladeguard Veteran Squad',
      'Company Heroes',
      'Eradicator Squad',
      'Heavy Intercessor Squad',
      'Infernus Squad',
      'Intercessor Squad',
      'Sternguard Veteran Squad',
      'Tactical Squad',
    ],
  },
];
