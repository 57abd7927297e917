// What was deleted in the last thirty days: brought back, or gone for good.
import { Trash2, Undo2 } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { library } from '../../language/english/library/library.ts';
import { useCommandStore } from '../../shell/commands.ts';
import { shelf, useShelf } from '../../store/saved.ts';
import { BIN_DAYS } from '../../store/shelf.ts';
import { RecordNote } from './record-note.tsx';

export function BinCard() {
  const bin = useShelf((state) => state.bin);
  const say = useCommandStore((store) => store.say);
  if (bin.length === 0) return null;
  const restore = (id: string, name: string) => {
    void shelf.restore(id);
    say(library.bin.restored(name));
  };
  return (
    <details className="card p-3">
      <summary className="min-h-(--target) content-center text-m font-semibold">
        {library.bin.title} <span className="font-normal text-muted">· {bin.length}</span>
      </summary>
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-1 text-s text-muted">{library.bin.how(BIN_DAYS)}</p>
        <Button icon={Trash2} label={library.bin.empty} onClick={() => void shelf.emptyBin()} />
      </div>
      <ul aria-label={library.bin.title}>
        {bin.map((record) => (
          <li
            key={record.id}
            className="flex min-h-(--target) items-center gap-1 border-t border-line/60 py-1 first:border-t-0"
          >
            <span className="min-w-0 flex-1 text-s">
              <span className="font-medium">{record.name}</span>
              <RecordNote record={record} />
            </span>
            <IconButton
              icon={Undo2}
              label={library.bin.restore(record.name)}
              look="button-quiet"
              onClick={() => restore(record.id, record.name)}
            />
            <IconButton
              icon={Trash2}
              label={library.bin.forget(record.name)}
              look="button-quiet"
              onClick={() => void shelf.forget(record.id)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
