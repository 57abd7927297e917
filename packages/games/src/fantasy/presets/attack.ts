// Recognisable battles to start from.

import type { Preset } from '../../contract/calculator.ts';
import type * as z from '../../form/zod.ts';
import type { attackSchema, combatSchema } from '../schema/index.ts';

export const attackPresets: readonly Preset<z.input<typeof attackSchema>>[] = [
  {
    id: 'line-infantry',
    title: 'Spearmen against spearmen',
    note: 'Ten ordinary attacks on light armour: the yardstick for everything else.',
    input: { numAttacks: 10, toHit: 4, toWound: 4, armorSave: 5 },
  },
  {
    id: 'great-weapons',
    title: 'Elite great weapons against knights',
    note: 'Hard hits and armour piercing against a 2+ save.',
    input: { numAttacks: 15, toHit: 3, toWound: 2, armorSave: 2, armorPiercing: 3, targetMaxWounds: 1 },
  },
  {
    id: 'poisoned-volley',
    title: 'Poisoned blowpipes at a monster',
    note: 'Only sixes matter: poison carries a volley that could hardly wound.',
    input: { numAttacks: 20, toHit: 5, toWound: 6, armorSave: 4, poison: true, targetMaxWounds: 6 },
  },
  {
    id: 'lethal-assassin',
    title: 'Assassin against a lord in full plate',
    note: 'A natural 6 to wound goes past 2+ armour and a 4+ ward.',
    input: {
      numAttacks: 5,
      toHit: 2,
      rerollHits: '1s',
      toWound: 3,
      armorSave: 2,
      specialSave: 4,
      lethalStrike: true,
      targetMaxWounds: 3,
    },
  },
  {
    id: 'frenzied-berserkers',
    title: 'Berserkers with fury and poison',
    note: 'Sixes to hit strike twice, one of the two hits poisoned.',
    input: { numAttacks: 18, toHit: 3, toWound: 4, armorSave: 5, poison: true, fury: true },
  },
  {
    id: 'cannonball',
    title: 'Cannon shot into ogres',
    note: 'One hit through three ranks, D3+1 wounds each, never more than a model has.',
    input: {
      numAttacks: 'd3',
      toHit: 'auto',
      toWound: 2,
      armorSave: 4,
      armorPiercing: 3,
      multipleWounds: 'd3+1',
      target: { models: 6, wounds: 3 },
    },
  },
  {
    id: 'lance-charge',
    title: 'Lance charge with a hero and the horses',
    note: 'Knights, their steeds and a hero in one volley: three profiles in order.',
    input: {
      target: { models: 25, wounds: 1 },
      profiles: [
        { numAttacks: 5, toHit: 3, toWound: 2, armorSave: 5, armorPiercing: 2 },
        { numAttacks: 4, toHit: 2, toWound: 2, rerollWounds: '1s', armorSave: 5, armorPiercing: 2 },
        { numAttacks: 6, toHit: 4, toWound: 4, armorSave: 5 },
      ],
    },
  },
  {
    id: 'chariot-impact',
    title: 'Chariot charge',
    note: 'D6+1 impact hits for each of two chariots, then crew and beasts.',
    input: {
      charged: true,
      chargeDistance: 9,
      target: { models: 20, wounds: 1 },
      profiles: [
        { strike: 'impact', numAttacks: 'd6+1', models: 2, toWound: 3, armorSave: 5, armorPiercing: 1 },
        { numAttacks: 4, toHit: 4, toWound: 4, armorSave: 5 },
        { numAttacks: 4, toHit: 4, toWound: 4, armorSave: 5 },
      ],
    },
  },
  {
    id: 'trolls-in-flames',
    title: 'Flaming arrows at regenerating trolls',
    note: 'Fire takes the 4+ regeneration away and rerolls failed wounds.',
    input: {
      numAttacks: 20,
      toHit: 4,
      toWound: 5,
      armorSave: 6,
      specialSave: 4,
      specialSaveKind: 'fortitude',
      flaming: true,
      targetFlammable: true,
      target: { models: 6, wounds: 3 },
    },
  },
  {
    id: 'divine-hammers',
    title: 'Divine hammers against a daemon host',
    note: 'Divine attacks make the 4+ aegis roll twice.',
    input: {
      numAttacks: 12,
      toHit: 3,
      toWound: 3,
      armorSave: 6,
      specialSave: 4,
      divine: true,
      target: { models: 15, wounds: 1 },
    },
  },
  {
    id: 'killing-blow',
    title: 'Executioners against dragon ogres',
    note: 'A killing blow takes all four wounds at once.',
    input: {
      numAttacks: 10,
      toHit: 3,
      toWound: 4,
      armorSave: 4,
      armorPiercing: 2,
      killingBlow: true,
      target: { models: 4, wounds: 4 },
    },
  },
  {
    id: 'toxic-globes',
    title: 'Poison globes thrown at heavy infantry',
    note: 'Toxic attacks are always strength 3 and no armour helps.',
    input: {
      numAttacks: '3d6',
      toHit: 4,
      toWound: 4,
      armorSave: 3,
      toxic: true,
      resilience: 4,
      target: { models: 20, wounds: 1 },
    },
  },
  {
    id: 'blood-duel',
    title: 'Vampire with red fury',
    note: 'Every unsaved wound gives another attack.',
    input: {
      numAttacks: 6,
      toHit: 3,
      rerollHits: 'fails',
      toWound: 2,
      armorSave: 4,
      armorPiercing: 2,
      redFury: true,
      target: { models: 12, wounds: 1 },
    },
  },
  {
    id: 'sundering-picks',
    title: 'Picks that break the armour',
    note: 'Each wound that gets through leaves less armour for the next.',
    input: { numAttacks: 20, toHit: 4, toWound: 4, armorSave: 2, sunder: 1, targetMaxWounds: 6 },
  },
];

export const combatPresets: readonly Preset<z.input<typeof combatSchema>>[] = [
  {
    id: 'shield-walls',
    title: 'Two shield walls',
    note: 'Equal initiative: both sides strike with everything they had.',
    input: {
      first: { models: 20, initiative: 3, profiles: [{ models: 10, toHit: 4, toWound: 4, armorSave: 5 }] },
      second: { models: 20, initiative: 3, profiles: [{ models: 10, toHit: 4, toWound: 4, armorSave: 5 }] },
      rounds: 2,
    },
  },
  {
    id: 'swordmasters-first',
    title: 'Quick elites against a horde',
    note: 'Striking first thins out the answer: five fewer attackers are five fewer attacks.',
    input: {
      first: {
        models: 12,
        initiative: 6,
        profiles: [{ numAttacks: 2, models: 7, toHit: 3, toWound: 3, armorSave: 6, armorPiercing: 1 }],
      },
      second: { models: 40, initiative: 2, profiles: [{ models: 20, toHit: 5, toWound: 4, armorSave: 5 }] },
      rounds: 3,
    },
  },
  {
    id: 'chariots-on-infantry',
    title: 'Chariots charge infantry',
    note: 'Impact hits at step 10, crew and beasts at their own initiative, infantry last.',
    input: {
      first: {
        models: 3,
        wounds: 4,
        initiative: 4,
        charged: true,
        profiles: [
          { strike: 'impact', numAttacks: 'd6+1', toWound: 3, armorSave: 5, armorPiercing: 1 },
          { numAttacks: 2, toHit: 3, toWound: 4, armorSave: 5 },
          { numAttacks: 2, toHit: 4, toWound: 4, armorSave: 5, initiative: 3 },
        ],
      },
      second: { models: 25, initiative: 3, profiles: [{ models: 12, toHit: 4, toWound: 5, armorSave: 4 }] },
      rounds: 2,
    },
  },
  {
    id: 'giant-stomps',
    title: 'A giant among spearmen',
    note: 'Stomps come last, so a giant brought down first does not stomp.',
    input: {
      first: {
        models: 1,
        wounds: 6,
        initiative: 3,
        profiles: [
          { numAttacks: 5, toHit: 4, toWound: 2, armorSave: 5, armorPiercing: 2 },
          { strike: 'stomp', numAttacks: 'd6', toWound: 2, armorSave: 5 },
        ],
      },
      second: { models: 30, initiative: 4, profiles: [{ models: 15, toHit: 4, toWound: 6, armorSave: 6 }] },
      rounds: 3,
    },
  },
];
