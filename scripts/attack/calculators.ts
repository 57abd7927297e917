// Fuzzed inputs for every calculator: answered or refused in time, and no number that is none.
import { inlineRunner } from '@oddsmith/compute';
import { type AnyCalculator, describeForm, type FormDescription, isRefusal } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { draw, drawObject } from './inputs.ts';
import { Mutator } from './mutator.ts';
import { add, busyMs, counted, type Row } from './row.ts';

/** What a calculation may take here, and how much later it may end: engines look at the clock every 10 ms. */
const BUDGET_MS = 100;
const LATE_MS = 60;
const INPUTS_PER_REPORT = 1_000;

interface Target {
  readonly calculator: AnyCalculator;
  readonly form: FormDescription;
}

/** `onProgress` is told now and then how many are done, and how many were answered wrongly or late. */
export async function attackCalculators(
  count: number,
  seed: number,
  onProgress: (done: number, complaints: number) => void = () => {},
): Promise<Row> {
  const chance = new Mutator(seed);
  const runner = inlineRunner(calculators);
  const targets = calculators.map((calculator) => ({ calculator, form: describeForm(calculator.input) }));
  const outcomes = new Map<string, number>();
  const faults: string[] = [];
  const late: string[] = [];
  let worstMs = 0;
  // The first of each compiles its engine: that is not what is measured.
  for (const { id } of calculators) await runner.calculate({ calculator: id, input: {} }, { timeMs: 10_000 });
  for (let i = 0; i < count; i++) {
    const { calculator } = targets[i % targets.length];
    const request = {
      calculator: calculator.id,
      input: inputOf(targets[i % targets.length], chance),
      ...howOf(chance),
    };
    const [ms, reply] = await busyMs(() => runner.calculate(request, { timeMs: BUDGET_MS }));
    worstMs = Math.max(worstMs, ms);
    const fault = faultOf(reply);
    const asked = JSON.stringify(request).slice(0, 2_000);
    if (fault !== undefined) faults.push(`${fault}: ${asked}`);
    if (ms > BUDGET_MS + LATE_MS) late.push(`${Math.round(ms)} ms on a budget of ${BUDGET_MS}: ${asked}`);
    add(outcomes, isRefusal(reply) ? (reply.error.code.startsWith('budget/') ? 'out of time' : 'refused') : 'answered');
    if ((i + 1) % INPUTS_PER_REPORT === 0) onProgress(i + 1, faults.length + late.length);
  }
  return { name: 'calculators', count, outcome: counted(outcomes), worstMs, faults, late };
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
