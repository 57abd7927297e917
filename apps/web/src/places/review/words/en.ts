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

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const words = {
  title: 'Review',
  intro:
    'Enter a battle you played, with its dice, and see what was luck and what was decided. Luck is how far each roll took you from the average; every decision is compared with the best one there was. All values are exact.',
  games: 'Game',
  tabs: { axis: 'Axis & Allies', killteam: 'Kill Team: fights', 'killteam-shots': 'Kill Team: shots' },
  axisLabel: 'A battle log',
  axisHelp:
    'Paste one from TripleA, or type it: the armies on the first line, then the dice of each side, and the losses where somebody had a choice. “2@1” means two dice that hit on a 1. At sea, give submarines, aircraft and ships a line each (“Attacker subs 2@2: 1 hit”). “Attacker retreats” and “Defender submerges” count as decisions.',
  axisSample:
    '3 inf 1 arm vs 2 inf 1 art\nAttacker 3@1 1@3: 2 hits\nDefender 3@2: 1 hits\nAttacker loses 1 arm\nDefender loses 2 inf\nAttacker 3@1: 0 hits\nDefender 1@2: 1 hits',
  countIn: 'Count in',
  measures: { chance: 'chance to win', ipc: 'IPC' },
  territory: 'The territory is worth',
  fightLabel: 'The dice of each round, and who did what',
  fightHelp:
    'For each round, two lines of dice as they lie after rerolls: first those of the fighter who acts first in the fight, then the other’s. Then every strike and parry in order. New dice start the next round.',
  fightSample: '6 5 4 1\n6 3 1\nstrike with a normal, strike with a crit, strike with a crit',
  fightOf: (first: string, second: string) => `${first} against ${second}`,
  fightFrom: 'This is the fight you came from, or else the first one the calculator shows.',
  toFight: 'Set up a fight',
  shotsLabel: 'The dice of each shot',
  shotsHelp:
    'For each shot, two lines of dice as they lie after rerolls: the attack, then the saves. Where dice were rolled to lower the damage, add what was lost: “lost 3”.',
  shotsSample: '6 5 4 1\n5 2 1\n6 3 2 1\n4 4 1',
  shotOf: (attacker: string, target: string) => `${attacker} shoots at ${target}`,
  shotFrom: 'This is the shot you came from, or else the first one the calculator shows.',
  toShoot: 'Set up a shot',
  go: 'Review it',
  working: 'Weighing every roll and every decision …',
  failed: 'This could not be reviewed.',
  problems: {
    'unread-volley':
      'One of the volleys does not say which dice were rolled, or does not match its units, so its luck cannot be judged.',
    'no-volley': 'There are no dice in it.',
    'too-large': 'This battle is too large to be reviewed here.',
    'rolls-when-struck':
      'One of these fighters rolls to lower the damage of strikes, and those rolls are not part of the log. Such a fight cannot be reviewed.',
    refused: 'The calculator does not know this battle.',
    choices:
      'Here a player chooses which dice to reroll or convert. What was chosen is not part of the log, so such shots cannot be reviewed.',
  },
  noDice: 'nothing',
  wrongVolley: (who: string, round: number, needed: string, told: string) =>
    `${round === 0 ? 'AA fire' : `Round ${round}`}, ${who.toLowerCase()}: the units left roll ${needed}, but the log says ${told}.`,
  whichHits: (who: string, round: number) =>
    `Round ${round}, ${who.toLowerCase()}: it matters here which dice hit. Give submarines, aircraft and ships a line each, such as “${who} subs 2@2: 1 hit”.`,
  inRound: (round: number, text: string) => `Round ${round}: ${text}`,
  wrongDice: (first: boolean, needed: number) =>
    `the fighter who acts ${first ? 'first' : 'second'} rolls ${count(needed, 'die', 'dice')}.`,
  unread: (text: string) => `“${text}” could not be read.`,
  notLegal: (number: number, legal: readonly Action[]) =>
    legal.length === 0
      ? `the round is over before action ${number}.`
      : `action ${number} is not possible. Possible here: ${legal.map((one) => ACTION[one]).join('; ')}.`,
  roundOpen: (legal: readonly Action[]) =>
    `there are still dice to use before the next round. Possible here: ${legal.map((one) => ACTION[one]).join('; ')}.`,
  fightOver: (round: number) => `The fight is over before round ${round}.`,
  wrongShotDice: (attack: boolean, shot: number, needed: number) =>
    `Shot ${shot}: ${count(needed, 'die is', 'dice are')} rolled ${attack ? 'to hit' : 'to save'}.`,
  lostUntold: (shot: number, possible: readonly number[]) =>
    `Shot ${shot}: dice are rolled here to lower the damage. Add how much was lost, such as “lost ${possible.at(-1)}”. Possible: ${possible.join(', ')}.`,
  tooManyShots: (shots: number) => `The attack has only ${count(shots, 'shot', 'shots')}.`,
  sides: ['Attacker', 'Defender'] as readonly [string, string],
  fighters: ['Acts first', 'Acts second'] as readonly [string, string],
  shooters: ['Shooter', 'Target'] as readonly [string, string],
  sum: {
    chance: (who: string) => `Where the chance to win came from: ${who}`,
    kill: (who: string) => `Where the chance to kill came from: ${who}`,
    ipc: (who: string) => `Where the IPC came from: ${who}`,
  },
  heads: { chance: ['Part', 'Chance to win'], kill: ['Part', 'Chance to kill'], ipc: ['Part', 'IPC ahead'] } as {
    readonly [unit in 'chance' | 'kill' | 'ipc']: readonly string[];
  },
  start: 'At the start',
  luck: 'Luck',
  decisions: (who: string) => `Decisions: ${who}`,
  result: 'At the end',
  orLuckier: (who: string, chance: string) => `${who}: dice this kind or kinder come up ${chance} of the time.`,
  halves: 'A battle in which nobody survives counts as half a win, and a retreat as no win.',
  fightHalves: 'If both fall or neither does, that counts as half.',
  lucky: (who: string) => `Luckiest rolls for: ${who}`,
  unlucky: (who: string) => `Unluckiest rolls for: ${who}`,
  mistakes: 'Decisions that gave something away',
  flawless: 'Every decision that could be judged was the best there was.',
  none: 'None.',
  fire: (who: string, round: number, hits: number, dice: number, expected: string) =>
    `Round ${round}, ${who}: ${hits} of ${count(dice, 'die', 'dice')} hit, ${expected} expected`,
  strike: (who: string, round: number, hits: number, dice: number, expected: string) =>
    `Round ${round}, ${who}: ${hits} of ${count(dice, 'submarine', 'submarines')} hit before anybody else fired, ${expected} expected`,
  guns: (hits: number, dice: number, expected: string) =>
    `AA guns: ${hits} of ${count(dice, 'shot', 'shots')} hit, ${expected} expected`,
  orBetter: (chance: string) => `this or better: ${chance}`,
  orWorse: (chance: string) => `this or worse: ${chance}`,
  chose: (who: string, round: number, chosen: string, best: string) =>
    `${round === 0 ? 'Before the battle' : `Round ${round}`}, ${who}: ${chosen}; better: ${best}`,
  left: (army: string) => `kept ${army}`,
  choices: { 'fights-on': 'fought on', retreats: 'retreated' },
  dives: (submarines: number) => `submerged ${count(submarines, 'submarine', 'submarines')}`,
  nothing: 'nothing',
  rolled: (who: string, round: number, crits: number, normals: number) =>
    `Round ${round}, ${who}: ${count(crits, 'crit', 'crits')}, ${count(normals, 'normal', 'normals')}`,
  acted: (who: string, round: number, number: number, chosen: Action, best: Action) =>
    `Round ${round}, action ${number}, ${who}: ${ACTION[chosen]}; better: ${ACTION[best]}`,
  shotHits: (shot: number, crits: number, normals: number) =>
    `Shot ${shot}, attack: ${count(crits, 'crit', 'crits')}, ${count(normals, 'normal', 'normals')}`,
  shotSaves: (shot: number, crits: number, normals: number) =>
    `Shot ${shot}, saves: ${count(crits, 'crit', 'crits')}, ${count(normals, 'normal', 'normals')}`,
  lowered: (shot: number, lost: number) =>
    `Shot ${shot}: ${count(lost, 'wound', 'wounds')} lost after rolls that lower damage`,
  unjudged: (rounds: number) =>
    `Losses were not judged ${rounds === 1 ? 'once' : `${rounds} times`}: there were more or fewer than the hits, they came from a first strike or AA fire, or there were too many ways to take them.`,
  notCounted: 'From each moment on, both sides are taken to lose their cheapest units first.',
  chanceOnly:
    'Whether to retreat or submerge is judged only when you count in IPC: what it saves is not a chance to win.',
  inIpc:
    'IPC ahead is what the defender loses less what the attacker loses, with the territory if it is taken. The attacker is taken to retreat as soon as fighting on no longer pays; units that came ashore cannot, so with them no retreat is judged. Submarines that stay up are taken to stay up.',
  asWell: 'From each moment on, both fighters are taken to play as well as they can.',
  savesBlock:
    'Saves are taken to block as much as they can. What counts is whether the target is dead after the last shot.',
};
