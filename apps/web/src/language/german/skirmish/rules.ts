// How the skirmish is played: its rules, and the guide through a first turn.
import type * as english from '../../english/skirmish/rules.ts';

/** How the skirmish is played: its turn, its controls and keys, and the rules that refusals point to. */
export const skirmishRules: typeof english.skirmishRules = {
  title: 'So wird gespielt',
  lead: 'Zwei Armeen treffen sich fünf Runden lang auf einem Feld von 60 mal 44 Zoll. Halte Missionsziele oder vernichte den Gegner. Gemessen wird immer zwischen den Rändern der Bases.',
  phases: {
    command:
      'Beide Seiten erhalten einen Befehlspunkt. Einheiten unter halber Stärke testen auf Battle-shock. Ab Runde 2 bekommst du 5 Punkte für jedes Missionsziel, das du hältst, höchstens 15.',
    movement:
      'Jede Einheit bleibt stehen, bewegt sich bis zu ihrer Bewegung oder rückt einen W6 weiter vor: Dann kann sie nicht angreifen und feuert nur Assault-Waffen. Eine Einheit im Nahkampf bleibt oder zieht sich zurück.',
    shooting:
      'Jede Einheit schießt einmal, auf das, was sie sieht und erreicht. Sieh dir einen Gegner an, um vorher die genauen Chancen zu sehen.',
    charge: 'Eine Einheit bis 12" von einem Gegner darf angreifen: 2W6 Zoll, bis auf 1" an jedes Ziel heran.',
    fight:
      'Einheiten, die angegriffen haben, kämpfen zuerst, dann die übrigen, die Seiten abwechselnd. Jede rückt 3" nach, schlägt zu und ordnet sich 3" neu.',
  },
  guided: 'Geführten ersten Zug spielen',
  controls: 'Bedienung',
  controlsAre:
    'Tippe oder klicke auf eine Einheit, um sie zu wählen, dann zieh sie oder tippe dorthin, wo sie hin soll. Tippe auf einen Gegner, um zu zielen. Mit der Maus verschiebst du das Feld am Boden und zoomst mit dem Rad; auf dem Telefon bewegt ein Finger die gewählte Einheit, zwei Finger verschieben und zoomen, und langes Drücken auf einen Gegner zeigt die Chancen.',
  keysTitle: 'Tasten',
  keysAre: 'Was die Tastatur in einer Schlacht tut',
  keys: [
    ['Tab, Pfeile', 'von Einheit zu Einheit gehen'],
    ['Eingabe', 'Einheit wählen, auf Gegner zielen, geplante Bewegung oder Attacke ausführen'],
    ['Umschalt und Eingabe', 'noch eine Einheit wählen oder noch einen Gegner angreifen'],
    ['Pfeile', 'mit einer Einheit, die sich bewegen darf: ihren Schatten um 1" verschieben, mit Umschalt um 0,1"'],
    ['N', 'nächste Einheit, die handeln kann'],
    ['R', 'eine Einheit auf ovaler Base drehen'],
    ['W', 'der Weg führt über die Stelle, an der der Schatten jetzt ist, und von dort weiter'],
    ['Leertaste', 'Phase beenden oder weiter'],
    ['Z, Y', 'rückgängig, wiederholen'],
    ['Escape', 'erst den Plan, dann die Auswahl verwerfen'],
    ['+, −, 0', 'vergrößern, verkleinern, ganzes Feld'],
    ['?', 'diese Liste'],
  ],
  marks: 'Zeichen',
  marksAre: (marks) =>
    `Neben dem Namen einer Einheit: ${marks}. Eine Zahl auf einer Base sind die Lebenspunkte, die ihr bleiben; ein gepunkteter Ring ist ein Modell, das höher steht.`,
  rulesTitle: 'Regeln',
  rules: {
    S5: 'Bases auf gleicher Höhe überlappen nie; berühren dürfen sie sich. Eine Base liegt ganz auf dem Feld.',
    S13: 'Eine Liste sagt, was eine Einheit trägt; jedes Exemplar einer Waffe geht an das Modell mit den wenigsten Waffen ihrer Art.',
    S15: 'Einheiten werden ganz in ihrer Zone aufgestellt, beieinander und nicht auf andere Modelle, festes Gelände oder Mauern.',
    S16: 'Die Seiten stellen abwechselnd je eine Einheit auf.',
    S19: 'In der Bewegungsphase tut eine Einheit eins: Sie bleibt, bewegt sich, rückt vor oder zieht sich zurück.',
    S22: 'Kein Modell geht weiter als seine Bewegung, beim Vorrücken den W6 mehr, beim Angriff den Angriffswurf, im Nahkampf 3".',
    S23: 'Die Base bleibt auf dem ganzen Weg auf dem Feld.',
    S24: 'Niemand geht durch einen Gegner, und beim Bewegen oder Vorrücken kommt niemand auf 1" an einen heran.',
    S25: 'Modelle gehen durch eigene hindurch, nur Monster oder Fahrzeuge nicht durch ihresgleichen.',
    S27: 'Eine Einheit in Nahkampfreichweite (1") eines Gegners darf bleiben oder sich zurückziehen, sonst nichts.',
    S28: 'Eine Einheit, die sich zurückzieht, endet außerhalb der Nahkampfreichweite. Wer dabei durch einen Gegner geht, kann bei 1 oder 2 verloren gehen.',
    S29: 'Eine Einheit beendet jede Bewegung beisammen: Modelle höchstens 2" voneinander, ab sieben Modellen jedes nahe bei zwei anderen.',
    S30: 'Nach dem Vorrücken: kein Angriff, nur Assault-Waffen. Nach einem Rückzug: weder Beschuss noch Angriff.',
    S32: 'Mauern halten alle auf außer Infanterie, Bestien, Fliegern, Primarchen des Imperiums und Belisarius Cawl. Niemand endet auf einer Mauer.',
    S34: 'Über Kisten und Barrikaden bis 2" steigt man hinweg; höhere sind im Weg. Niemand endet auf einer.',
    S35: 'Eine Base steht auf dem Boden oder ganz auf einem Stockwerk, das nur Infanterie, Bestien und Flieger nutzen.',
    S39: 'Eine Ruine verbirgt alles, was dahinter steht, auch vor Modellen mit Towering; diese sehen aus einer Ruine heraus, in der sie stehen. Aircraft sehen über Ruinen hinweg und werden gesehen.',
    S46: 'Feuer von oben: Ein Modell 6" hoch in einer Ruine verbessert seinen DS um 1 gegen ein Ziel am Boden, die anderen seiner Einheit nicht.',
    S47: 'Jede Einheit schießt einmal je Phase, nicht mit einem Gegner bis 1" (außer Pistolen, Monster und Fahrzeuge).',
    S48: 'Eine Waffe feuert auf eine Einheit, von der ein Modell in Reichweite und sichtbar ist. Auf einen Lone Operative nur bis 12".',
    S49: 'Auf eine Einheit, die mit einer deiner kämpft, wird nicht geschossen, außer auf Monster und Fahrzeuge. Mit Blast nie.',
    S50: 'Ein Modell feuert seine Pistolen oder seine anderen Waffen, nicht beides.',
    S53: 'Alle Ziele werden vor dem ersten Wurf genannt; jede Waffe wird einmal benutzt.',
    S54: 'One-Shot-Waffen feuern einmal je Schlacht.',
    S55: 'Ein Angriff gilt Einheiten bis 12", einmal je Phase, nicht nach Vorrücken oder Rückzug, nicht im Nahkampf.',
    S57: 'Ein Angriff endet bis 1" vor jedem Ziel und vor keinem anderen Gegner; jedes Modell, das sich bewegt, kommt näher.',
    S60: 'Wer angegriffen hat oder zuerst kämpft, wählt zuerst, dann die übrigen; die Seiten wechseln sich ab, die Seite ohne Zug beginnt. Fights First kommt zu spät für eine Einheit, gegen die zu Beginn der Phase niemand kämpfte.',
    S61: 'Eine gewählte Einheit rückt nach, kämpft und ordnet sich neu; jede Einheit kämpft einmal.',
    S62: 'Nachrücken: bis 3", näher an den nächsten Gegner, am Ende in Nahkampfreichweite.',
    S63: 'Neu ordnen: 3" zum Gegner hin; zum nächsten Missionsziel nur, wenn kein Gegner bis 4" entfernt ist.',
    S69: 'Eine Einheit unter Battle-shock kontrolliert nichts und bekommt keine Gefechtsoptionen bis zu ihrer nächsten Befehlsphase.',
    S70: 'Modelle gehen über einen Missionszielmarker hinweg, aber keine Bewegung endet auf einem; ihn zu berühren ist erlaubt.',
    S79: 'Du darfst festlegen, in welcher Reihenfolge Modelle einer Einheit verloren gehen, Anführer zuletzt.',
    S81: 'Eine Gefechtsoption kostet 1 BP und wird einmal je Phase benutzt, nicht für Einheiten unter Battle-shock.',
    S83: 'Overwatch: einmal je Zug, wenn ein Gegner bis 24" eine Bewegung oder Angriffsbewegung beginnt oder beendet. Sechsen treffen. Einheiten mit Titanic feuern nie Overwatch.',
  },
  simplifiedTitle: 'Einfacher als gedruckt',
  simplified: [
    'Wie hoch ein Modell ist, folgt aus seinen Schlüsselwörtern.',
    'Ovale Bases sind Kapseln, und Basekontakt ist alles bis 0,05".',
    'Neun Sichtlinien von Modell zu Modell entscheiden, was man sieht; Modelle, Stockwerke und Fenster verbergen niemanden.',
    'Eine Einheit hat Deckung, wenn mindestens die Hälfte ihrer Modelle sie hat.',
    'Ein Modell dreht sich einmal, zu Beginn seiner Bewegung; auf runder Base kostet das nichts.',
    'Monster und Fahrzeuge derselben Einheit gehen durcheinander hindurch.',
    'Niemand klettert auf Kisten, und niemand kämpft über eine Barrikade hinweg.',
    'Ein Angriff darf nach dem Wurf abgebrochen werden und muss nicht in Basekontakt enden.',
    'Verluste folgen einer vorher festgelegten Reihenfolge statt einer Wahl für jede Attacke.',
    'Eine Einheit, die am Zugende verstreut steht, verliert Modelle nach einer festen Regel statt nach Wahl.',
    'Ein Modell ohne Nahkampfwaffe schlägt einmal zu, mit KG 4+ und einer Stärke von 1 unter seinem Widerstand.',
    'Eine Einheit hat einen Anführer.',
    'Command Re-roll gilt für Vorrücken und Angriffe; von den anderen Gefechtsoptionen werden nur Fire Overwatch und Grenade gespielt.',
    'Von den Fähigkeiten werden Fights First, Stealth und Lone Operative gespielt; jede Einheit nennt, was fehlt.',
    'Keine Transporter, Reserven, Deep Strike, Scouts, Infiltrators, Nebenmissionen, Verbesserungen und Kontingentregeln.',
    'Eine Seite ohne Modelle hat verloren, gleich wie die Punkte stehen.',
  ],
};

/** The guide through a first turn of the skirmish. */
export const skirmishGuide: typeof english.skirmishGuide = {
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
