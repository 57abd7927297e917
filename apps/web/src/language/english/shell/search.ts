// The search over everything.
import { inLanguage } from '../../in-language.ts';

export const search = inLanguage('search', {
  title: 'Search',
  description: 'Search units, weapons, presets, rules, fields and what you saved',
  label: 'Search presets, rules and fields',
  placeholder: 'Unit, weapon, preset, rule, or something you saved',
  results: 'Results',
  nothing: (query: string) =>
    `Nothing called “${query}”. Pages, units and rules are searched; to read a list, paste it on the start page.`,
  preset: (game: string) => `Preset, ${game}`,
  field: (place: string) => `Field, ${place}`,
  rule: (game: string) => `Rule, ${game}`,
  kinds: {
    unit: 'Saved unit',
    army: 'Saved army',
    matchup: 'Saved battle',
    situation: 'Saved situation',
    effect: 'Saved effect',
    battle: 'History',
    skirmish: 'Skirmish',
  },
});
