// In place of a page that broke.
import type { broken as english } from '../english/broken.ts';

export const broken: typeof english = {
  title: 'Diese Seite ist kaputtgegangen',
  sorry:
    'Das ist unser Fehler, nicht deiner. Deine Schlacht steht noch in der Adresszeile: Lade neu, um es noch einmal zu versuchen, oder fang von vorn an.',
  reload: 'Neu laden',
  startOver: 'Von vorn',
};
