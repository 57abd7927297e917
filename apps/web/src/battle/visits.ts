// The battle of each mode as it was left, in the order of the visits: kept by this browser, so that a game opens where it was left.
import { forget, remember, remembered } from '../store/remembered.ts';
import { DEFAULT_VIEW, type LinkState, readView } from './link.ts';

/** A stay at one mode: the battle it was opened with, and the one it was left with. */
export interface Visit {
  readonly calculator: string;
  readonly opened: unknown;
  readonly left: LinkState;
}

const KEY = 'oddsmith:visits';
/** Besides the last one of each mode. */
const MOST = 24;

/** What undo has to know: the examples that modes were left with, which the next visit does not open. */
const EXAMPLES = 'oddsmith:examples';

let log: readonly Visit[] | undefined;
/** Those of the visit before this one, until their mode is opened. */
let lost: Examples | undefined;

type Examples = { readonly [calculator: string]: LinkState };

function visits(): readonly Visit[] {
  lost ??= examples();
  log ??= readVisits(remembered(KEY));
  return log;
}

function examples(): Examples {
  try {
    const kept = fieldsOf(JSON.parse(remembered(EXAMPLES) ?? '{}'));
    return Object.fromEntries(Object.entries(kept).flatMap(([id, left]) => readLeft(left).map((state) => [id, state])));
  } catch {
    return {};
  }
}

function without(all: Examples, calculator: string): Examples {
  const { [calculator]: _, ...others } = all;
  return others;
}

/** As undo knows it: with the example it was left with, whatever the next visit opens. */
export function stateLogged(calculator: string): LinkState | undefined {
  const left = stateLeft(calculator);
  return lost?.[calculator] ?? left;
}

/** An example is there for the rest of this visit, and never takes the place of a battle on the disk. */
export function stay(visit: Visit, isExample: boolean): void {
  log = withStay(visits(), visit);
  const { [visit.calculator]: _, ...others } = examples();
  if (isExample || visit.calculator in examples())
    remember(EXAMPLES, JSON.stringify(isExample ? { ...others, [visit.calculator]: visit.left } : others));
  lost = without(lost ?? {}, visit.calculator);
  if (isExample) return;
  remember(KEY, JSON.stringify(withStay(readVisits(remembered(KEY)), visit)));
}

/** As if it had been left otherwise, at the same time: the order of the visits stays. */
export function leftOtherwise(calculator: string, input: unknown): void {
  const changed = (all: readonly Visit[]) => {
    const last = all.findLastIndex((visit) => visit.calculator === calculator);
    return all.map((visit, place) => (place === last ? { ...visit, left: { ...visit.left, input } } : visit));
  };
  const example = lost?.[calculator];
  if (example === undefined) log = changed(visits());
  else lost = { ...lost, [calculator]: { ...example, input } };
  const { [calculator]: shown, ...others } = examples();
  if (shown === undefined) remember(KEY, JSON.stringify(changed(readVisits(remembered(KEY)))));
  else remember(EXAMPLES, JSON.stringify({ ...others, [calculator]: { ...shown, input } }));
}

/** What is remembered may be what broke the page. */
export function forgetVisits(): void {
  log = [];
  lost = {};
  forget(KEY);
  forget(EXAMPLES);
}

export function stateLeft(calculator: string): LinkState | undefined {
  return visits().findLast((visit) => visit.calculator === calculator)?.left;
}

/** Other modes of the game since this one was left, the last of them last; all where it never was opened. */
export function visitsSince(calculator: string): readonly Visit[] {
  const ofGame = visits().filter((visit) => gameOf(visit.calculator) === gameOf(calculator));
  return ofGame.slice(ofGame.findLastIndex((visit) => visit.calculator === calculator) + 1);
}

/** The mode of a game that was left last. */
export function lastMode(game: string): string | undefined {
  return visits().findLast(({ calculator }) => gameOf(calculator) === game)?.calculator;
}

/** Stays at one mode without another of its game in between are one. */
export function withStay(before: readonly Visit[], visit: Visit): readonly Visit[] {
  const last = before.findLastIndex(({ calculator }) => gameOf(calculator) === gameOf(visit.calculator));
  const goesOn = before[last]?.calculator === visit.calculator;
  const others = goesOn ? before.filter((_, place) => place !== last) : before;
  const all = [...others, goesOn ? { ...visit, opened: before[last].opened } : visit];
  const newest = new Map(all.map((one) => [one.calculator, one]));
  return all.filter((one, place) => place >= all.length - MOST || newest.get(one.calculator) === one);
}

/** What this or another version wrote; whether the battles stand is for the engine to say. */
export function readVisits(text: string | null): readonly Visit[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(readVisit) : [];
  } catch {
    return [];
  }
}

function readVisit(value: unknown): readonly Visit[] {
  const { calculator, opened, left } = fieldsOf(value);
  if (typeof calculator !== 'string' || opened === undefined) return [];
  return readLeft(left).map((state) => ({ calculator, opened, left: state }));
}

function readLeft(value: unknown): readonly LinkState[] {
  const { input, pinned, view } = fieldsOf(value);
  if (input === undefined) return [];
  return [{ input, ...(pinned === undefined ? {} : { pinned }), view: view ? readView(view) : DEFAULT_VIEW }];
}

function gameOf(calculator: string): string {
  return calculator.split('/')[0];
}

function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
