// Of the skirmish, what its menu, its board and its battles share.

import { plural } from '@oddsmith/games/wording';
import { inLanguage } from '../../in-language.ts';

export const skirmish = inLanguage('skirmish', {
  title: 'Skirmish',
  backToMenu: 'Back to the menu',
  menu: 'Menu',
  side: (side: number) => `Side ${side}`,
  round: (round: number) => `Round ${round}`,
  score: (one: number, other: number) => `${one} to ${other}`,
  against: (one: string, other: string) => `${one} against ${other}`,
  models: (count: number) => plural(count, 'model'),
  notPlayed: (names: string) => `Not played: ${names}`,
  phases: {
    deployment: 'Deployment',
    'roll-off': 'Roll-off',
    command: 'Command',
    movement: 'Movement',
    shooting: 'Shooting',
    charge: 'Charge',
    fight: 'Fight',
    over: 'Over',
  },
  phaseNames: {
    deployment: 'Deployment phase',
    'roll-off': 'Roll-off phase',
    command: 'Command phase',
    movement: 'Movement phase',
    shooting: 'Shooting phase',
    charge: 'Charge phase',
    fight: 'Fight phase',
    over: 'Over phase',
  },
  marks: {
    stayed: 'stayed',
    moved: 'moved',
    advanced: 'advanced',
    fellBack: 'fell back',
    shot: 'shot',
    charged: 'charged',
    fought: 'fought',
    shocked: 'Battle-shocked',
  },
  notOnBoard: 'not on the board',
  terrain: {
    legend: 'Terrain, with its height in inches',
    ruin: 'Ruin',
    woods: 'Woods',
    crates: 'Crates',
    barricade: 'Barricade',
    height: 'height in inches',
  },
  board: {
    label: 'Battlefield, 60 by 44 inches',
    unit: (name: string, owner: string, models: number, place: string) =>
      `${name} of ${owner}, ${models} models at ${place}`,
    way: (length: string, most: string) => `${length} of ${most}`,
    zoomIn: 'Zoom in (+)',
    zoomOut: 'Zoom out (−)',
    whole: 'Whole board (0)',
  },
  notKept: 'This battle is not kept on this device.',
  refused: (action: string, message: string, code: string) => `The battle is refused.${action} ${message} (${code}).`,
  refusedAction: (number: number) => ` Action ${number}:`,
  computerFailed: 'the computer could not decide: reload the page to go on',
  elsewhere: 'the other player decides: send the link, and open the one that comes back',
  rewritten:
    'This turn does not follow from the battle as you know it: something of its past was changed. Nothing was taken over.',
  noUndo: {
    nothing: 'nothing has been done yet',
    dice: 'dice were thrown: what they showed stands',
    otherSide: 'the other side has acted since: its actions stand',
  },
  idle: {
    moved: 'It has moved this turn.',
    shot: 'It has shot this turn.',
    noCharge: 'No enemy can be charged by it.',
    fought: 'It has fought this phase.',
    cannotMove: 'It cannot move.',
  },
});
