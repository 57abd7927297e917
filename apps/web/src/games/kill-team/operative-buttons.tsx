// Who stands on a side of the battle: chosen from the library or from one's own, saved under its name, and what its card could not say.

import { type Path, valueAt, withValue } from '@oddsmith/games';
import { BookOpen, Save } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useBattleStore, useValue } from '../../battle/context.ts';
import { GroupCard } from '../../components/form/group-card.tsx';
import type { Part, Pick } from './operative-pick.ts';
import { saveOwn } from './own-store.ts';
import { RuleNotes } from './rule-notes.tsx';

const OperativeSheet = lazy(async () => ({ default: (await import('./operative-sheet.tsx')).OperativeSheet }));

interface OperativeButtonsProps {
  readonly path: Path;
  readonly part: Part;
  readonly title: string;
}

export function OperativeButtons({ path, part, title }: OperativeButtonsProps) {
  const store = useBattleStore();
  const name = String(useValue([...path, 'name']) ?? '');
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState<Pick | undefined>(undefined);
  const [saved, setSaved] = useState('');
  const take = (pick: Pick) => {
    setPicked(pick);
    setOpen(false);
    store.getState().replace(withPick(store.getState().history.present, path, pick));
  };
  const save = async () => {
    const value = valueAt(store.getState().history.present, path);
    const own = name || 'My operative';
    await saveOwn(part, own, value);
    setSaved(`Saved as ${own}.`);
  };
  const side = part === 'defender' || path[0] === 'second' ? 'defender' : 'attacker';
  return (
    <GroupCard title={title} side={side}>
      <div className="flex flex-wrap items-center gap-2">
        <button type="button" className="button" onClick={() => setOpen(true)}>
          <BookOpen aria-hidden className="size-4" />
          Choose an operative
        </button>
        <button type="button" className="button button-quiet" onClick={save}>
          <Save aria-hidden className="size-4" />
          Save
        </button>
        {name !== '' && <p className="min-w-0 text-s font-medium">{name}</p>}
      </div>
      <output className="text-s text-muted">{saved}</output>
      {picked?.rules !== undefined && picked.name === name && <RuleNotes rules={picked.rules} />}
      {open && (
        <Suspense fallback={null}>
          <OperativeSheet part={part} title={title} onPick={take} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </GroupCard>
  );
}

/** A profile replaces the whole side, except for how it is played and what lies on the table. */
const KEPT = ['strategy', 'crits', 'normals'] as const;

function withPick(input: unknown, path: Path, pick: Pick): unknown {
  const before = valueAt(input, path);
  const kept = Object.fromEntries(
    KEPT.map((key) => [key, valueAt(before, [key])]).filter(([, value]) => value !== undefined),
  );
  const changed = withValue(input, path, { ...kept, ...pick.fields });
  if (!pick.noCover) return changed;
  return withValue(withValue(changed, ['defender', 'coverNormals'], 0), ['defender', 'coverCrits'], 0);
}
