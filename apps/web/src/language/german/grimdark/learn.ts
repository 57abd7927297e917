// How the Armies page of Grimdark Future is read.
import type * as english from '../../english/grimdark/learn.ts';

export const grimdarkLearn: typeof english.grimdarkLearn = {
  description: 'Wie du diese Seite benutzt und ihre Zahlen liest',
  parts: [
    {
      title: 'Bring deine Liste mit',
      text: 'Wähle bei einer Armee „Ändern“ und füge ein, was Army Forge dir unter „Share as text“ gibt, oder zieh eine Datei hierher. Eine Speicherdatei braucht ihre Armeebücher dazu. Listen bleiben in deinem Browser.',
    },
    {
      title: 'Die Matrix lesen',
      text: 'Jede Zelle ist eine deiner Einheiten gegen eine gegnerische. Die Zahl sagt, wie oft deine gewinnt, gezählt über alles, was die Würfel zeigen können; sie ändert sich nicht, wenn du noch einmal hinsiehst. Orange Zellen sind deine, blaue gegnerische; eine blasse ist knapp oder meist unentschieden.',
    },
    {
      title: 'Szenarien',
      text: 'Ein Duell wird auf bis zu neun Arten gespielt, von einer Salve bis zu fünf Runden mit Beschuss und Angriffen. Wer angreift, ist wichtig: Im einen Szenario geht deine Einheit vor, im anderen steht sie und der Gegner kommt. Wähle eines über der Matrix oder nimm den Mittelwert aller.',
    },
    {
      title: 'Exakt oder simuliert',
      text: 'Der Knopf über der Matrix öffnet Szenarien und Verfahren. Exakt zählt alles, was die Würfel zeigen können. Simulieren würfelt so viele Schlachten, wie du willst, und gibt jeder Zahl die Spanne, in der sie 19 von 20 Malen liegt. Eine Paarung, die zu groß zum Zählen ist, wird in jedem Fall gewürfelt, und das steht dann da.',
    },
    {
      title: 'Wer gewinnt',
      text: 'Eine Einheit, die vernichtet wird oder flieht, hat verloren. Stehen beide, gewinnt die, die den größeren Anteil ihrer Lebenspunkte übrig hat; du kannst stattdessen Modelle zählen. Gleiche Anteile sind ein Unentschieden.',
    },
    {
      title: 'Shaken, geflohen, halbe Stärke',
      text: 'Eine Einheit, die Verwundungen erleidet, testet ihre Moral, wenn sie auf halber Stärke ist oder einen Nahkampf verloren hat. Misslingt das, ist sie Shaken oder flieht, wenn sie auf halber Stärke ist. Die Einzelheiten nennen die Chance für jedes davon.',
    },
    {
      title: 'Getauschte Punkte',
      text: 'Eine vernichtete oder geflohene Einheit hat alle ihre Punkte verloren, eine andere den Anteil ihrer Lebenspunkte. Wer mehr Punkte nimmt als gibt, tauscht mit Gewinn, auch ohne zu siegen.',
    },
    {
      title: 'Was entscheidet',
      text: 'Jede Regel wird abgeschaltet und jeder Wert um eins verschoben, jedes Mal vollständig neu gezählt. Was du liest, ist die exakte Änderung, keine Schätzung.',
    },
    {
      title: 'Was fehlt',
      text: 'Gelände, Missionsziele, Aufstellung und Magie gehören nicht zum Duell. Regeln, die eine zweite Einheit brauchen, zählen, wenn du sie unter Unterstützung einträgst. Die Einzelheiten der Einheit sagen zu jeder Regel, ob sie zählt.',
    },
  ],
};
