// Where an army comes from: a pasted list, files, a sample, or one this browser has seen before.
import { Trash2 } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import { ListInput } from '../../../components/list-input.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { useRemoval } from '../../../components/ui/removal.tsx';
import { Sheet } from '../../../components/ui/sheet.tsx';
import { grimdarkArmies } from '../../../language/english/grimdark/armies.ts';
import { grimdarkSheets } from '../../../language/english/grimdark/sheets.ts';
import type { Army, ArmySide } from '../army.ts';
import { SamplesContext } from '../plan/plan.ts';
import { forgetArmy, keptArmies } from './army-storage.ts';
import { ProblemText } from './problem-text.tsx';
import { useTakeArmy } from './use-take-army.ts';

const words = grimdarkSheets.list;

interface ImportSheetProps {
  readonly side: ArmySide;
  onClose(): void;
}

const EXAMPLE = `++ Night Patrol [GF 95pts] ++

Scouts [5] Q4+ D5+ | 95pts | Stealth
5x Rifle (24", A1), 5x Knife (A1)`;

export function ImportSheet({ side, onClose }: ImportSheetProps) {
  const { problem, busy, readTexts, readFiles, take } = useTakeArmy(side);
  const [kept, setKept] = useState<readonly Army[]>([]);
  const samples = use(SamplesContext);
  const removal = useRemoval();
  useEffect(() => {
    keptArmies().then(setKept);
  }, []);
  const closeWhen = async (reading: Promise<boolean>) => {
    if (await reading) onClose();
  };
  const pick = (army: Army) => {
    take(army);
    onClose();
  };
  const forget = async (army: Army) => {
    const takeBack = await forgetArmy(army.key);
    const back = async () => {
      await takeBack();
      setKept(await keptArmies());
    };
    removal.setRemoved({ name: army.name, back: () => void back() });
    setKept(await keptArmies());
  };
  return (
    <Sheet title={grimdarkArmies.panel.army[side]} description={words.description} onClose={onClose}>
      <div className="space-y-4 overflow-y-auto p-4 text-s">
        <ListInput
          label={words.paste}
          hint={words.hint}
          placeholder={EXAMPLE}
          rows={8}
          accept=".json,.txt,application/json,text/plain"
          multiple
          words={{ read: words.use, open: words.files }}
          busy={busy}
          problem={problem === undefined ? undefined : <ProblemText problem={problem} />}
          onText={(text) => void closeWhen(readTexts([text]))}
          onFiles={(files) => void closeWhen(readFiles(files))}
        />
        <p className="text-muted">{words.drop}</p>
        <Armies title={words.samples} armies={samples} onPick={pick} />
        {removal.line}
        {kept.length > 0 && <Armies title={words.seen} armies={kept} onPick={pick} onForget={forget} />}
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
              <span className="shrink-0 text-muted">{words.units(army.units.length)}</span>
            </button>
            {onForget !== undefined && (
              <IconButton look="button-quiet" label={words.forget(army.name)} onClick={() => onForget(army)}>
                <Trash2 aria-hidden className="size-4" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
