// A battle from elsewhere: a file that is opened or dropped, a pasted text, or a link.

import { parsePosition } from '@oddsmith/skirmish';
import { useEffect, useState } from 'react';
import { linkRefusals } from '../../language/english/shell/link.ts';
import { skirmishMenu as words } from '../../language/english/skirmish/menu.ts';
import { skirmish } from '../../language/english/skirmish/skirmish.ts';
import { battleHash, go, HOME, replayHash } from '../address.ts';
import { startFrom, takeBattle } from '../session/open-sessions.ts';
import { refusalWords } from '../session/refusal-words.ts';
import { newBattleId } from '../session/saved-battles.ts';
import { randomSeed } from './quick-start.ts';

/** A battle is at most 5 MB; what is larger is not even read. */
const LARGEST_FILE = 5_000_000;

async function take(text: string): Promise<string | undefined> {
  const taken = await takeBattle(text, newBattleId());
  if (!taken.ok) return taken.why;
  go(taken.byLink ? battleHash(taken.id) : replayHash(taken.id));
  return undefined;
}

const POSITION = 'oddsmith-position:';

/** A position, a link or the text of a file. */
async function takePasted(pasted: string): Promise<string | undefined> {
  const text = pasted.trim();
  const code = text.startsWith(POSITION) ? text.slice(POSITION.length) : text.split('/skirmish/link/')[1];
  if (code === undefined) return take(text);
  const { decodeLink } = await import('../../battle/codec.ts');
  const decoded = decodeLink(code);
  if (!decoded.ok) return words.link.refused(linkRefusals[decoded.problem.code], decoded.problem.code);
  if (!text.startsWith(POSITION)) return take(JSON.stringify(decoded.state));
  const parsed = parsePosition(decoded.state);
  if (!parsed.ok) return refusalWords(parsed.problem);
  go(battleHash(startFrom(parsed.value, randomSeed(), words.importing.fromPosition)));
  return undefined;
}

export function ImportPage() {
  const [problem, setProblem] = useState<string>();
  const [pasted, setPasted] = useState('');
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > LARGEST_FILE) setProblem(words.importing.tooLarge);
    else setProblem(await take(await file.text()));
  };
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto max-w-xl space-y-4 p-4 outline-none"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void open(event.dataTransfer.files[0]);
      }}
    >
      <h1 className="text-xl font-semibold">{words.importing.title}</h1>
      <p className="text-m text-muted">{words.importing.lead}</p>
      <label className="block space-y-1">
        <span className="text-s font-semibold">{words.importing.file}</span>
        <input
          type="file"
          accept=".json"
          className="block w-full rounded-m border border-dashed border-line-strong p-6 text-s"
          onChange={({ target }) => {
            void open(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      <form
        className="space-y-2"
        onSubmit={(event) => {
          event.preventDefault();
          void takePasted(pasted).then(setProblem);
        }}
      >
        <label className="block space-y-1">
          <span className="text-s font-semibold">{words.importing.paste}</span>
          <textarea
            rows={3}
            value={pasted}
            spellCheck={false}
            className="block w-full rounded-m border border-line bg-panel p-2 text-s"
            onChange={({ target }) => setPasted(target.value)}
          />
        </label>
        <button type="submit" className="button" disabled={pasted.trim() === ''}>
          {words.importing.open}
        </button>
      </form>
      {problem !== undefined && (
        <p role="alert" className="rounded-m bg-bad-soft p-3 text-s text-bad">
          {problem}
        </p>
      )}
      <a className="button" href={HOME}>
        {skirmish.backToMenu}
      </a>
    </main>
  );
}

export function LinkPage({ code }: { readonly code: string }) {
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const { decodeLink } = await import('../../battle/codec.ts');
      const decoded = decodeLink(code);
      if (gone) return;
      if (decoded.ok) setProblem(await take(JSON.stringify(decoded.state)));
      else setProblem(words.link.refused(linkRefusals[decoded.problem.code], decoded.problem.code));
    };
    void read();
    return () => {
      gone = true;
    };
  }, [code]);
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-xl space-y-4 p-4 outline-none">
      <h1 className="text-xl font-semibold">{words.link.title}</h1>
      {problem === undefined ? <p className="text-muted">{words.link.checking}</p> : <p role="alert">{problem}</p>}
      <a className="button" href={HOME}>
        {words.link.toMenu}
      </a>
    </main>
  );
}
