// A box for rules as printed on a card: Enter takes the best match, what nobody knows is said before it is added.
import { type KeyboardEvent, useId, useState } from 'react';
import { form } from '../../../language/english/calculator/calculator.ts';
import { bestMatches, meantWords } from './known-words.ts';

interface WordsInputProps {
  readonly id?: string;
  readonly label?: string;
  readonly placeholder: string;
  readonly known: readonly string[];
  readonly taken: readonly string[];
  /** Whatever is not among the known words changes nothing; else they are suggestions only. */
  readonly complete?: boolean;
  /** One tap away. */
  readonly common?: readonly string[];
  readonly describedBy?: string | undefined;
  onAdd(words: readonly string[]): void;
}

const SHOWN = 6;

export function WordsInput(props: WordsInputProps) {
  const { id, label, placeholder, known, taken, complete = false, common = [], describedBy, onAdd } = props;
  // Where anything may be meant, a suggestion is taken only by somebody who goes down to it.
  const first = complete ? 0 : -1;
  const [draft, setDraft] = useState('');
  const [chosen, setChosen] = useState(first);
  /** Said to be unknown: a second Enter adds it as it is. */
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const [focused, setFocused] = useState(false);
  const list = useId();
  const free = known.filter((word) => !taken.includes(word));
  const matches = focused && !draft.includes(',') ? bestMatches(free, draft).slice(0, SHOWN) : [];
  const take = (words: readonly string[]) => {
    setDraft('');
    setChosen(first);
    setUnknown([]);
    if (words.length > 0) onAdd(words);
  };
  const enter = () => {
    const meant = meantWords(known, draft, matches[chosen]);
    if (complete && meant.unknown.length > 0 && meant.unknown.join() !== unknown.join()) setUnknown(meant.unknown);
    else take([...meant.words, ...meant.unknown]);
  };
  const leave = () => {
    setFocused(false);
    const meant = meantWords(known, draft, undefined);
    if (complete && meant.unknown.length > 0) setUnknown(meant.unknown);
    else take([...meant.words, ...meant.unknown]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && matches.length > 0) setChosen(Math.min(chosen + 1, matches.length - 1));
    else if (event.key === 'ArrowUp' && matches.length > 0) setChosen(Math.max(chosen - 1, first));
    else if (event.key === 'Enter') enter();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <span className="relative w-36 flex-1">
        <input
          id={id}
          value={draft}
          role="combobox"
          aria-label={label}
          aria-expanded={matches.length > 0}
          aria-controls={list}
          aria-activedescendant={matches[chosen] === undefined ? undefined : `${list}-${chosen}`}
          aria-describedby={describedBy}
          placeholder={placeholder}
          autoComplete="off"
          className="h-(--target) w-full min-w-0 rounded-m border border-line bg-panel px-2 text-s"
          onChange={(event) => {
            setDraft(event.target.value);
            setChosen(first);
            setUnknown([]);
          }}
          onKeyDown={onKeyDown}
          onFocus={() => setFocused(true)}
          onBlur={leave}
        />
        {matches.length > 0 && (
          <div
            id={list}
            role="listbox"
            aria-label={placeholder}
            className="absolute top-full left-0 z-10 min-w-full rounded-m border border-line bg-panel p-1"
          >
            {matches.map((word, place) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the box above handles the keys
              <div
                key={word}
                id={`${list}-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === chosen}
                className="min-h-(--target) cursor-pointer content-center rounded-s px-2 text-s whitespace-nowrap aria-selected:bg-sunken"
                // The box keeps the focus: leaving it would take what is typed.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => take([word])}
              >
                {word}
              </div>
            ))}
          </div>
        )}
      </span>
      {common
        .filter((word) => free.includes(word))
        .map((word) => (
          <button key={word} type="button" className="button button-quiet text-muted" onClick={() => take([word])}>
            + {word}
          </button>
        ))}
      {unknown.length > 0 && (
        <p role="status" className="basis-full text-s text-muted">
          {form.unknown(unknown.join(', '))}
        </p>
      )}
    </>
  );
}
