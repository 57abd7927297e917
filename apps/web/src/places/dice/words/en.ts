// Words of the dice box.
import type { PoolProblem } from '@oddsmith/kernel';

export const words = {
  title: 'Dice box',
  intro:
    'Any dice, exactly: the chance of every total as a fraction. Write what you roll; the address above holds it and can be sent to others.',
  dice: 'Dice',
  against: 'Against (may be empty)',
  examples: 'Examples',
  grammar: [
    ['2d6 + 3', 'two dice of six sides and three more'],
    ['4d6kh3', 'the three highest of four; kl for the lowest, dh and dl to drop'],
    ['d6r1', 'a one is rolled again, once; rr1 until it is no one'],
    ['3d6!', 'a six is rolled again and both count; !5 from five on'],
    ['8d6>=4', 'how many show four or more'],
  ] as readonly (readonly [text: string, meaning: string])[],
  exactly: 'Exactly',
  atLeast: 'At least',
  outcome: 'Total',
  axis: 'total',
  mean: (mean: string, fraction: string) => `${mean} on average (${fraction}).`,
  table: 'Every total with its chance',
  digits: (digits: number) => `a fraction of ${digits} digits`,
  more: (first: string) => `${first} is more`,
  less: (second: string) => `${second} is more`,
  same: 'Both the same',
  contest: 'Which is more',
  share: 'Copy link',
  copied: 'Link copied.',
  explodes: (times: number) => `A die explodes at most ${times} times; the one after that stays as it falls.`,
  problems: {
    form: (text) =>
      text === '' ? 'Something is missing here.' : `"${text}" is not dice: write 2d6+3, 4d6kh3 or 8d6>=4.`,
    count: (text) => `${text}: 1 to 50 dice.`,
    sides: (text) => `${text}: a die has 2 to 100 sides.`,
    plus: (text) => `${text} is too much to add.`,
    keep: (text) => `${text}: keep at least one die, and no more than there are.`,
    'keep-and-count': (text) => `${text}: either keep dice or count them.`,
    reroll: (text) => `${text}: a reroll needs faces that are not rolled again.`,
    explode: (text) => `${text}: dice explode from 2 on at the earliest and from their highest face at the latest.`,
    'too-large': () => 'That would take too long to count exactly: take fewer dice, or fewer sides.',
  } satisfies { readonly [code in PoolProblem['code']]: (text: string) => string },
};
