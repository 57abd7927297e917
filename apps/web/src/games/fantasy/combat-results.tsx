// Losses of both units at once.
import { HeatMap } from '../../charts/heat-map.tsx';
import type { Joint } from '../../charts/joint.ts';
import type { ResultsProps } from '../view.ts';

const WORDS = { x: 'wounds the second unit loses', y: 'wounds the first unit loses' };
const DIAGONAL = { above: 'second ahead', below: 'first ahead' };

export function CombatResults({ answer }: ResultsProps) {
  const { joint } = answer as { readonly joint?: Joint };
  if (joint === undefined) return null;
  return (
    <div className="card p-3">
      <HeatMap title="Losses of both units" joint={joint} words={WORDS} diagonal={DIAGONAL} />
    </div>
  );
}
