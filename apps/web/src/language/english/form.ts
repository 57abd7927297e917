// Inputs of every game.
import { inLanguage } from '../in-language.ts';

export const form = inLanguage('form', {
  notUsed: 'not used',
  notUsedOf: (title: string) => `${title}: not used`,
  none: 'None',
  between: (min: string, max: string) => `${min} to ${max}`,
  unknown: (names: string) => `${names}: not known here, so it changes no figure. Enter adds it as it is.`,
  dice: '12 or 2D6+3',
  more: (count: number) => `More rules (${count})`,
  fewer: 'Fewer rules',
  set: (count: number) => `${count} set`,
  oneLess: (name: string) => `${name}: one less`,
  oneMore: (name: string) => `${name}: one more`,
});
