// Buttons side by side of which one is chosen: a radio group with arrow keys, + and -.
import type { Option } from '@oddsmith/games';
import { type KeyboardEvent, useRef } from 'react';

interface SegmentedProps<Value extends Option['value']> {
  readonly id?: string;
  readonly label?: string;
  readonly labelledBy?: string;
  readonly describedBy?: string | undefined;
  readonly options: readonly (Option & { readonly value: Value })[];
  readonly value: unknown;
  onChoose(value: Value): void;
}

export function Segmented<Value extends Option['value']>(props: SegmentedProps<Value>) {
  const { id, label, labelledBy, describedBy, options, value, onChoose } = props;
  const group = useRef<HTMLDivElement>(null);
  const chosen = options.findIndex((option) => option.value === value);
  const move = (to: number) => {
    const next = Math.min(options.length - 1, Math.max(0, to));
    onChoose(options[next].value);
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(chosen + by);
  };
  return (
    <div
      ref={group}
      id={id}
      role="radiogroup"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="flex flex-wrap gap-0.5 rounded-m bg-sunken p-0.5"
      onKeyDown={onKeyDown}
    >
      {runsOf(options).map((run) => (
        <span key={String(run[0].option.value)} className="flex flex-auto flex-wrap gap-0.5">
          {run.map(({ option, index }) => (
            // biome-ignore lint/a11y/useSemanticElements: a row of buttons with one tab stop reads and behaves as radios
            <button
              key={String(option.value)}
              type="button"
              role="radio"
              aria-checked={index === chosen}
              tabIndex={index === Math.max(0, chosen) ? 0 : -1}
              className="min-h-[calc(var(--target)-4px)] min-w-[calc(var(--target)-4px)] flex-auto rounded-[6px] border border-transparent px-2 text-s text-muted transition-colors duration-100 hover:text-ink aria-checked:border-line-strong aria-checked:bg-panel aria-checked:font-semibold aria-checked:text-ink"
              onClick={() => onChoose(option.value)}
            >
              {option.label}
            </button>
          ))}
        </span>
      ))}
    </div>
  );
}

const STEPS: { readonly [key: string]: number } = {
  ArrowRight: 1,
  ArrowDown: 1,
  '+': 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  '-': -1,
};

interface Placed<O> {
  readonly option: O;
  readonly index: number;
}

/** Numbers and words apart, so that a narrow row breaks between them and not inside. */
function runsOf<O extends Option>(options: readonly O[]): readonly (readonly Placed<O>[])[] {
  const runs: Placed<O>[][] = [];
  options.forEach((option, index) => {
    const last = runs.at(-1);
    if (last !== undefined && typeof last[0].option.value === typeof option.value) last.push({ option, index });
    else runs.push([{ option, index }]);
  });
  return runs;
}
