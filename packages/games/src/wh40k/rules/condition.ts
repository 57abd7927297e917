// Facts of the situation an ability may wait for.
import type { DiceExpression } from '@oddsmith/kernel';
import type { Edition } from '../editions.ts';
import type { Context } from '../schema/index.ts';

export interface Condition {
  /** The switch of the context that brings it about. */
  readonly field: keyof Context;
  readonly words: string;
  /** Worth a remark where it is not met: the keyword is then wasted, not just idle by nature. */
  readonly missed: boolean;
  /** What is said where the switch is on and no weapon waits for it; '' where it does something by itself. */
  readonly idle: string;
  /** `value` is the number behind the name of the keyword. */
  met(now: Context, value: DiceExpression, edition: Edition): boolean;
}

/** The distance that `beyond12` speaks of. */
const LONG_RANGE = 12;

export const conditions = {
  halfRange: {
    field: 'halfRange',
    words: 'half range',
    missed: true,
    idle: 'no weapon here cares about half range',
    met: (now) => now.halfRange,
  },
  steady: {
    field: 'stationary',
    words: 'remaining stationary',
    missed: true,
    idle: 'no weapon here cares about remaining stationary',
    met: (now, _, edition) => now.stationary || (now.movedAtMost3 && edition.heavyAfterShortMove),
  },
  charged: {
    field: 'charged',
    words: 'a charge',
    missed: true,
    idle: 'no weapon here cares about a charge',
    met: (now) => now.charged,
  },
  farAway: {
    field: 'beyond12',
    words: 'more distance',
    missed: true,
    idle: 'no weapon here cares about more than 12"',
    met: (now, { plus }) => (now.distance === null ? now.beyond12 && plus <= LONG_RANGE : now.distance > plus),
  },
  unseen: {
    field: 'unseen',
    words: 'a target that is not visible',
    missed: false,
    idle: 'no weapon here has Indirect Fire',
    met: (now) => now.unseen,
  },
  engaged: { field: 'engaged', words: 'being engaged', missed: false, idle: '', met: (now) => now.engaged },
  precision: {
    field: 'precision',
    words: 'the choice to use it',
    missed: false,
    idle: '',
    met: (now) => now.precision,
  },
} as const satisfies { readonly [name: string]: Condition };

export type ConditionName = keyof typeof conditions;
