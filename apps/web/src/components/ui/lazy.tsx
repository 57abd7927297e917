// Parts of a page that are loaded when they are needed, shown as soon as they have come. React alone keeps each of them back until 0.3 s
// have passed since the last placeholder was drawn, so that pages do not flicker on slow lines; parts within parts add up, and an answer
// that was there after 0.4 s was seen after 0.9. What it keeps back is what it tries again by itself: what a change draws is seen at once.
import {
  type ComponentType,
  Suspense as ReactSuspense,
  lazy as reactLazy,
  type SuspenseProps,
  use,
  useSyncExternalStore,
} from 'react';
import { fetched } from '../../shell/lost-file.ts';

let arrivals = 0;
const listeners = new Set<() => void>();

function arrived(): void {
  arrivals += 1;
  for (const listen of listeners) listen();
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

const awaited = new WeakSet<Promise<unknown>>();

/** Every boundary looks again when it is there, or will never be. */
function announced<Value>(promise: Promise<Value>): Promise<Value> {
  if (awaited.has(promise)) return promise;
  awaited.add(promise);
  // A turn later: React hears of it first.
  const tell = () => queueMicrotask(arrived);
  promise.then(tell, tell);
  return promise;
}

/** As React's, but that a file that does not come is asked for again. */
export function lazy<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return reactLazy(() => announced(fetched(load)));
}

/** As React's `use`. */
export function useLoaded<Value>(promise: Promise<Value>): Value {
  return use(announced(promise));
}

/** As React's. */
export function Suspense(props: SuspenseProps) {
  useSyncExternalStore(subscribe, () => arrivals);
  return <ReactSuspense {...props} />;
}
