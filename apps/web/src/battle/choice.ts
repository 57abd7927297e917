// What a panel of a page is set to: kept beside the battle, so that links, reloads and the way back show it again.
import { useBattle, useBattleStore } from './context.ts';

/** `valid` decides about what a link holds; anything else is the usual choice, which is not written into the link. */
export function useChoice<T>(
  name: string,
  usual: T,
  valid: (value: unknown) => value is T,
): readonly [T, (value: T) => void] {
  const store = useBattleStore();
  const kept = useBattle((battle) => battle.view.own?.[name]);
  const choose = (value: T) => {
    const { view, look } = store.getState();
    const { [name]: _, ...others } = view.own ?? {};
    look({ own: value === usual ? others : { ...others, [name]: value } });
  };
  return [valid(kept) ? kept : usual, choose];
}

export function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
