// The matrix as a table of fields: names around it, points in it.

import { readSheet, readSheetCell } from '@oddsmith/analysis';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { FileButton } from '../../components/ui/file-button.tsx';
import { ScrollRegion } from '../../components/ui/scroll-region.tsx';
import { download, fileName } from '../../export/download.ts';
import { formatCount } from '../../format/number.ts';
import { pairing as words } from '../../language/english/pairing.ts';
import { useCommandStore } from '../../shell/commands.ts';
import type { PairingSheet } from './pairing-page.tsx';
import {
  type BadCell,
  EXAMPLE,
  FEWEST,
  fileOf,
  MOST,
  renamed,
  resized,
  type Session,
  type Side,
  sessionFrom,
  withCell,
  withSheet,
} from './session.ts';

interface MatrixCardProps {
  readonly session: Session;
  readonly bad: BadCell | undefined;
  change(session: Session): void;
  open(sheet: PairingSheet): void;
}

export function MatrixCard({ session, bad, change, open }: MatrixCardProps) {
  const { mine, theirs, cells, guesses } = session;
  const say = useCommandStore((store) => store.say);
  const takeFile = async ([file]: readonly File[]) => {
    const taken = fromText(await file.text(), session);
    if (taken === undefined) say(words.notRead);
    else change(taken);
  };
  const empty = () =>
    change({ ...session, cells: cells.map((row) => row.map(() => String(session.total / 2))), guesses: [], puts: [] });
  return (
    <section aria-labelledby="matrix-title" className="card space-y-2 p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="matrix-title" className="text-m font-semibold">
          {words.tools}
        </h2>
        <div className="flex items-center gap-1">
          <button
            type="button"
            className="button"
            aria-label={words.less}
            disabled={mine.length <= FEWEST}
            onClick={() => change(resized(session, mine.length - 1))}
          >
            −
          </button>
          <span className="min-w-16 text-center text-s">{words.players(formatCount(mine.length))}</span>
          <button
            type="button"
            className="button"
            aria-label={words.more}
            disabled={mine.length >= MOST}
            onClick={() => change(resized(session, mine.length + 1))}
          >
            +
          </button>
        </div>
      </div>
      <ScrollRegion label={words.grid} className="overflow-x-auto">
        <table className="border-separate border-spacing-0.5">
          <thead>
            <tr>
              <td className="sticky left-0 bg-panel" />
              {theirs.map((title, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a player is a place in the team, whatever the name
                <th key={j} scope="col" className="p-0 font-normal">
                  <NameInput side="theirs" player={j} title={title} session={session} change={change} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {mine.map((title, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              <tr key={i}>
                <th scope="row" className="sticky left-0 bg-panel p-0 font-normal">
                  <NameInput side="mine" player={i} title={title} session={session} change={change} />
                </th>
                {cells[i].map((text, j) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same
                  <td key={j} className="p-0">
                    <input
                      value={text}
                      inputMode="decimal"
                      aria-label={words.cell(title, theirs[j])}
                      aria-invalid={readSheetCell(text, session.total) === undefined}
                      className={`h-(--target) w-full min-w-11 rounded-s border px-1 text-center text-m aria-invalid:border-bad aria-invalid:bg-bad-soft ${guesses.includes(`${i},${j}`) ? 'border-dashed border-line-strong italic' : 'border-line'} ${shade(text, session.total)}`}
                      onFocus={(event) => event.target.select()}
                      onChange={(event) => change(withCell(session, i, j, event.target.value.slice(0, 60)))}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {bad !== undefined && (
        <p role="alert" className="rounded-m bg-bad-soft px-2 py-1 text-s">
          {words.badCell(mine[bad.row], theirs[bad.column])}
        </p>
      )}
      {guesses.length > 0 && <p className="text-s text-muted">{words.guesses}</p>}
      <div className="flex flex-wrap gap-2">
        <Button label={words.paste} onClick={() => open('paste')} />
        <Button label={words.fill} onClick={() => open('fill')} />
        <FileButton accept=".json,.csv,.tsv,.txt" onFiles={(files) => void takeFile(files)}>
          <FileUp aria-hidden className="size-4" />
          {words.openFile}
        </FileButton>
        <Button
          label={words.saveFile}
          disabled={bad !== undefined}
          onClick={() =>
            download(new Blob([fileOf(session)], { type: 'application/json' }), fileName(words.title, 'json'))
          }
        />
        <Button label={words.newMatrix} look="button-quiet" onClick={empty} />
        <Button label={words.example} look="button-quiet" onClick={() => change(EXAMPLE)} />
      </div>
    </section>
  );
}

/** A file of ours, or a spreadsheet. */
export function fromText(text: string, session: Session): Session | undefined {
  try {
    return sessionFrom(JSON.parse(text));
  } catch {
    const sheet = readSheet(text, { total: session.total });
    return 'values' in sheet ? withSheet(session, sheet) : undefined;
  }
}

interface NameInputProps {
  readonly side: Side;
  readonly player: number;
  readonly title: string;
  readonly session: Session;
  change(session: Session): void;
}

/** On a phone their names stand on end: five columns fit, and a name can be read. */
const UPRIGHT =
  'w-full min-w-11 text-center text-defender-ink max-sm:h-24 max-sm:w-11 max-sm:rotate-180 max-sm:text-left max-sm:[writing-mode:vertical-rl]';

/** Taken over when the field is left, so that a name may be empty while it is typed. */
function NameInput({ side, player, title, session, change }: NameInputProps) {
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const say = useCommandStore((store) => store.say);
  const leave = () => {
    setDraft(undefined);
    if (draft === undefined || draft === title) return;
    const next = renamed(session, side, player, draft);
    if (next === undefined) say(words.sameName);
    else change(next);
  };
  return (
    <input
      value={draft ?? title}
      aria-label={side === 'mine' ? words.player(title) : words.opponent(title)}
      className={`h-(--target) rounded-s border border-transparent bg-transparent px-1 text-s font-semibold ${side === 'mine' ? 'w-20 text-attacker-ink' : UPRIGHT}`}
      size={side === 'mine' ? 9 : 5}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
}

/** Warm where the game is ours, cool where it is theirs; the number says it too. */
function shade(text: string, total: number): string {
  const value = readSheetCell(text, total);
  const first = Array.isArray(value) ? value[0] : value;
  const mean = typeof first === 'object' ? first.mean : first;
  if (mean === undefined) return 'bg-panel';
  if (mean >= 0.6 * total) return 'bg-attacker-soft';
  return mean <= 0.4 * total ? 'bg-defender-soft' : 'bg-panel';
}
