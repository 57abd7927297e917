// What a pairing says, in German.
import type { Translation, Writer } from '@oddsmith/words';
import type { ChoiceName, Side } from '../formats.ts';
import type { Advised, english, Worth } from './en.ts';

type Weights = Advised['weights'];

const TEAM: { readonly [side in Side]: string } = { mine: 'Mein Team', theirs: 'Ihr Team' };

function who(choice: Weights[number]['choice'], w: Writer): string {
  return typeof choice === 'string' ? choice : w.list(choice);
}

function weighed(weights: Weights, w: Writer): string {
  if (weights.length === 1) return who(weights[0].choice, w);
  return w.list(
    weights.map(({ choice, weight }) => `${who(choice, w)} (${w.percent(weight)})`),
    'or',
  );
}

function order(choice: ChoiceName, weights: Weights, w: Writer): string {
  const names = weighed(weights, w);
  return { defenders: `${names} legen`, attackers: `${names} schicken`, opponents: `${names} nehmen` }[choice];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function worthText(worth: Worth, w: Writer): string {
  if (worth.of === 'points') {
    const of = worth.all === null ? '' : ` von ${w.decimal(worth.all)}`;
    return `im Schnitt ${w.decimal(worth.value)}${of} Punkte`;
  }
  if (worth.draw === 0) return `${w.percent(worth.value)} Chance auf den Sieg`;
  return `${w.percent(worth.value)} Chance auf den Sieg, ein Remis als ${w.decimal(worth.draw)} gezählt`;
}

export const german: Translation<typeof english> = {
  advised: ({ choice, weights, worth }, w) => `${capital(order(choice, weights, w))}: ${worthText(worth, w)}.`,
  answered: ({ worth }, w) => `Die anderen sind am Zug: ${worthText(worth, w)}.`,
  settled: ({ worth }, w) => `Alle Spiele stehen fest: ${worthText(worth, w)}.`,
  forPoints: ({ choice, weights, loss }, w) =>
    `Für möglichst viele Punkte hieße es: ${order(choice, weights, w)}; das kann ${w.percent(loss)} vom Sieg kosten.`,
  guessedSpread: ({ spread }, w) =>
    `angenommen ist, dass Ergebnisse um ${w.decimal(spread)} Punkte um jedes Mittel streuen; anders mit „spread“ oder den Chancen jedes Ergebnisses`,
  scaleRead: ({ marks }, w) =>
    `Zeichen sind als Punkte gelesen: ${marks.map(([mark, points]) => `„${mark}“ ${w.decimal(points)}`).join('; ')}; andere mit „scale“`,

  wantedObject: ({ path }) => `${path === '' ? 'Eine Frage' : path} muss ein Objekt sein`,
  wantedList: ({ path }) => `${path} muss eine Liste sein`,
  unknownField: ({ field }) => `Ein Feld „${field}“ gibt es hier nicht`,
  oneOf: ({ path, known, got }) => `${path} muss eines von ${known.join(', ')} sein, nicht ${got}`,
  title: ({ most }, w) => `Ein Name muss ein Text von 1 bis ${w.number(most)} Zeichen sein`,
  tooFew: ({ side, count, least }, w) =>
    `${TEAM[side]} hat ${w.number(count)} Spieler; nötig sind mindestens ${w.number(least)}`,
  tooMany: ({ side, count, most }, w) =>
    `${TEAM[side]} hat ${w.number(count)} Spieler; gepaart werden höchstens ${w.number(most)}`,
  unequal: ({ mine, theirs }, w) => `Mein Team hat ${w.number(mine)} Spieler, ihres ${w.number(theirs)}`,
  sameTitle: ({ title }) => `Zwei Spieler eines Teams heißen „${title}“`,
  total: () => 'total muss eine Zahl ab 0 sein, oder null für Differenzen',
  wholeTotal: ({ most }, w) => `total muss eine ganze Zahl von 1 bis ${w.number(most)} sein, wenn es um den Sieg geht`,
  atLeastZero: ({ path }) => `${path} muss eine Zahl ab 0 sein`,
  rows: ({ players }) => `Die Tabelle muss ${players} Zeilen haben`,
  columns: ({ players }) => `Jede Zeile der Tabelle muss ${players} Felder haben`,
  tables: ({ count, most }) => `Ein Feld hat einen Wert für 1 bis ${most} Tische, nicht ${count}`,
  chances: ({ total }) =>
    total === null
      ? 'Chancen von Ergebnissen brauchen eine Gesamtpunktzahl'
      : `chances müssen ${total + 1} Zahlen ab 0 sein, für 0 bis ${total} Punkte, ohne Mittel`,
  chancesSum: ({ sum }, w) => `Die Chancen müssen zusammen 1 ergeben, sie ergeben ${w.figure(sum)}`,
  value: ({ total, got }, w) =>
    total === null
      ? `Ein Wert muss eine Zahl sein, nicht ${got}`
      : `Ein Wert muss eine Zahl von 0 bis ${w.decimal(total)} sein, nicht ${got}`,
  sheet: ({ most }, w) => `sheet muss der Text einer Tabelle sein, höchstens ${w.thousands(most)} Zeichen`,
  sheetAnd: ({ field }) => `Entweder sheet oder ${field}, nicht beides`,
  sheetCell: ({ row, column, text }) =>
    `Zeile ${row}, Spalte ${column} der Tabelle ist weder eine Punktzahl noch ein Zeichen der Skala: „${text}“`,
  scale: ({ most }) => `scale muss Punkte für 1 bis ${most} Zeichen nennen, etwa {"++": 16, "o": 10}`,
  scaleAlone: () => 'Eine Skala ist für die Zeichen einer Tabelle (sheet) da',
  formatPlayers: ({ format, players }) => `„${format}“ ist nicht für Teams von ${players}`,
  tooManyModules: ({ players }) => `${players} Spieler ergeben höchstens ${players} Module`,
  noFirst: ({ module }) => `In ${module} geht niemand voran`,
  noDefender: ({ module }) => `defender gehört zu single, nicht zu ${module}`,
  doesNotFit: ({ module, left }) => `${module} geht nicht mit ${left} Übrigen`,
  notUsedUp: ({ left }) => `Die Module lassen ${left} ohne Spiel`,
  tooLarge: () => 'Dieses Format ist zu groß für die Chance auf den Sieg; frag nach den Punkten',
  noTable: ({ index }, w) => `Nicht jedes Feld hat einen Tisch ${w.number(index)}`,
  drawWorth: () => 'Ein Remis zählt 0 bis 1',
  notWhole: ({ pairs }, w) => `${w.plural(pairs, 'Paar', 'Paare')} ergeben keine ganzen Module`,
  unknownPlayer: ({ got }) => `Einen Spieler ${got} gibt es nicht`,
  usedPlayer: ({ title }) => `„${title}“ hat schon ein Spiel`,
  nothingToSay: () => 'Diese Seite hat hier nichts zu wählen',
  wantedPlayers: ({ count }) => (count === 1 ? 'Hier gehört ein Spieler hin' : `Hier gehören ${count} Spieler hin`),
  notInHand: ({ got }) => `${got} geht hier nicht: nicht auf der Hand oder doppelt`,
  tooEarly: () => 'Die Wahl davor ist noch nicht getroffen',
  attackerDefends: () => 'Ein Verteidiger kann nicht angreifen',
  notSent: () => 'Ein Gegner muss einer der geschickten Angreifer sein',
  announcedFirst: () => 'Die andere Seite sagt diese Wahl zuerst an',
  notAnOption: ({ got }) => `${got} steht in diesem Schritt nicht zur Wahl`,
};
