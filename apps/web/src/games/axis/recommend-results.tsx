// The page of axis/recommend itself: the armies found, or the split over territories.
import { findingsOf } from '@oddsmith/games';
import type { RecommendFindings } from '@oddsmith/games/axis';
import type { ResultsProps } from '../view.ts';
import type { Units } from './army.ts';
import { openPage } from './open-page.ts';
import { RecommendedArmies } from './recommended-armies.tsx';

/** What a recommendation asks beyond the battle itself. */
interface Question {
  readonly side?: 'attacker' | 'defender';
  readonly goal?: unknown;
  readonly criterion?: unknown;
  readonly minArmy?: unknown;
  readonly territories?: unknown;
  readonly hold?: unknown;
  readonly waves: readonly { readonly [part: string]: object }[];
}

export function RecommendResults({ answer, input }: ResultsProps) {
  const found = findingsOf<RecommendFindings>(answer);
  const open = (army: Units) => {
    const { side, goal, criterion, minArmy, territories, hold, waves, ...battle } = input as Question;
    const part = side === 'defender' ? 'defense' : 'attack';
    const [first, ...others] = waves;
    const changed = { ...first, [part]: { ...first[part], units: army } };
    return openPage('axis/battle', { ...battle, waves: [changed, ...others] });
  };
  return (
    <div className="card space-y-2 p-3">
      <h2 className="text-m font-semibold">Recommended units</h2>
      <RecommendedArmies found={found} use="Open as a battle" {...(found.split === undefined ? { onUse: open } : {})} />
    </div>
  );
}
