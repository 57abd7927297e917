// Inputs of every game.
import type { form as english } from '../english/form.ts';

export const form: typeof english = {
  notUsed: 'ohne',
  notUsedOf: (title) => `${title}: ohne`,
  none: 'Keiner',
  between: (min, max) => `${min} bis ${max}`,
  unknown: (names) => `${names}: hier nicht bekannt und ohne Wirkung auf die Zahlen. Enter fügt es trotzdem hinzu.`,
  dice: '12 oder 2D6+3',
  more: (count) => `Mehr Regeln (${count})`,
  fewer: 'Weniger Regeln',
  set: (count) => `${count} gesetzt`,
  oneLess: (name) => `${name}: eins weniger`,
  oneMore: (name) => `${name}: eins mehr`,
};
