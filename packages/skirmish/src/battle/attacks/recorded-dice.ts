// Dice that remember what was rolled for which reason, weapon by weapon.
import { type Dice, type DiceLog, DieByDie } from '@oddsmith/kernel';
import type { AttackDice } from '../event.ts';

/** How the attack engine names its rolls; a reroll adds words behind. */
const REASONS: readonly (readonly [start: string, kind: keyof AttackDice])[] = [
  ['to hit', 'hit'],
  ['to wound', 'wound'],
  ['to save', 'save'],
  ['damage', 'damage'],
  ['to feel no pain', 'feelNoPain'],
];

type Rolled = { [Kind in keyof AttackDice]: number[] };

export function noDice(): Rolled {
  return { attacks: [], hit: [], wound: [], save: [], damage: [], feelNoPain: [] };
}

/** Rolls that come before the engine's remark on a weapon, and so tell that the next weapon has begun. */
const EARLY: readonly (keyof AttackDice)[] = ['attacks', 'hit', 'wound'];

export class RecordedDice extends DieByDie {
  private readonly inner: Dice;
  /** One a weapon, in the order of the volley. */
  readonly rolled: Rolled[] = [noDice()];
  private remarked = false;
  /** Tests of Hazardous weapons, in the order of the volley, copy by copy. */
  readonly hazards: number[] = [];
  readonly log: DiceLog;

  constructor(inner: Dice) {
    super();
    this.inner = inner;
    this.log = {
      die: () => undefined,
      note: () => {
        this.remarked = true;
      },
    };
  }

  die(sides: number, reason = ''): number {
    const face = this.inner.die(sides, reason);
    if (reason === 'hazardous') {
      this.hazards.push(face);
      return face;
    }
    const kind = REASONS.find(([start]) => reason.startsWith(start))?.[1] ?? 'attacks';
    if (this.remarked && EARLY.includes(kind)) {
      this.rolled.push(noDice());
      this.remarked = false;
    }
    this.rolled[this.rolled.length - 1][kind].push(face);
    return face;
  }
}
