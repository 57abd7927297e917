// The address behind the #, as components see it: "/fantasy/attack".
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

function current(): string {
  return `/${location.hash.replace(/^#?\/?/, '')}`;
}

export function useHash(): string {
  return useSyncExternalStore(subscribe, current);
}
