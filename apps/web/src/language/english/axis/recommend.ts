// What to send, on a page of its own: units that must go along, several territories.
import { inLanguage } from '../../in-language.ts';

export const axisRecommend = inLanguage('axisRecommend', {
  recommend: 'Recommend',
  goal: 'Goal',
  units: 'Recommended units',
  open: 'Open as a battle',
  least: {
    title: 'Must be among them',
    none: 'Give the army some units first.',
    about: 'At least this many of each unit are sent.',
    owner: 'At least',
  },
  territories: {
    title: 'Several territories',
    none: 'Victory cities: name up to five territories and who attacks each; your defenders are split so that you hold enough of them.',
    about: 'Your defenders, below, are split over these territories.',
    numbered: (number: number) => `Territory ${number}`,
    nameOf: (number: number) => `Name of territory ${number}`,
    add: 'Add a territory',
    remove: (territory: string) => `Remove ${territory}`,
    attackedBy: 'Attacked by',
  },
});
