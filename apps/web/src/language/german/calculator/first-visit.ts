// What a first visit to a page should know, a sentence or two each.
import type * as english from '../../english/calculator/first-visit.ts';

export const firstVisit: typeof english.firstVisit = {
  label: 'Erster Besuch',
  skip: 'Diesen Hinweis ausblenden',
  pages: {
    'killteam/shoot':
      'Wähle den Agenten, der schießt, und sein Ziel, oder gib eine Waffe ein. Die große Zahl ist die Chance, es zu besiegen; die Linie im Diagramm steht bei den Lebenspunkten des Ziels.',
    'killteam/fight':
      'Beide Kämpfer wählen zwischen Zuschlagen und Parieren. Sag unter Strategie, wie jeder spielt; die Antwort ist, wer am Ende noch steht.',
    'killteam/choice':
      'Gib die Erfolge ein, die noch auf dem Tisch liegen. Jede Aktion steht da mit dem, wozu sie führt; geh weiter mit den Würfeln, die du wirklich geworfen hast.',
    'killteam/armies':
      'Jede Paarung zweier Teams auf einen Blick. Wähle eine Zelle, um sie mit allen Zahlen zu öffnen.',
    'fantasy/battle':
      'Wähle für jede Seite eine Einheit und sag, wer angreift. Die Antwort ist, wer den Nahkampf gewinnt und ob der Verlierer flieht.',
    'fantasy/multiple':
      'Wähle zwei eigene Einheiten und die eine, gegen die beide kämpfen, vorn und in der Flanke. Die Antwort ist, wer den Nahkampf gewinnt und wer flieht.',
    'fantasy/attack':
      'Für Zielwerte, die du schon kennst: so viele Würfel, Treffer, Verwundung, Schutzwurf. Für Einheiten mit Profilen öffne „Schlacht“.',
    'fantasy/combat':
      'Die bloßen Würfel zweier Seiten, die aufeinander einschlagen. Für Einheiten mit Profilen öffne „Schlacht“.',
    'grimdark/armies':
      'Zwei Listen gegeneinander, jede Paarung in neun Lagen durchgespielt. Ändere eine Armee, um deine eigene Liste einzufügen.',
    'grimdark/attack':
      'Eine Attacke einer Einheit auf eine andere. Wähle beide aus deinen Armeen; ein Tipp auf eine Karte öffnet ihre Einzelheiten.',
    'grimdark/duel':
      'Zwei Einheiten gegeneinander in neun Lagen, von einer Salve bis zum Kampf über fünf Runden. Wähle beide aus deinen Armeen.',
    'wh40k/attack':
      'Wähle beide Einheiten oder füge eine Liste ein: Die Einheit schießt mit dem, was sie wirklich trägt. Schalte ein, was heute zählt, etwa Deckung oder einen Anführer.',
    'wh40k/charge':
      'Wie weit es ist und was der Wurf nutzen darf. Mit einem Kampf dahinter geht die Antwort weiter bis dazu, wer ausgeschaltet wird.',
    'wh40k/battleshock': 'Moralwert und was von der Einheit übrig ist: die Chance, dass sie hält.',
    'wh40k/melee':
      'Beide Einheiten schlagen zu, der Angreifer zuerst. Die Antwort ist, was jede verliert und wer vernichtet wird.',
    'wh40k/armies':
      'Jede deiner Einheiten gegen jede der anderen. Wähle eine Zelle, um diese Paarung mit allen Zahlen zu öffnen.',
    'axis/battle':
      'Zähle beide Armeen. Weitere Wellen, Rückzüge und Reihenfolgen der Verluste stehen unten; jede Zahl spricht für die Seite, die zuerst angreift.',
    'axis/amphibious':
      'Die Seeschlacht, was von der Ladung übrig ist, und die Landung: eine Schlacht von Anfang bis Ende.',
    'axis/bombing': 'Bomber gegen eine Fabrik: was es bringt und was es kostet.',
    'axis/recommend': 'Was du schicken könntest und wie sicher du sein willst: die billigste Armee, die das schafft.',
  },
};
