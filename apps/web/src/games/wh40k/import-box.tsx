// A box to paste an army list into, or to drop a file on: any format players share.
import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
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
        {army !== undefined && (
          <button type="button" className="button button-quiet" onClick={forgetList}>
            Forget list
          </button>
        )}
        <input
          ref={file}
          type="file"
          aria-label="Army list file"
          className="hidden"
          accept=".ros,.rosz,.json,.txt"
          onChange={(event) => take(event.target.files?.[0])}
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

function Remarks({ remarks }: { readonly remarks: readonly string[] }) {
  if (remarks.length === 0) return <p className="text-s text-muted">Every unit and weapon was found.</p>;
  return (
    <details className="text-s text-muted">
      <summary className="min-h-(--target) content-center">{remarks.length} remarks on the list</summary>
      <ul className="list-disc space-y-1 pl-5">
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
    </details>
  );
}

/** Datasheets change; a catalogue made with `oddsmith catalogue build` takes the place of the built-in one. */
function OwnCatalogue() {
  const file = useRef<HTMLInputElement>(null);
  return (
    <details className="text-s text-muted">
      <summary className="min-h-(--target) content-center">Use a catalogue of your own</summary>
      <div className="flex flex-wrap gap-2 py-1">
        <button type="button" className="button" onClick={() => file.current?.click()}>
          Load catalogue file
        </button>
        <button type="button" className="button button-quiet" onClick={() => loadCatalogue(null)}>
          Use the built-in one
        </button>
        <input
          ref={file}
          type="file"
          aria-label="Catalogue file"
          className="hidden"
          accept=".json"
          onChange={async (event) => {
            const chosen = event.target.files?.[0];
            if (chosen !== undefined) await loadCatalogue(await chosen.text());
          }}
        />
      </div>
    </details>
  );
}
