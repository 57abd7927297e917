// Which cards of sides are folded: so while the page is open, also from one mode of a game to another.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useBattle } from '../../battle/context.ts';

const folded = createStore<ReadonlySet<string>>(() => new Set());

/** Games call their sides alike. */
function keyOf(calculator: string, title: string): string {
  return `${calculator.split('/')[0]} ${title}`;
}

/** A unit that was picked needs no long form. */
export function foldCard(calculator: string, title: string): void {
  folded.setState(new Set([...folded.getState(), keyOf(calculator, title)]), true);
}

const begun = new Set<string>();

/** Cards that are longer than a screen begin as one line; whoever unfolded one finds it so. */
export function foldAtFirst(calculator: string, titles: readonly string[]): void {
  const fresh = titles.filter((title) => !begun.has(keyOf(calculator, title)));
  for (const title of fresh) {
    begun.add(keyOf(calculator, title));
    foldCard(calculator, title);
  }
}

/** For a field that is looked for and may be in any of them. */
export function unfoldCards(): void {
  folded.setState(new Set(), true);
}

export function useFold(title: string) {
  const key = useBattle((battle) => keyOf(battle.calculator.id, title));
  const shut = useStore(folded, (keys) => keys.has(key));
  const toggle = () => {
    const others = [...folded.getState()].filter((other) => other !== key);
    folded.setState(new Set(shut ? others : [...others, key]), true);
  };
  return { folded: shut, toggle };
}
