// The guide through a first turn of the skirmish.
import type { skirmishGuide as english } from '../english/skirmish-guide.ts';

export const skirmishGuide: typeof english = {
  label: 'Einführung',
  skip: 'Überspringen',
  done: 'Fertig',
  end: 'Das war eine Runde. So geht es weiter: Halte Missionsziele und vernichte, wer auf ihnen steht.',
  rollOff: 'Beide Seiten würfeln um den ersten Zug. Drücke den Knopf am unteren Rand.',
  computer: 'Der Computer macht seinen Zug. Sieh ihm zu oder lies unter „Warum?“, was er abwägt.',
  deployment: 'Wähle eine Einheit aus der Liste und tippe in deine Zone oder lass sie für dich aufstellen.',
  command: 'Dein Zug beginnt mit der Befehlsphase: Drücke den Knopf, um sie zu beginnen.',
  chooseShooter:
    'Wähle aus der Liste eine Einheit, die schießen kann. Reichweite und Sicht zeigen, was sie erreicht und sieht.',
  shoot: 'Das sind die genauen Chancen. Schieß, wenn sie dir gefallen; teile das Feuer auf, wenn du zwei Ziele willst.',
  aim: 'Wähle ein Ziel: Neben jedem steht der erwartete Schaden, genau berechnet.',
  charge:
    'Eine Einheit bis 12" von einem Gegner darf angreifen: Der nötige Wurf und seine Chance stehen neben dem Ziel. Niemand muss; beende die Phase, um weiterzugehen.',
  fight:
    'Einheiten bis 1" von einem Gegner kämpfen: Sie rücken nach, schlagen zu und ordnen sich neu. Die Seiten wählen abwechselnd.',
  allMoved: 'Alle haben sich bewegt. Beende die Bewegungsphase.',
  move: 'Zieh sie oder tippe dorthin, wo sie hin soll. Der grüne Ring zeigt, wie weit sie darf; Rot heißt nein, und die Zeile unter dem Feld sagt, warum.',
  chooseFirst: 'Deine Einheiten sind die bernsteinfarbenen. Tippe eine an oder wähle sie aus der Liste.',
  chooseNext:
    'Nimm die nächste Einheit oder beende die Phase: Wer nicht bewegt wurde, bleibt stehen. Marker mit Zahlen bringen ab Runde 2 Punkte.',
};
