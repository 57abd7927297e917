// A button that opens what it holds below itself: links or buttons, closed by a choice, a tap elsewhere or Escape.
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface MenuProps {
  readonly label: string;
  /** What the button shows. */
  readonly face: ReactNode;
  readonly look?: string;
  /** On which edge of the button it stands. */
  readonly edge?: 'left' | 'right' | 'middle';
  readonly id?: string;
  readonly children: (close: () => void) => ReactNode;
}

const EDGES = { left: 'left-0', right: 'right-0', middle: 'left-1/2 -translate-x-1/2' } as const;

export function Menu({ label, face, look = '', edge = 'left', id, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    const { signal } = controller;
    const close = () => setOpen(false);
    addEventListener(
      'pointerdown',
      (event) => event.target instanceof Node && !around.current?.contains(event.target) && close(),
      { signal },
    );
    addEventListener(
      'keydown',
      (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
        button.current?.focus();
      },
      { signal, capture: true },
    );
    addEventListener('hashchange', close, { signal });
    around.current?.querySelector<HTMLElement>('[data-menu] :is(a, button)')?.focus();
    return () => controller.abort();
  }, [open]);
  const choose = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div ref={around} className="relative">
      <button
        ref={button}
        id={id}
        type="button"
        className={`button ${look}`}
        aria-label={label}
        title={label}
        aria-haspopup="true"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrows go from one entry to the next, each a control of its own
        <div
          data-menu
          className={`absolute top-full z-20 mt-1 max-h-[70vh] min-w-52 overflow-y-auto rounded-m border border-line-strong bg-panel p-1 text-left ${EDGES[edge]}`}
          onKeyDown={(event) => {
            const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
            if (by === 0) return;
            event.preventDefault();
            const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
            const here = entries.findIndex((entry) => entry.contains(document.activeElement));
            // Over the last to the first, and back.
            entries[(here + by + entries.length) % entries.length]?.focus();
          }}
        >
          {children(choose)}
        </div>
      )}
    </div>
  );
}

/** How an entry of a menu looks, whatever it is. */
export const MENU_ENTRY =
  'flex min-h-(--target) w-full items-center gap-2 rounded-s px-3 text-left text-s hover:bg-sunken aria-[current=page]:font-semibold aria-pressed:font-semibold';
