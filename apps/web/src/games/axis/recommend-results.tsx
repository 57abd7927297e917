// The page of axis/recommend itself: the armies found, or the split over territories.
import type { RecommendFindings } from '@oddsmith/games/axis';
import type { ResultsProps } from '../view.ts';
import { RecommendedArmies } from './recommended-armies.tsx';

export function RecommendResults({ answer }: ResultsProps) {
  return (
    <div className="space-y-2">
      <h2 className="text-m font-semibold">Recommended units</h2>
      <RecommendedArmies found={answer as unknown as RecommendFindings} />
    </div>
  );
}
