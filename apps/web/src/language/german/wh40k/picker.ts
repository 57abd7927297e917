// The unit picker of 40,000 and the box for an army list in it.
import type * as english from '../../english/wh40k/picker.ts';
import { plural } from '../plural.ts';

export const wh40kPicker: typeof english.wh40kPicker = {
  choose: (who) => `Wähle ${who}`,
  description: 'Durchsuche den Katalog oder füge eine Armeeliste ein.',
  unitName: 'Name der Einheit',
  search: 'Einheiten suchen',
  nobodyLeads: (unit) => `Kein Charaktermodell darf ${unit} anführen.`,
  leadersOffered: (unit) => `Zur Wahl stehen Charaktermodelle, die ${unit} anführen dürfen.`,
  noStats: 'Diese Einheit hat im Katalog keine Profilwerte.',
  nearest: 'So heißt keine Einheit; die ähnlichsten Namen',
  catalogue: 'Katalog',
  nothingFound: 'So heißt keine Einheit. Versuch einen Teil ihres Namens, etwa „guard“.',
  list: {
    label: 'Armeeliste',
    paste: 'Armeeliste einfügen',
    from: 'Aus der offiziellen App, New Recruit, ListForge, BattleScribe … oder zieh eine .ros-, .rosz- oder .json-Datei hierher',
    example: 'Beispiel ausprobieren',
    forget: 'Liste vergessen',
    allFound: 'Alle Einheiten und Waffen wurden gefunden.',
    remarks: (count) => `${plural(count, 'Anmerkung', 'Anmerkungen')} zur Liste`,
    remarksAndWarnings: (count, warnings) =>
      `${plural(count, 'Anmerkung', 'Anmerkungen')} zur Liste, ${plural(warnings, 'Warnung', 'Warnungen')}`,
  },
  own: {
    use: 'Eigenen Katalog verwenden',
    inUse: 'Ein eigener Katalog ist in Gebrauch',
    how: 'Datenblätter ändern sich. „oddsmith catalogue build“ macht eine Datei mit den aktuellen; sie bleibt in diesem Browser.',
    madeFrom: (source) => `Er wurde aus ${source} gemacht.`,
    load: 'Katalogdatei laden',
    builtIn: 'Den eingebauten verwenden',
  },
};
