// Losses of both units at once.
import { HeatMap } from '../../charts/heat-map.tsx';
import type { ResultsOf } from '../view.ts';

const WORDS = { x: 'wounds the second unit loses', y: 'wounds the first unit loses' };
const DIAGONAL = { above: 'second ahead', below: 'first ahead' };

export function CombatResults({ answer }: ResultsOf<'fantasy/combat'>) {
  return (
    <div className="card p-3">
      <HeatMap title="Losses of both units" joint={answer.joint} words={WORDS} diagonal={DIAGONAL} />
    </div>
  );
}
