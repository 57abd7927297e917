// Everything that can be taken away, with the answer as a text.
import type * as english from '../../english/results/export.ts';

/** Everything that can be taken away. */
export const exportTab: typeof english.exportTab = {
  copyAsText: 'Als Text kopieren',
  textCopied: 'Text kopiert',
  csv: 'CSV herunterladen',
  print: 'Drucken',
  png: 'PNG herunterladen',
  svg: 'SVG herunterladen',
};

/** The answer as a few lines for a chat. */
export const answerText: typeof english.answerText = {
  averages: (title, mean, median) => `${title}: Mittelwert ${mean}, Median ${median}`,
  reach: (line, chance) => `${line}: ${chance} erreichen das`,
};
