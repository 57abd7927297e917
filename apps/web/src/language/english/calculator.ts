// A calculator page around its form and results.
import { inLanguage } from '../in-language.ts';

export const calculator = inLanguage('calculator', {
  answer: 'Answer',
  decision: 'Decision',
  inputs: 'Inputs',
  results: 'Results',
  calculators: 'Calculators',
  presets: 'Presets',
  battle: 'Battle',
  undo: 'Undo (Ctrl Z)',
  redo: 'Redo (Ctrl Shift Z)',
  reset: 'Reset to the standard battle',
  random: 'Random battle (R)',
  dismiss: 'Dismiss',
  cannotCopy: 'Your browser does not allow copying here',
  presetHere: 'Preset of this page',
  fieldHere: 'Field of this page',
  versus: ' v ',
});
