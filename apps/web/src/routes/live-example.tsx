// A small battle inside a text: one number to change, the answer and its chart.
import { type Answer, isRefusal } from '@oddsmith/games';
import type { Distribution } from '@oddsmith/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { DistributionChart } from '../charts/distribution-chart.tsx';
import { Segmented } from '../components/form/controls/segmented.tsx';
import { askBeside } from '../engine-client.ts';
import { everyday } from '../language/english/everyday.ts';
import { results } from '../language/english/results/results.ts';

interface LiveExampleProps {
  readonly calculator: string;
  /** What is changed. */
  readonly label: string;
  readonly values: readonly number[];
  readonly start: number;
  inputOf(value: number): unknown;
  readonly chart: { readonly distribution: string; readonly axis: string };
  /** The answer it starts with, where that is known before anybody asks. */
  readonly known?: Answer;
  /** What to see in it, from the distributions of the answer. */
  children(distributions: { readonly [name: string]: Distribution }, value: number, answer: Answer): ReactNode;
}

export function LiveExample(props: LiveExampleProps) {
  const { calculator, label, values, start, inputOf, chart, children } = props;
  const [value, setValue] = useState(start);
  const asked = useLiveAnswer(calculator, value === start && props.known !== undefined ? undefined : value, inputOf);
  const answer = value === start ? (props.known ?? asked) : asked;
  const distribution = answer?.distributions[chart.distribution];
  return (
    <figure className="card space-y-2 p-3" data-testid="live-example" aria-busy={answer === undefined}>
      <figcaption className="text-s font-semibold">{label}</figcaption>
      <Segmented
        label={label}
        options={values.map((one) => ({ value: one, label: String(one) }))}
        value={value}
        onChoose={(chosen) => setValue(Number(chosen))}
      />
      {answer !== undefined && distribution !== undefined ? (
        <>
          <p className="text-s" aria-live="polite">
            {children(answer.distributions, value, answer)}
          </p>
          <DistributionChart
            title={results.atLeastOf(chart.axis)}
            reading="atLeast"
            axis={chart.axis}
            side="attacker"
            distribution={distribution}
          />
        </>
      ) : (
        <p className="h-48 text-s text-muted">{everyday.calculating}</p>
      )}
    </figure>
  );
}

/** undefined asks nothing. */
function useLiveAnswer(
  calculator: string,
  value: number | undefined,
  inputOf: (value: number) => unknown,
): Answer | undefined {
  const [known, setKnown] = useState<{ readonly value: number; readonly answer: Answer } | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the example says once what its value means
  useEffect(() => {
    if (value === undefined) return;
    let current = true;
    askBeside({ calculator, input: inputOf(value) }).then(
      (reply) => {
        if (current && !isRefusal(reply)) setKnown({ value, answer: reply });
      },
      // The text stands without its example.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [calculator, value]);
  return known?.answer;
}
