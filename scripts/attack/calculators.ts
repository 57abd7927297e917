// Fuzzed inputs for every calculator: answered or refused in time, and no number that is none.
import { execute } from '@oddsmith/compute';
import { type AnyCalculator, describeForm, type FormDescription, isRefusal } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { draw, drawObject } from './inputs.ts';
import { LookWatch, RepeatWatch } from './look-watch.ts';
import { Mutator } from './mutator.ts';
import { add, counted, type Row } from './row.ts';

/** What a calculation may take here: most are far from their end by then, which is when a clock is needed. */
const BUDGET_MS = 5;
/** One in so many may take longer, so that what comes late in a calculation is reached too. */
const PATIENT_EVERY = 50;
const PATIENT_MS = 100;
/** What an engine may take between two looks at the clock. */
const LOOK_MS = 10;
/** What it may take when the collector or the compiler comes between, and the machine does other things as well. */
const LATE_MS = 50;
/** A calculation that took longer than an engine may is repeated so often. */
const REPEATS = 5;

interface Target {
  readonly calculator: AnyCalculator;
  readonly form: FormDescription;
}

/** Inputs by number: each is made from its number and the seed alone, wherever it is tried. */
export interface InputRange {
  readonly from: number;
  readonly to: number;
  readonly seed: number;
}

/** A calculation that went too long without a look at the clock. */
export interface Late {
  readonly asked: string;
  readonly text: string;
  /** Long again whenever it was repeated in the same process: the engine's own. */
  readonly always: boolean;
}

/** What a range came to, for one game. */
export interface Tried {
  readonly game: string;
  readonly count: number;
  readonly outcomes: readonly (readonly [name: string, count: number])[];
  readonly worstMs: number;
  /** Without what is not the engine's doing. */
  readonly repeatedMs: number;
  readonly faults: readonly string[];
  readonly late: readonly Late[];
}

let targets: readonly Target[] | undefined;

/** The first of each compiles its engine: that is not what is measured. */
function warmTargets(): readonly Target[] {
  for (const { id } of calculators) execute(calculators, { calculator: id, input: {} }, { timeMs: 10_000 });
  return calculators.map((calculator) => ({ calculator, form: describeForm(calculator.input) }));
}

export function tryInputs({ from, to, seed }: InputRange): readonly Tried[] {
  targets ??= warmTargets();
  const found: Tried[] = [];
  for (let number = from; number < to; number++) {
    const target = targets[number % targets.length];
    const chance = new Mutator(seed + number);
    const input = inputOf(target, chance);
    const request = { calculator: target.calculator.id, input, ...howOf(chance) };
    found.push(tryOne(request, chance.below(PATIENT_EVERY) === 0 ? PATIENT_MS : BUDGET_MS));
  }
  return together(found);
}

function tryOne(request: { readonly calculator: string }, timeMs: number): Tried {
  const watch = new LookWatch(timeMs);
  const reply = execute(calculators, request, { stop: () => watch.look() });
  const worstMs = watch.end();
  const repeatedMs = worstMs > LOOK_MS ? repeated(request, watch.looks) : worstMs;
  const asked = `on a budget of ${timeMs} ms: ${JSON.stringify(request).slice(0, 2_000)}`;
  const fault = faultOf(reply);
  const always = repeatedMs > LOOK_MS;
  const text = `${worstMs.toFixed(1)} ms without a look at the clock, ${repeatedMs.toFixed(1)} repeated, ${asked}`;
  const outcome = isRefusal(reply) ? (reply.error.code.startsWith('budget/') ? 'out of time' : 'refused') : 'answered';
  return {
    game: request.calculator.split('/')[0],
    count: 1,
    outcomes: [[outcome, 1]],
    worstMs,
    repeatedMs,
    faults: fault === undefined ? [] : [`${fault} ${asked}`],
    late: worstMs > LATE_MS || always ? [{ asked, text, always }] : [],
  };
}

/** The longest stretch without a look that stays when the calculation is repeated. */
function repeated(request: object, looks: number): number {
  const watch = new RepeatWatch(looks);
  for (let i = 0; i < REPEATS; i++) {
    watch.begin();
    execute(calculators, request, { stop: () => watch.look() });
    watch.end();
  }
  return watch.worst;
}

/** One a game. */
export function together(found: readonly Tried[]): readonly Tried[] {
  const games = [...new Set(found.map(({ game }) => game))];
  return games.map((game) => {
    const of = found.filter((tried) => tried.game === game);
    const outcomes = new Map<string, number>();
    for (const [name, count] of of.flatMap((tried) => tried.outcomes)) add(outcomes, name, count);
    return {
      game,
      count: of.reduce((sum, { count }) => sum + count, 0),
      outcomes: [...outcomes],
      worstMs: Math.max(...of.map(({ worstMs }) => worstMs)),
      repeatedMs: Math.max(...of.map(({ repeatedMs }) => repeatedMs)),
      faults: of.flatMap(({ faults }) => faults),
      late: of.flatMap(({ late }) => late),
    };
  });
}

/** The worst of a calculator is the longest it went without a look at the clock. */
export function rowsOf(found: readonly Tried[]): readonly Row[] {
  return together(found).map(({ game, count, outcomes, worstMs, repeatedMs, faults, late }) => ({
    name: `calculators: ${game}`,
    count,
    outcome: counted(new Map(outcomes)),
    worstMs,
    repeatedMs,
    faults,
    late: late.map(({ text }) => text),
  }));
}

/**
 * What stays late of a range that was tried again in a process that had seen nothing before: what is compiled or tabulated for the
 * first time takes as long there. What the machine did to a process by chance is not in both.
 */
export function lateAgain(first: readonly Tried[], again: readonly Tried[]): readonly Tried[] {
  const known = new Set(again.flatMap(({ late }) => late.map(({ asked }) => asked)));
  return first.map((tried) => ({
    ...tried,
    late: tried.late.filter(({ asked, always }) => always || known.has(asked)),
  }));
}

/** A good one with other values that its limits allow, one drawn over all limits, and both with something wrong in them. */
function inputOf({ calculator, form }: Target, chance: Mutator): unknown {
  const ready = structuredClone(chance.pick([{}, form.default, ...calculator.presets.map(({ input }) => input)]));
  const way = chance.below(5);
  if (way === 0) return drawObject(form.fields, chance);
  const input = ready as Record<string, unknown>;
  for (let changes = chance.below(4); changes > 0; changes--) {
    const field = chance.pick(form.fields);
    input[field.key] = draw(field, chance);
  }
  if (way === 4) for (let changes = 1 + chance.below(3); changes > 0; changes--) chance.mutate(input);
  return input;
}

function howOf(chance: Mutator): object {
  if (chance.below(4) > 0) return {};
  return { method: 'simulate', iterations: 1 + chance.below(2_000), seed: chance.below(1_000) };
}

function faultOf(reply: object): string | undefined {
  const { error } = reply as { readonly error?: { readonly code: string; readonly message: string } };
  if (error?.code === 'internal/failure') return error.message;
  return error === undefined && !allFinite(reply) ? 'a number that is none' : undefined;
}

function allFinite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(allFinite);
}
