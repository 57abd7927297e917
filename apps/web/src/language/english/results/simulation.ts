// A live run of the simulation.
import { inLanguage } from '../../in-language.ts';

export const simulation = inLanguage('simulation', {
  battles: 'Simulated battles',
  rolled: (battles: string) => `${battles} battles rolled`,
  remove: 'Remove the simulation',
  agreement: (inside: number, all: number, expected: number) =>
    `${inside} of ${all} exact values lie inside the 95% bands; about ${expected} should.`,
});
