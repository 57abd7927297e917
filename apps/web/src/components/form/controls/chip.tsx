// A rule that is on or off, with its one-line meaning on hover, focus or long press.
import { Check } from 'lucide-react';
import { Hint } from '../../ui/hint.tsx';

interface ChipProps {
  readonly id?: string;
  readonly label: string;
  readonly meaning: string | undefined;
  readonly on: boolean;
  onChange(on: boolean): void;
}

export function Chip({ id, label, meaning, on, onChange }: ChipProps) {
  return (
    <Hint text={meaning}>
      {(describedBy) => (
        <button
          id={id}
          type="button"
          aria-pressed={on}
          aria-describedby={describedBy}
          className="inline-flex min-h-(--target) select-none items-center gap-1 rounded-[999px] border border-line bg-panel px-3 text-s text-ink transition-colors duration-100 hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-surface"
          onClick={() => onChange(!on)}
          onKeyDown={(event) => {
            if (event.key === '+') onChange(true);
            if (event.key === '-') onChange(false);
          }}
        >
          {on && <Check aria-hidden className="-ml-1 size-3.5" />}
          {label}
        </button>
      )}
    </Hint>
  );
}
