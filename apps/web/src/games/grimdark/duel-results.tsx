// The duel scenario by scenario.
import type { ResultsProps } from '../view.ts';
import { ScenarioResults } from './pairing-result.tsx';
import type { BattleInput, Pairing } from './tasks.ts';

export function DuelResults({ answer, input }: ResultsProps) {
  return <ScenarioResults answer={answer as Pairing} input={input as BattleInput} scenario={undefined} />;
}
