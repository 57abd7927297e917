// Words of the Review page.
import type { Action } from '@oddsmith/games/kill-team';

const ACTION: { readonly [action in Action]: string } = {
  strikeCrit: 'strike with a crit',
  strikeNormal: 'strike with a normal',
  critParryCrit: 'parry a crit with a crit',
  critParryNormal: 'parry a normal with a crit',
  normalParry: 'parry a normal with a normal',
  normalParryCrit: 'parry a crit with a normal',
};

export const words = {
  title: 'Review',
  intro:
    'A battle that was played, with its dice: luck and decisions apart. Luck is what each roll changed against its average; a decision is held against the best there was. Everything is a change of the chance to win, from exact values.',
  games: 'Game',
  axis: 'Axis & Allies',
  killTeam: 'Kill Team',
  axisLabel: 'A battle log',
  axisHelp:
    'From TripleA, or typed: the armies on the first line, then the dice of each side, and what it lost where it chose. “2@1” is two dice that hit on a 1.',
  axisSample:
    '3 inf 1 arm vs 2 inf 1 art\nAttacker 3@1 1@3: 2 hits\nDefender 3@2: 1 hits\nAttacker loses 1 arm\nDefender loses 2 inf\nAttacker 3@1: 0 hits\nDefender 1@2: 1 hits',
  fightLabel: 'The dice of a round, and who did what',
  fightHelp:
    'First line: the dice of the fighter that acts first, as they lie after rerolls; second line: those of the other. Then every strike and parry in its order.',
  fightSample: '6 5 4 1\n6 3 1\nstrike with a normal, strike with a crit, strike with a crit',
  fightOf: (first: string, second: string) => `${first} against ${second}`,
  fightFrom: 'The fight is the one you came from; without one it is the first of the calculator.',
  toFight: 'Set up a fight',
  go: 'Review it',
  working: 'Weighing every roll and every decision …',
  failed: 'This could not be reviewed.',
  problems: {
    'unread-volley':
      'A volley does not say its dice, or has more or fewer than its units throw: its luck cannot be judged.',
    submarines:
      'Battles with submarines are not reviewed: they fire before the others, and a log does not tell their dice apart.',
    'no-volley': 'There are no dice in it.',
    'rolls-when-struck':
      'A fighter rolls to lower the damage of a strike here. The log does not tell those rolls, so the fight is not reviewed.',
    refused: 'This is not a fight the calculator knows.',
  },
  wrongDice: (first: boolean, needed: number) =>
    `The fighter that acts ${first ? 'first' : 'second'} rolls ${needed} dice.`,
  unread: (text: string) => `“${text}” was not read.`,
  notLegal: (number: number, legal: readonly Action[]) =>
    legal.length === 0
      ? `Action ${number}: the round is over by then.`
      : `Action ${number} is not possible. Possible: ${legal.map((one) => ACTION[one]).join('; ')}.`,
  sides: ['Attacker', 'Defender'] as readonly [string, string],
  fighters: ['Acts first', 'Acts second'] as readonly [string, string],
  sum: (who: string) => `What made the chance to win: ${who}`,
  heads: ['Part', 'Chance to win'] as readonly string[],
  start: 'At the start',
  luck: 'Luck',
  decisions: (who: string) => `Decisions: ${who}`,
  result: 'At the end',
  orLuckier: (who: string, chance: string) => `Dice as kind as these or kinder to ${who}: ${chance}.`,
  halves: 'A fight in which both or neither fall counts half, as does a battle without survivors.',
  lucky: 'Luckiest rolls',
  unlucky: 'Unluckiest rolls',
  mistakes: 'Decisions that gave something away',
  flawless: 'Every decision that could be judged was the best there was.',
  none: 'None.',
  fire: (who: string, round: number, hits: number, dice: number, expected: string) =>
    `Round ${round}, ${who}: ${hits} of ${dice} dice hit, ${expected} expected`,
  guns: (hits: number, dice: number, expected: string) => `AA guns: ${hits} of ${dice} shots hit, ${expected} expected`,
  orBetter: (chance: string) => `this or better ${chance}`,
  lost: (who: string, round: number, chosen: string, best: string) =>
    `Round ${round}, ${who}: left ${chosen}; better left ${best}`,
  nothing: 'nothing',
  rolled: (who: string, crits: number, normals: number) =>
    `${who}: ${crits} ${crits === 1 ? 'crit' : 'crits'}, ${normals} ${normals === 1 ? 'normal' : 'normals'}`,
  acted: (who: string, number: number, chosen: Action, best: Action) =>
    `Action ${number}, ${who}: ${ACTION[chosen]}; better: ${ACTION[best]}`,
  unjudged: (count: number) =>
    count === 1
      ? 'Losses of one round were not judged: they are not as many as the hits, are at sea, or could be taken in too many ways.'
      : `Losses of ${count} rounds were not judged: they are not as many as the hits, are at sea, or could be taken in too many ways.`,
  notCounted:
    'Losses are weighed as if everybody lost the cheapest afterwards. Whether to retreat is not judged: what a retreat saves is not a chance to win.',
  roundOnly: 'One round is judged, both played as well as they can be.',
};
