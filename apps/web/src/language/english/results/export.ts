// Everything that can be taken away, with the answer as a text.
import { inLanguage } from '../../in-language.ts';

/** Everything that can be taken away. */
export const exportTab = inLanguage('exportTab', {
  copyAsText: 'Copy as text',
  textCopied: 'Text copied',
  csv: 'Download CSV',
  print: 'Print',
  png: 'Download PNG',
  svg: 'Download SVG',
});

/** The answer as a few lines for a chat. */
export const answerText = inLanguage('answerText', {
  averages: (title: string, mean: string, median: string) => `${title}: mean ${mean}, median ${median}`,
  reach: (line: string, chance: string) => `${line}: ${chance} reach it`,
});
