// Ready battles, one tap away.
import type { Preset } from '../contract/calculator.ts';
import type { ChoiceInput, FightInput, ShootInput } from './schema/index.ts';

export const shootPresets: readonly Preset<ShootInput>[] = [
  {
    id: 'bolt-rifle',
    title: 'Bolt rifle v guardsman',
    note: 'The everyday shot: four dice with Piercing Crits against three poor saves.',
    input: {
      attacker: { name: 'Bolt rifle', attacks: 4, hit: 3, normalDamage: 3, criticalDamage: 4, piercingCrits: 1 },
      defender: { name: 'Guardsman', dice: 3, save: 5, wounds: 7 },
    },
  },
  {
    id: 'plasma',
    title: 'Supercharged plasma v Space Marine',
    note: 'Piercing 1 and Lethal 5+: what a risky shot is worth.',
    input: {
      attacker: {
        name: 'Plasma gun',
        attacks: 4,
        hit: 3,
        normalDamage: 5,
        criticalDamage: 6,
        lethal: 5,
        piercing: 1,
      },
      defender: { name: 'Intercessor', dice: 3, save: 3, wounds: 14 },
    },
  },
  {
    id: 'sniper',
    title: 'Sniper v guardsman in cover',
    note: 'Devastating 3 does its damage before any save.',
    input: {
      attacker: {
        name: 'Long-las',
        attacks: 4,
        hit: 2,
        normalDamage: 3,
        criticalDamage: 3,
        devastating: 3,
      },
      defender: { name: 'Guardsman', dice: 3, save: 5, wounds: 7, coverNormals: 1 },
    },
  },
  {
    id: 'two-guns',
    title: 'Two guns on one target',
    note: 'A flamer and then a melta: the kill chance after each.',
    input: {
      attacker: { name: 'Flamer', attacks: 4, hit: 2, normalDamage: 3, criticalDamage: 3 },
      defender: { name: 'Ork Boy', dice: 3, save: 5, wounds: 10 },
      volleys: [
        {
          name: 'Meltagun',
          attacks: 4,
          hit: 3,
          normalDamage: 6,
          criticalDamage: 3,
          devastating: 4,
          piercing: 2,
        },
      ],
    },
  },
  {
    id: 'bolt-rifle-cover',
    title: 'Bolt rifle v Space Marine in cover',
    note: 'Good saves and cover: no kill to hope for, but damage that counts.',
    input: {
      attacker: { name: 'Bolt rifle', attacks: 4, hit: 3, normalDamage: 3, criticalDamage: 4, piercingCrits: 1 },
      defender: { name: 'Intercessor', dice: 3, save: 3, wounds: 14, coverNormals: 1 },
    },
  },
];

export const fightPresets: readonly Preset<FightInput>[] = [
  {
    id: 'chainsword-v-choppa',
    title: 'Chainsword v power klaw',
    note: 'A steady fighter who goes first against fewer, heavier and brutal blows.',
    input: {
      first: {
        name: 'Assault Intercessor, chainsword',
        attacks: 5,
        hit: 3,
        normalDamage: 4,
        criticalDamage: 5,
        wounds: 14,
        strategy: 'optimalKill',
      },
      second: {
        name: 'Ork Nob, power klaw',
        attacks: 4,
        hit: 4,
        normalDamage: 5,
        criticalDamage: 7,
        wounds: 13,
        abilities: ['brutal'],
        strategy: 'optimalKill',
      },
    },
  },
  {
    id: 'shock',
    title: 'Shock against numbers',
    note: 'Shock takes a die away with the first crit: going first matters more than damage.',
    input: {
      first: {
        name: 'Thunder hammer',
        attacks: 5,
        hit: 4,
        normalDamage: 5,
        criticalDamage: 6,
        wounds: 15,
        abilities: ['shock'],
        strategy: 'optimalKill',
      },
      second: {
        name: 'Daemon blade',
        attacks: 5,
        hit: 3,
        normalDamage: 4,
        criticalDamage: 6,
        lethal: 5,
        wounds: 14,
        strategy: 'optimalKill',
      },
    },
  },
  {
    id: 'guard-v-marine',
    title: 'Guardsman charges a Space Marine',
    note: 'The long odds, played as well as they can be over two rounds.',
    input: {
      first: {
        name: 'Guardsman, bayonet',
        attacks: 3,
        hit: 4,
        normalDamage: 2,
        criticalDamage: 3,
        wounds: 7,
        strategy: 'optimalDamage',
      },
      second: {
        name: 'Intercessor, fists',
        attacks: 4,
        hit: 3,
        normalDamage: 3,
        criticalDamage: 4,
        wounds: 14,
        strategy: 'optimalDamage',
      },
      rounds: 2,
    },
  },
];

export const choicePresets: readonly Preset<ChoiceInput>[] = [
  {
    id: 'last-crit',
    title: 'Two dice against three',
    note: 'Strike with the crit, or take one of the enemy’s dice away?',
    input: {
      first: {
        name: 'Corsair, power weapon',
        attacks: 4,
        wounds: 9,
        normalDamage: 3,
        criticalDamage: 5,
        crits: 1,
        normals: 1,
      },
      second: {
        name: 'Kommando, choppa',
        attacks: 4,
        wounds: 9,
        normalDamage: 3,
        criticalDamage: 4,
        crits: 1,
        normals: 2,
      },
      rounds: 1,
    },
  },
];
