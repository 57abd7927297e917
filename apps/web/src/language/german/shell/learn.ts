// How to read the numbers. What stands between stars is stressed.
import type * as english from '../../english/shell/learn.ts';

export const learn: typeof english.learn = {
  title: 'So liest man die Zahlen',
  bigNumber: {
    title: 'Die große Zahl',
    text: 'Sie beantwortet die Frage der Seite: wie oft das Ziel vernichtet wird oder wie viele Verwundungen du erwarten kannst. Der Satz darunter sagt dasselbe in Worten, fertig zum Einfügen in einen Chat.',
  },
  readings: {
    title: 'Genau und mindestens',
    text: 'Die Balken eines Diagramms zeigen, wie oft jedes Ergebnis vorkommt: *genau* so viele. Zeige auf einen Balken, tippe ihn an oder nimm die Pfeiltasten, dann liest du auch die Chance auf *so viele oder mehr*. Brauchst du drei Verwundungen, ist diese zweite Zahl bei 3 deine. Das Diagramm hier zeigt nur die zweite Lesart.',
    label: 'Attacken, die auf 4+ treffen und auf 4+ verwunden',
    axis: 'Verwundungen',
    example: (mean, half, exactly, atLeast) =>
      `Mittelwert ${mean}. Genau ${half}: ${exactly}. Mindestens ${half}: ${atLeast}.`,
  },
  damage: {
    title: 'Warum der mittlere Schaden täuscht',
    text: 'Schaden, der übrig ist, wenn ein Modell fällt, ist verloren. Zehn Punkte Schaden gegen Modelle mit zwei Lebenspunkten schalten keine fünf Modelle aus, wenn jeder Treffer drei macht: Jeder Treffer schaltet ein Modell aus und verschwendet einen Punkt. Ausgeschaltet ist also nicht Schaden geteilt durch Lebenspunkte, und hier werden Modelle gezählt, nicht Schadenspunkte.',
    label: 'Schaden jeder Verwundung, gegen Modelle mit 2 Lebenspunkten',
    axis: 'ausgeschaltete Modelle',
    example: (damage, divided, slain) =>
      `Auf dem Papier ${damage} Schaden, und geteilt durch 2 sind das ${divided} Modelle. Im Mittel werden ${slain} Modelle ausgeschaltet.`,
  },
  middle: {
    title: 'Mittelwert und Median',
    text: 'Der *Mittelwert* ist, was du im Durchschnitt vieler Schlachten bekommst; er muss kein Ergebnis sein, das man würfeln kann. Der *Median* ist die Mitte: Die Hälfte aller Schlachten endet bei ihm oder darunter. Wenn ein paar große Würfe den Mittelwert hochziehen, sagt dir der Median mehr über dein nächstes Spiel.',
  },
  surprises: {
    title: 'Überraschende Ergebnisse',
    text: 'Warum mehr Lethal weniger tötet, wann man auf die Deckung verzichtet, wieso ein gerechter Kampf aussichtslos ist: zwanzig Dinge über Würfel, in denen auch gute Spieler sich irren, jedes mit seinen Zahlen und seinem Grund.',
    way: 'Zwanzig überraschende Ergebnisse',
  },
  tools: {
    title: 'Würfel und Programme',
    text: 'Der Würfelkasten zählt beliebige Würfel aus, etwa die drei höchsten von vieren. Die Spielwiese fragt die Rechner wie ein Programm: JSON hinein, Antwort heraus, und dasselbe als Zeile für Kommandozeile, HTTP und TypeScript. Die Referenzfälle legen dem Rechner in deinem Browser Schlachten mit bekannten Antworten vor.',
    dice: 'Würfelkasten',
    playground: 'Spielwiese',
    conformance: 'Referenzfälle',
  },
  exact: {
    title: 'Was exakt heißt',
    text: 'Oddsmith würfelt nicht, um eine Antwort zu finden. Es zählt jede Art, wie die Würfel fallen können; deshalb steckt in den Zahlen kein Glück, und sie ändern sich nicht, wenn du noch einmal fragst. Sie stimmen auf zwölf Stellen mit Brüchen überein, die von Hand berechnet sind.',
    label: 'Würfel, jeder ein Erfolg auf 4+',
    axis: 'Erfolge',
    example: (all, cases, chance) =>
      `Alle ${all} gelingen in 1 von ${cases} Fällen: ${chance}, bis zur letzten Stelle.`,
    large:
      'Ein paar Schlachten sind zu groß zum Zählen. Dann sagt die Seite *simuliert* und nennt die Unsicherheit. Eine Chance steht nur dann als *0 %* oder *100 %* da, wenn sie genau das ist; sonst heißt sie *<0,1 %* oder *>99,9 %*.',
  },
  simulation: {
    title: 'Durch Simulation prüfen',
    text: 'Ein zweites Rechenwerk, getrennt vom ersten geschrieben, spielt die Schlacht Würfel für Würfel. Die Punkte sind, was es gewürfelt hat, und die Striche der Bereich, in dem die wahre Chance 95 von 100 Malen liegt. Etwa einer von zwanzig Punkten sollte seinen Balken verfehlen: Das bedeuten 95 %.',
  },
  plans: {
    title: 'Zwei Pläne vergleichen',
    text: 'Hefte eine Situation an, ändere etwas, und beide bleiben zu sehen: Der Umriss ist die angeheftete. Der Unterschied steht unter der großen Zahl, und wo sich zwei Attacken addieren, auch, was beide nacheinander bewirken. Unter „Vergleich“ stehen alle Zahlen beider und eine Ablage für bis zu vier benannte Situationen.',
  },
  pairing: {
    title: 'Ein Team paaren: warum die beste Wahl ein Würfel sein kann',
    game: 'Drei gegen drei: Jedes Team legt verdeckt einen Verteidiger. Die beiden Übrigen greifen den anderen Verteidiger an, der sich, wieder verdeckt, einen davon aussucht; die beiden Abgelehnten spielen gegeneinander. Jedes Feld sind die Punkte von 20, die euer Spieler holen sollte.',
    tables: [
      'Erwartete Punkte für euch',
      'Anna und Yuki verteidigen: eure Punkte, je nachdem, wen Anna nimmt (Zeilen) und wen Yuki',
      'Eure Punkte nach eurem Verteidiger (Zeilen) und ihrem',
    ],
    last: 'Fangt am Ende an. Verteidigen Anna und Yuki, kann Anna Xaver oder Zoe nehmen und Yuki Ben oder Cleo. Xaver und Ben: 12 + 15, und Cleo spielt gegen Zoe für 6, zusammen 33. Mit Xaver sind euch 32 sicher, mit Zoe nur 24. Nehmen sie Cleo, bekommt ihr höchstens 32. Beide Seiten haben eine beste Wahl: 32.',
    before:
      'Das Gleiche für alle neun Paare von Verteidigern. Gegen Zoe hat Anna keine sichere Wahl: Sie muss in 14 von 15 Fällen Xaver nehmen, das ist 32 1/15 wert.',
    mixed: '32,07',
    alone:
      'Nun die Verteidiger. Wissen sie, dass ihr Ben legt, legen sie Yuki: 32. Wissen sie, dass es Cleo ist, legen sie Xaver: 24. Sicher Ben ist also 32 wert.',
    mixing:
      'Legt in 9 von 10 Fällen Ben und in einem Cleo. Gegen Xaver macht das 0,9 × 33 + 0,1 × 24 = 32,1, gegen Yuki 0,9 × 32 + 0,1 × 33 = 32,1, gegen Zoe 33. Was sie auch tun, ihr bekommt mindestens 32,1: ein Zehntelpunkt, den keine einzelne Wahl versprechen kann.',
    theirs:
      'Sie können euch darauf festhalten: Xaver in einem von zehn Fällen, Yuki in neun. Dann bringen Ben und Cleo beide 32,1 und Anna 31,2. Die beiden Garantien treffen sich, besser kann es niemand: 32,1 ist das Spiel wert.',
    die: 'Der Würfel ist nicht der Gerechtigkeit wegen da. Er hütet ein Geheimnis, das ihr nicht verraten könnt, weil ihr es vor dem Wurf selbst nicht kennt.',
    way: 'Das eigene Team paaren',
  },
  games: {
    title: 'Wie jedes Spiel gelesen wird',
    killteam:
      'Angriffswürfel werden einzeln behalten oder verloren, der Verteidiger hebt auf, was am meisten schmerzt, und was übrig bleibt, ist Schaden. Ein Kampf wird Würfel für Würfel mit der besten Wahl für jede Seite gespielt.',
    wh40k:
      'Waffen werden nacheinander in der Reihenfolge der Liste abgehandelt, Verwundungen gehen an ein schon verletztes Modell, und Schaden über dessen Lebenspunkte hinaus ist verloren.',
    fantasy:
      'Treffen, Verwunden, Rüstung, Rettungswurf: Jeder Würfel wird durch alle seine Würfe verfolgt. Eine Schlacht mit Einheitenkarten geht weiter bis zu Kampfergebnis, Aufriebstest und Verfolgung.',
    grimdark:
      'Zwei Einheiten treffen in bis zu neun Szenarien aufeinander. Mittelwerte über Paarungen heißen auch so: Keine einzelne Schlacht ist Durchschnitt.',
    axis: 'Alle Würfel einer Runde fallen zusammen, Verluste folgen deiner Reihenfolge, und ein Rückzug ist nie ein Sieg.',
    attackDice: 'Angriffswürfel',
    damageDealt: 'Schaden',
    woundsEach: 'Lebenspunkte jedes Zielmodells',
    attacks: 'Attacken',
    models: 'Modelle, die angreifen',
    infantry: 'Infanterie, die angreift',
    profit: 'IPC gewonnen abzüglich verloren',
    open: (game) => `In ${game} öffnen`,
  },
  links: {
    title: 'Links',
    text: 'Die ganze Schlacht steht in der Adresse. Kopiere sie, und wer sie öffnet, sieht, was du siehst; nichts wird auf einem Server gespeichert. Einmal geöffnet, funktioniert die App auch ohne Verbindung.',
  },
};
