// Two results at once as a field of cells.
import type { heatMap as english } from '../english/heat-map.ts';

export const heatMap: typeof english = {
  label: (title, likeliest) => `${title}. Werte mit den Pfeiltasten lesen. Am wahrscheinlichsten: ${likeliest}`,
  likeliest: (title) => `${title}: die wahrscheinlichsten Ergebnisse`,
};
