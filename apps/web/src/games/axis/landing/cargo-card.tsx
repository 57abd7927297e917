// The loads of the transports, first lost first.
import { Plus, Trash2 } from 'lucide-react';
import { useSetValue } from '../../../battle/context.ts';
import { FieldRemarks } from '../../../components/form/field-remarks.tsx';
import { GroupCard } from '../../../components/form/group-card.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { axisLanding } from '../../../language/english/axis/landing.ts';
import type { FormOf } from '../../view.ts';
import { armyText } from '../army.ts';
import { LOADS, type Load, placeOf } from './cargo.ts';

const { cargo: words } = axisLanding;

const PATH = ['cargo'];

export function CargoCard({ input: { cargo, sea } }: FormOf<'axis/amphibious'>) {
  const set = useSetValue(PATH);
  const transports = sea.attack.units.tra ?? 0;
  return (
    <GroupCard
      title={words.title}
      side="attacker"
      aside={<p className="text-s text-muted">{words.loaded(cargo.length, transports)}</p>}
    >
      <p className="mb-2 text-s text-muted">{words.about}</p>
      <FieldRemarks path={PATH} />
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] gap-x-4 gap-y-1">
        {cargo.map((load, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: loads have no identity but their place
          <li key={n} className="flex items-center gap-2">
            <LoadChoice load={load} n={n} />
            <IconButton
              icon={Trash2}
              label={words.remove(n + 1)}
              onClick={() => set(cargo.filter((_, other) => other !== n))}
            />
          </li>
        ))}
      </ol>
      {cargo.length < transports && (
        <Button icon={Plus} label={words.add} look="mt-2" onClick={() => set([...cargo, cargo.at(-1) ?? LOADS[0]])} />
      )}
    </GroupCard>
  );
}

function LoadChoice({ load, n }: { readonly load: Load; readonly n: number }) {
  const set = useSetValue([...PATH, n]);
  const place = placeOf(load);
  return (
    <label className="flex min-w-0 flex-1 items-center gap-2 text-s">
      {n + 1}.<span className="sr-only">{words.load}</span>
      <select
        value={place}
        className="h-(--target) min-w-0 flex-1 rounded-m border border-line bg-panel px-2 text-s"
        onChange={(event) => set(LOADS[Number(event.target.value)])}
      >
        {place < 0 && (
          <option value={-1} disabled>
            {armyText(load)}
          </option>
        )}
        {LOADS.map((one, index) => (
          <option key={armyText(one)} value={index}>
            {armyText(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
