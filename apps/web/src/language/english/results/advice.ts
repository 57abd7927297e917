// Advice on the input.
import { inLanguage } from '../../in-language.ts';

export const advice = inLanguage('advice', {
  label: 'Advice',
  title: 'Worth knowing',
  warning: 'Warning',
  note: 'Note',
  showField: 'show field',
});
