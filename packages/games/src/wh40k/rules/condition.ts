// Facts of the situation an ability may wait for.
import type { DiceExpression } from '@oddsmith/kernel';
import type { Edition, EditionId } from '../editions.ts';
import type { Context } from '../schema/index.ts';

export interface Condition {
  readonly words: string;
  /** Where an edition asks for less. */
  readonly wordsIn?: { readonly [edition in EditionId]?: string };
  /** Worth a remark where it is not met: the keyword is then wasted, not just idle by nature. */
  readonly missed: boolean;
  /** Switches of the context that bring it about, with what is said where one is on and no weapon waits for it. */
  readonly idle: { readonly [field in keyof Context]?: string };
  /** `value` is the number behind the name of the keyword. */
  met(now: Context, value: DiceExpression, edition: Edition): boolean;
}

/** The distance that `beyond12` speaks of. */
const LONG_RANGE = 12;

export const conditions = {
  halfRange: {
    words: 'half range',
    missed: true,
    idle: { halfRange: 'no weapon here cares about half range' },
    met: (now) => now.halfRange,
  },
  steady: {
    words: 'remaining stationary',
    wordsIn: { '11': 'remaining stationary, or a move of at most 3"' },
    missed: true,
    idle: {
      stationary: 'no weapon here cares about remaining stationary',
      movedAtMost3: 'no weapon here cares about a short move',
    },
    met: (now, _, edition) => now.stationary || (now.movedAtMost3 && edition.heavyAfterShortMove),
  },
  charged: {
    words: 'a charge',
    missed: true,
    idle: { charged: 'no weapon here cares about a charge' },
    met: (now) => now.charged,
  },
  farAway: {
    words: 'more distance',
    missed: true,
    idle: { beyond12: 'no weapon here cares about more than 12"' },
    met: (now, { plus }) => (now.distance === null ? now.beyond12 && plus <= LONG_RANGE : now.distance > plus),
  },
  unseen: {
    words: 'a target that is not visible',
    missed: false,
    idle: { unseen: 'no weapon here has Indirect Fire' },
    met: (now) => now.unseen,
  },
  engaged: { words: 'being engaged', missed: false, idle: {}, met: (now) => now.engaged },
  precision: {
    words: 'the choice to use it',
    missed: false,
    idle: {},
    met: (now) => now.precision,
  },
} as const satisfies { readonly [name: string]: Condition };

export type ConditionName = keyof typeof conditions;
