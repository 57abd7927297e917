// An opened pair of a game whose calculator says it all: its figure, its sentence, its charts and its steps.
import { type Answer, isRefusal } from '@oddsmith/games';
import { use, useEffect, useState } from 'react';
import { DistributionChart } from '../../../charts/distribution-chart.tsx';
import { StepsTab } from '../../../components/results/steps-tab.tsx';
import { Prose } from '../../../components/ui/prose.tsx';
import { askBeside } from '../../../engine-client.ts';
import { chartsOf } from '../../../games/generic-view.ts';
import { armies as words } from '../../../language/english/armies.ts';
import type { PairProps } from '../armies-game.ts';
import { useGame, ViewsContext } from '../plan/plan.ts';
import { usePairInput } from './pair-card.tsx';

interface Answered {
  readonly of: unknown;
  readonly answer?: Answer;
  readonly failure?: string;
}

async function answered(calculator: string, input: unknown): Promise<Answered> {
  const reply = await askBeside({ calculator, input });
  return isRefusal(reply) ? { of: input, failure: reply.error.message } : { of: input, answer: reply };
}

export function AnsweredPair(pair: PairProps) {
  const { calculator } = useGame();
  const view = use(ViewsContext).find(({ id }) => id === calculator);
  const input = usePairInput(pair);
  const [{ of, answer, failure }, setAnswered] = useState<Answered>({ of: undefined });
  useEffect(() => {
    let current = true;
    answered(calculator, input).then(
      (next) => current && setAnswered(next),
      (reason: unknown) => current && setAnswered({ of: input, failure: String(reason) }),
    );
    return () => {
      current = false;
    };
  }, [calculator, input]);
  if (failure !== undefined) return <p className="text-s text-bad">{words.noAnswer(failure)}</p>;
  if (answer === undefined || view === undefined)
    return <p className="text-s text-muted">{words.matrix.calculating}</p>;
  const stale = of !== input;
  const { text, unit } = view.bigNumber(answer, of);
  return (
    <div
      className={`space-y-3 transition-opacity duration-150 ${stale ? 'opacity-60' : ''}`}
      data-testid="pairing"
      data-stale={stale}
    >
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className="text-xl font-semibold text-attacker-ink">{text}</strong>
        <span className="text-s text-muted">{unit}</span>
      </p>
      <p className="text-s">
        <Prose text={answer.sentence} />
      </p>
      <div className="grid gap-x-6 gap-y-3 md:grid-cols-2">
        {chartsOf(view, answer, of)
          .slice(0, 2)
          .map(({ distribution, title, axis, side, line }) => (
            <DistributionChart
              key={distribution}
              title={title}
              distribution={answer.distributions[distribution]}
              reading="atLeast"
              axis={axis}
              side={side}
              line={line?.(of, answer)}
            />
          ))}
      </div>
      <details className="text-s">
        <summary className="min-h-(--target) cursor-pointer content-center text-muted">{words.pair.steps}</summary>
        <StepsTab answer={answer} />
      </details>
    </div>
  );
}
