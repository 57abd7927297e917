// A button that opens files.
import type { ReactNode } from 'react';

interface FileButtonProps {
  readonly accept: string;
  readonly multiple?: boolean;
  /** Classes beside those of every button. */
  readonly look?: string;
  readonly children: ReactNode;
  /** Called with one at least. */
  onFiles(files: readonly File[]): void;
}

export function FileButton({ accept, multiple = false, look = '', children, onFiles }: FileButtonProps) {
  return (
    <label
      className={`button ${look} cursor-pointer has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent`}
    >
      {children}
      <input
        type="file"
        multiple={multiple}
        accept={accept}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Emptied, so that the same file can be opened again after it was changed.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
