// How the dice thrown so far compare with what was to be expected of them.
import type { ThrownLuck } from '../../findings.ts';
import type { Battle } from '../../plan.ts';
import { volleyHits } from '../round/fire.ts';

type Thrown = NonNullable<Battle['report']['rolled']>['attacker'];

/** Undefined in low luck: its pools are not told by their dice. */
export function luckOfDice({ dice, report }: Battle): { attacker: ThrownLuck; defender: ThrownLuck } | undefined {
  if (report.rolled === null || dice === 'lowLuck') return undefined;
  const judge = ({ dice: thrown, hits, unread }: Thrown): ThrownLuck => {
    const chances = volleyHits(dice, [0, ...thrown]);
    const sum = (holds: (n: number) => boolean) =>
      chances.reduce((total, chance, n) => total + (holds(n) ? chance : 0), 0);
    return {
      dice: thrown.reduce((total, n) => total + n, 0),
      hits,
      unread,
      expected: chances.reduce((total, chance, n) => total + n * chance, 0),
      fewer: sum((n) => n < hits),
      same: chances[hits] ?? 0,
      more: sum((n) => n > hits),
    };
  };
  return { attacker: judge(report.rolled.attacker), defender: judge(report.rolled.defender) };
}
