// Why the number is what it is.
import { inLanguage } from '../../in-language.ts';

export const steps = inLanguage('steps', {
  none: 'This calculator lists no single steps.',
  simulated: 'This answer is a simulation: see its margin above.',
  exact: 'Exact: every roll is counted, nothing is left out.',
  leftOut: (chance: string) => `Exact up to a chance of ${chance} that was left out.`,
});
