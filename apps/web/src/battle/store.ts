// One battle being edited: its input, what is pinned beside it, and how it is looked at.
import { complete, formatPath, type Path, parsePath, sameValue, valueAt, withValue } from '@oddsmith/games';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CalculatorDescription } from '../engine/engine.ts';
import { DEFAULT_VIEW, type LinkState, type View } from './link.ts';

export interface Battle {
  readonly calculator: CalculatorDescription;
  readonly input: unknown;
  readonly pinned: unknown;
  /** The input it was opened with: what differs from it was changed here since. */
  readonly opened: unknown;
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
  pin(): void;
  unpin(): void;
  /** The pinned situation comes to the front and the present one is pinned. */
  swap(): void;
  look(view: Partial<View>): void;
  /** What an address brought; a step of undo where it takes the place of another battle. */
  open(state: LinkState, notice: string | undefined, isStep: boolean): void;
  /** What undo or another window of the browser says it is; no step. */
  take(held: unknown, settled: boolean): void;
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

/** What undo knows of a battle. */
export interface Held {
  readonly input: unknown;
  readonly pinned?: unknown;
}

/** `place`: quick edits of one place are one step; '' is none. */
export type RecordStep = (before: Held, after: Held, place: string) => void;

export function heldBy({ input, pinned }: Battle): Held {
  return pinned === undefined ? { input } : { input, pinned };
}

export function createBattleStore(
  calculator: CalculatorDescription,
  state: LinkState,
  notice?: string,
  recordStep: RecordStep = () => undefined,
): BattleStore {
  const { form } = calculator;
  const whole = (input: unknown) => (input === undefined ? undefined : complete(form, input));
  return createStore<Battle>((update, get) => {
    const step = (next: Partial<Battle>, place = '') => {
      const before = heldBy(get());
      if (sameValue(before, heldBy({ ...get(), ...next }))) return;
      update(next);
      recordStep(before, heldBy(get()), place);
    };
    const move = (input: unknown, place: string) => step({ input }, place);
    const opened = complete(form, state.input);
    return {
      calculator,
      input: opened,
      opened,
      pinned: whole(state.pinned),
      view: state.view,
      notice,
      revealed: '',
      editing: undefined,
      set: (path, value) => move(withValue(get().input, path, value), formatPath(path)),
      setAt: (path, value) => move(withValue(get().input, parsePath(path) ?? [], value), ''),
      replace: (input) => move(complete(form, input), ''),
      reset: () => move(calculator.standard, ''),
      pin: () => step({ pinned: get().input }),
      unpin: () => step({ pinned: undefined }),
      swap: () => {
        const { input, pinned } = get();
        if (pinned !== undefined) step({ pinned: input, input: pinned });
      },
      look: (view) => update({ view: { ...get().view, ...view } }),
      open: (next, sentence, isStep) => {
        const shown = {
          input: complete(form, next.input),
          pinned: whole(next.pinned),
          view: next.view,
          notice: sentence,
        };
        if (isStep) step(shown);
        else update({ ...shown, opened: shown.input });
      },
      take: (held, settled) => {
        const input = complete(form, valueAt(held, ['input']));
        update({ input, pinned: whole(valueAt(held, ['pinned'])), ...(settled && { opened: input }) });
      },
      dismissNotice: () => update({ notice: undefined }),
      reveal: (path) => update({ revealed: path, editing: 'battle' }),
      edit: (part) => update({ editing: part }),
      setAll: (changes) => {
        const next = changes.reduce((input, [path, value]) => withValue(input, path, value), get().input);
        move(next, changes.map(([path]) => formatPath(path)).join(' '));
      },
    };
  });
}

export function defaultState(calculator: CalculatorDescription): LinkState {
  return { input: calculator.standard, view: DEFAULT_VIEW };
}
