// What the shelf says of what it keeps, and of files that come in.
import type * as english from '../../english/library/store.ts';
import { plural } from '../plural.ts';

export const store: typeof english.store = {
  nothingKept:
    'Dieser Browser behält nichts für diese Seite, wie in einem privaten Fenster. Was du speicherst, bleibt nur, bis du sie schließt: Exportiere es vorher.',
  setAside:
    'Was dieser Browser für die Seite behalten hat, ist beschädigt oder aus einer späteren Version: Es wurde unverändert beiseitegelegt. Was du jetzt speicherst, bleibt erhalten.',
  full: (what) =>
    `Der Speicher des Browsers ist voll: ${what} bleibt nur, bis du die Seite schließt. Exportiere alles oder lösche, was du nicht mehr brauchst.`,
  notKept: (what, why) => `${what} konnte nicht behalten werden: ${why}.`,
  unreadable: (count) =>
    `${plural(count, 'gespeichertes Stück war', 'gespeicherte Stücke waren')} nicht lesbar und ${count === 1 ? 'blieb' : 'blieben'} an Ort und Stelle.`,
  whatYouSaved: 'was du gespeichert hast',
  quoted: (name) => `„${name}“`,
  nothingImported: (why) => `Nichts wurde importiert: ${why}.`,
  imported: (count) => `${count} importiert`,
  hereAlready: (count) => `${count} schon da`,
  choicesBack: (count) =>
    `${plural(count, 'Einstellung', 'Einstellungen')} zurückgeholt (zu sehen, sobald die Seite neu geladen ist)`,
  couldNotBeRead: (count) => `${count} nicht lesbar`,
  notJson: 'Die Datei ist kein JSON',
  notOurs: 'Die Datei ist kein Export von Oddsmith',
  otherVersion: (theirs, ours) => `Die Datei hat Version ${theirs}, diese Seite liest ${ours}`,
  notReplaced: (name) => `Nichts wurde gespeichert: „${name}“ bleibt, wie es war.`,
  myList: 'Meine Liste',
};
