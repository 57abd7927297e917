// The mouse wheel steps a number, but only while its field has the focus: pages must stay scrollable.
import { type RefObject, useEffect, useRef } from 'react';

export function useWheel(element: RefObject<HTMLElement | null>, step: (direction: 1 | -1) => void): void {
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    const onWheel = (event: WheelEvent) => {
      if (document.activeElement !== target || event.deltaY === 0) return;
      event.preventDefault();
      latest.current(event.deltaY < 0 ? 1 : -1);
    };
    // Not through React, whose wheel listeners are passive and cannot keep the page still.
    target.addEventListener('wheel', onWheel, { passive: false });
    return () => target.removeEventListener('wheel', onWheel);
  }, [element]);
}
