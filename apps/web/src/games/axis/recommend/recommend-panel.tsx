// What to send instead: the cheapest or most profitable part of an army, and a button that puts it on the board.

import { useMemo } from 'react';
import { isFlag, useChoice } from '../../../battle/choice.ts';
import { useBattleStore } from '../../../battle/context.ts';
import { openBattle } from '../../../calculator/open-battle.ts';
import { Segmented } from '../../../components/form/controls/segmented.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { axisResults } from '../../../language/english/axis/results.ts';
import { everyday } from '../../../language/english/everyday.ts';
import type { AnswerOf } from '../../calculator-types.ts';
import type { FormOf } from '../../view.ts';
import { Panel } from '../results/panel.tsx';
import { SideAnswer } from '../results/side-answer.tsx';
import { type Goal, GoalControl, goalInput, isGoal, USUAL_GOAL } from './goal-control.tsx';
import { RecommendedArmies } from './recommended-armies.tsx';

const { send: words } = axisResults;

type Side = 'attacker' | 'defender';

const SIDES = [
  { value: 'attacker', label: everyday.attacker },
  { value: 'defender', label: everyday.defender },
];

function isSide(value: unknown): value is Side {
  return value === 'attacker' || value === 'defender';
}

export function RecommendPanel({ input }: FormOf<'axis/battle'>) {
  const [open, setOpen] = useChoice('recommend', false, isFlag);
  const [side, setSide] = useChoice<Side>('recommendFor', 'attacker', isSide);
  const [goal, setGoal] = useChoice<Goal>('recommendGoal', USUAL_GOAL, isGoal);
  const { naval } = input;
  const question = useMemo(() => {
    // What to send is advice already, and knows no field for it.
    const { advise: _advise, ...battle } = input;
    return { ...battle, side, goal: goalInput(goal), criterion: null };
  }, [input, side, goal]);
  return (
    <Panel
      title={words.title}
      action={words.action}
      intro={naval ? words.introSea : words.introLand}
      open={open}
      onOpen={setOpen}
    >
      <div className="space-y-3">
        <div className="flex flex-wrap items-center gap-2">
          <Segmented
            label={words.for}
            options={SIDES}
            value={side}
            onChoose={(value) => isSide(value) && setSide(value)}
          />
          <GoalControl goal={goal} onChange={setGoal} />
        </div>
        <SideAnswer calculator="axis/recommend" question={question}>
          {(answer) => <Recommendation found={answer} side={side} />}
        </SideAnswer>
        <Button
          label={words.more}
          look="button-quiet -ml-2 text-muted"
          onClick={() => openBattle('axis/recommend', question)}
        />
      </div>
    </Panel>
  );
}

interface RecommendationProps {
  readonly found: AnswerOf<'axis/recommend'>;
  readonly side: Side;
}

function Recommendation({ found, side }: RecommendationProps) {
  const store = useBattleStore();
  return (
    <div className="space-y-2" data-testid="recommendation">
      <p className="text-s">{found.sentence}</p>
      <RecommendedArmies
        found={found}
        onUse={(army) => store.getState().set(['waves', 0, side === 'attacker' ? 'attack' : 'defense', 'units'], army)}
      />
    </div>
  );
}
