// The attack as its page edits it, always a volley, and where it stands: all of the input on the attack page, a part of it on the charge page.
import { complete, type Field, type Path, sameValue, valueAt, withValue } from '@oddsmith/games';
import { type Attack, asVolley } from '@oddsmith/games/wh40k';
import { createContext, useContext, useEffect, useMemo } from 'react';
import { useBattleStore } from '../../battle/context.ts';
import { fieldAt } from '../../components/form/fields-at.ts';
import type { InputOf } from '../calculator-types.ts';
import type { Phase } from './chosen-units.ts';

export interface Place {
  readonly path: Path;
  /** What stands there. */
  readonly request: InputOf<'wh40k/attack'>;
  /** Fixed where only one phase makes sense; otherwise the weapons tell. */
  readonly phase?: Phase;
}

export const PlaceContext = createContext<Place | undefined>(undefined);

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (place === undefined) throw new Error('an attack is needed around this component');
  return place;
}

/** A path of the attack as a path of the page's input. */
export function useAttackPath(...parts: Path): Path {
  const { path } = usePlace();
  // One object for one place: effects and selectors compare it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts themselves, not the array that holds them
  return useMemo(() => [...path, ...parts], [path, ...parts]);
}

export function editionOf({ edition, fight }: InputOf<'wh40k/charge'>): Attack['edition'] {
  return edition ?? fight?.edition ?? '10';
}

function withVolley(form: Field, request: Attack): unknown {
  if (request.volley !== null) return request;
  const targetField = fieldAt(form, ['target']);
  const untouched = targetField !== undefined && sameValue(request.target, complete(targetField, {}));
  const written = asVolley(request, untouched);
  return written === request ? request : complete(form, written);
}

export function useRequest(): Attack {
  return usePlace().request;
}

/** Writes the volley out once, so that its rows can be edited. The same battle, so not a step of undo. */
export function useVolley(): void {
  const store = useBattleStore();
  const request = useRequest();
  const path = useAttackPath();
  useEffect(() => {
    const { calculator, input } = store.getState();
    const form = fieldAt(calculator.form, path);
    if (form === undefined || valueAt(input, path) !== request) return;
    const written = withVolley(form, request);
    if (written !== request) store.setState({ input: withValue(input, path, written) });
  }, [store, request, path]);
}
