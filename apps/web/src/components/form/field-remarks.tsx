// What the engine says about one field: why it refuses the value, or advice on it.
import type { Path } from '@oddsmith/games';
import { CircleAlert, Info } from 'lucide-react';
import { Prose } from '../ui/prose.tsx';
import { fieldId } from './field-id.ts';
import { useFieldNotes } from './form-context.ts';

export function FieldRemarks({ path }: { readonly path: Path }) {
  const { error, advice } = useFieldNotes(path);
  if (error === undefined && advice.length === 0) return null;
  return (
    <div id={`${fieldId(path)}-remarks`} className="mt-1 space-y-1 text-s">
      {error !== undefined && (
        <p role="alert" className="flex gap-1.5 text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <Prose text={sentence(error)} />
        </p>
      )}
      {advice.map((item) => (
        <p key={item.code} className="flex gap-1.5 text-muted">
          <Info aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <Prose text={sentence(item.message)} />
        </p>
      ))}
    </div>
  );
}

function sentence(text: string): string {
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(start) ? start : `${start}.`;
}
