// Why the number is what it is.
import type * as english from '../../english/results/steps.ts';

export const steps: typeof english.steps = {
  none: 'Dieser Rechner nennt keine einzelnen Schritte.',
  simulated: 'Diese Antwort ist eine Simulation: Ihre Unsicherheit steht oben.',
  exact: 'Exakt: Jeder Wurf ist gezählt, nichts ist weggelassen.',
  leftOut: (chance) => `Exakt bis auf eine Chance von ${chance}, die weggelassen wurde.`,
};
