// The duel scenario by scenario.
import { findingsOf } from '@oddsmith/games';
import type { ResultsProps } from '../../view.ts';
import type { BattleInput, Pairing } from '../tasks/solve.ts';
import { ScenarioResults } from './pairing-result.tsx';

export function DuelResults({ answer, input }: ResultsProps) {
  const { scenarios } = findingsOf<Pairing>(answer);
  return (
    <div className="card p-3">
      <ScenarioResults
        scenarios={scenarios}
        input={input as BattleInput}
        scenario={undefined}
        iterations={answer.simulation?.iterations}
      />
    </div>
  );
}
