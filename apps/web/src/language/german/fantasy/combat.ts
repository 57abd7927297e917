// The plain dice of unit against unit.
import type * as english from '../../english/fantasy/combat.ts';

export const fantasyCombat: typeof english.fantasyCombat = {
  plain: 'Bloße Zielwerte und Verluste. Einheitenkarten, Kampfergebnis und Aufriebtests gibt es unter',
  battle: 'Schlacht',
  combat: 'Kampf',
  map: {
    title: 'Verluste beider Einheiten',
    x: 'Lebenspunkte der zweiten Einheit verloren',
    y: 'Lebenspunkte der ersten Einheit verloren',
  },
  diagonal: { above: 'die zweite vorn', below: 'die erste vorn' },
};
