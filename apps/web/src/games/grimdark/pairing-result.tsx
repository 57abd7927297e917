// The result of a pairing: who wins, what becomes of both units, and the charts of what is left of them.
import { useMemo } from 'react';
import { ShareBar } from '../../charts/share-bar.tsx';
import { ScenarioDetail } from './scenario-detail.tsx';
import { useScenarioTitles } from './scenario-titles.ts';
import type { BattleInput, Pairing } from './tasks.ts';
import { useTask } from './use-task.ts';

interface PairingResultProps {
  readonly input: BattleInput;
  /** Undefined: all of them, in a list. */
  readonly scenario: string | undefined;
}

export function PairingResult({ input, scenario }: PairingResultProps) {
  const order = useMemo(() => ({ input }), [input]);
  const { reply, stale, failure } = useTask('pairing', order);
  if (failure !== undefined) return <p className="text-s text-bad">This pairing cannot be calculated: {failure}.</p>;
  if (reply === undefined) return <p className="text-s text-muted">Calculating…</p>;
  return (
    <div
      className={`transition-opacity duration-150 ${stale ? 'opacity-60' : ''}`}
      data-testid="pairing"
      data-stale={stale}
    >
      <ScenarioResults answer={reply} input={input} scenario={scenario} />
    </div>
  );
}

interface ScenarioResultsProps {
  readonly answer: Pick<Pairing, 'scenarios' | 'method'>;
  readonly input: Pick<BattleInput, 'attacker' | 'defender'>;
  readonly scenario: string | undefined;
}

export function ScenarioResults({ answer, input, scenario }: ScenarioResultsProps) {
  const titles = useScenarioTitles();
  const shown = Object.entries(answer.scenarios).filter(([name]) => scenario === undefined || name === scenario);
  return (
    <>
      {answer.method !== 'exact' && <p className="mb-2 text-s text-muted">Too large to count: simulated.</p>}
      <ul className="divide-y divide-line">
        {shown.map(([name, result]) => (
          <li key={name} className="py-2 first:pt-0 last:pb-0">
            <details open={shown.length === 1}>
              <summary className="cursor-pointer">
                <h3 className="inline text-s font-semibold">{titles(name)}</h3>
                <div className="mt-1">
                  <ShareBar
                    shares={[
                      { label: 'wins', chance: result.win, side: 'attacker' },
                      { label: 'draw', chance: result.draw },
                      { label: 'loses', chance: result.loss, side: 'defender' },
                    ]}
                  />
                </div>
              </summary>
              <ScenarioDetail result={result} attacker={input.attacker} defender={input.defender} />
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
