// Sharing a battle.
import type * as english from '../../english/calculator/share.ts';

export const share: typeof english.share = {
  description: 'Diese Schlacht als Link, Satz, Bild oder Tabelle teilen',
  link: 'Link',
  linkCopied: 'Link, in die Zwischenablage kopiert',
  linkToCopy: 'Link zum Kopieren',
  meaning: 'Wer ihn öffnet, sieht genau diese Schlacht. Nichts wird auf einem Server gespeichert.',
  copySentence: 'Satz kopieren',
  sentenceCopied: 'Satz kopiert',
  send: 'Senden …',
  saveImage: 'Als Karte speichern (1200 × 630)',
  saveCsv: 'CSV speichern',
  columns: ['Gezählt', 'Anzahl', 'Chance', 'Chance auf so viel oder mehr', 'Chance auf so viel oder weniger'],
  figures: ['Größe', 'Wert'],
};
