// Paste a list or a link: a link is followed, a list goes to the page of its game.
import { type FormEvent, useState } from 'react';
import { Sheet } from '../components/ui/sheet.tsx';
import { useCommandStore } from './commands.ts';

export function PasteSheet() {
  const show = useCommandStore((store) => store.show);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const close = () => show(undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const link = /#\/\S+/.exec(text)?.[0];
    if (link !== undefined) {
      close();
      location.hash = link;
      return;
    }
    setBusy(true);
    const { takeList } = await import('../games/take-list.ts');
    const taken = await takeList(text);
    setBusy(false);
    if ('problem' in taken) return setProblem(`This is neither a link nor a list we can read: ${taken.problem}.`);
    close();
    location.hash = taken.hash;
  };
  return (
    <Sheet
      title="Paste a list or a link"
      description="A link opens its battle, a list goes to its game"
      onClose={close}
    >
      <form className="space-y-3 overflow-y-auto p-4" onSubmit={(event) => void submit(event)}>
        <textarea
          // biome-ignore lint/a11y/noAutofocus: the sheet is opened to paste into it
          autoFocus
          aria-label="List or link"
          rows={8}
          value={text}
          spellCheck={false}
          placeholder="An army list of Warhammer 40,000 or Grimdark Future, or a link somebody sent you"
          className="block w-full rounded-m border border-line bg-panel p-2 text-s"
          onChange={(event) => setText(event.target.value)}
        />
        {problem !== '' && (
          <p role="alert" className="text-s text-bad">
            {problem}
          </p>
        )}
        <button type="submit" className="button" disabled={busy || text.trim() === ''}>
          {busy ? 'Reading…' : 'Open'}
        </button>
      </form>
    </Sheet>
  );
}
