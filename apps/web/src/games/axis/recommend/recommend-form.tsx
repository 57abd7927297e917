// What to send: the goal first, then the battle whose one army is the stock, then several territories.
import { useBattleStore } from '../../../battle/context.ts';
import { FormGroup } from '../../../components/form/form-group.tsx';
import { GroupCard } from '../../../components/form/group-card.tsx';
import { axisRecommend } from '../../../language/english/axis/recommend.ts';
import type { FormOf } from '../../view.ts';
import { BattleForm } from '../battle-form.tsx';
import { type Goal, GoalControl, goalInput } from './goal-control.tsx';
import { LeastCard } from './least-card.tsx';
import { TerritoriesCard } from './territories-card.tsx';

export function RecommendForm({ input }: FormOf<'axis/recommend'>) {
  const store = useBattleStore();
  const { goal } = input;
  const several = input.territories.length > 0;
  const now: Goal = typeof goal === 'object' ? goal.winChance : goal;
  return (
    <div className="space-y-3">
      {!several && <FormGroup fields={['side', 'criterion']} title={axisRecommend.recommend} />}
      <GroupCard title={axisRecommend.goal}>
        <GoalControl
          goal={now}
          chanceAlone={several}
          onChange={(next) => store.getState().set(['goal'], goalInput(next))}
        />
      </GroupCard>
      <TerritoriesCard input={input} />
      <BattleForm input={input} defendersOnly={several} />
      {!several && <LeastCard input={input} />}
    </div>
  );
}
