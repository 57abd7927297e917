// Allies among the defenders: whose pieces they are, and whose are lost first.
import type { Path } from '@oddsmith/games';
import { Plus, Trash2 } from 'lucide-react';
import { useBattleStore } from '../../battle/context.ts';
import { Button } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { axis } from '../../language/english/axis/axis.ts';
import type { InputOf } from '../calculator-types.ts';
import { ArmyLine } from './army-line.tsx';
import { PlainFields } from './plain-fields.tsx';

const { owners: words } = axis;

const MOST = 5;

type Owners = InputOf<'axis/battle'>['waves'][number]['defense']['owners'];

interface OwnersBoxProps {
  readonly owners: Owners;
  readonly naval: boolean;
  /** Of the side in the battle. */
  readonly path: Path;
}

export function OwnersBox({ owners, naval, path }: OwnersBoxProps) {
  const store = useBattleStore();
  const change = (next: Owners) => store.getState().set([...path, 'owners'], next);
  return (
    <div className="mt-2 space-y-2">
      {owners.length > 0 && <p className="text-s text-muted">{words.about}</p>}
      {owners.map(({ name, units }, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: owners have no identity but their place
        <fieldset key={k} aria-label={name} className="rounded-m border border-line p-2">
          <div className="mb-2 flex items-center justify-between gap-2">
            <input
              aria-label={words.nameOf(k + 1)}
              value={name}
              maxLength={40}
              autoComplete="off"
              className="h-(--target) min-w-0 flex-1 rounded-m border border-line bg-panel px-2 text-m"
              onChange={(event) =>
                store.getState().set([...path, 'owners', k, 'name'], event.target.value || words.numbered(k + 1))
              }
            />
            <IconButton
              icon={Trash2}
              label={words.remove(name)}
              look="button-quiet"
              onClick={() => change(owners.filter((_, other) => other !== k))}
            />
          </div>
          <ArmyLine
            owner={name}
            side="defense"
            naval={naval}
            units={units}
            path={path}
            unitsAt={[...path, 'owners', k, 'units']}
          />
        </fieldset>
      ))}
      {owners.length > 0 && <PlainFields path={path} fields={['ownersLose']} />}
      {owners.length < MOST && (
        <Button
          icon={Plus}
          label={words.add}
          look="button-quiet"
          onClick={() => change([...owners, { name: words.numbered(owners.length + 1), units: {} }])}
        />
      )}
    </div>
  );
}
