// What fingers and mouse do on the board: tap, long press, drag a unit, pan, pinch, wheel.
import { type PointerEvent, useEffect, useRef } from 'react';
import type { Point, View } from './view.ts';

export interface Handlers {
  /** Touch is less exact than a mouse: `slack` in inches. */
  tap(at: Point, slack: number, more: boolean): void;
  longPress(at: Point, slack: number): void;
  hover(at: Point | null, slack: number): void;
  /** Whether a drag that starts here moves models; otherwise it pans. */
  grab(at: Point, slack: number, touch: boolean): boolean;
  drag(by: Point): void;
  drop(): void;
  cancel(): void;
}

const MOUSE_SLACK = 6;
const TOUCH_SLACK = 22;
const STILL = 8;
const LONG_PRESS_MS = 450;

interface Finger {
  x: number;
  y: number;
}

type Gesture = 'none' | 'waiting' | 'drag' | 'pan' | 'pinch' | 'held';

export function useGestures(view: View, handlers: Handlers) {
  const fingers = useRef(new Map<number, Finger>());
  const gesture = useRef<Gesture>('none');
  const from = useRef<{ at: Point; x: number; y: number }>({ at: [0, 0], x: 0, y: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(handlers);
  latest.current = handlers;
  useWheel(view);

  const slackOf = (event: PointerEvent) => (event.pointerType === 'mouse' ? MOUSE_SLACK : TOUCH_SLACK) / view.perInch;

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button > 0) return;
      const { clientX: x, clientY: y } = event;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x, y });
      clearTimeout(timer.current);
      if (fingers.current.size > 1) {
        if (gesture.current === 'drag') latest.current.cancel();
        gesture.current = 'pinch';
        return;
      }
      const at = view.toInches(x, y);
      const slack = slackOf(event);
      from.current = { at, x, y };
      gesture.current = 'waiting';
      if (event.pointerType === 'mouse') return;
      timer.current = setTimeout(() => {
        if (gesture.current !== 'waiting') return;
        gesture.current = 'held';
        latest.current.longPress(at, slack);
      }, LONG_PRESS_MS);
    },

    onPointerMove(event: PointerEvent) {
      const { clientX: x, clientY: y } = event;
      const finger = fingers.current.get(event.pointerId);
      if (finger === undefined) {
        if (event.pointerType === 'mouse') latest.current.hover(view.toInches(x, y), slackOf(event));
        return;
      }
      if (gesture.current === 'pinch') pinch(view, fingers.current, event.pointerId, { x, y });
      if (gesture.current === 'waiting' && Math.hypot(x - from.current.x, y - from.current.y) > STILL) {
        clearTimeout(timer.current);
        const touch = event.pointerType !== 'mouse';
        gesture.current = latest.current.grab(from.current.at, slackOf(event), touch) ? 'drag' : 'pan';
      }
      if (gesture.current === 'pan') view.panBy(x - finger.x, y - finger.y);
      if (gesture.current === 'drag') {
        const at = view.toInches(x, y);
        latest.current.drag([at[0] - from.current.at[0], at[1] - from.current.at[1]]);
      }
      finger.x = x;
      finger.y = y;
    },

    onPointerUp(event: PointerEvent) {
      if (!fingers.current.delete(event.pointerId)) return;
      clearTimeout(timer.current);
      if (fingers.current.size > 0) return;
      if (gesture.current === 'waiting') latest.current.tap(from.current.at, slackOf(event), event.shiftKey);
      if (gesture.current === 'drag') latest.current.drop();
      gesture.current = 'none';
    },

    onPointerCancel(event: PointerEvent) {
      fingers.current.delete(event.pointerId);
      clearTimeout(timer.current);
      if (gesture.current === 'drag') latest.current.cancel();
      gesture.current = 'none';
    },

    onPointerLeave() {
      latest.current.hover(null, 0);
    },
  };
}

/** Two fingers: what lies between them stays between them. */
function pinch(view: View, fingers: Map<number, Finger>, moved: number, to: Finger): void {
  const [one, other] = [...fingers.keys()];
  const fixed = fingers.get(moved === one ? other : one);
  const before = fingers.get(moved);
  if (fixed === undefined || before === undefined) return;
  const spread = (finger: Finger) => Math.max(1, Math.hypot(finger.x - fixed.x, finger.y - fixed.y));
  view.panBy((to.x - before.x) / 2, (to.y - before.y) / 2);
  view.zoomAt((to.x + fixed.x) / 2, (to.y + fixed.y) / 2, spread(to) / spread(before));
}

const WHEEL_STEP = 1.0015;

function useWheel(view: View): void {
  useEffect(() => {
    const element = view.frame.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      view.zoomAt(event.clientX, event.clientY, WHEEL_STEP ** -event.deltaY);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [view]);
}
