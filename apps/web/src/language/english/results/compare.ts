// The pinned situation and the tray.
import { inLanguage } from '../../in-language.ts';

export const compare = inLanguage('compare', {
  pinHint: 'Pin this situation, change something, and see both side by side: is the charge better with the banner?',
  pin: 'Pin this situation',
  calculating: 'Calculating the pinned situation…',
  pinnedIs: 'Pinned:',
  swap: 'Swap',
  both: (title: string) => `${title}: pinned and now`,
  figure: 'Figure',
  pinned: 'Pinned',
  now: 'Now',
  difference: 'Difference',
  together: 'Both together',
  mean: 'Mean',
  median: 'Median',
  atLeast: (outcome: string) => `At least ${outcome}`,
  stays: (most: number) => `Up to ${most} named situations stay here, also tomorrow.`,
  full: 'The tray is full: take one out to add this situation.',
  situation: (number: number) => `Situation ${number}`,
  nameOf: 'Name of this situation',
  known: 'This situation is in the tray',
  namePlaceholder: 'Name, such as “with the banner”',
  add: 'Add to the tray',
  sideBySide: 'Situations side by side',
  takenOut: 'Taken out of the tray',
  takeOut: (name: string) => `Take ${name} out`,
  total: (count: number, mean: string, axis: string, median: string) =>
    `All ${count} one after the other: ${mean} ${axis} on average, median ${median}.`,
  meanOf: (figure: string) => `${figure}, mean`,
});
