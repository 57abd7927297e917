import type { Translation, Writer } from '@oddsmith/words';
import type { Coverage } from '../../grimdark/rules/catalogue.ts';
import { germanOf } from '../../words/de.ts';
import type { SignId } from '../reader.ts';
import type { en } from './en.ts';
import type * as values from './values.ts';

const SIGNS: { readonly [sign in SignId]: string } = {
  'quality-defense': 'Qualität und Verteidigung',
  'opr-total': 'einer Summe von One Page Rules',
  'opr-weapon': 'einer Waffe wie (24", A2)',
  'joined-to': '„Joined to“',
  'opr-rule': 'einer Regel von One Page Rules',
  'forge-fields': 'die Felder einer Liste von Army Forge',
  'tournament-header': 'einem Turnierkopf',
  'army-roster': '„Army Roster“',
  'size-or-detachment': 'Schlachtgröße oder Kontingent',
  'program-signature': 'der Signatur eines Programms für 40.000',
  'battle-size': 'der Größe der Schlacht',
  'heading-40k': 'einer Überschrift von 40.000',
  'numbered-character': 'einem nummerierten Charaktermodell',
  'points-in-brackets': 'Punkten in runden Klammern',
  'number-with': '„4 with ...“',
  'gear-bullets': 'Ausrüstung unter Aufzählungspunkten',
  'roster-fields': 'die Felder eines Rosters',
};

const sign = (found: values.FoundSign, w: Writer) => {
  if ('datasheets' in found)
    return w.plural(found.datasheets, 'Einheit seiner Datenblätter', 'Einheiten seiner Datenblätter');
  if (found.sign === 'forge-fields' || found.sign === 'roster-fields') return SIGNS[found.sign];
  return `${w.plural(found.lines, 'Zeile', 'Zeilen')} mit ${SIGNS[found.sign]}`;
};

const evidence = (signs: readonly values.FoundSign[], w: Writer) =>
  signs.length === 0 ? 'nichts' : w.list(signs.map((found) => sign(found, w)));

const COVERED: { readonly [coverage in Exclude<Coverage, 'counted'>]: string } = {
  'read from text': 'aus ihrem Text gelesen',
  'needs support': 'brauchen eine zweite Einheit',
  'no effect': 'ohne Wirkung in einem Duell',
  'not modelled': 'nicht abgebildet',
};

const GROUPS: { readonly [group in values.Group]: string } = {
  counted: 'Gezählt',
  switches: 'Schalter',
  'not counted': 'Nicht gezählt',
  'no dice': 'Ohne Wirkung auf Würfel',
};

const MARKS: { readonly [marked in values.Mark]: string } = {
  on: 'an',
  off: 'aus',
  'not judged': 'noch nicht beurteilt',
};

const messages: Translation<typeof en> = {
  'unknown-game': ({ game, known }) => `für „${game}“ gibt es keine Armeelisten; es gibt ${known.join(', ')}`,
  'nothing-to-read': () => 'es gibt nichts zu lesen: Füg eine Armeeliste ein, oder wähl ihre Datei',
  'which-game': ({ sides }, w) =>
    `das kann eine Liste für mehrere Spiele sein, also nenne eines (${sides.map(({ game }) => `„${game}“`).join(' oder ')}): Für ${sides.map(({ title, signs }) => `${title} spricht ${evidence(signs, w)}`).join('; für ')}`,
  sign,
  evidence: ({ signs }, w) => w.list(signs),
  'too-much': () => 'sie zu lesen macht weit mehr Arbeit als jede Armeeliste: Das Lesen wurde aufgegeben',
  'out-of-time': () => 'die Zeit, um eine Liste zu lesen, ist um',
  'file-too-large': ({ most }) => `die Datei ist größer als ${most} MB: Das ist keine Armeeliste`,
  empty: () => 'es steht nichts darin: Füg eine Armeeliste ein, oder wähl eine Datei',
  'web-page': () => 'das ist eine Webseite, keine Liste: Kopier den Text der Liste, oder exportier sie als Datei',
  'nests-too-deep': ({ most }, w) =>
    `sie ist tiefer als ${w.number(most)} Ebenen verschachtelt: Das ist keine Armeeliste`,
  'not-text': () => 'das ist weder ein Roster noch Text',
  'broken-archive': () => 'das Archiv ist beschädigt und lässt sich nicht öffnen',
  'archive-too-large': () => 'das Archiv enthält weit mehr, als eine Armeeliste fassen kann',
  'archive-too-many': ({ most }) => `das Archiv enthält mehr als ${most} Dateien, ein Roster ist eine`,
  'archive-without-roster': () => 'das Archiv enthält keine Roster-Datei (.ros)',
  'several-rosters': () => 'das Archiv enthält mehrere Roster: Wähl die Datei von einem davon',
  'too-many-characters': ({ got, most }, w) =>
    `sie hat ${w.number(got)} Zeichen, mehr als die ${w.number(most)} jeder Armeeliste`,
  'too-many-lines': ({ most }, w) => `sie hat mehr als ${w.number(most)} Zeilen, eine Armeeliste hat ein paar hundert`,
  'line-too-long': ({ line, characters }, w) =>
    `Zeile ${line} hat ${w.number(characters)} Zeichen: Erwartet war eine Einheit mit ihrer Ausrüstung`,

  'text-too-large': () => 'der Text ist weit länger als jede Armeeliste',
  'share-link': ({ address }) =>
    `das ist ein Link, und Oddsmith geht nie von selbst ins Netz: Öffne ${address} und füg ein, was dort steht`,
  'no-line-like-unit': () => 'keine Zeile sieht wie eine Einheit aus, etwa „Guardians [5] Q4+ D4+ | 120pts | Fearless“',
  'broken-json': () => 'das JSON ist beschädigt und lässt sich nicht lesen',
  'army-book': () => 'das ist ein Armeebuch, keine Liste: Gib es zusammen mit einer Speicherdatei an',
  'json-not-a-list': () => 'dieses JSON ist keine Armeeliste',
  'book-unreadable': () => 'eines der Armeebücher ist kein Armeebuch von Army Forge',
  'books-needed': ({ books }) => `eine Speicherdatei nennt ihre Einheiten nur; gib die Armeebücher dazu an: ${books}`,
  'too-many-units': ({ units, most }, w) =>
    `die Liste hat ${w.number(units)} Einheiten, mehr als die ${most} jeder Armee`,
  'too-much-gear': ({ things, most }, w) =>
    `eine Einheit der Liste hat ${w.number(things)} Waffen, Gegenstände und Regeln, mehr als die ${most} jeder Einheit`,
  'no-readable-units': () => 'die Liste hat keine Einheiten, die sich lesen lassen',
  'item-too-deep': () => 'ein Gegenstand der Liste ist tiefer verschachtelt als jeder andere',
  'line-starts-too-many': ({ line, unit }) => `mit Zeile ${line} beginnt Einheit ${unit}: So viele hat keine Armee`,

  'not-names': () => 'eine Liste von Agenten muss Text sein: ein Name je Zeile',
  'no-operatives': () =>
    'in dieser Liste steht kein Agent und kein Team der Bibliothek: ein Name je Zeile, etwa „Kommandos“',
  'too-many-operatives': ({ most }) => `die Liste hat mehr als ${most} Agenten`,

  'no-line-with-points': ({ line, text }) =>
    `keine Zeile sieht wie eine Einheit mit ihren Punkten aus, etwa „Intercessor Squad (80 points)“; Zeile ${line} lautet „${text}“`,
  'no-units': () => 'die Liste hat keine Einheiten',
  'broken-json-at': ({ place }) => `das JSON ist beschädigt und lässt sich nicht lesen: ${place}`,
  'json-not-a-roster': () => 'dieses JSON ist keine Armeeliste: Ein Roster hat „forces“ mit ihren Auswahlen',
  'xml-not-a-roster': () => 'dieses XML ist kein Roster',
  'catalogue-file': () =>
    'das ist ein Katalog, keine Liste: „oddsmith catalogue build“ macht aus solchen Dateien Datenblätter',
  'at-xml-line': ({ why, line }, w) => `${w.say(why)} (Zeile ${line})`,
  'xml-doctype': () => 'das XML erklärt Entitäten, was Roster nie tun: Es wird abgelehnt',
  'broken-xml': ({ why }) => `das XML ist beschädigt: ${why}`,
  'xml-too-many': ({ most }, w) => `das XML hat mehr als ${w.number(most)} Elemente`,
  'xml-too-deep': () => 'das XML ist tiefer verschachtelt als jeder Roster',
  'roster-too-deep': () => 'der Roster ist tiefer verschachtelt als jede Armee',
  'roster-selections': ({ most }, w) => `der Roster hat mehr als ${w.number(most)} Auswahlen`,
  'roster-assets': () => 'der Roster hat zu viele Einträge',
  'roster-units': ({ most }) => `der Roster hat mehr als ${most} Einheiten`,
  'wrong-game': ({ game }) =>
    `das ist eine Liste für ${game === '' ? 'ein Spiel ohne Namen' : game}, nicht für Warhammer 40.000`,
  'wrong-edition': ({ edition }) =>
    `diese Liste ist für die ${edition}. Edition von Warhammer 40.000; hier werden die 10. und 11. gelesen`,
  'pieces-of-gear': ({ most, text }) => `eine Zeile zählt mehr als ${most} Stücke Ausrüstung auf: „${text}“`,

  'catalogue-not-json': () => 'das ist keine Katalogdatei: Es ist kein JSON',
  'not-a-catalogue': () => 'das ist keine Katalogdatei: „oddsmith catalogue build“ macht eine',
  'catalogue-version': ({ version }) => `dieser Katalog hat Version ${version}, gelesen wird Version 1: Bau ihn neu`,
  'other-system-files': ({ system }) =>
    `diese Dateien sind für ${system}; gelesen werden die 10. und 11. Edition von Warhammer 40.000`,
  'in-file': ({ file, why }, w) => `${file}: ${w.say(why)}`,
  'of-sheet': ({ faction, sheet, why }, w) => `${faction}, ${sheet}: ${w.say(why)}`,
  'archive-without-catalogue': () => 'das Archiv ist beschädigt oder enthält keinen Katalog',
  'not-a-catalogue-element': ({ tag }) => `das ist kein Katalog, sondern <${tag}>`,
  'json-without-catalogue': () => 'dieses JSON ist kein Katalog',
  'nothing-in-file': () => 'sie ist leer',
  'json-damaged': ({ why }) => `das JSON ist beschädigt: ${why}`,
  'catalogue-doctype': () => 'die Datei erklärt Entitäten, was Kataloge nie tun',
  'stat-line-unreadable': ({ name }) => `die Werte von ${name} lassen sich nicht lesen`,
  'weapon-of-unreadable': ({ weapon, unit }) => `die Zahlen von ${weapon} (${unit}) lassen sich nicht lesen`,
  'sheet-left-out': ({ field, why }, w) =>
    `weggelassen wegen „${field}“: ${why.id === 'as-written' ? '' : 'muss '}${w.say(why)}`,
  'file-missing': ({ name }) => `${name ?? 'das Spielsystem (.gst)'} liegt nicht im Ordner: Was darin steht, fehlt`,
  'catalogue-damaged': ({ field, sheet, why }, w) =>
    `der Katalog ist beschädigt: „${field}“${sheet === undefined ? '' : ` von ${sheet}`}${why.id === 'as-written' ? ': ' : ' muss '}${w.say(why)}`,

  'two-games': () => 'die beiden Listen sind für verschiedene Spiele',
  'no-lists-for': ({ game }) => `für „${game}“ gibt es keine Armeelisten`,
  'no-such-unit': ({ unit, known }) => `die Liste hat keine Einheit „${unit}“; sie hat ${known.join(', ')}`,
  'several-units': ({ unit, known }) =>
    `„${unit}“ heißen mehrere Einheiten der Liste: Nenn eine von ${known.join(', ')}`,
  'two-editions': ({ edition }) => `die Listen sind aus verschiedenen Editionen: Es gelten die Regeln der ${edition}.`,
  unarmed: ({ unit, phase }) => `${unit} hat keine ${phase === 'fight' ? 'Nahkampfwaffen' : 'Fernkampfwaffen'}.`,
  'operative-unarmed': ({ unit, phase }) =>
    `${unit} hat keine Waffe ${phase === 'fight' ? 'für den Nahkampf' : 'zum Schießen'}`,
  'nothing-to-strike-with': ({ unit }) => `${unit} hat nichts zum Zuschlagen`,
  'switch-without-fields': ({ name, on }) =>
    `„${name}“ lässt sich nicht mit dem Namen ${on ? 'ein' : 'aus'}schalten: Kein einzelnes Feld tut es`,
  'switch-always': ({ name }) => `„${name}“ zählt immer: Da gibt es nichts ein- oder auszuschalten`,
  'switch-not-counted': ({ name }) => `„${name}“ wird nicht gezählt: Was es ändert, stellt man in Feldern ein`,
  'no-such-switch': ({ name, known }) =>
    `keine der Einheiten hat einen Schalter „${name}“; ${known.length === 0 ? 'sie haben keine' : `sie haben ${known.join(', ')}`}`,
  'rule-group': ({ group }) => GROUPS[group],
  'rule-state': ({ marked }) => MARKS[marked],
  'unknown-mode': ({ name, known }) =>
    `keine Waffe hat eine Betriebsart „${name}“; ${known.length === 0 ? 'hier hat keine Waffe Betriebsarten' : `es gibt ${known.join(', ')}`}`,
  'no-units-of-game': ({ game, known }) => `von „${game}“ sind keine Einheiten bekannt; bekannt: ${known.join(', ')}`,
  'unknown-library': ({ field, got, known }) => `„${field}“ muss eins von ${known.join(', ')} sein, nicht „${got}“`,
  'no-battle-for': ({ calculator, known }) =>
    `aus zwei Einheiten wird kein „${calculator}“; bekannt: ${known.join(', ')}`,
  'no-unit-in-library': ({ unit, nearest }) =>
    `diese Bibliothek hat keine Einheit „${unit}“${nearest.length === 0 ? '' : `; am nächsten: ${nearest.join(', ')}`}`,
  'ambiguous-unit': ({ unit, known }) =>
    `mehrere Armeen haben eine Einheit „${unit}“: Sag ${known.map((one) => `„${one}“`).join(', ')}`,
  'unit-read-as': ({ text, as, others, more }) =>
    `„${text}“ wird als ${as} gelesen${others.length === 0 ? '' : `; auch: ${[...others, ...(more > 0 ? [`${more} weitere`] : [])].join(', ')}`}`,
  'not-together': ({ game }) => `Einheiten von ${game} stehen nicht zusammen: Nenn eine`,
  'no-armies': ({ game }) => `von ${game} sind keine Armeeregeln bekannt`,
  'no-passengers': ({ game }) => `Einheiten von ${game} tragen niemanden`,
  'no-firing-deck': ({ unit }) => `aus ${unit} schießt niemand`,
  'unknown-army': ({ army, known }) =>
    `sie dient in keinem Detachment „${army}“; bekannt: ${known.join(', ') || 'keins'}`,

  'at-line': ({ line, remark }) => `Zeile ${line}: ${remark}`,
  nearest: ({ remark, names }) => `${remark}; am nächsten: ${names.join(', ')}`,
  'in-lines': ({ remark, lines, more }) =>
    `${remark} (${lines.length === 1 ? 'Zeile' : 'Zeilen'} ${lines.join(', ')}${more ? ' ...' : ''})`,
  'not-in-catalogue': ({ names }) =>
    names.length === 0 ? 'nicht im Katalog' : `nicht im Katalog; am nächsten: ${names.join(', ')}`,
  'army-title': ({ name = 'Importierte Armee', points }, w) =>
    `${name}${points === undefined ? '' : ` (${w.number(points)} Punkte)`}`,
  'unit-detail': ({ models, points, character, faction }, w) =>
    [
      w.plural(models, 'Modell', 'Modelle'),
      ...(points === 0 ? [] : [`${w.number(points)} Punkte`]),
      ...(character ? ['Charaktermodell'] : []),
      ...(faction === undefined ? [] : [faction]),
    ].join(' · '),
  'count-misread': ({ name, written, taken }, w) =>
    `„${written}“ von „${name}“ ist keine Anzahl von Modellen oder Waffen: ${w.plural(taken, 'wird', 'werden')} gezählt`,
  'count-unread': ({ name }) => `„${name}“ beginnt mit keiner Anzahl von Modellen oder Waffen: Es wird einmal gezählt`,
  'points-differ': ({ sum, stated }, w) =>
    `die Einheiten ergeben ${w.number(sum)} Punkte, die Liste sagt ${w.number(stated)}`,
  'read-as': ({ name, as }) => `„${name}“ wird als ${as} gelesen`,
  'too-many-models': ({ models, most }, w) =>
    `weggelassen: ${w.number(models)} Modelle sind mehr als die ${most}, die eine Einheit haben kann`,
  'left-out': ({ why }, w) => `weggelassen: ${w.say(why)}`,
  'host-missing': () => 'schließt sich einer Einheit an, die nicht in der Liste ist: steht allein',
  'other-system': ({ system, known }) =>
    `das ist eine Liste für ${known ? system : `ein anderes Spiel („${system}“)`}: Hier wird nach den Regeln von Grimdark Future gespielt, soweit beide sie teilen`,
  'version-unknown': ({ version, pack }) => `für Version ${version} gibt es keine Regeln: ${pack} wird benutzt`,
  'texts-of-older': ({ rules, version }) =>
    `die Liste beschreibt ${rules.join(', ')} wie Version 3.4: Gerechnet wird nach Version ${version}`,
  'texts-differ': ({ rules, version }) =>
    `die Liste beschreibt ${rules.join(', ')} anders als die Regeln der Version ${version}, nach denen gerechnet wird`,
  'book-version': ({ version, book, supplied }) =>
    `die Liste entstand mit Version ${version} von ${book}, das angegebene Buch ist ${supplied}: Werte und Preise können abweichen`,
  'book-other-system': ({ book, of, list }) =>
    `das Buch ${book} ist für ${of}, die Liste für ${list}: Punkte und Größen weichen ab`,
  'book-missing': ({ unit, book }) => `Einheit ${unit} steht im Armeebuch ${book}, das nicht angegeben ist`,
  'not-in-book': ({ book, unit }) => `das Armeebuch ${book} hat keine Einheit ${unit}`,
  'option-not-in-book': ({ book, option, section }) =>
    `das Armeebuch ${book} hat keine Option ${option} im Abschnitt ${section}`,
  'line-not-understood': ({ line, text }) => `Zeile ${line}: „${text}“ ist nicht zu verstehen`,
  'no-readable-stats': ({ text }) => `„${text}“ hat keine Werte, die sich lesen lassen`,
  'stats-assumed': () =>
    'der Text nennt weder Qualität noch Verteidigung: 4+ und 4+ werden genommen, ändere sie, bevor du den Chancen traust',
  'range-assumed': ({ weapon, range }) => `${weapon} hat keine Reichweite: ${range}" wird genommen`,
  'weapon-assumed': ({ weapon, range }) =>
    range > 0
      ? `${weapon} hat keine Werte: 1 Attacke mit ${range}" Reichweite wird genommen`
      : `${weapon} hat keine Werte: 1 Attacke im Nahkampf wird genommen`,
  'several-lists': ({ lists }) => `${lists} Listen stehen in einem Text: Ihre Einheiten werden zusammen gelesen`,
  'copies-cut': ({ copies, read }) => `${copies} Kopien einer Einheit: ${read} werden gelesen`,
  coverage: ({ counted, rest }) =>
    [
      `Regeln: ${counted} ${counted === 1 ? 'zählt' : 'zählen'}`,
      ...rest.map(({ coverage, rules }) => `${COVERED[coverage]}: ${rules.join(', ')}`),
    ].join('; '),

  'no-operative': ({ text, team }) => `„${text}“ ist kein Agent${team === undefined ? '' : ` von ${team}`}`,
  'no-weapon-of': ({ text, operative }) => `„${text}“ ist keine Waffe von ${operative}`,
  'damage-rolled': ({ weapon, operative }) => `${weapon} von ${operative} bleibt weg: Der Schaden ist keine Zahl`,
  'no-gun': ({ operative }) => `${operative} hat nichts zum Schießen`,

  'edition-assumed': () => 'die Liste nennt ihre Edition nicht: Die 10. wird angenommen',
  'edition-guessed': () => 'die Liste nennt ihre Edition nicht: Die der 11. kennt mehr ihrer Einheiten',
  'printed-loadout': ({ models }) =>
    `es steht keine Ausrüstung dabei: ${models === 1 ? 'Sie trägt' : `${models} Modelle tragen`}, was auf dem Datenblatt steht`,
  'other-edition': ({ list, sheets }) =>
    `das ist eine Liste für die ${list}. Edition, die Datenblätter sind die der ${sheets}.: Prüf die Zahlen`,
  'unit-not-found': ({ unit }) => `der Katalog hat keine Einheit „${unit}“: Sie bleibt ohne Werte`,
  'several-sheets': ({ unit, used, others }) =>
    `mehrere Armeen haben ${unit}: Genommen ist das Datenblatt von ${used}, nicht das von ${others.join(', ')}`,
  'line-unread': ({ text }) =>
    `„${text}“ ist nicht zu verstehen: Erwartet war eine Einheit mit Punkten oder ihre Ausrüstung`,
  'lines-ignored': ({ lines }) =>
    `Überschriften, Schlachtgröße und Signaturen werden nicht benutzt: ${lines.length === 1 ? 'Zeile' : 'Zeilen'} ${lines.slice(0, 40).join(', ')}`,
  'choice-not-modelled': ({ text }) => `„${text}“ ist eine Wahl dieser Einheit; sie ist nicht abgebildet`,
  'model-guessed': ({ model, line }) =>
    `„${model}“ ist kein Modell des Datenblatts: Die Werte von ${line} werden benutzt`,
  'not-on-datasheet': ({ weapon }) =>
    `${weapon} steht nicht auf dem Datenblatt: Das Profil dieses Namens von anderswo wird benutzt`,
  'gear-not-found': ({ gear }) => `„${gear}“ ist keine Waffe, die der Katalog kennt: Sie bleibt als Ausrüstung`,
  'list-option': ({ option }) => `„${option}“ ist eine Listenoption ohne Modelle: keine Einheit`,
  'no-stat-line': ({ model, known }) =>
    `die Liste hat keine Werte für ${model}${known ? ': Die des Katalogs werden benutzt' : ', und der Katalog kennt sie nicht'}`,
  'weapon-unreadable': ({ weapon }) => `die Zahlen von ${weapon} lassen sich nicht lesen`,
  'no-models': () => 'kein Modell dieser Einheit wurde gefunden',
  'no-weapons': () => 'keine Waffe dieser Einheit wurde gefunden',
  'many-kinds': ({ kinds, most }) =>
    `sie hat ${kinds} Arten von Modellen: Als Ziel stehen die ${most} häufigsten für alle`,
};

export const de = germanOf('lists', messages, {});
