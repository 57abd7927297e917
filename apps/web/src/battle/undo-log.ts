// What can be taken back in each mode: the last two hundred steps of this browser, kept without defaults.
import { complete, type FormDescription, sameValue, withoutDefaults } from '@oddsmith/games';
import { forget, remember, remembered } from '../store/remembered.ts';

interface Step {
  readonly calculator: string;
  /** The battle before the step. */
  readonly input: unknown;
}

const KEY = 'oddsmith:undo';
const MOST = 200;

type Mode = { readonly id: string; readonly form: FormDescription };

/** The battles before `present`, oldest first. */
export function undoable({ id, form }: Mode, present: unknown): readonly unknown[] {
  const past = readSteps()
    .filter(({ calculator }) => calculator === id)
    .map(({ input }) => complete(form, input));
  while (past.length > 0 && sameValue(past.at(-1), present)) past.pop();
  return past;
}

/** The mode at hand comes last: its steps are the last to be forgotten. */
export function keepUndoable({ id, form }: Mode, past: readonly unknown[]): void {
  const others = readSteps().filter(({ calculator }) => calculator !== id);
  const own = past.map((input) => ({ calculator: id, input: briefly(form, input) }));
  remember(KEY, JSON.stringify([...others, ...own].slice(-MOST)));
}

export function forgetUndoable(): void {
  forget(KEY);
}

/** Battles never change once they are written, and each is kept many times. */
const brief = new WeakMap<object, unknown>();

function briefly(form: FormDescription, input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  const known = brief.get(input) ?? withoutDefaults(form, input) ?? {};
  brief.set(input, known);
  return known;
}

function readSteps(): readonly Step[] {
  try {
    const kept: unknown = JSON.parse(remembered(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isStep) : [];
  } catch {
    return [];
  }
}

function isStep(value: unknown): value is Step {
  if (typeof value !== 'object' || value === null || !('calculator' in value) || !('input' in value)) return false;
  return typeof value.calculator === 'string' && typeof value.input === 'object' && value.input !== null;
}
