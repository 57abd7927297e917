// Exact odds for what is under the mouse, the focus or the finger; known ones at once.
import type { Forecast, State } from '@oddsmith/skirmish';
import { useEffect, useState } from 'react';
import { askEngine } from './threads.ts';

const known = new WeakMap<State, Map<string, Promise<Forecast | null>>>();

function ask(state: State, units: readonly string[], target: string, precise: boolean): Promise<Forecast | null> {
  const ofState = known.get(state) ?? new Map<string, Promise<Forecast | null>>();
  known.set(state, ofState);
  const key = `${units.join(' ')} ${target} ${precise}`;
  const asked = ofState.get(key) ?? askEngine((engine) => engine.forecast(state, units, target, precise));
  ofState.set(key, asked);
  return asked;
}

/** undefined while it is worked out, null where there is nothing to say. */
export function useForecast(
  state: State,
  units: readonly string[],
  target: string | null,
  precise = false,
): Forecast | null | undefined {
  const [found, setFound] = useState<{ readonly key: string; readonly forecast: Forecast | null }>();
  const key = `${state.actions} ${units.join(' ')} ${target} ${precise}`;
  useEffect(() => {
    if (target === null || units.length === 0) return;
    let gone = false;
    const keep = (forecast: Forecast | null) => {
      if (!gone) setFound({ key, forecast });
    };
    ask(state, units, target, precise).then(keep, () => keep(null));
    return () => {
      gone = true;
    };
  }, [state, units, target, precise, key]);
  if (target === null || units.length === 0) return null;
  return found?.key === key ? found.forecast : undefined;
}
