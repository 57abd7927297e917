// What to send: the goal first, then the battle whose one army is the stock.
import { useBattle, useBattleStore, useValue } from '../../battle/context.ts';
import { FieldControl } from '../../components/form/field-set.tsx';
import { FormGroup } from '../../components/form/form-group.tsx';
import { GroupCard } from '../../components/form/group-card.tsx';
import { Segmented } from '../../components/form/segmented.tsx';
import { BattleForm } from './battle-form.tsx';
import { GOALS } from './goals.ts';

export function RecommendForm() {
  const store = useBattleStore();
  const form = useBattle((battle) => battle.calculator.form);
  const goal = useValue(['goal']) as 'maxProfit' | { readonly winChance: number } | undefined;
  const now = typeof goal === 'object' ? goal.winChance : (goal ?? 0.9);
  const fields = form.kind === 'object' ? form.fields : [];
  const territories = fields.find(({ key }) => key === 'territories');
  return (
    <div className="space-y-3">
      <FormGroup fields={['side', 'criterion']} title="Recommend" />
      <GroupCard title="Goal">
        <Segmented
          label="Goal"
          options={GOALS}
          value={now}
          onChoose={(value) =>
            store.getState().set(['goal'], value === 'maxProfit' ? value : { winChance: Number(value) })
          }
        />
      </GroupCard>
      <BattleForm />
      <FormGroup fields={['hold']} title="Several territories" />
      {territories !== undefined && (
        <div className="card p-3">
          <FieldControl field={territories} path={['territories']} />
        </div>
      )}
    </div>
  );
}
