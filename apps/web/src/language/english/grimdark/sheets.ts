// The dialogs of Grimdark Future: unit, rules, scenarios.

import { plural } from '@oddsmith/games/wording';
import { inLanguage } from '../../in-language.ts';

export const grimdarkSheets = inLanguage('grimdarkSheets', {
  pick: {
    description: 'Units of the armies you loaded, and of the examples',
    search: 'Search by unit',
    nothing: 'Nothing found. Paste a list on the Armies page, and its units stand here.',
    unit: (models: number, points: number) => `${plural(models, 'model')}, ${plural(points, 'point')}`,
  },

  unit: {
    description: (unit: string) => `Stats, weapons and rules of ${unit}`,
    card: 'Unit card',
    quality: 'Quality',
    defense: 'Defense',
    models: 'Models',
    points: 'Points',
    rulesOfUnit: 'Rules of the unit',
    lookingUp: 'Looking up the rules…',
    noRules: 'No special rules.',
    hero: 'hero',
    qualityIs: (quality: number) => `Quality ${quality}+`,
    defenseIs: (defense: number) => `Defense ${defense}+`,
    rulesOf: (model: string) => `Rules of ${model}`,
    addWeapon: 'Add a weapon',
    /** After "Add a weapon", for those who hear the page. */
    to: (model: string) => `to ${model}`,
    newWeapon: 'Rifle',
    weapon: 'Weapon',
    remove: (weapon: string) => `Remove ${weapon}`,
    range: 'Range in inches',
    attacks: 'Attacks',
    copies: 'Copies',
    weaponRules: 'Weapon rules',
  },

  rules: {
    description: 'All special rules with their meaning',
    loading: 'Loading the rules…',
    search: 'Search rules',
    category: 'Category',
    allCategories: 'All categories',
    /** As they stand behind a rule. */
    categories: {
      weapon: 'weapon',
      attack: 'attack',
      defense: 'defense',
      morale: 'morale',
      boost: 'boost',
      support: 'support',
      movement: 'movement',
      deployment: 'deployment',
      magic: 'magic',
      other: 'other',
    },
    found: (found: number, all: number, version: string) => `${found} of ${all} rules, version ${version}`,
    foundRules: 'Rules found',
    none: 'No rule has these words. Try one word of its name, such as “rending”.',
  },

  run: {
    scenarios: 'Scenarios',
    all: 'All',
    none: 'None',
    chooseOne: 'Choose at least one. Until then the page keeps the last choice.',
    groups: { shooting: 'Shooting', charges: 'Charges', approaches: 'Approaches', battles: 'Whole battles' },
    flows: {
      shooting_only: 'A shoots once.',
      mutual_shooting: 'A shoots, B shoots back.',
      charge: 'A charges, B strikes back.',
      receive_charge: 'B charges, A strikes back.',
      shoot_then_charge: 'A shoots, then B charges.',
      approach_1_turn: 'B shoots once, then A charges.',
      approach_2_turns: 'B shoots in two rounds, then A charges.',
      full_engagement: 'Both shoot; in the next round A charges.',
      fighting_retreat: 'A shoots and B charges, five rounds long.',
    },
  },
});
