// Where on the page's input the attack stands: all of it on the attack page, a part of it on the charge page.
import type { Path } from '@oddsmith/games';
import { createContext, useContext, useMemo } from 'react';
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
