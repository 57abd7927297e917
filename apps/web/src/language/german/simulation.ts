// A live run of the simulation.
import type { simulation as english } from '../english/simulation.ts';

export const simulation: typeof english = {
  battles: 'Simulierte Schlachten',
  rolled: (battles) => `${battles} Schlachten gewürfelt`,
  remove: 'Simulation entfernen',
  agreement: (inside, all, expected) =>
    `${inside} von ${all} exakten Werten liegen in den 95-%-Bändern; etwa ${expected} sollten es.`,
};
