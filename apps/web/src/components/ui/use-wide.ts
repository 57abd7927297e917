// Whether pages have two columns, and room for what a phone keeps a tap away.
import { useSyncExternalStore } from 'react';

const query = typeof matchMedia === 'undefined' ? undefined : matchMedia('(min-width: 1024px)');

function subscribe(listen: () => void): () => void {
  query?.addEventListener('change', listen);
  return () => query?.removeEventListener('change', listen);
}

export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => query?.matches ?? false);
}
