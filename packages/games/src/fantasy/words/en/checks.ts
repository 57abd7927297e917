// What does not go together in an input.
import type { Catalogue } from '@oddsmith/words';

export interface TooLarge {
  readonly first: number;
  readonly second: number;
  readonly most: number;
}

export const checks = {
  'units-too-large': ({ first, second, most }: TooLarge) =>
    `the units have ${first} and ${second} wounds: multiplied at most ${most}`,
  'endless-target': () =>
    'an endless target has no wounds that could run out: say how many models it has, and wounds each',
  'target-unread': ({ field }: { field: string }) =>
    `${field} of the target is not read where the attacker has profiles: write it into each of them, or give the attacker one kind of attack`,
} satisfies Catalogue;
