// Die Wörter der Analyse, wie in en.ts.
import type { Action } from '@oddsmith/games/kill-team';
import type { words as english } from './en.ts';

const ACTION: { readonly [action in Action]: string } = {
  strikeCrit: 'mit einem kritischen zuschlagen',
  strikeNormal: 'mit einem normalen zuschlagen',
  critParryCrit: 'einen kritischen mit einem kritischen parieren',
  critParryNormal: 'einen normalen mit einem kritischen parieren',
  normalParry: 'einen normalen mit einem normalen parieren',
  normalParryCrit: 'einen kritischen mit einem normalen parieren',
};

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const words: typeof english = {
  title: 'Analyse',
  intro:
    'Gib eine gespielte Schlacht mit ihren Würfeln ein und sieh, was Glück war und was Entscheidung. Glück ist, wie weit jeder Wurf vom Durchschnitt abwich; jede Entscheidung wird mit der besten verglichen, die es gab. Alle Werte sind exakt.',
  games: 'Spiel',
  tabs: { axis: 'Axis & Allies', killteam: 'Kill Team: Nahkampf', 'killteam-shots': 'Kill Team: Schüsse' },
  axisLabel: 'Ein Schlachtprotokoll',
  axisHelp:
    'Aus TripleA einfügen oder tippen: in die erste Zeile die Armeen, dann die Würfel beider Seiten und die Verluste, wo jemand die Wahl hatte. „2@1“ sind zwei Würfel, die bei 1 treffen. Auf See bekommen U-Boote, Flugzeuge und Schiffe je eine Zeile („Angreifer U-Boote 2@2: 1 Treffer“). „Angreifer zieht sich zurück“ und „Verteidiger taucht ab“ zählen als Entscheidungen.',
  axisSample:
    '3 inf 1 arm vs 2 inf 1 art\nAngreifer 3@1 1@3: 2 Treffer\nVerteidiger 3@2: 1 Treffer\nAngreifer verliert 1 arm\nVerteidiger verliert 2 inf\nAngreifer 3@1: 0 Treffer\nVerteidiger 1@2: 1 Treffer',
  countIn: 'Gerechnet in',
  measures: { chance: 'Gewinnchance', ipc: 'IPC' },
  territory: 'Das Gebiet ist wert:',
  fightLabel: 'Die Würfel jeder Runde, und wer was tat',
  fightHelp:
    'Für jede Runde zwei Zeilen Würfel, wie sie nach Wiederholungswürfen liegen: zuerst die des Kämpfers, der im Kampf zuerst handelt, dann die des anderen. Danach alle Schläge und Paraden der Reihe nach. Neue Würfel beginnen die nächste Runde.',
  fightSample: '6 5 4 1\n6 3 1\nschlägt normal zu, schlägt kritisch zu, schlägt kritisch zu',
  fightOf: (first, second) => `${first} gegen ${second}`,
  fightFrom: 'Das ist der Kampf, von dem du kommst, sonst der erste aus dem Rechner.',
  toFight: 'Einen Kampf einstellen',
  shotsLabel: 'Die Würfel jedes Schusses',
  shotsHelp:
    'Für jeden Schuss zwei Zeilen Würfel, wie sie nach Wiederholungswürfen liegen: der Angriff, dann die Rettungswürfe. Wo gewürfelt wurde, um den Schaden zu senken, gehört der Verlust dazu: „verliert 3“.',
  shotsSample: '6 5 4 1\n5 2 1\n6 3 2 1\n4 4 1',
  shotOf: (attacker, target) => `${attacker} schießt auf ${target}`,
  shotFrom: 'Das ist der Schuss, von dem du kommst, sonst der erste aus dem Rechner.',
  toShoot: 'Einen Schuss einstellen',
  go: 'Analysieren',
  working: 'Wägt jeden Wurf und jede Entscheidung ab …',
  failed: 'Das ließ sich nicht analysieren.',
  problems: {
    'unread-volley':
      'Eine Salve nennt ihre Würfel nicht, oder sie passen nicht zu ihren Einheiten. Ihr Glück lässt sich deshalb nicht beurteilen.',
    'no-volley': 'Darin stehen keine Würfel.',
    'too-large': 'Diese Schlacht ist zu groß, um sie hier zu analysieren.',
    'rolls-when-struck':
      'Einer der Kämpfer würfelt, um den Schaden von Schlägen zu senken. Diese Würfe stehen nicht im Protokoll, deshalb lässt sich der Kampf nicht analysieren.',
    refused: 'Diese Schlacht kennt der Rechner nicht.',
    choices:
      'Hier sucht sich ein Spieler aus, welche Würfel er wiederholt oder umwandelt. Das steht nicht im Protokoll, deshalb lassen sich solche Schüsse nicht analysieren.',
  },
  noDice: 'nichts',
  wrongVolley: (who, round, needed, told) =>
    `${round === 0 ? 'Flak' : `Runde ${round}`}, ${who}: Was noch da ist, würfelt ${needed}; im Protokoll steht ${told}.`,
  whichHits: (who, round) =>
    `Runde ${round}, ${who}: Hier kommt es darauf an, welche Würfel treffen. Gib U-Booten, Flugzeugen und Schiffen je eine Zeile, etwa „${who} U-Boote 2@2: 1 Treffer“.`,
  inRound: (round, text) => `Runde ${round}: ${text}`,
  wrongDice: (first, needed) => `Wer ${first ? 'zuerst' : 'als Zweiter'} handelt, wirft ${needed} Würfel.`,
  unread: (text) => `„${text}“ ließ sich nicht lesen.`,
  notLegal: (number, legal) =>
    legal.length === 0
      ? `Vor Aktion ${number} ist die Runde schon vorbei.`
      : `Aktion ${number} ist nicht möglich. Möglich wäre: ${legal.map((one) => ACTION[one]).join('; ')}.`,
  roundOpen: (legal) =>
    `Vor der nächsten Runde sind noch Würfel übrig. Möglich wäre: ${legal.map((one) => ACTION[one]).join('; ')}.`,
  fightOver: (round) => `Vor Runde ${round} ist der Kampf schon entschieden.`,
  wrongShotDice: (attack, shot, needed) =>
    `Schuss ${shot}: Für ${attack ? 'den Angriff' : 'die Rettungswürfe'} ${needed === 1 ? 'wird 1 Würfel' : `werden ${needed} Würfel`} geworfen.`,
  lostUntold: (shot, possible) =>
    `Schuss ${shot}: Hier wird gewürfelt, um den Schaden zu senken. Es fehlt, wie viel verloren ging, etwa „verliert ${possible.at(-1)}“. Möglich: ${possible.join(', ')}.`,
  tooManyShots: (shots) => `Der Angriff hat nur ${count(shots, 'Schuss', 'Schüsse')}.`,
  sides: ['Angreifer', 'Verteidiger'],
  fighters: ['Handelt zuerst', 'Handelt danach'],
  shooters: ['Schütze', 'Ziel'],
  sum: {
    chance: (who) => `Woher die Gewinnchance kam: ${who}`,
    kill: (who) => `Woher die Chance auf den Abschuss kam: ${who}`,
    ipc: (who) => `Woher die IPC kamen: ${who}`,
  },
  heads: { chance: ['Teil', 'Gewinnchance'], kill: ['Teil', 'Abschuss'], ipc: ['Teil', 'IPC Vorsprung'] },
  start: 'Zu Beginn',
  luck: 'Glück',
  decisions: (who) => `Entscheidungen: ${who}`,
  result: 'Am Ende',
  orLuckier: (who, chance) => `${who}: So gute oder bessere Würfel kommen in ${chance} der Fälle.`,
  halves: 'Eine Schlacht ohne Überlebende zählt als halber Sieg, ein Rückzug als keiner.',
  fightHalves: 'Fallen beide oder keiner, zählt das halb.',
  lucky: (who) => `Glücklichste Würfe für: ${who}`,
  unlucky: (who) => `Unglücklichste Würfe für: ${who}`,
  mistakes: 'Entscheidungen, die etwas verschenkt haben',
  flawless: 'Jede Entscheidung, die sich beurteilen ließ, war die beste.',
  none: 'Keine.',
  fire: (who, round, hits, dice, expected) =>
    `Runde ${round}, ${who}: ${hits} von ${count(dice, 'Würfel trifft', 'Würfeln treffen')}, erwartet ${expected}`,
  strike: (who, round, hits, dice, expected) =>
    `Runde ${round}, ${who}: ${hits} von ${count(dice, 'U-Boot trifft', 'U-Booten treffen')}, bevor sonst jemand schießt, erwartet ${expected}`,
  guns: (hits, dice, expected) =>
    `Flak: ${hits} von ${count(dice, 'Schuss trifft', 'Schüssen treffen')}, erwartet ${expected}`,
  orBetter: (chance) => `so gut oder besser: ${chance}`,
  orWorse: (chance) => `so schlecht oder schlechter: ${chance}`,
  chose: (who, round, chosen, best) =>
    `${round === 0 ? 'Vor der Schlacht' : `Runde ${round}`}, ${who}: ${chosen}; besser: ${best}`,
  left: (army) => `${army} behalten`,
  choices: { 'fights-on': 'weitergekämpft', retreats: 'zurückgezogen' },
  dives: (submarines) => `${count(submarines, 'U-Boot', 'U-Boote')} abgetaucht`,
  nothing: 'nichts',
  rolled: (who, round, crits, normals) => `Runde ${round}, ${who}: ${crits} kritisch, ${normals} normal`,
  acted: (who, round, number, chosen, best) =>
    `Runde ${round}, Aktion ${number}, ${who}: ${ACTION[chosen]}; besser: ${ACTION[best]}`,
  shotHits: (shot, crits, normals) => `Schuss ${shot}, Angriff: ${crits} kritisch, ${normals} normal`,
  shotSaves: (shot, crits, normals) => `Schuss ${shot}, Rettungswürfe: ${crits} kritisch, ${normals} normal`,
  lowered: (shot, lost) => `Schuss ${shot}: ${lost} LP verloren, nachdem gewürfelt wurde, um den Schaden zu senken`,
  unjudged: (rounds) =>
    `Verluste wurden ${rounds === 1 ? 'einmal' : `${rounds}-mal`} nicht beurteilt: Es waren mehr oder weniger als Treffer, sie kamen von einem Erstschlag oder der Flak, oder es gab zu viele Möglichkeiten.`,
  notCounted: 'Von jedem Moment an wird angenommen, dass beide Seiten das Billigste zuerst verlieren.',
  chanceOnly:
    'Ob Rückzug oder Abtauchen richtig war, wird nur in IPC beurteilt: Was sie retten, ist keine Gewinnchance.',
  inIpc:
    'Der Vorsprung in IPC ist, was der Verteidiger mehr verliert als der Angreifer, samt dem Gebiet, wenn es erobert wird. Angenommen wird, dass sich der Angreifer zurückzieht, sobald Weiterkämpfen nicht mehr lohnt; gelandete Einheiten können das nicht, mit ihnen wird kein Rückzug beurteilt. U-Boote, die oben bleiben, bleiben es auch später.',
  asWell: 'Von jedem Moment an wird angenommen, dass beide Kämpfer so gut spielen wie möglich.',
  savesBlock: 'Rettungswürfe wehren ab, so viel sie können. Es zählt, ob das Ziel nach dem letzten Schuss tot ist.',
};
