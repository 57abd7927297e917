// Everything that can be taken away.
import type { exportTab as english } from '../english/export-tab.ts';

export const exportTab: typeof english = {
  copyAsText: 'Als Text kopieren',
  textCopied: 'Text kopiert',
  csv: 'CSV herunterladen',
  print: 'Drucken',
  png: 'PNG herunterladen',
  svg: 'SVG herunterladen',
};
