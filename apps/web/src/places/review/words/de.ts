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

export const words: typeof english = {
  title: 'Analyse',
  intro:
    'Eine gespielte Schlacht mit ihren Würfeln: Glück und Entscheidungen getrennt. Glück ist, was ein Wurf gegenüber seinem Durchschnitt geändert hat; eine Entscheidung wird an der besten gemessen, die es gab. Alles sind Änderungen der Gewinnchance, aus exakten Werten.',
  games: 'Spiel',
  axis: 'Axis & Allies',
  killTeam: 'Kill Team',
  axisLabel: 'Ein Schlachtprotokoll',
  axisHelp:
    'Aus TripleA oder getippt: in der ersten Zeile die Armeen, dann die Würfel beider Seiten und, wo gewählt wurde, die Verluste. „2@1“ sind zwei Würfel, die bei 1 treffen.',
  axisSample:
    '3 inf 1 arm vs 2 inf 1 art\nAngreifer 3@1 1@3: 2 Treffer\nVerteidiger 3@2: 1 Treffer\nAngreifer verliert 1 arm\nVerteidiger verliert 2 inf\nAngreifer 3@1: 0 Treffer\nVerteidiger 1@2: 1 Treffer',
  fightLabel: 'Die Würfel einer Runde, und wer was tat',
  fightHelp:
    'Erste Zeile: die Würfel dessen, der zuerst handelt, wie sie nach Wiederholungen liegen; zweite Zeile: die des anderen. Dann jeder Schlag und jede Parade der Reihe nach.',
  fightSample: '6 5 4 1\n6 3 1\nschlägt normal zu, schlägt kritisch zu, schlägt kritisch zu',
  fightOf: (first, second) => `${first} gegen ${second}`,
  fightFrom: 'Der Kampf ist der, von dem du kommst; sonst der erste des Rechners.',
  toFight: 'Einen Kampf einstellen',
  go: 'Analysieren',
  working: 'Wägt jeden Wurf und jede Entscheidung …',
  failed: 'Das ließ sich nicht analysieren.',
  problems: {
    'unread-volley':
      'Eine Salve nennt ihre Würfel nicht oder andere, als ihre Einheiten werfen: Ihr Glück lässt sich nicht beurteilen.',
    submarines:
      'Schlachten mit U-Booten werden nicht analysiert: Sie schießen vor den anderen, und ein Protokoll trennt ihre Würfel nicht.',
    'no-volley': 'Darin stehen keine Würfel.',
    'rolls-when-struck':
      'Hier wird gewürfelt, um den Schaden eines Schlags zu senken. Diese Würfe stehen nicht im Protokoll, deshalb wird der Kampf nicht analysiert.',
    refused: 'Das ist kein Kampf, den der Rechner kennt.',
  },
  wrongDice: (first, needed) => `Wer ${first ? 'zuerst' : 'als Zweiter'} handelt, wirft ${needed} Würfel.`,
  unread: (text) => `„${text}“ wurde nicht gelesen.`,
  notLegal: (number, legal) =>
    legal.length === 0
      ? `Aktion ${number}: Die Runde ist dann schon vorbei.`
      : `Aktion ${number} ist nicht möglich. Möglich: ${legal.map((one) => ACTION[one]).join('; ')}.`,
  sides: ['Angreifer', 'Verteidiger'],
  fighters: ['Handelt zuerst', 'Handelt danach'],
  sum: (who) => `Was die Gewinnchance ausmachte: ${who}`,
  heads: ['Teil', 'Gewinnchance'],
  start: 'Zu Beginn',
  luck: 'Glück',
  decisions: (who) => `Entscheidungen: ${who}`,
  result: 'Am Ende',
  orLuckier: (who, chance) => `Würfel, die es mit dieser Seite so gut oder besser meinen (${who}): ${chance}.`,
  halves: 'Ein Kampf, in dem beide oder keiner fallen, zählt halb, ebenso eine Schlacht ohne Überlebende.',
  lucky: 'Glücklichste Würfe',
  unlucky: 'Unglücklichste Würfe',
  mistakes: 'Entscheidungen, die etwas verschenkt haben',
  flawless: 'Jede Entscheidung, die sich beurteilen ließ, war die beste.',
  none: 'Keine.',
  fire: (who, round, hits, dice, expected) =>
    `Runde ${round}, ${who}: ${hits} von ${dice} Würfeln treffen, erwartet ${expected}`,
  guns: (hits, dice, expected) => `Flak: ${hits} von ${dice} Schüssen treffen, erwartet ${expected}`,
  orBetter: (chance) => `so gut oder besser: ${chance}`,
  lost: (who, round, chosen, best) => `Runde ${round}, ${who}: ${chosen} behalten; besser ${best} behalten`,
  nothing: 'nichts',
  rolled: (who, crits, normals) => `${who}: ${crits} kritisch, ${normals} normal`,
  acted: (who, number, chosen, best) => `Aktion ${number}, ${who}: ${ACTION[chosen]}; besser: ${ACTION[best]}`,
  unjudged: (count) =>
    `Verluste in ${count === 1 ? 'einer Runde' : `${count} Runden`} wurden nicht beurteilt: Es sind nicht so viele wie Treffer, sie sind auf See, oder es gibt zu viele Möglichkeiten.`,
  notCounted:
    'Verluste werden gewogen, als verlöre danach jeder das Billigste zuerst. Ob ein Rückzug besser war, wird nicht beurteilt: Was er rettet, ist keine Gewinnchance.',
  roundOnly: 'Beurteilt wird eine Runde, von beiden so gut gespielt wie möglich.',
};
