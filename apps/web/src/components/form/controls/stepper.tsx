// A text box between a minus and a plus: the body of whole-number and dice fields.
import { Minus, Plus } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { form } from '../../../language/english/calculator/calculator.ts';
import { useHold } from './use-hold.ts';
import { useWheel } from './use-wheel.ts';

interface StepperProps {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly placeholder?: string;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly canDecrease: boolean;
  readonly canIncrease: boolean;
  /** Present for whole numbers, which then announce themselves as spin buttons. */
  readonly range?: { readonly min: number; readonly max: number; readonly now: number | null };
  readonly widthClass?: string;
  onType(text: string): void;
  onStep(by: number): void;
  onBlur(): void;
}

const PAGE = 5;

export function Stepper(props: StepperProps) {
  const { id, name, text, placeholder, invalid = false, describedBy, canDecrease, canIncrease, range, onStep } = props;
  const input = useRef<HTMLInputElement>(null);
  useWheel(input, onStep);
  const minus = useHold(() => onStep(-1));
  const plus = useHold(() => onStep(1));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = stepOfKey(event.key, text);
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // Drawn at once and ready to be typed over: a selection that comes a frame later would swallow the next digit.
    flushSync(() => onStep(by));
    input.current?.select();
  };
  const spin =
    range === undefined
      ? {}
      : {
          role: 'spinbutton',
          'aria-valuemin': range.min,
          'aria-valuemax': range.max,
          ...(range.now === null ? { 'aria-valuetext': form.notUsed } : { 'aria-valuenow': range.now }),
        };
  return (
    <span
      className={`inline-flex items-stretch overflow-hidden rounded-m border bg-panel ${invalid ? 'border-bad' : 'border-line'} has-[input:focus]:outline-2 has-[input:focus]:outline-accent`}
    >
      <StepButton label={form.oneLess(name)} hold={minus} disabled={!canDecrease} icon="minus" />
      <input
        ref={input}
        id={id}
        value={text}
        placeholder={placeholder}
        inputMode={range === undefined ? 'text' : 'numeric'}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        className={`h-(--target) min-w-0 bg-transparent text-center text-m font-medium outline-none placeholder:text-s placeholder:font-normal placeholder:text-muted ${props.widthClass ?? 'w-16'}`}
        onChange={(event: ChangeEvent<HTMLInputElement>) => props.onType(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.target.select()}
        onBlur={props.onBlur}
        {...spin}
      />
      <StepButton label={form.oneMore(name)} hold={plus} disabled={!canIncrease} icon="plus" />
    </span>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly hold: ReturnType<typeof useHold>;
  readonly disabled: boolean;
  readonly icon: 'minus' | 'plus';
}

/** Out of the tab order: the box itself answers to arrows, + and -. */
function StepButton({ label, hold, disabled, icon }: StepButtonProps) {
  const Icon = icon === 'minus' ? Minus : Plus;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      className="grid w-(--target) shrink-0 select-none place-items-center text-muted transition-colors duration-100 hover:bg-sunken hover:text-ink disabled:opacity-35 disabled:hover:bg-transparent"
      {...hold}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}

/** + and - step too, unless they may belong to the text itself (2D6+3, -1). */
function stepOfKey(key: string, text: string): number | undefined {
  const plain = /^\d*$/.test(text);
  switch (key) {
    case 'ArrowUp':
      return 1;
    case 'ArrowDown':
      return -1;
    case 'PageUp':
      return PAGE;
    case 'PageDown':
      return -PAGE;
    case '+':
      return plain ? 1 : undefined;
    case '-':
      return plain ? -1 : undefined;
    default:
      return undefined;
  }
}
