// Everything that can be taken away.
import { inLanguage } from '../in-language.ts';

export const exportTab = inLanguage('export-tab', {
  copyAsText: 'Copy as text',
  textCopied: 'Text copied',
  csv: 'Download CSV',
  print: 'Print',
  png: 'Download PNG',
  svg: 'Download SVG',
});
