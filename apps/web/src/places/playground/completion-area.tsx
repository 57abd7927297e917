// The text of a question with what may stand at the cursor in a list beside it: arrows choose, Enter or Tab takes, Escape closes.
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useState } from 'react';
import type { CalculatorDescription } from '../../engine/engine.ts';
import { engineWord } from '../../language/in-language.ts';
import { language } from '../../language/language.ts';
import { cursorIn } from './json-text.ts';
import { suggestionsAt } from './suggestions.ts';

const { words } = await (language === 'de' ? import('./words/de.ts') : import('./words/en.ts'));

interface CompletionAreaProps {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly cursor: number;
  readonly form: CalculatorDescription['form'];
  onText(text: string): void;
  onCursor(at: number): void;
  /** The text with a suggestion in it, and where the cursor goes. */
  onTake(text: string, at: number): void;
}

/** The list that is open: which of it is marked, none where the keys still belong to the text. */
interface Open {
  readonly marked: number;
}

export function CompletionArea({ area, text, cursor, form, onText, onCursor, onTake }: CompletionAreaProps) {
  const id = useId();
  const [open, setOpen] = useState<Open>();
  const [place, setPlace] = useState({ left: 0, top: 0 });
  const found = open === undefined ? [] : suggestionsAt(text, cursor, form);
  const marked = Math.min(open?.marked ?? -1, found.length - 1);
  const shown = found.length > 0;

  useLayoutEffect(() => {
    if (shown && area.current !== null) setPlace(placeOfCursor(area.current, cursor));
  }, [shown, area, cursor]);
  useLayoutEffect(() => {
    if (marked >= 0) document.getElementById(`${id}-${marked}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, marked]);

  const type = (element: HTMLTextAreaElement) => {
    const at = element.selectionStart;
    const wider = element.value.length > text.length;
    onText(element.value);
    onCursor(at);
    // A name that was begun is completed by Enter; behind a bracket Enter still begins a line.
    if (!wider || element.value[at - 1] === '\n') setOpen(undefined);
    else setOpen({ marked: cursorIn(element.value, at).typed === '' ? -1 : 0 });
  };
  const take = (index: number) => {
    setOpen(undefined);
    onTake(found[index].text, found[index].at);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === ' ' && event.ctrlKey) setOpen({ marked: 0 });
    else if (!shown) return;
    else if (event.key === 'Escape') setOpen(undefined);
    else if (event.key === 'ArrowDown') setOpen({ marked: (marked + 1) % found.length });
    else if (event.key === 'ArrowUp') setOpen({ marked: marked <= 0 ? found.length - 1 : marked - 1 });
    else if ((event.key === 'Enter' || event.key === 'Tab') && marked >= 0 && !event.shiftKey) take(marked);
    else return;
    event.preventDefault();
  };

  return (
    <div className="relative">
      <textarea
        ref={area}
        value={text}
        rows={Math.min(28, Math.max(10, text.split('\n').length + 1))}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-label={words.input}
        aria-describedby={`${id}-keys`}
        aria-autocomplete="list"
        aria-controls={shown ? `${id}-list` : undefined}
        aria-activedescendant={shown && marked >= 0 ? `${id}-${marked}` : undefined}
        className="block w-full rounded-m border border-line-strong bg-panel p-3 font-mono text-s leading-6"
        onChange={(event) => type(event.target)}
        onSelect={(event) => onCursor(event.currentTarget.selectionStart)}
        onKeyDown={press}
        onPointerDown={() => setOpen(undefined)}
        onScroll={() => setOpen(undefined)}
        onBlur={() => setOpen(undefined)}
      />
      {shown && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={words.suggestions}
          style={place}
          className="absolute z-20 max-h-56 w-64 max-w-full overflow-y-auto rounded-m border border-line-strong bg-panel py-1 text-s shadow-lg"
        >
          {found.map(({ label, meaning }, i) => (
            <div
              key={label}
              id={`${id}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === marked}
              className="flex min-h-(--target) cursor-pointer flex-col justify-center px-2 aria-selected:bg-sunken"
              // Before the text loses the focus, and with it the list.
              onPointerDown={(event) => {
                event.preventDefault();
                take(i);
              }}
            >
              <span className="truncate font-mono">{label}</span>
              {meaning !== '' && <span className="truncate text-muted">{engineWord(meaning)}</span>}
            </div>
          ))}
        </div>
      )}
      <p id={`${id}-keys`} className="mt-1 text-s text-muted">
        {words.keys}
      </p>
      <p className="sr-only" role="status">
        {shown ? words.offered(found.length) : ''}
      </p>
    </div>
  );
}

/** What decides where a text breaks into lines. */
const LIKE = ['font', 'letterSpacing', 'lineHeight', 'padding', 'borderWidth', 'boxSizing', 'tabSize'] as const;
const WIDTH = 256;

/** Under the cursor, within the area: a copy of the text, as wide, says where its end stands. */
function placeOfCursor(area: HTMLTextAreaElement, cursor: number): { readonly left: number; readonly top: number } {
  const copy = document.createElement('div');
  const style = getComputedStyle(area);
  for (const name of LIKE) copy.style[name] = style[name];
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    borderStyle: 'solid',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    width: `${area.offsetWidth}px`,
  });
  copy.textContent = area.value.slice(0, cursor);
  const end = document.createElement('span');
  end.textContent = '\u200b';
  copy.append(end);
  document.body.append(copy);
  const left = Math.max(0, Math.min(end.offsetLeft, area.offsetWidth - WIDTH));
  const top = end.offsetTop + end.offsetHeight - area.scrollTop;
  copy.remove();
  return { left, top };
}
