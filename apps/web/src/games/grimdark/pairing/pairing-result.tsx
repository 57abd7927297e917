// The result of a pairing: who wins, what becomes of both units, and the charts of what is left of them.
import type { TooLarge } from '@oddsmith/games';
import { useMemo } from 'react';
import { ShareBar } from '../../../charts/share-bar.tsx';
import { formatCount, formatLarge, formatMargin } from '../../../format/number.ts';
import { grimdark } from '../../../language/english/grimdark/grimdark.ts';
import { marginOf } from '../../../places/armies/matrix/margin.ts';
import { usePlan } from '../../../places/armies/plan/plan.ts';
import type { BattleInput, Pairing, Rolled } from '../tasks/solve.ts';
import { useTask } from '../tasks/use-task.ts';
import { ScenarioDetail } from './scenario-detail.tsx';
import { useScenarioTitles } from './scenario-titles.ts';

const words = grimdark.pairing;

interface PairingResultProps {
  readonly input: BattleInput;
  /** Undefined: all of them, in a list. */
  readonly scenario: string | undefined;
}

export function PairingResult({ input, scenario }: PairingResultProps) {
  const { run } = usePlan();
  const order = useMemo(() => ({ input, run }), [input, run]);
  const { reply, stale, failure } = useTask('pairing', order);
  if (failure !== undefined) return <p className="text-s text-bad">{words.cannot(failure)}</p>;
  if (reply === undefined) return <p className="text-s text-muted">{words.calculating}</p>;
  return (
    <div
      className={`transition-opacity duration-150 ${stale ? 'opacity-60' : ''}`}
      data-testid="pairing"
      data-stale={stale}
    >
      <p className="mb-2 text-s text-muted">{methodWords(reply.rolled)}</p>
      <ScenarioResults
        scenarios={reply.scenarios}
        input={input}
        scenario={scenario}
        iterations={reply.rolled?.iterations}
      />
    </div>
  );
}

function methodWords(rolled: Rolled | undefined): string {
  if (rolled === undefined) return words.exact;
  const { iterations, seed, tooLarge } = rolled;
  const how = words.battles(formatCount(iterations), seed);
  return tooLarge === undefined ? words.simulated(how) : words.simulatedBecause(tooLargeWords(tooLarge), how);
}

function tooLargeWords({ cost, allowed }: TooLarge): string {
  if (cost === undefined) return words.tooManySteps(formatLarge(allowed));
  return Number.isFinite(cost) ? words.tooLarge(formatLarge(cost), formatLarge(allowed)) : words.tooManyStates;
}

interface ScenarioResultsProps {
  readonly scenarios: Pairing['scenarios'];
  readonly input: Pick<BattleInput, 'attacker' | 'defender'>;
  readonly scenario: string | undefined;
  /** Battles that were rolled; undefined when the figures are exact. */
  readonly iterations: number | undefined;
}

export function ScenarioResults({ scenarios, input, scenario, iterations }: ScenarioResultsProps) {
  const titles = useScenarioTitles();
  const shown = Object.entries(scenarios).filter(([name]) => scenario === undefined || name === scenario);
  return (
    <ul className="divide-y divide-line">
      {shown.map(([name, result]) => (
        <li key={name} className="py-2 first:pt-0 last:pb-0">
          <details open={shown.length === 1}>
            <summary className="cursor-pointer">
              <h3 className="inline text-s font-semibold">{titles(name)}</h3>
              <WinMargin margin={marginOf(result.win, iterations)} />
              <div className="mt-1">
                <ShareBar
                  shares={[
                    { label: words.wins, chance: result.win, side: 'attacker' },
                    { label: words.draw, chance: result.draw },
                    { label: words.loses, chance: result.loss, side: 'defender' },
                  ]}
                />
              </div>
            </summary>
            <ScenarioDetail
              result={result}
              attacker={input.attacker}
              defender={input.defender}
              iterations={iterations}
            />
          </details>
        </li>
      ))}
    </ul>
  );
}

function WinMargin({ margin }: { readonly margin: number | undefined }) {
  if (margin === undefined) return null;
  return <span className="text-s text-muted"> {words.winMargin(formatMargin(margin))}</span>;
}
