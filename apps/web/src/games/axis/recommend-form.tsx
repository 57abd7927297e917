// What to send: the goal first, then the battle whose one army is the stock, then several territories.
import { useBattleStore, useValue } from '../../battle/context.ts';
import { FormGroup } from '../../components/form/form-group.tsx';
import { GroupCard } from '../../components/form/group-card.tsx';
import { BattleForm } from './battle-form.tsx';
import { type Goal, GoalControl, goalInput, USUAL_GOAL } from './goal-control.tsx';
import { LeastCard } from './least-card.tsx';
import { TerritoriesCard } from './territories-card.tsx';

export function RecommendForm() {
  const store = useBattleStore();
  const goal = useValue(['goal']) as 'maxProfit' | { readonly winChance: number } | undefined;
  const several = ((useValue(['territories']) ?? []) as readonly unknown[]).length > 0;
  const now: Goal = typeof goal === 'object' ? goal.winChance : (goal ?? USUAL_GOAL);
  return (
    <div className="space-y-3">
      {!several && <FormGroup fields={['side', 'criterion']} title="Recommend" />}
      <GroupCard title="Goal">
        <GoalControl goal={now} onChange={(next) => store.getState().set(['goal'], goalInput(next))} />
      </GroupCard>
      <TerritoriesCard />
      <BattleForm defendersOnly={several} />
      {!several && <LeastCard />}
    </div>
  );
}
