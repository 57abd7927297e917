// Why the enemy that is the problem is one: what its best answer would gain if it had one thing less.
import { useMemo } from 'react';
import { Prose } from '../../../components/ui/prose.tsx';
import { armies } from '../../../language/english/armies.ts';
import type { PairProps } from '../../../places/armies/armies-game.ts';
import { useLayer } from '../../../places/armies/plan/plan.ts';
import { useTask } from '../tasks/use-task.ts';
import { useDuel } from './duel-pair.tsx';

const MOST_REASONS = 2;

export function Reasons(pair: PairProps) {
  const scenario = useLayer()?.name;
  const input = useDuel(pair);
  const order = useMemo(() => {
    const scenarios = input.scenarios.filter((one) => scenario === undefined || one === scenario);
    return { input: { ...input, scenarios } };
  }, [input, scenario]);
  const { reply } = useTask('factors', order);
  const reasons = (reply ?? []).filter(
    ({ side, kind, change }) => side === 'defender' && kind === 'rule' && change > 0,
  );
  if (reasons.length === 0) return null;
  return (
    <p className="mt-1 text-muted">
      {armies.problem.why}{' '}
      <Prose
        text={reasons
          .slice(0, MOST_REASONS)
          .map(({ sentence }) => sentence)
          .join(' ')}
      />
    </p>
  );
}
