// The start page.
import type { home as english } from '../english/home.ts';

export const home: typeof english = {
  library: 'Sammlung',
  learn: 'Lernen',
  promise: 'Genaue Chancen für deinen nächsten Wurf.',
  offline: 'Funktioniert ohne Netz, nichts verlässt deinen Browser.',
  search: 'Schlachten, Regeln, Einheiten, Armeen suchen',
  searchKeys: 'Strg K',
  paste: 'Liste oder Link einfügen',
  continue: 'Weiterspielen',
  lastBattle: 'Deine letzte Schlacht',
  loading: 'Der Rechner wird geladen …',
};
