// The one place an army list comes in: pasted as text, opened or dropped as a file.
import { FileUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { listInput } from '../language/english/library/list-input.ts';
import { Button } from './ui/button.tsx';
import { FileButton } from './ui/file-button.tsx';
import { useDrop } from './ui/use-drop.ts';

/** A list is far smaller; the reader itself refuses what is too large to be one. */
const LARGEST_FILE = 50_000_000;

interface ListInputProps {
  readonly label: string;
  /** What the box takes, in a sentence under its label. */
  readonly hint?: string;
  readonly placeholder: string;
  readonly rows: number;
  readonly accept: string;
  readonly multiple?: boolean;
  /** On the buttons: "Read list", "Open file". */
  readonly words?: { readonly read: string; readonly open: string };
  readonly busy?: boolean;
  /** Why the last list could not be read. */
  readonly problem?: ReactNode;
  onText(text: string): void;
  onFiles(files: readonly File[]): void;
  /** Further buttons; what they write stands in the box. */
  readonly more?: (write: (text: string) => void) => ReactNode;
}

export function ListInput(props: ListInputProps) {
  const { label, hint, placeholder, rows, words = listInput, busy = false, problem, onText, more } = props;
  const [text, setText] = useState('');
  const [tooLarge, setTooLarge] = useState(false);
  const id = useId();
  const take = (files: readonly File[]) => {
    const large = files.some(({ size }) => size > LARGEST_FILE);
    setTooLarge(large);
    if (!large) props.onFiles(files);
  };
  const drop = useDrop(take);
  const shown = tooLarge ? listInput.tooLarge : problem;
  return (
    <div className={`space-y-2 text-s ${drop.over ? 'bg-sunken' : ''}`} {...drop.handlers}>
      <label className="block font-semibold" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && <p className="text-muted">{hint}</p>}
      <textarea
        id={id}
        value={text}
        rows={rows}
        placeholder={placeholder}
        spellCheck={false}
        className="block w-full rounded-m border border-line-strong bg-panel p-2 text-s"
        onChange={(event) => setText(event.target.value)}
      />
      {shown !== undefined && (
        <p role="alert" className="rounded-m bg-bad-soft px-2 py-1 break-words">
          {shown}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button label={words.read} disabled={busy || text.trim() === ''} onClick={() => onText(text)} />
        <FileButton accept={props.accept} multiple={props.multiple ?? false} onFiles={take}>
          <FileUp aria-hidden className="size-4" />
          {words.open}
        </FileButton>
        {more?.(setText)}
      </div>
    </div>
  );
}
