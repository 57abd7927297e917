// Losses of both units at once.
import { HeatMap } from '../../charts/heat-map.tsx';
import { fantasyCombat } from '../../language/english/fantasy/combat.ts';
import type { ResultsOf } from '../view.ts';

const { map, diagonal } = fantasyCombat;

export function CombatResults({ answer }: ResultsOf<'fantasy/combat'>) {
  return (
    <div className="card p-3">
      <HeatMap title={map.title} joint={answer.joint} words={map} diagonal={diagonal} />
    </div>
  );
}
