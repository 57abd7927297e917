// Where an army comes from: a pasted list, files, a sample, or one this browser has seen before.
import { FileUp, Trash2 } from 'lucide-react';
import { use, useEffect, useId, useState } from 'react';
import { Sheet } from '../../../components/ui/sheet.tsx';
import { ProblemText } from '../rules/problem-text.tsx';
import type { Army, ArmySide } from './army.ts';
import { forgetArmy, keptArmies } from './army-storage.ts';
import { SamplesContext } from './samples.ts';
import { useDrop } from './use-drop.ts';
import { useTakeArmy } from './use-take-army.ts';

interface ImportSheetProps {
  readonly side: ArmySide;
  onClose(): void;
}

const EXAMPLE = `++ Night Patrol [GF 95pts] ++

Scouts [5] Q4+ D5+ | 95pts | Stealth
5x Rifle (24", A1), 5x Knife (A1)`;

export function ImportSheet({ side, onClose }: ImportSheetProps) {
  const { problem, busy, readTexts, readFiles, take } = useTakeArmy(side);
  const [text, setText] = useState('');
  const [kept, setKept] = useState<readonly Army[]>([]);
  const samples = use(SamplesContext);
  const id = useId();
  useEffect(() => {
    keptArmies().then(setKept);
  }, []);
  const closeWhen = async (reading: Promise<boolean>) => {
    if (await reading) onClose();
  };
  const drop = useDrop((files) => void closeWhen(readFiles(files)));
  const pick = (army: Army) => {
    take(army);
    onClose();
  };
  const forget = async (army: Army) => {
    await forgetArmy(army.key);
    setKept(await keptArmies());
  };
  return (
    <Sheet
      title={`Army ${side === 'attacker' ? 'A' : 'B'}`}
      description="Paste an army list, choose files, or take a sample army"
      onClose={onClose}
    >
      <div className={`space-y-4 overflow-y-auto p-4 text-s ${drop.over ? 'bg-sunken' : ''}`} {...drop.handlers}>
        <div>
          <label htmlFor={id} className="font-semibold">
            Paste a list
          </label>
          <p className="text-muted">
            Army Forge: “Share as text”, or the contents of a save file or shared list (JSON). Plain text works too.
          </p>
          <textarea
            id={id}
            value={text}
            rows={8}
            spellCheck={false}
            placeholder={EXAMPLE}
            className="mt-1 w-full rounded-m border border-line-strong bg-panel p-2 font-mono text-s"
            onChange={(event) => setText(event.target.value)}
          />
          {problem !== undefined && (
            <p role="alert" className="my-1 rounded-m bg-bad-soft px-2 py-1 break-words">
              <ProblemText problem={problem} />
            </p>
          )}
          <div className="mt-1 flex flex-wrap gap-2">
            <button
              type="button"
              className="button font-semibold"
              disabled={busy || text.trim() === ''}
              onClick={() => void closeWhen(readTexts([text]))}
            >
              Use this list
            </button>
            <label className="button cursor-pointer has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent">
              <FileUp aria-hidden className="size-4" />
              Choose files
              <input
                type="file"
                multiple
                accept=".json,.txt,application/json,text/plain"
                className="sr-only"
                onChange={(event) => {
                  const files = [...(event.target.files ?? [])];
                  // Emptied, so that the same files can be chosen again.
                  event.target.value = '';
                  if (files.length > 0) void closeWhen(readFiles(files));
                }}
              />
            </label>
          </div>
          <p className="mt-1 text-muted">
            Or drop files here. A save file names its units only: choose it together with its army books. Nothing leaves
            your browser.
          </p>
        </div>
        <Armies title="Sample armies" armies={samples} onPick={pick} />
        {kept.length > 0 && <Armies title="Seen in this browser" armies={kept} onPick={pick} onForget={forget} />}
      </div>
    </Sheet>
  );
}

interface ArmiesProps {
  readonly title: string;
  readonly armies: readonly Army[];
  onPick(army: Army): void;
  onForget?(army: Army): void;
}

function Armies({ title, armies, onPick, onForget }: ArmiesProps) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <ul className="space-y-1">
        {armies.map((army) => (
          <li key={army.key} className="flex gap-1">
            <button type="button" className="button min-w-0 flex-1 justify-between" onClick={() => onPick(army)}>
              <span className="truncate">{army.name}</span>
              <span className="shrink-0 text-muted">{army.units.length} units</span>
            </button>
            {onForget !== undefined && (
              <button
                type="button"
                className="button button-quiet px-0"
                aria-label={`Forget ${army.name}`}
                onClick={() => onForget(army)}
              >
                <Trash2 aria-hidden className="size-4" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
