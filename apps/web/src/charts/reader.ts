// Reading single values off a chart with the pointer or the arrow keys.
import { type KeyboardEvent, useState } from 'react';
import type { Frame } from './chart-frame.ts';
import { pointing } from './pointing.ts';
import type { Range } from './series.ts';

export interface Reader {
  /** The outcome being read, if any. */
  readonly outcome: number | undefined;
  readonly handlers: ReturnType<typeof pointing> & {
    onKeyDown(event: KeyboardEvent): void;
    onBlur(): void;
  };
}

export function useReader(frame: Frame, range: Range, start: number): Reader {
  const [outcome, setOutcome] = useState<number | undefined>(undefined);
  const clamp = (value: number) => Math.min(range.high, Math.max(range.low, value));
  const inRange = outcome === undefined ? undefined : clamp(outcome);
  return {
    outcome: inRange,
    handlers: {
      ...pointing((place) => setOutcome(place && clamp(Math.round(frame.x.invert(place.x))))),
      onKeyDown: (event) => {
        const next = nextOutcome(event.key, inRange, start, range);
        if (next === undefined) {
          if (event.key === 'Escape') setOutcome(undefined);
          return;
        }
        event.preventDefault();
        setOutcome(clamp(next));
      },
      onBlur: () => setOutcome(undefined),
    },
  };
}

function nextOutcome(key: string, now: number | undefined, start: number, range: Range): number | undefined {
  const page = Math.max(1, Math.round((range.high - range.low) / 10));
  const from = now ?? start;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return now === undefined ? start : from + 1;
    case 'ArrowLeft':
    case 'ArrowDown':
      return now === undefined ? start : from - 1;
    case 'PageUp':
      return from + page;
    case 'PageDown':
      return from - page;
    case 'Home':
      return range.low;
    case 'End':
      return range.high;
    default:
      return undefined;
  }
}
