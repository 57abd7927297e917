// Under the answer: what would change it, what of both sides is counted and can be switched, and what is not counted.

import { sameValue } from '@oddsmith/games';
import { useBattle } from '../../battle/context.ts';
import type { AnswerState } from '../../engine/use-answer.ts';
import type { CalculatorView } from '../../games/view.ts';
import { lazy, Suspense } from '../ui/lazy.tsx';

// Asked for after the answer.
const ChangeRow = lazy(async () => ({ default: (await import('./change-row.tsx')).ChangeRow }));
const AdviceList = lazy(async () => ({ default: (await import('./advice-list.tsx')).AdviceList }));

interface BesideAnswerProps {
  readonly state: AnswerState;
  readonly view: CalculatorView;
}

export function BesideAnswer({ state: { answer, answered }, view }: BesideAnswerProps) {
  // Of an example there is nothing to say that a visit should pay for: its units are fetched when somebody has changed it.
  const isExample = useBattle(({ calculator, input }) => sameValue(input, calculator.standard));
  if (answer === undefined) return null;
  const { notes: Notes } = view;
  return (
    <>
      <Suspense fallback={<div className="h-(--target)" />}>
        <ChangeRow answer={answer} input={answered} big={view.bigNumber(answer, answered)} />
      </Suspense>
      <Suspense fallback={null}>
        {Notes !== undefined && !isExample && <Notes input={answered} />}
        {answer.advice.length > 0 && <AdviceList advice={answer.advice} />}
      </Suspense>
    </>
  );
}
