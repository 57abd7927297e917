// Deleting inside a sheet: what is gone is named, with the way back beside it.
import { type ReactNode, useState } from 'react';
import { everyday } from '../../language/english/everyday.ts';
import { Button } from './button.tsx';

/** Something deleted and how it comes back. */
interface Removed {
  readonly name: string;
  back(): void;
}

/** `line` says what was deleted last; it stands where the list does. */
export function useRemoval(): { readonly line: ReactNode; setRemoved(removed: Removed | undefined): void } {
  const [removed, setRemoved] = useState<Removed | undefined>(undefined);
  const takeBack = () => {
    removed?.back();
    setRemoved(undefined);
  };
  const line = removed !== undefined && (
    <p role="status" className="flex flex-wrap items-center gap-2 text-s text-muted">
      {everyday.deleted(removed.name)}
      <Button label={everyday.undo} onClick={takeBack} />
    </p>
  );
  return { line, setRemoved };
}
