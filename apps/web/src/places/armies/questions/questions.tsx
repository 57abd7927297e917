// What more can be asked of two armies whose units shoot at each other: a plan, what is worth its points, which list to bring.
import { merge } from '@oddsmith/games';
import { useMemo } from 'react';
import { listedUnits } from '../army.ts';
import { phaseOf, useChosen, useGame, useLayer, usePlan } from '../plan/plan.ts';
import { EfficiencyCard } from './efficiency-card.tsx';
import { ListsCard } from './lists-card.tsx';
import { PlanCard } from './plan-card.tsx';
import type { Asking } from './question-card.tsx';

const NOTHING = {};

interface QuestionsProps {
  /** What the plan on the card is worth, in words; undefined without one. */
  onPlanned(worth: string | undefined): void;
}

export function Questions({ onPlanned }: QuestionsProps) {
  const { firing, situations } = useGame();
  const plan = usePlan();
  const layer = useLayer();
  const [ours, theirs] = [useChosen('attacker'), useChosen('defender')];
  const over = situations === undefined ? NOTHING : (layer?.input ?? NOTHING);
  const asking = useMemo<Asking | undefined>(
    () =>
      firing && {
        calculator: firing.calculator,
        rows: listedUnits(ours),
        columns: listedUnits(theirs),
        common: merge(firing.common(plan, plan.hosts), over),
        over,
      },
    [firing, ours, theirs, plan, over],
  );
  if (asking === undefined) return null;
  return (
    <>
      {phaseOf(layer) === 'shooting' && <PlanCard asking={asking} onWorth={onPlanned} />}
      <EfficiencyCard asking={asking} />
      <ListsCard asking={asking} />
    </>
  );
}
