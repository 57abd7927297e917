// Paste a list, a link or another calculator's battle: a link is followed, a battle opened, a list is recognised and put where
// the player says, mine or theirs.
import { type FormEvent, useState } from 'react';
import { Button } from '../components/ui/button.tsx';
import { FileButton } from '../components/ui/file-button.tsx';
import { Sheet } from '../components/ui/sheet.tsx';
import type { RecognisedList } from '../engine/engine.ts';
import { recogniseList } from '../engine-client.ts';
import { armiesOf, type GamePage, gamePages, listGames } from '../games/registry.ts';
import { paste } from '../language/english/shell/paste.ts';
import { type ArmySide, putArmy } from '../store/army-slots.ts';
import { useCommandStore } from './commands.ts';
import { takeHandedOver } from './handed-over.ts';

export function PasteSheet() {
  const show = useCommandStore((store) => store.show);
  const [handed] = useState(takeHandedOver);
  const [text, setText] = useState(typeof handed === 'string' ? handed : '');
  /** A file takes the place of the text. */
  const [file, setFile] = useState(typeof handed === 'string' ? undefined : handed);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [unclear, setUnclear] = useState(false);
  const [found, setFound] = useState<RecognisedList | undefined>(undefined);
  const close = () => show(undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (file !== undefined) {
      await recognise(undefined);
      return;
    }
    const link = /#\/\S+/.exec(text)?.[0];
    if (link !== undefined) {
      close();
      location.hash = link;
      return;
    }
    setBusy(true);
    const battle = await (await import('../games/axis/take-battle.ts')).takeBattle(text);
    if (battle !== undefined) {
      setBusy(false);
      if ('problem' in battle) {
        setProblem(battle.problem);
        return;
      }
      close();
      location.hash = battle.hash;
      return;
    }
    await recognise(undefined);
  };
  /** As the list says, or as the player does. */
  const recognise = async (game: string | undefined) => {
    setBusy(true);
    const reply = await recogniseList(file ?? text, game);
    setBusy(false);
    setUnclear('error' in reply && reply.error.code === 'import/which-game');
    setFound('error' in reply ? undefined : reply);
    setProblem('error' in reply ? paste.unreadable(reply.error.message) : '');
  };
  const take = async ([chosen]: readonly File[]) => {
    if (chosen === undefined) return;
    setText('');
    setFile(new Uint8Array(await chosen.arrayBuffer()));
  };
  const put = async (side: ArmySide) => {
    if (found === undefined) return;
    await putArmy(found.game, side, found.name, file ?? text);
    close();
    location.hash = armiesOf({ kind: 'army', game: found.game }) ?? `#/${found.game}`;
  };
  return (
    <Sheet title={paste.title} description={paste.description} onClose={close}>
      {found === undefined ? (
        <form className="space-y-3 overflow-y-auto p-4" onSubmit={(event) => void submit(event)}>
          <textarea
            // biome-ignore lint/a11y/noAutofocus: the sheet is opened to paste into it
            autoFocus
            aria-label={paste.label}
            rows={8}
            value={text}
            spellCheck={false}
            placeholder={paste.placeholder}
            className="block w-full rounded-m border border-line bg-panel p-2 text-s"
            onChange={(event) => {
              setText(event.target.value);
              setFile(undefined);
            }}
          />
          {problem !== '' && (
            <p role="alert" className="text-s text-bad">
              {problem}
            </p>
          )}
          {file !== undefined && <p className="text-s text-muted">{paste.file}</p>}
          {unclear && <ReadAs games={listGames} onChoose={(game) => void recognise(game)} />}
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              label={busy ? paste.reading : paste.open}
              disabled={busy || (text.trim() === '' && file === undefined)}
            />
            <FileButton accept=".txt,.json,.ros,.rosz" onFiles={(files) => void take(files)}>
              {paste.choose}
            </FileButton>
          </div>
        </form>
      ) : (
        <>
          <WhoseArmy found={found} onChoose={(side) => void put(side)} />
          <div className="space-y-2 px-4 pb-4 text-s">
            {found.reason !== undefined && <p className="text-muted">{paste.recognised(found.reason)}</p>}
            <ReadAs games={listGames.filter(({ id }) => id !== found.game)} onChoose={(game) => void recognise(game)} />
          </div>
        </>
      )}
    </Sheet>
  );
}

interface ReadAsProps {
  readonly games: readonly GamePage[];
  onChoose(game: string): void;
}

function ReadAs({ games, onChoose }: ReadAsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {games.map(({ id, title }) => (
        <Button key={id} label={paste.readAs(title)} onClick={() => onChoose(id)} />
      ))}
    </div>
  );
}

interface WhoseArmyProps {
  readonly found: RecognisedList;
  onChoose(side: ArmySide): void;
}

/** Both armies stay: a second list takes the place of nothing but its own. */
function WhoseArmy({ found, onChoose }: WhoseArmyProps) {
  const game = gamePages.find(({ id }) => id === found.game)?.title ?? found.game;
  return (
    <div className="space-y-3 p-4">
      <p>
        <strong>{found.name}</strong>
        {paste.whose(found.units, game)}
      </p>
      <div className="flex flex-wrap gap-2">
        <button
          // biome-ignore lint/a11y/noAutofocus: the question is answered with Enter
          autoFocus
          type="button"
          className="button border-attacker"
          onClick={() => onChoose('attacker')}
        >
          {paste.mine}
        </button>
        <Button label={paste.theirs} look="border-defender" onClick={() => onChoose('defender')} />
      </div>
    </div>
  );
}
