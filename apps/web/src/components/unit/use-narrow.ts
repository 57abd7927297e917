// Whether the page stands on a phone: where the thumb is, less is shown at once.
import { useSyncExternalStore } from 'react';

const query = typeof matchMedia === 'undefined' ? undefined : matchMedia('(max-width: 640px)');

function subscribe(listen: () => void): () => void {
  query?.addEventListener('change', listen);
  return () => query?.removeEventListener('change', listen);
}

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query?.matches ?? false);
}
