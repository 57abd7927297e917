// What is said alike of the battles of every game: work that was too much, inputs that are refused.
import type { ProseTable } from './matcher.ts';

export const shared: ProseTable = {
  names: {},
  whole: {
    'the exact answer needs about {number} steps, more than the {number2} steps allowed: this is a simulation':
      'die exakte Antwort braucht etwa {number} Schritte, mehr als die {number2} erlaubten: Dies ist eine Simulation',
    'the exact answer needs more than the {number} steps allowed: this is a simulation':
      'die exakte Antwort braucht mehr als die {number} erlaubten Schritte: Dies ist eine Simulation',
  },
};
