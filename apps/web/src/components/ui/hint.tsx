// A one-line meaning that appears on hover, keyboard focus or long press, in the top layer so that nothing clips it.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

/** What was touched last: hints open on keyboard focus, not on every click. */
let lastWasKeyboard = false;
for (const touch of ['keydown', 'pointerdown'])
  addEventListener(
    touch,
    () => {
      lastWasKeyboard = touch === 'keydown';
    },
    { capture: true },
  );

const HOVER_MS = 350;
const LONG_PRESS_MS = 450;
const WIDTH = 300;
const MARGIN = 8;

interface HintProps {
  readonly text: string | undefined;
  readonly className?: string;
  /** Receives the id of the hint, for aria-describedby. */
  readonly children: (describedBy: string | undefined) => ReactNode;
}

export function Hint({ text, className, children }: HintProps) {
  const id = useId();
  const around = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  const openAfter = (ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), ms);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (around.current === null || bubble.current === null) return;
    if (open) place(bubble.current, around.current);
    else if (bubble.current.matches(':popover-open')) bubble.current.hidePopover();
  }, [open]);

  if (text === undefined || text === '') return <span className={className}>{children(undefined)}</span>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what happens to the control inside
    <span
      ref={around}
      className={className}
      onPointerEnter={(event) => event.pointerType === 'mouse' && openAfter(HOVER_MS)}
      onPointerLeave={close}
      onPointerDown={(event) => (event.pointerType === 'mouse' ? close() : openAfter(LONG_PRESS_MS))}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerCancel={close}
      onFocus={() => lastWasKeyboard && setOpen(true)}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      onContextMenu={(event) => open && event.preventDefault()}
    >
      {children(id)}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        className="m-0 max-w-[300px] rounded-m border border-line-strong bg-panel px-3 py-2 text-s text-ink"
      >
        {text}
      </span>
    </span>
  );
}

function place(bubble: HTMLElement, around: HTMLElement): void {
  bubble.showPopover();
  const target = around.getBoundingClientRect();
  const { height } = bubble.getBoundingClientRect();
  const left = Math.max(MARGIN, Math.min(target.left, innerWidth - WIDTH - MARGIN));
  const below = target.bottom + 4;
  const top = below + height > innerHeight - MARGIN ? Math.max(MARGIN, target.top - height - 4) : below;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
}
