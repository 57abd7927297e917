// Up to five territories under attack, and one stock of defenders to split between them.

import { piecesFor } from '@oddsmith/games/axis';
import { Plus, Trash2 } from 'lucide-react';
import { useBattleStore } from '../../../battle/context.ts';
import { GroupCard } from '../../../components/form/group-card.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { axisRecommend } from '../../../language/english/axis/recommend.ts';
import type { FormOf } from '../../view.ts';
import { PlainFields } from '../plain-fields.tsx';
import { UnitRow } from '../unit-row.tsx';
import { USUAL_GOAL } from './goal-control.tsx';

const { territories: words } = axisRecommend;

const MOST = 5;
const FIRST_ATTACK = { inf: 3, art: 1, arm: 1 };

export function TerritoriesCard({ input }: FormOf<'axis/recommend'>) {
  const store = useBattleStore();
  const { territories } = input;
  const change = (next: readonly object[]) => {
    const several =
      next.length === 0
        ? {}
        : {
            side: 'defender',
            goal: input.goal === 'maxProfit' ? { winChance: USUAL_GOAL } : input.goal,
            minArmy: {},
          };
    store.getState().replace({
      ...input,
      ...several,
      territories: next,
      hold: Math.max(1, Math.min(input.hold, next.length)),
    });
  };
  const add = () => {
    const name = words.numbered(territories.length + 1);
    change([...territories, { name, attack: { units: FIRST_ATTACK } }]);
  };
  return (
    <GroupCard title={words.title}>
      <p className="mb-2 text-s text-muted">{territories.length === 0 ? words.none : words.about}</p>
      {territories.length > 0 && <PlainFields fields={['hold']} path={[]} />}
      <div className="mt-2 space-y-2">
        {territories.map(({ name }, t) => (
          <TerritoryBox
            // biome-ignore lint/suspicious/noArrayIndexKey: territories have no identity but their place
            key={t}
            t={t}
            name={name}
            naval={input.naval}
            onRemove={() => change(territories.filter((_, other) => other !== t))}
          />
        ))}
      </div>
      {territories.length < MOST && <Button icon={Plus} label={words.add} look="mt-2" onClick={add} />}
    </GroupCard>
  );
}

interface TerritoryBoxProps {
  readonly t: number;
  readonly name: string;
  readonly naval: boolean;
  onRemove(): void;
}

function TerritoryBox({ t, name, naval, onRemove }: TerritoryBoxProps) {
  const store = useBattleStore();
  const owner = name === '' ? words.numbered(t + 1) : name;
  return (
    <fieldset aria-label={owner} className="rounded-m border border-line p-3">
      <div className="mb-2 flex items-center justify-between gap-2">
        <input
          aria-label={words.nameOf(t + 1)}
          value={name}
          maxLength={40}
          placeholder={words.numbered(t + 1)}
          autoComplete="off"
          className="h-(--target) min-w-0 flex-1 rounded-m border border-line bg-panel px-2 text-m"
          onChange={(event) => store.getState().set(['territories', t, 'name'], event.target.value)}
        />
        <IconButton icon={Trash2} label={words.remove(owner)} look="button-quiet" onClick={onRemove} />
      </div>
      <h4 className="mb-1 text-s font-semibold text-attacker-ink">{words.attackedBy}</h4>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] gap-x-4 gap-y-1">
        {piecesFor('attack', naval, false).map((unit) => (
          <UnitRow
            key={unit.id}
            unit={unit}
            side="attack"
            owner={owner}
            path={['territories', t, 'attack', 'units', unit.id]}
          />
        ))}
      </ul>
    </fieldset>
  );
}
