// One's own operatives: choose, remove, take them to another browser as a file.

import { type OwnOperative, writeOperatives } from '@oddsmith/games/kill-team/library';
import { Download, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { FileButton } from '../../components/ui/file-button.tsx';
import { useRemoval } from '../../components/ui/removal.tsx';
import { startTask } from '../../engine-client.ts';
import { download } from '../../export/download.ts';
import { killTeamLibrary } from '../../language/english/kill-team/library.ts';
import { outcomeOf } from '../../shell/say-kept.ts';
import { shelf } from '../../store/saved.ts';
import type { Part, Pick } from './operative-pick.ts';
import { addOwn, removeOwn, useOwn } from './own-store.ts';

const { own: words } = killTeamLibrary;

interface OwnOperativesProps {
  readonly part: Part;
  onPick(pick: Pick): void;
}

export function OwnOperatives({ part, onPick }: OwnOperativesProps) {
  const own = useOwn();
  const [report, setReport] = useState('');
  const removal = useRemoval();
  const remove = async (one: OwnOperative) => {
    const removed = await removeOwn(one);
    removal.setRemoved(removed && { name: one.name, back: () => void shelf.save(removed) });
  };
  const mine = own.filter(({ side }) => side === part);
  const read = async ([file]: readonly File[]) => {
    const result = await startTask('killteam', 'readOperatives', await file.text()).reply;
    if (result === undefined) return;
    if ('error' in result) return setReport(words.notImported(result.error.message));
    setReport(await outcomeOf(addOwn(result.operatives), words.imported(result.operatives.length)));
  };
  return (
    <section aria-label={words.title} className="mb-3 border-b border-line pb-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-s font-semibold">{words.title}</h3>
        <span className="flex gap-1">
          <FileButton look="button-quiet" accept=".json,application/json" onFiles={(files) => void read(files)}>
            <Upload aria-hidden className="size-4" />
            {words.import}
          </FileButton>
          <Button
            icon={Download}
            label={words.export}
            look="button-quiet"
            disabled={own.length === 0}
            onClick={() =>
              download(new Blob([writeOperatives(own)], { type: 'application/json' }), 'kill-team-operatives.json')
            }
          />
        </span>
      </div>
      <output className="text-s text-muted">{report}</output>
      {removal.line}
      {mine.length === 0 ? (
        <p className="text-s text-muted">{words.none}</p>
      ) : (
        <ul>
          {mine.map((one) => (
            <li key={one.name} className="flex items-center justify-between gap-2">
              <button
                type="button"
                className="min-h-(--target) min-w-0 flex-1 text-left font-medium hover:bg-sunken"
                onClick={() => onPick({ name: one.name, fields: { ...one.fields, name: one.name } })}
              >
                {one.name}
              </button>
              <button
                type="button"
                className="button button-quiet"
                aria-label={words.remove(one.name)}
                onClick={() => void remove(one)}
              >
                <Trash2 aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
