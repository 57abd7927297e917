// What a recommendation must reach: a chance, one of the usual ones or any other, or the most profit.
import { Segmented } from '../../../components/form/controls/segmented.tsx';
import { axisResults } from '../../../language/english/axis/results.ts';
import { NumberBox } from '../number-box.tsx';

/** A chance, or the most profit. */
export type Goal = number | 'maxProfit';

export const USUAL_GOAL = 0.9;

const { goal: words, figures } = axisResults;
const { share: percent } = figures;

const GOALS: readonly { readonly value: Goal; readonly label: string }[] = [
  { value: 0.75, label: percent(75) },
  { value: 0.9, label: percent(90) },
  { value: 0.95, label: percent(95) },
  { value: 'maxProfit', label: words.mostProfit },
];

export function isGoal(value: unknown): value is Goal {
  return value === 'maxProfit' || (typeof value === 'number' && value >= 0 && value <= 1);
}

/** As the calculator takes it. */
export function goalInput(goal: Goal): 'maxProfit' | { readonly winChance: number } {
  return goal === 'maxProfit' ? goal : { winChance: goal };
}

interface GoalControlProps {
  readonly goal: Goal;
  /** A split over territories is for the chance to hold them alone. */
  readonly chanceAlone?: boolean;
  onChange(goal: Goal): void;
}

export function GoalControl({ goal, chanceAlone = false, onChange }: GoalControlProps) {
  const options = chanceAlone ? GOALS.filter(({ value }) => value !== 'maxProfit') : GOALS;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Segmented label={words.label} options={options} value={goal} onChoose={onChange} />
      {goal !== 'maxProfit' && (
        <span className="flex items-center gap-1 text-s text-muted">
          {words.or} <NumberBox label={words.chance} value={goal} unit="%" percent onChange={onChange} />
        </span>
      )}
    </span>
  );
}
