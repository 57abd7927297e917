// Exact or simulated, how many battles are rolled, and with which dice.
import { Dices } from 'lucide-react';
import { useId, useState } from 'react';
import { useBattleStore } from '../../../battle/context.ts';
import { Segmented } from '../../../components/form/segmented.tsx';
import { formatCount, formatMargin } from '../../../format/number.ts';
import { marginOf } from '../matrix/margin.ts';
import { usePlan } from './plan.ts';
import {
  HIGHEST_SEED,
  ITERATION_PRESETS,
  type Method,
  MOST_ITERATIONS,
  type RunPlan,
  wholeNumber,
} from './run-plan.ts';

const METHOD_WORDS: readonly { readonly id: Method; readonly title: string; readonly words: string }[] = [
  {
    id: 'exact',
    title: 'Exact',
    words: 'Every way the dice can fall is counted. The figure is the chance itself and has no margin.',
  },
  {
    id: 'simulate',
    title: 'Simulate',
    words: 'Battles are rolled and counted, as at a table. Every figure comes with its 95% margin.',
  },
];

export function MethodPicker() {
  const { run } = usePlan();
  const store = useBattleStore();
  const name = useId();
  const change = (part: Partial<RunPlan>) => store.getState().set(['run'], { ...run, ...part });
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-semibold">Method</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {METHOD_WORDS.map(({ id, title, words }) => (
            <label
              key={id}
              className="flex cursor-pointer gap-2 rounded-m border border-line p-2 has-[input:checked]:border-ink"
            >
              <input
                type="radio"
                name={name}
                className="mt-0.5 size-4 shrink-0 accent-(--ink)"
                checked={run.method === id}
                onChange={() => change({ method: id })}
              />
              <span>
                <strong className="font-semibold">{title}</strong> <span className="block text-muted">{words}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Iterations run={run} onChange={change} />
    </>
  );
}

interface IterationsProps {
  readonly run: RunPlan;
  onChange(part: Partial<RunPlan>): void;
}

const PRESETS = ITERATION_PRESETS.map((count) => ({ value: count, label: formatCount(count) }));

function Iterations({ run, onChange }: IterationsProps) {
  const { method, iterations, seed } = run;
  const id = useId();
  const newDice = () => onChange({ seed: 1 + (crypto.getRandomValues(new Uint32Array(1))[0] % 999_999) });
  // The widest there is: a chance of one half.
  const margin = formatMargin(marginOf(0.5, iterations) ?? 0);
  return (
    <section aria-labelledby={id} className="space-y-2">
      <h3 id={id} className="font-semibold">
        Iterations
      </h3>
      <p className="text-muted">
        {method === 'exact' ? 'Only pairings too large to count are rolled, ' : 'Each pairing is rolled '}
        {formatCount(iterations)} times in each scenario: a win chance is then at most {margin} points off, 19 times out
        of 20.
      </p>
      <Segmented
        label="Iterations"
        options={PRESETS}
        value={iterations}
        onChoose={(value) => onChange({ iterations: Number(value) })}
      />
      <div className="flex flex-wrap items-end gap-3">
        <NumberBox
          label="Own number"
          value={iterations}
          low={1}
          high={MOST_ITERATIONS}
          onChange={(value) => onChange({ iterations: value })}
        />
        <NumberBox
          label="Seed"
          value={seed}
          low={0}
          high={HIGHEST_SEED}
          onChange={(value) => onChange({ seed: value })}
        />
        <button type="button" className="button" onClick={newDice}>
          <Dices aria-hidden className="size-4" />
          New dice
        </button>
      </div>
      <p className="text-muted">The same seed rolls the same battles, on every machine.</p>
    </section>
  );
}

interface NumberBoxProps {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  onChange(value: number): void;
}

/** What is typed counts at once; while it is no number in range, the last one holds and the box says so. */
function NumberBox({ label, value, low, high, onChange }: NumberBoxProps) {
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const id = useId();
  const wrong = draft !== undefined && readNumber(draft, low, high) === undefined;
  const type = (text: string) => {
    setDraft(text);
    const number = readNumber(text, low, high);
    if (number !== undefined) onChange(number);
  };
  return (
    <span>
      <label htmlFor={id} className="block text-muted">
        {label}
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? String(value)}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        className="h-(--target) w-32 rounded-m border border-line-strong bg-panel px-2 text-m aria-invalid:border-bad"
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(undefined)}
      />
      {wrong && (
        <span id={`${id}-wrong`} className="block text-bad">
          {formatCount(low)} to {formatCount(high)}
        </span>
      )}
    </span>
  );
}

/** Thousands may be grouped: "20,000". */
function readNumber(text: string, low: number, high: number): number | undefined {
  const digits = text.replace(/[\s,.']/g, '');
  return /^\d{1,10}$/.test(digits) ? wholeNumber(Number(digits), low, high) : undefined;
}
