// A list or a link pasted from elsewhere.
import type * as english from '../../english/shell/paste.ts';
import { plural } from '../plural.ts';

export const paste: typeof english.paste = {
  title: 'Liste oder Link einfügen',
  description: 'Ein Link öffnet seine Schlacht, eine Liste geht zu ihrem Spiel',
  label: 'Liste oder Link',
  placeholder:
    'Eine Armeeliste für Warhammer 40,000 oder Grimdark Future, die Kämpfer eines Kill Teams, eine Schlacht von Axis & Allies (3 Inf 1 Panzer gegen 2 Inf oder das JSON des öffentlichen Rechners) oder ein Link, den dir jemand geschickt hat',
  unreadable: (why) => `Das ist weder ein Link noch eine Liste, die wir lesen können: ${why}.`,
  file: 'Eine Datei ist bereit.',
  choose: 'Datei wählen',
  reading: 'Wird gelesen …',
  open: 'Öffnen',
  recognised: (by) => `Stimmt nicht? Erkannt an: ${by}.`,
  readAs: (game) => `Als ${game} lesen`,
  whose: (units, game) => `: Liste für ${game}, ${plural(units, 'Einheit', 'Einheiten')}. Wessen Armee ist das?`,
  mine: 'Meine',
  theirs: 'Die andere',
};
