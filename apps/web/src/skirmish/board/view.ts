// Pan and zoom: one layer whose transform is written straight to the page while a gesture runs, so that no frame waits for React.
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { keepInTab, keptInTab } from '../session/tab-memory.ts';

export const BOARD = { width: 60, depth: 44 } as const;

export type Point = readonly [x: number, y: number];

interface Look {
  x: number;
  y: number;
  scale: number;
}

const MOST_ZOOM = 8;
const LEAST_ZOOM = 1;
/** After the last movement of a gesture the layer is drawn sharp again. */
const SETTLE_MS = 140;

export interface View {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly layer: RefObject<HTMLDivElement | null>;
  /** Pixels an inch takes when the whole board fits, and now; the latter follows when a gesture has ended. */
  readonly fitted: number;
  readonly perInch: number;
  toInches(clientX: number, clientY: number): Point;
  zoomAt(clientX: number, clientY: number, factor: number): void;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  fit(): void;
}

/** Kept over a reload of the page, as long as the tab lives. */
const KEY = 'skirmish/look';

function keptLook(): Look {
  try {
    const kept: unknown = JSON.parse(keptInTab(KEY) ?? 'null');
    if (typeof kept === 'object' && kept !== null && 'x' in kept && 'y' in kept && 'scale' in kept) {
      const { x, y, scale } = kept;
      if (typeof x === 'number' && typeof y === 'number' && typeof scale === 'number') return { x, y, scale };
    }
  } catch {
    // What is no JSON is not ours.
  }
  return { x: 0, y: 0, scale: 1 };
}

export function useView(): View {
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const look = useRef<Look>(keptLook());
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [fitted, setFitted] = useState(10);
  const [scale, setScale] = useState(look.current.scale);
  const fittedNow = useRef(fitted);

  const apply = useCallback(() => {
    const { current } = look;
    const box = frame.current?.getBoundingClientRect();
    const width = BOARD.width * fittedNow.current * current.scale;
    const height = BOARD.depth * fittedNow.current * current.scale;
    current.x = clamp(current.x, (box?.width ?? width) - width);
    current.y = clamp(current.y, (box?.height ?? height) - height);
    const target = layer.current;
    if (target === null) return;
    target.style.willChange = 'transform';
    target.style.transform = `translate(${current.x}px, ${current.y}px) scale(${current.scale})`;
    clearTimeout(settle.current);
    settle.current = setTimeout(() => {
      target.style.willChange = '';
      setScale(current.scale);
      keepInTab(KEY, JSON.stringify(current));
    }, SETTLE_MS);
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      fittedNow.current = Math.max(2, Math.min(width / BOARD.width, height / BOARD.depth));
      setFitted(fittedNow.current);
      apply();
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [apply]);

  return useMemo(() => {
    const zoomAt = (clientX: number, clientY: number, factor: number) => {
      const box = frame.current?.getBoundingClientRect();
      const { current } = look;
      const scale = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, current.scale * factor));
      const [px, py] = [clientX - (box?.left ?? 0), clientY - (box?.top ?? 0)];
      current.x = px - ((px - current.x) * scale) / current.scale;
      current.y = py - ((py - current.y) * scale) / current.scale;
      current.scale = scale;
      apply();
    };
    return {
      frame,
      layer,
      fitted,
      perInch: fitted * scale,
      toInches(clientX, clientY) {
        const box = frame.current?.getBoundingClientRect();
        const inch = fittedNow.current * look.current.scale;
        return [
          (clientX - (box?.left ?? 0) - look.current.x) / inch,
          (clientY - (box?.top ?? 0) - look.current.y) / inch,
        ];
      },
      zoomAt,
      zoomBy(factor) {
        const box = frame.current?.getBoundingClientRect();
        if (box !== undefined) zoomAt(box.left + box.width / 2, box.top + box.height / 2, factor);
      },
      panBy(dx, dy) {
        look.current.x += dx;
        look.current.y += dy;
        apply();
      },
      fit() {
        look.current = { x: 0, y: 0, scale: 1 };
        apply();
      },
    };
  }, [apply, fitted, scale]);
}

/** Never further than the board reaches; centred where it is smaller than its frame. */
function clamp(value: number, room: number): number {
  return room >= 0 ? room / 2 : Math.min(0, Math.max(room, value));
}
