// A small battle inside a text: one number to change, the answer and its chart.
import { type Answer, isRefusal } from '@oddsmith/games';
import type { Distribution } from '@oddsmith/kernel';
import { type ReactNode, useState } from 'react';
import { DistributionChart } from '../../charts/distribution-chart.tsx';
import { Segmented } from '../../components/form/controls/segmented.tsx';
import { useReply } from '../../engine/use-reply.ts';
import { askBeside } from '../../engine-client.ts';
import { everyday } from '../../language/english/everyday.ts';
import { results } from '../../language/english/results/results.ts';

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
  const known = value === start ? props.known : undefined;
  const { reply } = useReply(async () => {
    const asked = known === undefined ? await askBeside({ calculator, input: inputOf(value) }) : undefined;
    return asked === undefined || isRefusal(asked) ? undefined : asked;
  }, [calculator, value]);
  const answer = known ?? reply;
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
