// Up to five territories under attack, and one stock of defenders to split between them.
import { Plus, Trash2 } from 'lucide-react';
import { useBattleStore, useValue } from '../../battle/context.ts';
import { GroupCard } from '../../components/form/group-card.tsx';
import { choicesFor } from './army.ts';
import { USUAL_GOAL } from './goal-control.tsx';
import { PlainFields } from './plain-fields.tsx';
import { UnitRow } from './unit-row.tsx';

interface Territory {
  readonly name?: string;
  readonly attack?: { readonly units?: object };
}

const MOST = 5;
const FIRST_ATTACK = { inf: 3, art: 1, arm: 1 };

export function TerritoriesCard() {
  const store = useBattleStore();
  const territories = (useValue(['territories']) ?? []) as readonly Territory[];
  const change = (next: readonly Territory[]) => {
    const present = store.getState().history.present as { readonly hold?: number; readonly goal?: unknown };
    const several =
      next.length === 0
        ? {}
        : {
            side: 'defender',
            goal: present.goal === 'maxProfit' ? { winChance: USUAL_GOAL } : present.goal,
            minArmy: {},
          };
    store.getState().replace({
      ...present,
      ...several,
      territories: next,
      hold: Math.max(1, Math.min(present.hold ?? 1, next.length)),
    });
  };
  const add = () => {
    const name = `Territory ${territories.length + 1}`;
    change([...territories, { name, attack: { units: FIRST_ATTACK } }]);
  };
  return (
    <GroupCard title="Several territories">
      <p className="mb-2 text-s text-muted">
        {territories.length === 0
          ? 'Victory cities: name up to five territories and who attacks each; your defenders are split so that you hold enough of them.'
          : 'Your defenders, below, are split over these territories.'}
      </p>
      {territories.length > 0 && <PlainFields fields={['hold']} path={[]} />}
      <div className="mt-2 space-y-2">
        {territories.map((_, t) => (
          <TerritoryBox
            // biome-ignore lint/suspicious/noArrayIndexKey: territories have no identity but their place
            key={t}
            t={t}
            onRemove={() => change(territories.filter((_, other) => other !== t))}
          />
        ))}
      </div>
      {territories.length < MOST && (
        <button type="button" className="button mt-2" onClick={add}>
          <Plus aria-hidden className="size-4" /> Add a territory
        </button>
      )}
    </GroupCard>
  );
}

function TerritoryBox({ t, onRemove }: { readonly t: number; onRemove(): void }) {
  const store = useBattleStore();
  const naval = useValue(['naval']) === true;
  const name = String(useValue(['territories', t, 'name']) ?? '');
  const owner = name === '' ? `Territory ${t + 1}` : name;
  return (
    <fieldset aria-label={owner} className="rounded-m border border-line p-3">
      <div className="mb-2 flex items-center justify-between gap-2">
        <input
          aria-label={`Name of territory ${t + 1}`}
          value={name}
          maxLength={40}
          placeholder={`Territory ${t + 1}`}
          autoComplete="off"
          className="h-(--target) min-w-0 flex-1 rounded-m border border-line bg-panel px-2 text-m"
          onChange={(event) => store.getState().set(['territories', t, 'name'], event.target.value)}
        />
        <button type="button" className="button button-quiet px-0" aria-label={`Remove ${owner}`} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" />
        </button>
      </div>
      <h4 className="mb-1 text-s font-semibold text-attacker-ink">Attacked by</h4>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] gap-x-4 gap-y-1">
        {choicesFor('attack', naval, false).map((unit) => (
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
