// Which cards of sides are folded: so while the page is open, also from one mode to another.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const folded = createStore<ReadonlySet<string>>(() => new Set());

/** A unit that was picked needs no long form. */
export function foldCard(title: string): void {
  folded.setState(new Set([...folded.getState(), title]), true);
}

function unfoldCard(title: string): void {
  folded.setState(new Set([...folded.getState()].filter((other) => other !== title)), true);
}

export function useFold(title: string) {
  const shut = useStore(folded, (titles) => titles.has(title));
  return { folded: shut, toggle: () => (shut ? unfoldCard(title) : foldCard(title)) };
}
