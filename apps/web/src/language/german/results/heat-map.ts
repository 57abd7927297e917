// Two results at once as a field of cells.
import type * as english from '../../english/results/heat-map.ts';

export const heatMap: typeof english.heatMap = {
  label: (title, likeliest) => `${title}. Werte mit den Pfeiltasten lesen. Am wahrscheinlichsten: ${likeliest}`,
  likeliest: (title) => `${title}: die wahrscheinlichsten Ergebnisse`,
};
