// A button that repeats while it is held down, faster the longer it is held.
import { type PointerEvent, useEffect, useRef } from 'react';

const FIRST_MS = 380;
const SLOW_MS = 110;
const FAST_MS = 35;
const FAST_AFTER = 12;

/** Handlers for a button; `act` runs once on press and again while held. */
export function useHold(act: () => void) {
  const latest = useRef(act);
  latest.current = act;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const repeat = (times: number) => {
    latest.current();
    timer.current = setTimeout(
      () => repeat(times + 1),
      times === 0 ? FIRST_MS : times < FAST_AFTER ? SLOW_MS : FAST_MS,
    );
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      stop();
      repeat(0);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}
