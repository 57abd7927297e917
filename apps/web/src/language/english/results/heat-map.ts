// Two results at once as a field of cells.
import { inLanguage } from '../../in-language.ts';

export const heatMap = inLanguage('heatMap', {
  label: (title: string, likeliest: string) => `${title}. Read values with the arrow keys. Most likely: ${likeliest}`,
  likeliest: (title: string) => `${title}: the likeliest results`,
});
