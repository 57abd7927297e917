// A small box for one number inside a sentence; chances are typed in percent.
import { useState } from 'react';
import { formatExact } from '../../format/number.ts';

interface NumberBoxProps {
  readonly label: string;
  readonly value: number;
  /** Stands behind the box. */
  readonly unit?: string | undefined;
  readonly percent?: boolean | undefined;
  readonly whole?: boolean;
  readonly least?: number;
  readonly most?: number;
  onChange(value: number): void;
}

export function NumberBox({ label, value, unit, percent, whole, least, most, onChange }: NumberBoxProps) {
  const scale = percent ? 100 : 1;
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const shown = draft ?? formatExact(Math.round(value * scale * 100) / 100);
  const type = (text: string) => {
    setDraft(text);
    // Typed with a comma where that is how it is written.
    const typed = Number(text.replace(',', '.'));
    if (text.trim() === '' || !Number.isFinite(typed)) return;
    const low = percent ? 0 : (least ?? Number.NEGATIVE_INFINITY);
    const high = percent ? 1 : (most ?? Number.POSITIVE_INFINITY);
    const meant = Math.min(high, Math.max(low, typed / scale));
    onChange(whole ? Math.round(meant) : meant);
  };
  return (
    <span className="inline-flex items-center gap-1 text-s">
      <input
        aria-label={unit === undefined ? label : `${label} (${unit})`}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        className="h-(--target) w-16 rounded-m border border-line bg-panel text-center text-ink"
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(undefined)}
      />
      {unit}
    </span>
  );
}
