// One thing that was saved: its name opens it; renamed, kept under a name, deleted.
import { Bookmark, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { openBattle } from '../../calculator/open-battle.ts';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { UnitName } from '../../components/ui/unit-name.tsx';
import { armiesOf } from '../../games/registry.ts';
import { library } from '../../language/english/library/library.ts';
import { useCommandStore } from '../../shell/commands.ts';
import { saveNamed } from '../../shell/save-named.ts';
import { removeAndSay } from '../../shell/say-kept.ts';
import { seenBattle } from '../../store/battles.ts';
import type { SavedRecord } from '../../store/record.ts';
import { NameForm } from './name-form.tsx';
import { RecordNote } from './record-note.tsx';
import { rename } from './rename.ts';

export function RecordRow({ record }: { readonly record: SavedRecord }) {
  const [naming, setNaming] = useState<'rename' | 'keep' | undefined>(undefined);
  const done = () => setNaming(undefined);
  if (naming === 'rename')
    return (
      <NameForm
        name={record.name}
        tags={record.tags}
        onSubmit={(name, tags) => void rename(record, name, tags)}
        onDone={done}
      />
    );
  if (naming === 'keep')
    return (
      <NameForm
        name={record.name}
        tags={record.tags}
        onSubmit={(name, tags) => void keep(record, name, tags)}
        onDone={done}
      />
    );
  return (
    <li className="flex min-h-(--target) items-center gap-1 border-t border-line/60 py-1 first:border-t-0">
      <span className="min-w-0 flex-1 text-s">
        <Name record={record} />
        <RecordNote record={record} />
      </span>
      {record.kind === 'battle' && (
        <IconButton
          icon={Bookmark}
          label={library.saveAs(record.name)}
          look="button-quiet"
          onClick={() => setNaming('keep')}
        />
      )}
      <IconButton
        icon={Pencil}
        label={library.rename(record.name)}
        look="button-quiet"
        onClick={() => setNaming('rename')}
      />
      <IconButton
        icon={Trash2}
        label={library.delete(record.name)}
        look="button-quiet"
        onClick={() => void removeAndSay(record.id, library.deleted)}
      />
    </li>
  );
}

/** A battle of the history under a name of its own, where newer ones do not push it out. */
async function keep({ game, data }: SavedRecord, name: string, tags: readonly string[]): Promise<void> {
  const recordOf = (chosen: string): SavedRecord => ({
    ...{ id: `${game}-matchup:${chosen}`, kind: 'matchup', game, name: chosen, tags },
    ...{ at: Date.now(), data },
  });
  useCommandStore.getState().say(await saveNamed(name, recordOf, library.kept));
}

function Name({ record }: { readonly record: SavedRecord }) {
  const { kind, game, name, data } = record;
  const battle = seenBattle(record);
  if (kind === 'unit')
    return <UnitName unit={{ game, name, data, saved: true }} className="min-h-(--target) font-medium" />;
  const armies = armiesOf(record);
  if (armies !== undefined)
    return (
      <a
        href={armies}
        className="inline-flex min-h-(--target) items-center font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        {name}
      </a>
    );
  if (battle === undefined) return <span className="font-medium">{name}</span>;
  return (
    <button
      type="button"
      className="min-h-(--target) text-left font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      onClick={() => void openBattle(battle.calculator, battle.input)}
    >
      {name}
    </button>
  );
}
