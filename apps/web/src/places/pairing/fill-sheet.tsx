// A first matrix from army lists: every list of one team against every list of the other, scaled to the points of a game.
import type { ArmyList, Lists } from '@oddsmith/analysis';
import { FileUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { FileButton } from '../../components/ui/file-button.tsx';
import { Sheet } from '../../components/ui/sheet.tsx';
import { everyday } from '../../language/english/everyday.ts';
import { pairing as words } from '../../language/english/pairing.ts';
import { ask, readList, type UnderWay } from '../armies/pool.ts';
import { pricedUnit } from '../armies/questions/efficiency-card.tsx';
import { FEWEST, MOST, type Session, type Side } from './session.ts';

/** Games whose lists are read, and the calculator that sets one against another. */
const GAMES = [
  { id: 'wh40k', title: 'Warhammer 40,000', calculator: 'wh40k/attack' },
  { id: 'killteam', title: 'Kill Team', calculator: 'killteam/shoot' },
  { id: 'grimdark', title: 'Grimdark Future', calculator: 'grimdark/attack' },
] as const;

interface FillSheetProps {
  readonly session: Session;
  change(session: Session): void;
  onClose(): void;
}

type Kept = { readonly [side in Side]: readonly ArmyList[] };

export function FillSheet({ session, change, onClose }: FillSheetProps) {
  const [game, setGame] = useState<(typeof GAMES)[number]>(GAMES[0]);
  const [lists, setLists] = useState<Kept>({ mine: [], theirs: [] });
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [running, setRunning] = useState<UnderWay<Lists> | undefined>(undefined);
  const [share, setShare] = useState(0);
  useEffect(() => () => running?.end(), [running]);
  const add = async (side: Side, texts: readonly (string | Uint8Array)[]) => {
    setProblem(undefined);
    for (const text of texts) {
      const read = await readList(game.calculator, text, 'shooting');
      if ('error' in read) {
        setProblem(words.fillUnread(read.error.message));
        return;
      }
      setLists((before) => ({ ...before, [side]: withList(before[side], read.title, read.units.map(pricedUnit)) }));
    }
  };
  const fits = lists.mine.length === lists.theirs.length && lists.mine.length >= FEWEST && lists.mine.length <= MOST;
  const fill = () => {
    const next = ask<Lists>((api) => api.lists({ calculator: game.calculator, ...lists }), setShare);
    setRunning(next);
    next.reply.then(
      (found) => {
        setRunning(undefined);
        if ('error' in found) setProblem(words.cannot(found.error.message));
        else {
          change(guessed(session, found));
          onClose();
        }
      },
      () => setRunning(undefined),
    );
  };
  return (
    <Sheet title={words.fillTitle} description={words.fillDescription} onClose={onClose}>
      <div className="space-y-3 overflow-y-auto p-4 text-s">
        <p className="text-muted">{words.fillNote}</p>
        <label className="grid gap-1">
          <span className="text-muted">{words.fillGame}</span>
          <select
            value={game.id}
            className="h-(--target) rounded-m border border-line bg-panel px-2"
            onChange={({ target }) => {
              setGame(GAMES.find(({ id }) => id === target.value) ?? GAMES[0]);
              setLists({ mine: [], theirs: [] });
            }}
          >
            {GAMES.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        {(['mine', 'theirs'] as const).map((side) => (
          <SideLists
            key={side}
            title={side === 'mine' ? words.fillMine : words.fillTheirs}
            lists={lists[side]}
            add={(texts) => void add(side, texts)}
            remove={(gone) => setLists({ ...lists, [side]: lists[side].filter((list) => list !== gone) })}
          />
        ))}
        {problem !== undefined && (
          <p role="alert" className="rounded-m bg-bad-soft px-2 py-1">
            {problem}
          </p>
        )}
        {!fits && <p className="text-muted">{words.fillCount}</p>}
        {running === undefined ? (
          <Button label={words.fillGo} disabled={!fits} onClick={fill} />
        ) : (
          <div className="flex items-center gap-3">
            <progress className="h-2 flex-1" value={share} max={1} aria-label={words.fillGo} />
            <Button label={everyday.cancel} onClick={() => setRunning(undefined)} />
          </div>
        )}
      </div>
    </Sheet>
  );
}

interface SideListsProps {
  readonly title: string;
  readonly lists: readonly ArmyList[];
  add(texts: readonly (string | Uint8Array)[]): void;
  remove(list: ArmyList): void;
}

function SideLists({ title, lists, add, remove }: SideListsProps) {
  const [text, setText] = useState('');
  const open = async (files: readonly File[]) =>
    add(await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer()))));
  return (
    <fieldset className="space-y-1 rounded-m border border-line p-2">
      <legend className="px-1 font-semibold">{title}</legend>
      <ul>
        {lists.map((list) => (
          <li key={list.title} className="flex items-center justify-between gap-2">
            <span className="min-w-0 break-words">{list.title}</span>
            <button
              type="button"
              className="button button-quiet"
              aria-label={words.fillRemove(list.title)}
              onClick={() => remove(list)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <textarea
        value={text}
        rows={2}
        aria-label={`${title}: ${words.fillPaste}`}
        placeholder={words.fillPaste}
        spellCheck={false}
        className="block w-full rounded-m border border-line-strong bg-panel p-2 text-s"
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          label={words.fillAdd}
          disabled={text.trim() === '' || lists.length >= MOST}
          onClick={() => {
            add([text]);
            setText('');
          }}
        />
        <FileButton accept=".txt,.json,.ros,.rosz,.html" multiple onFiles={(files) => void open(files)}>
          <FileUp aria-hidden className="size-4" />
          {words.fillFiles}
        </FileButton>
      </div>
    </fieldset>
  );
}

/** A second list of a name is told apart by a number. */
function withList(lists: readonly ArmyList[], title: string, units: ArmyList['units']): readonly ArmyList[] {
  if (lists.length >= MOST) return lists;
  const same = lists.filter((list) => list.title.replace(/ \d+$/, '') === title).length;
  return [...lists, { title: same === 0 ? title : `${title} ${same + 1}`, units }];
}

/** A share from -1 to 1 as points of a game; half points are more than a guess knows. */
function guessed(session: Session, { mine, theirs, values }: Lists): Session {
  const points = (share: number) => Math.round(2 * (session.total / 2) * (1 + Math.min(1, Math.max(-1, share)))) / 2;
  return {
    ...session,
    mine,
    theirs,
    cells: values.map((row) => row.map((share) => String(points(share)))),
    guesses: values.flatMap((row, i) => row.map((_, j) => `${i},${j}`)),
    puts: [],
  };
}
