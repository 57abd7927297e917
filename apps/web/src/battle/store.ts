// One battle being edited: its input with undo, what is pinned beside it, and how it is looked at.
import { complete, formatPath, type Path, parsePath, sameValue, withValue } from '@oddsmith/games';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CalculatorDescription } from '../engine/engine.ts';
import { edit, type History, redo, startHistory, undo } from './history.ts';
import { DEFAULT_VIEW, type LinkState, type View } from './link.ts';

export interface Battle {
  readonly calculator: CalculatorDescription;
  readonly history: History<unknown>;
  readonly pinned: unknown;
  readonly view: View;
  /** A sentence about a link that could not be opened. */
  readonly notice: string | undefined;
  /** A field that was asked for by search: its group unfolds. */
  readonly revealed: string;
  /** Whose fields are open for editing. */
  readonly editing: EditPart | undefined;

  set(path: Path, value: unknown): void;
  /** The same by dotted path, as analyses name fields. */
  setAt(path: string, value: unknown): void;
  /** A whole new battle: a preset, a random one, a link. One step of undo. */
  replace(input: unknown): void;
  reset(): void;
  undo(): void;
  redo(): void;
  pin(): void;
  unpin(): void;
  /** The pinned situation comes to the front and the present one is pinned. */
  swap(): void;
  look(view: Partial<View>): void;
  open(state: LinkState, notice?: string): void;
  dismissNotice(): void;
  /** Opens all fields, where this one stands. */
  reveal(path: string): void;
  edit(part: EditPart | undefined): void;
  /** Several fields as one step. */
  setAll(changes: readonly (readonly [path: Path, value: unknown])[]): void;
}

/** One unit, or all of the battle. */
export type EditPart = 'attacker' | 'defender' | 'battle';

export type BattleStore = StoreApi<Battle>;

export function createBattleStore(
  calculator: CalculatorDescription,
  state: LinkState,
  notice: string | undefined,
  now: () => number,
  past: readonly unknown[] = [],
): BattleStore {
  const { form } = calculator;
  return createStore<Battle>((update, get) => {
    const move = (input: unknown, place: string) => {
      const { history } = get();
      if (!sameValue(input, history.present)) update({ history: edit(history, input, place, now()) });
    };
    return {
      calculator,
      history: { ...startHistory(complete(form, state.input)), past },
      pinned: state.pinned === undefined ? undefined : complete(form, state.pinned),
      view: state.view,
      notice,
      revealed: '',
      editing: undefined,
      set: (path, value) => move(withValue(get().history.present, path, value), formatPath(path)),
      setAt: (path, value) => move(withValue(get().history.present, parsePath(path) ?? [], value), ''),
      replace: (input) => move(complete(form, input), ''),
      reset: () => move(calculator.standard, ''),
      undo: () => update({ history: undo(get().history) }),
      redo: () => update({ history: redo(get().history) }),
      pin: () => update({ pinned: get().history.present }),
      unpin: () => update({ pinned: undefined }),
      swap: () => {
        const { history, pinned } = get();
        if (pinned !== undefined) update({ pinned: history.present, history: edit(history, pinned, '', now()) });
      },
      look: (view) => update({ view: { ...get().view, ...view } }),
      open: (next, sentence) =>
        update({
          history: edit(get().history, complete(form, next.input), '', now()),
          pinned: next.pinned === undefined ? undefined : complete(form, next.pinned),
          view: next.view,
          notice: sentence,
        }),
      dismissNotice: () => update({ notice: undefined }),
      reveal: (path) => update({ revealed: path, editing: 'battle' }),
      edit: (part) => update({ editing: part }),
      setAll: (changes) => {
        const now = get().history.present;
        const next = changes.reduce((input, [path, value]) => withValue(input, path, value), now);
        move(next, changes.map(([path]) => formatPath(path)).join(' '));
      },
    };
  });
}

export function defaultState(calculator: CalculatorDescription): LinkState {
  return { input: calculator.standard, view: DEFAULT_VIEW };
}
