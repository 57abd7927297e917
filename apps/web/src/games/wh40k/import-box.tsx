// A box to paste an army list into, or to drop a file on: any format players share.
import type { ArmySummary } from '@oddsmith/games/wh40k/library';
import { plural } from '@oddsmith/games/wording';
import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { EXAMPLE_LIST } from './example-list.ts';
import { forgetList, importList, loadCatalogue, useArmy } from './library-client.ts';

/** A list is far smaller; the reader itself refuses what is too large to be one. */
const LARGEST_FILE = 50_000_000;

export function ImportBox() {
  const { army, message } = useArmy();
  const [text, setText] = useState('');
  const [over, setOver] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const take = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    if (chosen.size > LARGEST_FILE) useArmy.setState({ message: 'This file is too large to be an army list.' });
    else await importList(new Uint8Array(await chosen.arrayBuffer()));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <section
      aria-label="Army list"
      className={`space-y-2 rounded-m border border-dashed p-3 ${over ? 'border-accent bg-sunken' : 'border-line-strong'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className="block text-s font-semibold" htmlFor="wh40k-list">
        Paste an army list
      </label>
      <textarea
        id="wh40k-list"
        value={text}
        rows={4}
        placeholder="From the official app, New Recruit, ListForge, BattleScribe … or drop a .ros, .rosz or .json file here"
        spellCheck={false}
        className="block w-full rounded-m border border-line bg-panel p-2 text-s"
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button" disabled={text.trim() === ''} onClick={() => importList(text)}>
          Read list
        </button>
        <button type="button" className="button" onClick={() => file.current?.click()}>
          <FileUp aria-hidden className="size-4" />
          Open file
        </button>
        {army === undefined ? (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              setText(EXAMPLE_LIST);
              importList(EXAMPLE_LIST);
            }}
          >
            Try an example
          </button>
        ) : (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              setText('');
              forgetList();
            }}
          >
            Forget list
          </button>
        )}
        <input
          ref={file}
          type="file"
          aria-label="Army list file"
          className="hidden"
          accept=".ros,.rosz,.json,.txt"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // So that the same file can be opened again after it was changed.
            target.value = '';
          }}
        />
      </div>
      {message !== undefined && (
        <p role="alert" className="text-s">
          {message}
        </p>
      )}
      {army !== undefined && <Remarks remarks={army.remarks} />}
      <OwnCatalogue />
    </section>
  );
}

function Remarks({ remarks }: Pick<ArmySummary, 'remarks'>) {
  if (remarks.length === 0) return <p className="text-s text-muted">Every unit and weapon was found.</p>;
  const warnings = remarks.filter(({ warning }) => warning).length;
  const count = `${plural(remarks.length, 'remark')} on the list`;
  return (
    // What was not understood is shown; what was merely assumed can be looked up.
    <details className="text-s text-muted" open={warnings > 0}>
      <summary className="min-h-(--target) content-center">
        {warnings === 0 ? count : `${count}, ${plural(warnings, 'warning')}`}
      </summary>
      <ul className="list-disc space-y-1 pl-5">
        {[...remarks]
          .sort((a, b) => Number(b.warning) - Number(a.warning))
          .map(({ text, warning }) => (
            <li key={text} className={warning ? 'text-ink' : ''}>
              {text}
            </li>
          ))}
      </ul>
    </details>
  );
}

/** Datasheets change; a catalogue made with `oddsmith catalogue build` takes the place of the built-in one. */
function OwnCatalogue() {
  const own = useArmy((state) => state.ownCatalogue);
  const file = useRef<HTMLInputElement>(null);
  return (
    <details className="text-s text-muted">
      <summary className="min-h-(--target) content-center">
        {own === undefined ? 'Use a catalogue of your own' : 'A catalogue of your own is in use'}
      </summary>
      <p>
        {own === undefined
          ? 'Datasheets change. “oddsmith catalogue build” makes a file of current ones; it stays in this browser.'
          : `It was made from ${own}.`}
      </p>
      <div className="flex flex-wrap gap-2 py-1">
        <button type="button" className="button" onClick={() => file.current?.click()}>
          Load catalogue file
        </button>
        {own !== undefined && (
          <button type="button" className="button button-quiet" onClick={() => loadCatalogue(null)}>
            Use the built-in one
          </button>
        )}
        <input
          ref={file}
          type="file"
          aria-label="Catalogue file"
          className="hidden"
          accept=".json"
          onChange={async ({ target }) => {
            const chosen = target.files?.[0];
            if (chosen !== undefined) await loadCatalogue(await chosen.text());
            target.value = '';
          }}
        />
      </div>
    </details>
  );
}
