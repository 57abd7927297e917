// What a lost unit counts, for losses and profit: its cost, one each, its dice value, or a table of your own.

import { piecesFor, UNITS } from '@oddsmith/games/axis';
import { capital } from '@oddsmith/games/wording';
import { useSetValue } from '../../../battle/context.ts';
import { Segmented } from '../../../components/form/controls/segmented.tsx';
import { GroupCard } from '../../../components/form/group-card.tsx';
import { axis } from '../../../language/english/axis/axis.ts';
import { engineWord } from '../../../language/in-language.ts';
import type { InputOf } from '../../calculator-types.ts';
import type { FormProps } from '../../view.ts';
import { NumberBox } from '../number-box.tsx';
import { UnitIcon } from '../unit-icon.tsx';

const { values: words } = axis;

type ValuedBattle = Pick<InputOf<'axis/battle'>, 'naval' | 'values'>;

const PATH = ['values'];
const OWN = 'own';
const MODES = [
  { value: 'ipc', label: words.ipc },
  { value: 'count', label: words.count },
  { value: 'power', label: words.power },
  { value: OWN, label: words.own },
];
const MOST = 1000;

export function ValuesCard({ input: { naval, values } }: FormProps<ValuedBattle>) {
  const set = useSetValue(PATH);
  const own = typeof values === 'object' ? values : undefined;
  const ids = new Set([...piecesFor('attack', naval, true), ...piecesFor('defense', naval, true)].map(({ id }) => id));
  const units = UNITS.filter((unit) => ids.has(unit.id));
  return (
    <GroupCard title={words.title}>
      <Segmented
        label={words.title}
        options={MODES}
        value={own === undefined ? values : OWN}
        onChoose={(mode) => set(mode === OWN ? Object.fromEntries(units.map(({ id, cost }) => [id, cost])) : mode)}
      />
      <p className="mt-1 text-s text-muted">{words.about}</p>
      {own !== undefined && (
        <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-x-4 gap-y-1">
          {units.map((unit) => (
            <li key={unit.id} className="flex items-center gap-2 text-s">
              <UnitIcon id={unit.id} />
              <span className="min-w-0 flex-1 break-words hyphens-auto">{capital(engineWord(unit.name))}</span>
              <NumberBox
                label={words.of(engineWord(unit.plural))}
                value={own[unit.id] ?? unit.cost}
                least={-MOST}
                most={MOST}
                onChange={(value) => set({ ...own, [unit.id]: Math.round(value * 100) / 100 })}
              />
            </li>
          ))}
        </ul>
      )}
    </GroupCard>
  );
}
