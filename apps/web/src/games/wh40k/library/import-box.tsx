// A box to paste an army list into, or to drop a file on: any format players share.

import type { ArmySummary } from '@oddsmith/games/wh40k/library';
import { ListInput } from '../../../components/list-input.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { FileButton } from '../../../components/ui/file-button.tsx';
import { Prose } from '../../../components/ui/prose.tsx';
import { useRemoval } from '../../../components/ui/removal.tsx';
import { wh40kPicker } from '../../../language/english/wh40k/picker.ts';
import type { ArmySide } from '../../../store/army-slots.ts';
import { EXAMPLE_LIST } from './example-list.ts';
import { forgetList, importList, loadCatalogue, useArmy } from './library-client.ts';

const { list: words } = wh40kPicker;

/** A list goes to one of the two armies and leaves the other alone. */
export function ImportBox({ side }: { readonly side: ArmySide }) {
  const { armies, message } = useArmy();
  const army = armies[side];
  const removal = useRemoval();
  const forget = async (name: string) => removal.setRemoved({ name, back: await forgetList(side) });
  const open = async (file: File) => importList(new Uint8Array(await file.arrayBuffer()), side);
  return (
    <section aria-label={words.label} className="space-y-2 rounded-m border border-dashed border-line-strong p-3">
      <ListInput
        label={words.paste}
        placeholder={words.from}
        rows={4}
        accept=".ros,.rosz,.json,.txt"
        onText={(text) => void importList(text, side)}
        onFiles={(files) => void open(files[0])}
        more={(write) => (
          <Button
            label={army === undefined ? words.example : words.forget}
            look="button-quiet"
            onClick={() => {
              write(army === undefined ? EXAMPLE_LIST : '');
              void (army === undefined ? importList(EXAMPLE_LIST, side) : forget(army.title));
            }}
          />
        )}
      />
      {army === undefined && removal.line}
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
  if (remarks.length === 0) return <p className="text-s text-muted">{words.allFound}</p>;
  const warnings = remarks.filter(({ warning }) => warning).length;
  return (
    // What was not understood is shown; what was merely assumed can be looked up.
    <details className="text-s text-muted" open={warnings > 0}>
      <summary className="min-h-(--target) content-center">
        {warnings === 0 ? words.remarks(remarks.length) : words.remarksAndWarnings(remarks.length, warnings)}
      </summary>
      <ul className="list-disc space-y-1 pl-5">
        {[...remarks]
          .sort((a, b) => Number(b.warning) - Number(a.warning))
          .map(({ text, warning }) => (
            <li key={text} className={warning ? 'text-ink' : ''}>
              <Prose text={text} />
            </li>
          ))}
      </ul>
    </details>
  );
}

/** Datasheets change; a catalogue made with `oddsmith catalogue build` takes the place of the built-in one. */
function OwnCatalogue() {
  const own = useArmy((state) => state.ownCatalogue);
  return (
    <details className="text-s text-muted">
      <summary className="min-h-(--target) content-center">
        {own === undefined ? wh40kPicker.own.use : wh40kPicker.own.inUse}
      </summary>
      <p>{own === undefined ? wh40kPicker.own.how : wh40kPicker.own.madeFrom(own)}</p>
      <div className="flex flex-wrap gap-2 py-1">
        <FileButton accept=".json" onFiles={async ([file]) => void loadCatalogue(await file.text())}>
          {wh40kPicker.own.load}
        </FileButton>
        {own !== undefined && (
          <Button label={wh40kPicker.own.builtIn} look="button-quiet" onClick={() => loadCatalogue(null)} />
        )}
      </div>
    </details>
  );
}
