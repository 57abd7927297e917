// The duel scenario by scenario.
import type { ResultsOf } from '../../view.ts';
import { ScenarioResults } from './pairing-result.tsx';

export function DuelResults({ answer, input }: ResultsOf<'grimdark/duel'>) {
  return (
    <div className="card p-3">
      <ScenarioResults
        scenarios={answer.scenarios}
        input={input}
        scenario={undefined}
        iterations={answer.simulation?.iterations}
      />
    </div>
  );
}
