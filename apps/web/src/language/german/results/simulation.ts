// A live run of the simulation.
import type * as english from '../../english/results/simulation.ts';

export const simulation: typeof english.simulation = {
  battles: 'Simulierte Schlachten',
  rolled: (battles) => `${battles} Schlachten gewürfelt`,
  remove: 'Simulation entfernen',
  agreement: (inside, all, expected) =>
    `${inside} von ${all} exakten Werten liegen in den 95-%-Bändern; etwa ${expected} sollten es.`,
};
