// In place of a page that broke.
import type * as english from '../../english/shell/broken.ts';

export const broken: typeof english.broken = {
  title: 'Diese Seite ist kaputtgegangen',
  sorry:
    'Das ist unser Fehler, nicht deiner. Deine Schlacht steht noch in der Adresszeile: Lade neu, um es noch einmal zu versuchen, oder fang von vorn an.',
  lost: 'Ein Teil dieser Seite ist nicht angekommen',
  lostWhy:
    'Der Server ist gerade nicht erreichbar oder hat eine neue Version. Nichts Gespeichertes ist verloren; die Seite kommt zurück, sobald der Server wieder da ist.',
  tryAgain: 'Noch einmal versuchen',
  reload: 'Neu laden',
  startOver: 'Von vorn',
};
