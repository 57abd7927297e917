// The answer: one big number with its gauge and the sentence to paste into a chat.
import { MARGIN_95 } from '@oddsmith/games';
import { Gauge } from '../../charts/gauge.tsx';
import type { AnswerState } from '../../engine/use-answer.ts';
import { answers } from '../../engine-client.ts';
import { formatCount, formatRough } from '../../format/number.ts';
import type { BigNumber, CalculatorView } from '../../games/view.ts';
import { everyday } from '../../language/english/everyday.ts';
import { results } from '../../language/english/results/results.ts';
import { lazy, Suspense } from '../ui/lazy.tsx';
import { Prose } from '../ui/prose.tsx';
import { Waiting } from './waiting.tsx';

// Not every answer has shares.
const ShareBar = lazy(async () => ({ default: (await import('../../charts/share-bar.tsx')).ShareBar }));

interface AnswerCardProps {
  readonly state: AnswerState;
  readonly view: CalculatorView;
}

export function AnswerCard({ state, view }: AnswerCardProps) {
  const { answer, answered, problem, stale } = state;
  const busy = stale && problem === undefined;
  if (answer === undefined)
    return (
      <div className="card min-h-24 p-3" aria-busy={busy}>
        {problem === undefined ? (
          <Waiting state={state} inquiry={answers}>
            <p className="text-muted">{everyday.calculating}</p>
          </Waiting>
        ) : (
          <ProblemLine text={problem.message} />
        )}
      </div>
    );
  const big = view.bigNumber(answer, answered);
  return (
    <div className="card px-3 py-2" aria-busy={busy}>
      <div className={`transition-colors duration-150 ${stale ? DIMMED : ''}`} data-stale={stale} data-testid="answer">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <BigFigure big={big} />
          <p className="text-s text-muted">
            <Prose text={big.unit} />
          </p>
        </div>
        {big.shares !== undefined && (
          <div className="mt-1">
            <Suspense fallback={<div className="h-8" />}>
              <ShareBar shares={big.shares} />
            </Suspense>
          </div>
        )}
        {big.chance !== undefined && big.shares === undefined && (
          <div className="mt-1">
            <Gauge chance={big.chance} label={big.unit} side={big.side} />
          </div>
        )}
        <p className="mt-1 text-s max-sm:line-clamp-3 lg:text-m" aria-live="polite" data-testid="sentence">
          <Prose text={answer.sentence} />
        </p>
        {answer.simulation !== undefined && (
          <p className="text-s text-muted">
            {results.simulated(
              formatCount(answer.simulation.iterations),
              formatRough(answer.simulation.standardError * MARGIN_95),
            )}
          </p>
        )}
      </div>
      {problem !== undefined && <ProblemLine text={problem.message} />}
      <Waiting state={state} inquiry={answers} />
    </div>
  );
}

/** Grey and without weight, but still readable: an old answer is better than none. */
const DIMMED = 'grayscale [&_*]:font-normal [&_*]:text-muted';

const INKS = { attacker: 'text-attacker-ink', defender: 'text-defender-ink' } as const;

function BigFigure({ big }: { readonly big: BigNumber }) {
  return (
    <p className={`text-2xl font-semibold tracking-tight ${INKS[big.side]}`} data-testid="big-number">
      {big.text}
    </p>
  );
}

function ProblemLine({ text }: { readonly text: string }) {
  return (
    <p className="text-s text-bad">
      {results.problem} <Prose text={text} />.
    </p>
  );
}
