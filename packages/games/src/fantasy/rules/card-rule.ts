// What a special rule of a unit card is: one entry that says what it changes in the traits of its unit.
import type { DiceExpression } from '@oddsmith/kernel';
import type { Rule } from '../../contract/calculator.ts';
import type { Moment, Traits } from '../card/traits.ts';
import type { CardSystem, HitValue } from '../schema/index.ts';

/**
 * What stands in brackets behind the name: nothing that matters, dice, a number, a save, words of its own, dice that may be
 * left out, or a save that may be written as so much better than another.
 */
export type Reading = 'anything' | 'dice' | 'number' | 'save' | 'words' | 'maybeDice' | 'anySave';

/** What was read there. */
export interface RuleValue {
  readonly dice: DiceExpression;
  readonly number: number;
  readonly save: HitValue;
  readonly words: string;
  /** Whom or what it acts against, in small letters; empty for everything. */
  readonly against: string;
}

export interface CardRule extends Rule {
  readonly systems: readonly CardSystem[];
  /** Other names on cards. */
  readonly aliases?: readonly string[];
  readonly reading: Reading;
  /** What stands in brackets are the enemies it acts against: no card says what army it is of. */
  readonly namesEnemies?: true;
  /** Of one army or few units: counted on cards that ask for it. */
  readonly army?: true;
  /** Not of mounts and beasts, by its own text. */
  readonly ridersOnly?: true;
  /** Acts on charge, flight and pursuit alone. */
  readonly ofMovement?: true;
  /** Nor of those who ride a monster. */
  readonly notOnMonsters?: true;
  effect(moment: Moment, value: RuleValue): Partial<Traits>;
}

export const BOTH: readonly CardSystem[] = ['oldWorld', 'ninthAge'];
export const OLD_WORLD: readonly CardSystem[] = ['oldWorld'];
export const NINTH_AGE: readonly CardSystem[] = ['ninthAge'];

type Entry = Omit<CardRule, 'systems' | 'category' | 'reading' | 'effect'> & {
  readonly reading?: Reading;
  readonly effect: Partial<Traits> | CardRule['effect'];
};

/** Entries of one kind and system; an effect that is the same at every moment is written as data. */
export function entries(systems: readonly CardSystem[], category: string, list: readonly Entry[]): readonly CardRule[] {
  return list.map(({ effect, reading = 'anything', ...rule }) => ({
    ...rule,
    systems,
    category,
    reading,
    effect: typeof effect === 'function' ? effect : () => effect,
  }));
}
