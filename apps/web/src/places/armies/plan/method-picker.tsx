// Exact or simulated, how many battles are rolled, and with which dice.
import { Dices } from 'lucide-react';
import { useId, useState } from 'react';
import { useBattleStore } from '../../../battle/context.ts';
import { Segmented } from '../../../components/form/controls/segmented.tsx';
import { formatCount, formatMargin } from '../../../format/number.ts';
import { armies } from '../../../language/english/armies.ts';
import { marginOf } from '../matrix/margin.ts';
import { usePlan } from './plan.ts';
import { HIGHEST_SEED, ITERATION_PRESETS, METHODS, MOST_ITERATIONS, type RunPlan, wholeNumber } from './run-plan.ts';

const words = armies.run;

const METHOD_WORDS = {
  exact: [words.exact, words.exactWords],
  simulate: [words.simulate, words.simulateWords],
} as const;

export function MethodPicker() {
  const { run } = usePlan();
  const store = useBattleStore();
  const name = useId();
  const change = (part: Partial<RunPlan>) => store.getState().set(['run'], { ...run, ...part });
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-semibold">{words.method}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {METHODS.map((id) => (
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
                <strong className="font-semibold">{METHOD_WORDS[id][0]}</strong>{' '}
                <span className="block text-muted">{METHOD_WORDS[id][1]}</span>
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
        {words.iterations}
      </h3>
      <p className="text-muted">{words[method === 'exact' ? 'onlyLarge' : 'each'](formatCount(iterations), margin)}</p>
      <Segmented
        label={words.iterations}
        options={PRESETS}
        value={iterations}
        onChoose={(value) => onChange({ iterations: Number(value) })}
      />
      <div className="flex flex-wrap items-end gap-3">
        <NumberBox
          label={words.ownNumber}
          value={iterations}
          low={1}
          high={MOST_ITERATIONS}
          onChange={(value) => onChange({ iterations: value })}
        />
        <NumberBox
          label={words.seed}
          value={seed}
          low={0}
          high={HIGHEST_SEED}
          onChange={(value) => onChange({ seed: value })}
        />
        <button type="button" className="button" onClick={newDice}>
          <Dices aria-hidden className="size-4" />
          {words.newDice}
        </button>
      </div>
      <p className="text-muted">{words.sameSeed}</p>
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
          {words.between(formatCount(low), formatCount(high))}
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
