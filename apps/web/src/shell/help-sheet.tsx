// The `?` sheet: the keys, and where to read more.
import { Sheet } from '../components/ui/sheet.tsx';
import { useCommandStore } from './commands.ts';

const SHORTCUTS = [
  { keys: ['?'], text: 'This sheet' },
  { keys: ['+', '-'], text: 'One more or less on the focused field' },
  { keys: ['R'], text: 'Random battle' },
  { keys: ['C'], text: 'Copy link' },
  { keys: ['/', 'Ctrl K'], text: 'Search everything' },
  { keys: ['Ctrl Z'], text: 'Undo' },
  { keys: ['Ctrl Shift Z', 'Ctrl Y'], text: 'Redo' },
  { keys: ['← →'], text: 'Read a focused chart value by value' },
  { keys: ['Esc'], text: 'Close' },
] as const;

export function HelpSheet() {
  const show = useCommandStore((store) => store.show);
  const close = () => show(undefined);
  const learn = () => {
    close();
    location.hash = '#/learn';
  };
  return (
    <Sheet title="Keyboard" description="Keyboard shortcuts" onClose={close}>
      <dl className="overflow-y-auto p-4 text-s">
        {SHORTCUTS.map(({ keys, text }) => (
          <div key={text} className="flex items-center justify-between gap-4 py-1">
            <dt className="order-2 flex gap-1">
              {keys.map((key) => (
                <kbd key={key} className="rounded-s border border-line bg-sunken px-1.5 font-sans text-s">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line p-4 text-s">
        New to odds?{' '}
        <button type="button" className="underline underline-offset-2" onClick={learn}>
          How to read the numbers
        </button>
      </p>
    </Sheet>
  );
}
