// Pointing at a chart: a mouse reads what it is over, a finger pins what it taps until something else is touched.
import type { MouseEvent, PointerEvent } from 'react';

/** Where in the element, in pixels from its left upper corner; undefined for nowhere. */
type ReadAt = (place: { readonly x: number; readonly y: number } | undefined) => void;

export function pointing(readAt: ReadAt) {
  const readHere = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    readAt({ x: clientX - left, y: clientY - top });
  };
  return {
    onPointerMove: (event: PointerEvent) => readHere(event),
    /** A finger that is lifted leaves too: what it tapped stays. */
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && readAt(undefined),
    /** It was no tap but the page being scrolled. */
    onPointerCancel: () => readAt(undefined),
    onClick: readHere,
  };
}
