// Where an army comes from: a pasted list, files, a sample, a team, or one this browser has seen before.
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ListInput } from '../../../components/list-input.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { useRemoval } from '../../../components/ui/removal.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { Sheet } from '../../../components/ui/sheet.tsx';
import { armies as words } from '../../../language/english/armies.ts';
import type { Army, ArmySide } from '../army.ts';
import { useGame } from '../plan/plan.ts';
import { forgetArmy, keptArmies } from './army-storage.ts';
import { ProblemText } from './problem-text.tsx';
import { useTakeArmy } from './use-take-army.ts';

interface ImportSheetProps {
  readonly side: ArmySide;
  onClose(): void;
}

export function ImportSheet({ side, onClose }: ImportSheetProps) {
  const game = useGame();
  const { problem, busy, readTexts, readFiles, take } = useTakeArmy(side);
  const [kept, setKept] = useState<readonly Army[]>([]);
  const [samples, setSamples] = useState<readonly Army[]>([]);
  const [teams, setTeams] = useState<readonly string[]>([]);
  const removal = useRemoval();
  useEffect(() => {
    void keptArmies(game).then(setKept);
    game.samples().then(setSamples, () => undefined);
    game.teams?.().then(setTeams, () => undefined);
  }, [game]);
  const closeWhen = async (reading: Promise<boolean>) => {
    if (await reading) onClose();
  };
  const pick = (army: Army) => {
    take(army);
    onClose();
  };
  const forget = async (army: Army) => {
    const takeBack = await forgetArmy(game, army.key);
    const back = async () => {
      await takeBack();
      setKept(await keptArmies(game));
    };
    removal.setRemoved({ name: army.name, back: () => void back() });
    setKept(await keptArmies(game));
  };
  const { placeholder, hint, accept, multiple } = game.paste;
  return (
    <Sheet title={words.panel.names[side]} description={words.list.description} onClose={onClose}>
      <div className="space-y-4 overflow-y-auto p-4 text-s">
        {teams.length > 0 && (
          <Select
            label={words.list.team}
            value=""
            look="w-full text-s"
            options={[
              { value: '', label: words.list.chooseTeam },
              ...teams.map((team) => ({ value: team, label: team })),
            ]}
            onChoose={(team) => void closeWhen(readTexts([team]))}
          />
        )}
        <ListInput
          label={words.list.paste}
          {...(hint === undefined ? {} : { hint })}
          placeholder={placeholder}
          rows={8}
          accept={accept}
          multiple={multiple === true}
          words={{ read: words.list.use, open: words.list.files }}
          busy={busy}
          problem={problem === undefined ? undefined : <ProblemText problem={problem} />}
          onText={(text) => void closeWhen(readTexts([text]))}
          onFiles={(files) => void closeWhen(readFiles(files))}
        />
        <p className="text-muted">{multiple === true ? words.list.dropSeveral : words.list.drop}</p>
        <Armies title={words.list.samples} armies={samples} onPick={pick} />
        {removal.line}
        {kept.length > 0 && <Armies title={words.list.seen} armies={kept} onPick={pick} onForget={forget} />}
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
              <span className="shrink-0 text-muted">{words.list.units(army.units.length)}</span>
            </button>
            {onForget !== undefined && (
              <IconButton look="button-quiet" label={words.list.forget(army.name)} onClick={() => onForget(army)}>
                <Trash2 aria-hidden className="size-4" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
