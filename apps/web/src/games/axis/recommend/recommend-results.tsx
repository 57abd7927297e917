// The page of axis/recommend itself: the armies found, or the split over territories.

import type { Army } from '@oddsmith/games/axis';
import { openBattle } from '../../../calculator/open-battle.ts';
import { axisRecommend } from '../../../language/english/axis/recommend.ts';
import type { ResultsOf } from '../../view.ts';
import { RecommendedArmies } from './recommended-armies.tsx';

export function RecommendResults({ answer, input }: ResultsOf<'axis/recommend'>) {
  const open = (army: Army) => {
    const {
      side,
      goal: _goal,
      criterion: _criterion,
      minArmy: _least,
      territories: _t,
      hold: _hold,
      ...battle
    } = input;
    const part = side === 'defender' ? 'defense' : 'attack';
    const [first, ...others] = battle.waves;
    const changed = { ...first, [part]: { ...first[part], units: army } };
    return openBattle('axis/battle', { ...battle, waves: [changed, ...others] });
  };
  return (
    <div className="card space-y-2 p-3">
      <h2 className="text-m font-semibold">{axisRecommend.units}</h2>
      <RecommendedArmies
        found={answer}
        use={axisRecommend.open}
        {...(answer.split === undefined ? { onUse: open } : {})}
      />
    </div>
  );
}
