// What matters: each field moved by one step.
import { inLanguage } from '../in-language.ts';

export const sensitivity = inLanguage('sensitivity', {
  trying: 'Trying every field one step up and down…',
  tooLarge: 'This battle is too large to try every change.',
  nothing: 'No single step of any field changes the answer.',
  moves: (figure: string, base: string) =>
    `How ${figure.toLowerCase()} (${base}) moves with one step of one field. Choose a line to take the step.`,
  on: 'on',
  off: 'off',
  none: 'none',
  used: 'used',
});
